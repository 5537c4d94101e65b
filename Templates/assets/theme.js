// Runs before the first paint: the theme chosen last time, and what a style sheet cannot say yet.
(function (root) {
  "use strict";
  root.classList.add("js");
  try {
    var theme = localStorage.getItem("flickr-gallery.theme");
    if (theme === "day" || theme === "night") root.setAttribute("data-theme", theme);
  } catch (denied) {
    // Without storage the page keeps the theme it came with.
  }
  try {
    var sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "@supports (height: 1svh) { :root { --room: calc(100svh - 10.5rem) } }" +
      "@media (max-width: 48em) { .ways { scrollbar-width: none; scroll-padding: 0 var(--edge) }" +
      ".ways [aria-current] { scroll-initial-target: nearest } }" +
      "@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }");
    document.adoptedStyleSheets = [sheet];
  } catch (unknown) {
    // Older browsers do without.
  }
})(document.documentElement);
