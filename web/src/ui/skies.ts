/** Each house of games has its own sky. */
export type Sky = "home" | "dixit" | "stella" | "lats" | "africa";
