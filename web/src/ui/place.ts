import { live } from "./toasts.svelte";

/**
 * Opens a dialog above the page; whoever closes it is back where they were. The browser's own dialog
 * keeps the focus inside and the page behind it still.
 */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement as HTMLElement | null;
  dialog.showModal();
  const uncover = live.cover();
  return () => {
    dialog.close();
    if (before?.isConnected) before.focus({ preventScroll: true });
    uncover();
  };
}

/**
 * Whoever plays by keys keeps their place: when the table takes away what had the focus, or puts it
 * out, the focus goes to the dock, where the next thing to do will be.
 */
export function keepPlace(table: HTMLElement): () => void {
  let place: Element | null = null;
  const arrive = (event: FocusEvent) => (place = event.target as Element);
  const watcher = new MutationObserver(() => {
    const here = document.activeElement;
    const lost = place && (!place.isConnected || place.matches(":disabled"));
    if (!lost || (here !== document.body && here !== place)) return;
    table.querySelector<HTMLElement>(".dock")?.focus({ preventScroll: true });
  });
  table.addEventListener("focusin", arrive);
  watcher.observe(table, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    watcher.disconnect();
    table.removeEventListener("focusin", arrive);
  };
}
