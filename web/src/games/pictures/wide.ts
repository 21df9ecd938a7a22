import { MediaQuery } from "svelte/reactivity";

/** Whether the page has its two columns, as `ui/Stage.svelte` lays them out. */
export const wide = new MediaQuery(
  "(min-width: 1024px), (min-width: 700px) and (max-height: 520px)",
);
