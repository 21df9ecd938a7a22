const LONG = 420;

/** A long press looks without lighting: it calls, and the click that ends it is swallowed. */
export function hold(look: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    let timer = 0;
    let held = false;
    const begin = () => {
      held = false;
      timer = window.setTimeout(() => {
        held = true;
        look();
      }, LONG);
    };
    const end = () => window.clearTimeout(timer);
    const click = (event: MouseEvent) => {
      if (!held) return;
      held = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const menu = (event: Event) => event.preventDefault();
    node.addEventListener("pointerdown", begin);
    for (const name of ["pointerup", "pointercancel", "pointerleave"])
      node.addEventListener(name, end);
    node.addEventListener("click", click, { capture: true });
    node.addEventListener("contextmenu", menu);
    return () => {
      end();
      node.removeEventListener("pointerdown", begin);
      for (const name of ["pointerup", "pointercancel", "pointerleave"])
        node.removeEventListener(name, end);
      node.removeEventListener("click", click, { capture: true });
      node.removeEventListener("contextmenu", menu);
    };
  };
}
