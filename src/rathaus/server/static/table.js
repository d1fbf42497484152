// The browser's part of a table: clicks on the board, keys, zoom, focus. It knows no rules; it only presses
// the buttons that the server has listed.
(() => {
  "use strict";
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const table = $("main.table");
  if (!table) return;

  // --- layout: wide or tall, told to the server before the stream is opened -----------------------------------
  const narrow = matchMedia("(max-width: 760px)");
  const wanted = () => (narrow.matches ? "tall" : "wide");
  const remember = () => (document.cookie = `layout=${wanted()}; path=/; max-age=15552000; samesite=lax`);
  remember();
  if (wanted() !== table.dataset.layout) {
    const address = new URL(table.getAttribute("sse-connect"), location.href);
    address.searchParams.set("layout", wanted());
    address.searchParams.delete("version"); // so that everything is sent anew at once
    table.setAttribute("sse-connect", address.pathname + address.search);
    table.dataset.layout = wanted();
  }
  narrow.addEventListener("change", () => { remember(); location.reload(); });

  // --- actions ------------------------------------------------------------------------------------------------
  const buttons = () => $$("#act button.action");
  const button = (number) => document.getElementById(`a-${number}`);
  let busy = false;
  const press = (number) => {
    const one = button(number);
    if (one && !busy) one.click();
  };
  document.addEventListener("htmx:beforeRequest", () => { busy = true; $("#notice").replaceChildren(); });
  document.addEventListener("htmx:afterRequest", () => { busy = false; });
  document.addEventListener("htmx:sendError", () => lost());

  const chooser = $("#chooser");
  const choose = (numbers) => {
    const box = $(".choices", chooser);
    box.replaceChildren(...numbers.map((number) => {
      const copy = document.createElement("button");
      copy.type = "button";
      copy.className = "action";
      copy.dataset.number = number;
      copy.textContent = $("span", button(number)).textContent;
      copy.addEventListener("click", () => { chooser.close(); press(number); });
      return copy;
    }));
    chooser.showModal();
  };
  const meant = (element) => element.dataset.actions.split(/\s+/).filter((number) => button(number));
  $("#board").addEventListener("click", (event) => {
    const target = event.target.closest("[data-actions]");
    if (!target) return;
    const numbers = meant(target);
    if (numbers.length === 1) press(numbers[0]);
    else if (numbers.length > 1) choose(numbers);
  });
  $("#board").addEventListener("keydown", (event) => {
    if ((event.key === "Enter" || event.key === " ") && event.target.closest("[data-actions]")) {
      event.preventDefault();
      event.target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
  });

  // a button and its place on the board light up together
  const light = (number, on) => {
    $$("#board [data-actions]").forEach((element) => {
      if (meant(element).includes(number)) element.classList.toggle("hot", on);
    });
  };
  for (const [name, on] of [["mouseover", true], ["mouseout", false], ["focusin", true], ["focusout", false]]) {
    $("#actions").addEventListener(name, (event) => {
      const one = event.target.closest("button.action");
      if (one) light(one.value, on);
    });
    $("#board").addEventListener(name, (event) => {
      const target = event.target.closest("[data-actions]");
      if (target) meant(target).forEach((number) => button(number).classList.toggle("hot", on));
    });
  }

  // --- keys ---------------------------------------------------------------------------------------------------
  const move = (by) => {
    const all = buttons();
    if (!all.length) return;
    const at = all.indexOf(document.activeElement);
    all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length].focus();
  };
  const keys = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    a: () => (buttons()[0] || $("#actions")).focus(),
    u: () => $("#undo")?.click(),
    l: () => $("#log").focus(),
    "+": () => zoom("+"),
    "=": () => zoom("+"),
    "-": () => zoom("-"),
    0: () => zoom("0"),
    "?": () => { const more = $(".more"); more.open = !more.open; $("summary", more).focus(); },
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || chooser.open) return;
    const at = event.target;
    if (at.closest("input, select, textarea")) return;
    if (event.key.startsWith("Arrow") && at.closest(".board-scroll, .log")) return;
    if (/^[1-9]$/.test(event.key)) {
      const one = buttons()[Number(event.key) - 1];
      if (one) { event.preventDefault(); press(one.value); }
      return;
    }
    const action = keys[event.key];
    if (action) { event.preventDefault(); action(); }
  });

  // --- focus stays with whoever plays by keyboard ---------------------------------------------------------------
  let inActions = false;
  document.addEventListener("focusin", (event) => { inActions = Boolean(event.target.closest("#actions")); });
  document.addEventListener("htmx:sseMessage", (event) => {
    found();
    if (event.target.id === "actions") {
      busy = false;
      if (chooser.open && $$("button[data-number]", chooser).some((copy) => !button(copy.dataset.number))) chooser.close();
      const focused = document.activeElement;
      if (inActions && (!focused || focused === document.body)) (buttons()[0] || $("#actions")).focus({ preventScroll: true });
    }
    if (event.target.id === "board") prepareBoard();
    if (event.target.id === "status") titleSays();
  });

  // --- the connection -------------------------------------------------------------------------------------------
  let timer = 0;
  const lost = () => {
    timer ||= setTimeout(() => {
      const note = document.createElement("div");
      note.className = "notice lost";
      note.textContent = table.dataset.lost;
      $("#notice").replaceChildren(note);
    }, 1500);
  };
  const found = () => { clearTimeout(timer); timer = 0; $("#notice .lost")?.remove(); };
  document.addEventListener("htmx:sseError", lost);
  document.addEventListener("htmx:sseOpen", found);
  // a frozen tab comes back: whatever it missed arrives by the stream, which connects again by itself

  // --- zoom -----------------------------------------------------------------------------------------------------
  const scroll = $(".board-scroll");
  let scale = 1;
  const setScale = (value, x = scroll.clientWidth / 2, y = scroll.clientHeight / 2) => {
    const before = scale;
    scale = Math.min(4, Math.max(0.5, value));
    scroll.style.setProperty("--zoom", scale);
    scroll.classList.toggle("zoomed", scale > 1);
    scroll.scrollLeft = (scroll.scrollLeft + x) * (scale / before) - x;
    scroll.scrollTop = (scroll.scrollTop + y) * (scale / before) - y;
  };
  const zoom = (way) => setScale(way === "0" ? 1 : way === "+" ? scale * 1.25 : scale / 1.25);
  $$("[data-zoom]").forEach((one) => one.addEventListener("click", () => zoom(one.dataset.zoom)));
  $(".zoom").hidden = false;
  const fingers = new Map();
  let spread = 0;
  const distance = () => {
    const [a, b] = [...fingers.values()];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  scroll.addEventListener("touchstart", (event) => {
    if (event.touches.length === 2) spread = 0;
  }, { passive: true });
  scroll.addEventListener("touchmove", (event) => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    fingers.clear();
    for (const touch of event.touches) fingers.set(touch.identifier, { x: touch.clientX, y: touch.clientY });
    const now = distance();
    const [a, b] = [...fingers.values()];
    const frame = scroll.getBoundingClientRect();
    if (spread) setScale(scale * (now / spread), (a.x + b.x) / 2 - frame.left, (a.y + b.y) / 2 - frame.top);
    spread = now;
  }, { passive: false });

  // --- the tab tells whose turn it is ---------------------------------------------------------------------------
  const title = document.title;
  const titleSays = () => { document.title = ($("#status .mine") ? "● " : "") + title; };
  titleSays();

  // --- small things -----------------------------------------------------------------------------------------------
  const prepareBoard = () => {
    $$("#board [data-copy]").forEach((one) => {
      one.hidden = false;
      const link = one.previousElementSibling;
      if (link?.matches("a.link")) link.textContent = link.href;
    });
  };
  $("#board").addEventListener("click", async (event) => {
    const one = event.target.closest("[data-copy]");
    if (!one) return;
    await navigator.clipboard?.writeText(new URL(one.dataset.copy, location.href).href);
    one.textContent = one.dataset.copied;
  });
  prepareBoard();
})();
