/** Where we are: one of the house's pages. */
export type Route =
  | { page: "home" }
  | { page: "table"; room: string }
  | { page: "screen"; room: string }
  | { page: "join"; code: string }
  | { page: "link"; secret: string }
  | { page: "rules"; game: string | null }
  | { page: "gallery" }
  | { page: "settings" }
  | { page: "about" }
  | { page: "missing" };

export function routeOf(path: string, hash: string): Route {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean);
  switch (first) {
    case "":
      return { page: "home" };
    case "t":
      if (!second) return { page: "missing" };
      return third === "screen"
        ? { page: "screen", room: second }
        : { page: "table", room: second };
    case "join":
      return { page: "join", code: second };
    case "link":
      return { page: "link", secret: hash.replace(/^#/, "") };
    case "rules":
      return { page: "rules", game: second || null };
    case "gallery":
    case "settings":
    case "about":
      return { page: first };
    default:
      return { page: "missing" };
  }
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname, location.hash));

  go(path: string): void {
    history.pushState(null, "", path);
    this.#arrive();
    scrollTo(0, 0);
  }

  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#arrive();
  }

  /** Links inside the house change the page without loading it again. */
  follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }

  listen(): void {
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => this.follow(event));
  }

  #arrive(): void {
    this.route = routeOf(location.pathname, location.hash);
  }
}

export const router = new Router();
