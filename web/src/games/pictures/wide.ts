import { MediaQuery } from "svelte/reactivity";

// As `ui/Stage.svelte` lays a page out.

/** The page has two columns. */
export const wide = new MediaQuery(
  "(min-width: 1024px), (min-width: 700px) and (max-height: 520px)",
);

/** A low and stout phone that stands: what is chosen from has the height that there is. */
export const short = new MediaQuery(
  "(max-width: 699px) and (max-height: 740px) and (min-aspect-ratio: 1/2)",
);

/** A phone on its side: two columns, and no room beside the table but for the dock. */
export const low = new MediaQuery(
  "(min-width: 700px) and (max-width: 1023px) and (max-height: 520px)",
);
