import { MediaQuery } from "svelte/reactivity";

// As `ui/Stage.svelte` lays a page out.

/** The page has two columns. */
export const wide = new MediaQuery(
  "(min-width: 1024px), (min-width: 700px) and (max-height: 520px)",
);

/** A phone on its side: two columns, and no room beside the table but for the dock. */
export const low = new MediaQuery(
  "(min-width: 700px) and (max-width: 1023px) and (max-height: 520px)",
);
