// Comforts: the theme switch, keys, swipes, cards as dialogs. Every page works without them.
(function (root) {
  "use strict";

  var storage = {
    get: function (name) {
      try { return localStorage.getItem("flickr-gallery." + name); } catch (denied) { return null; }
    },
    set: function (name, value) {
      try { localStorage.setItem("flickr-gallery." + name, value); } catch (denied) { /* forgets */ }
    }
  };

  function find(selector) { return document.querySelector(selector); }

  // Day and night

  function isNight() {
    var theme = root.dataset.theme;
    return theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "night";
  }

  function flip() {
    root.dataset.theme = isNight() ? "day" : "night";
    storage.set("theme", root.dataset.theme);
  }

  function recall() {
    var theme = storage.get("theme");
    if (theme === "day" || theme === "night") root.dataset.theme = theme;
  }

  find(".switch").addEventListener("click", flip);
  addEventListener("storage", recall);
  addEventListener("pageshow", function (event) { if (event.persisted) recall(); });

  // Keys

  var keysSwitch = find(".keys-switch");
  function keysAreOff() { return storage.get("keys") === "off"; }
  if (keysSwitch) {
    keysSwitch.setAttribute("aria-pressed", keysAreOff());
    keysSwitch.addEventListener("click", function () {
      storage.set("keys", keysAreOff() ? "on" : "off");
      keysSwitch.setAttribute("aria-pressed", keysAreOff());
    });
  }

  function follow(selector) {
    var link = find(selector);
    if (link) link.click();
    return Boolean(link);
  }

  // Where the text runs from the right, so do the pages.
  function turn(isLeft) {
    return follow(isLeft === (root.dir === "rtl") ? "a[rel=next]" : "a[rel=prev]");
  }

  function seek() {
    var field = find("input[type=search]");
    if (field) field.focus();
    return Boolean(field) || follow(".ways a[href$='search.html']");
  }

  addEventListener("keydown", function (event) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
      || find("dialog[open]") || event.target.closest("input, textarea, select")) return;
    var done = false;
    switch (event.key) {
      case "ArrowLeft": done = turn(true); break;
      case "ArrowRight": done = turn(false); break;
      case "Escape": done = follow(".back"); break;
      case "t": if (!keysAreOff()) { flip(); done = true; } break;
      case "/": done = !keysAreOff() && seek(); break;
    }
    if (done) event.preventDefault();
  });

  // The line to put beside a copy: into the clipboard, or marked where that is out of reach

  var copy = find(".copy");
  if (copy) copy.addEventListener("click", function () {
    var line = find(".credit"), label = copy.textContent;
    function done() {
      copy.textContent = copy.dataset.done;
      setTimeout(function () { copy.textContent = label; }, 2000);
    }
    function mark() {
      getSelection().selectAllChildren(line);
      if (document.execCommand("copy")) done();
    }
    if (navigator.clipboard) navigator.clipboard.writeText(line.textContent).then(done, mark);
    else mark();
  });

  // Swipes: one finger, sideways, not while zoomed in, nor over the ways, which scroll by them

  function onSwipe(area, act) {
    var start = null;
    if (!area) return;
    area.addEventListener("touchstart", function (event) {
      var zoomed = window.visualViewport && visualViewport.scale > 1.05;
      var touch = event.touches[0];
      var isFree = event.touches.length === 1 && !zoomed && !event.target.closest(".ways");
      start = isFree ? { x: touch.clientX, y: touch.clientY } : null;
    }, { passive: true });
    area.addEventListener("touchend", function (event) {
      if (!start) return;
      var x = event.changedTouches[0].clientX - start.x, y = event.changedTouches[0].clientY - start.y;
      start = null;
      if (Math.abs(x) > 48 && Math.abs(x) > 2 * Math.abs(y)) act(x > 0);
    }, { passive: true });
  }

  onSwipe(find(".stage"), turn);
  if (find(".grid")) onSwipe(find(".top"), flip);

  // Cards: shown in place by :target without this script, in a dialog with it

  var dialog = document.createElement("dialog");

  function open(card) {
    if (!card || !card.matches(".card") || !dialog.showModal) return;
    var copy = card.cloneNode(true);
    copy.removeAttribute("id");
    dialog.replaceChildren(copy);
    dialog.setAttribute("aria-label", copy.querySelector("h2").textContent);
    document.body.append(dialog);
    if (!dialog.open) dialog.showModal();
  }

  function openNamed() { open(document.getElementById(decodeURIComponent(location.hash.slice(1)))); }

  dialog.addEventListener("click", function (event) {
    if (event.target !== dialog && !event.target.closest(".close")) return;
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener("close", function () { dialog.remove(); });
  if (find("#people")) {
    find("#people").addEventListener("click", function (event) {
      var link = event.target.closest(".person");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(document.getElementById(link.hash.slice(1)));
    });
    addEventListener("hashchange", openNamed);
    openNamed();
  }

  // The photo grows out of its place in the grid, and shrinks back into it

  function name(url) {
    var id = /\/photo\/([^/]+)\.html$/.exec(new URL(url).pathname);
    var image = find(".stage figure img") || (id && find("#photo-" + CSS.escape(id[1]) + " img"));
    if (image) image.style.viewTransitionName = "photo";
    return image;
  }
  addEventListener("pageswap", function (event) {
    if (event.viewTransition && event.activation) name(event.activation.entry.url);
  });
  addEventListener("pagereveal", function (event) {
    var from = window.navigation && navigation.activation && navigation.activation.from;
    if (!event.viewTransition || !from) return;
    var image = name(from.url);
    event.viewTransition.finished.then(function () {
      if (image) image.style.viewTransitionName = "";
    });
  });
})(document.documentElement);
