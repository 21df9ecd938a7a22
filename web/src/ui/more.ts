/** Say on what scrolls on which of its sides more lies than is seen: its edges fade there. */
export function more(node: HTMLElement): () => void {
  function look(): void {
    const [x, y] = [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight];
    node.toggleAttribute("data-left", node.scrollLeft > EDGE);
    node.toggleAttribute("data-right", x - node.scrollLeft > EDGE);
    node.toggleAttribute("data-up", node.scrollTop > EDGE);
    node.toggleAttribute("data-down", y - node.scrollTop > EDGE);
  }
  const watcher = new ResizeObserver(look);
  for (const part of [node, ...node.children]) watcher.observe(part);
  node.addEventListener("scroll", look, { passive: true });
  return () => {
    watcher.disconnect();
    node.removeEventListener("scroll", look);
  };
}

/** Less is no more than a shadow. */
const EDGE = 4;
