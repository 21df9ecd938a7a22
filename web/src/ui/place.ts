import { live } from "./toasts.svelte";

/**
 * Opens a dialog above the page; whoever closes it is back where they were. The browser's own dialog
 * keeps the focus inside and the page behind it still. The field that it asks for, if any, has the
 * focus.
 */
export function modal(onclose: () => void, field?: string) {
  return (dialog: HTMLDialogElement): (() => void) => {
    const before = document.activeElement as HTMLElement | null;
    // Whoever opened it takes it away.
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      onclose();
    });
    dialog.showModal();
    if (field) ask(dialog, field);
    const uncover = live.cover();
    return () => {
      dialog.close();
      if (before?.isConnected) before.focus({ preventScroll: true });
      uncover();
    };
  };
}

/** A finger would call up a keyboard over what the dialog says: that is read first. */
function ask(dialog: HTMLDialogElement, field: string): void {
  const asked = matchMedia("(pointer: coarse)").matches ? null : document.getElementById(field);
  dialog.tabIndex = -1;
  (asked ?? dialog).focus();
  if (asked instanceof HTMLInputElement) asked.select();
}

/**
 * Whoever goes by keys keeps their place: when a page takes away what had the focus, or puts it out,
 * the focus goes to what is nearest to it. Whoever comes from another page is told by its title
 * where they are.
 */
export function keepPlace(house: HTMLElement, arriving: boolean): () => void {
  /** What has the focus, and all that lies around it. */
  let way: readonly Element[] = [];
  let comes = arriving;

  function arrive({ target }: FocusEvent): void {
    way = around(target as Element);
    comes = false;
  }

  function look(): void {
    const [here, place] = [document.activeElement, way[0]];
    const lost = place && (!place.isConnected || place.matches(":disabled"));
    if (!comes && !(lost && (here === document.body || here === place))) return;
    const next = comes ? titleOf(house) : nearest(way.slice(1), house);
    if (next) focus(next);
  }

  const watcher = new MutationObserver(look);
  house.addEventListener("focusin", arrive);
  watcher.observe(house, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  look();
  return () => {
    watcher.disconnect();
    house.removeEventListener("focusin", arrive);
  };
}

function around(place: Element): readonly Element[] {
  const parent = place.parentElement;
  return [place, ...(parent ? around(parent) : [])];
}

/** What can be gone on with beside a place that is no more; typing is never begun unasked. */
const NEXT = "button:not(:disabled), a[href], [tabindex='0']";

function nearest(way: readonly Element[], house: Element): Element | null {
  const left = way.filter((one) => one.isConnected);
  // At a table what comes next is always in the dock.
  const table = left.find((one) => one.matches("[data-next='dock']"));
  const dock = table?.querySelector(".dock");
  if (dock) return dock;
  for (const one of left) {
    if (one.matches(".dock")) return one;
    // The whole page is another one.
    if (titleOf(one)) break;
    const next = [...one.querySelectorAll(NEXT)].find((other) => other.checkVisibility());
    if (next) return next;
  }
  return titleOf(house);
}

function titleOf(house: Element): Element | null {
  return house.querySelector("main h1") ?? house.querySelector("h1");
}

function focus(next: Element): void {
  if (!(next instanceof HTMLElement)) return;
  // A title is no stop on the way of the Tab key.
  if (next.matches("h1")) next.tabIndex = -1;
  next.focus({ preventScroll: true });
}
