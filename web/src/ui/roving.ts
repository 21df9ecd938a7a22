const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Arrows move the focus among the buttons of a hand, a row, a board; Tab goes past all of them. */
export function roving(container: HTMLElement): () => void {
  const items = () => [...container.querySelectorAll<HTMLElement>("[data-rove]")];

  function settle(): void {
    const all = items();
    const current = all.find((item) => item.tabIndex === 0) ?? all[0];
    for (const item of all) item.tabIndex = item === current ? 0 : -1;
  }

  function enter(event: FocusEvent): void {
    const item = (event.target as Element).closest<HTMLElement>("[data-rove]");
    if (!item) return;
    for (const other of items()) other.tabIndex = other === item ? 0 : -1;
  }

  function move(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = target(event.key, at, all.length);
    if (at < 0 || to === null) return;
    event.preventDefault();
    all[to]?.focus();
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(container, { childList: true, subtree: true });
  container.addEventListener("focusin", enter);
  container.addEventListener("keydown", move);
  settle();
  return () => {
    watcher.disconnect();
    container.removeEventListener("focusin", enter);
    container.removeEventListener("keydown", move);
  };
}

function target(key: string, at: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (at + step + count) % count;
}
