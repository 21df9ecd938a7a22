import { mount } from "svelte";
import App from "./App.svelte";
import { speech } from "./i18n/speech.svelte";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import "./ui/base.css";

settings.apply();
for (const wish of ["(prefers-color-scheme: light)", "(prefers-reduced-motion: reduce)"])
  matchMedia(wish).addEventListener("change", () => settings.apply());
router.listen();
await speech.learn(settings.lang);
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/offline.js");
mount(App, { target: document.getElementById("app")! });
