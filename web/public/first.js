// Before the first paint: the theme and the language that this person chose, or those of the device.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("veillee.settings") || "{}");
  } catch {}
  var light = matchMedia("(prefers-color-scheme: light)").matches;
  var theme =
    kept.theme === "night" || kept.theme === "paper" ? kept.theme : light ? "paper" : "night";
  document.documentElement.dataset.theme = theme;
  document.documentElement.lang = kept.lang || (navigator.language.startsWith("fr") ? "fr" : "en");
})();
