// A button and the menu that opens below it.

import {$, h, set, icon} from "./dom.js"

let menuCount = 0

/** Makes both; `fill` makes the menu's content each time it opens. */
export function menuButton({label, path, text, fill, kind = "menu", title}) {
  const id = `menu${menuCount += 1}`
  const menu = h("div", {id, popover: "auto", class: kind, role: kind === "menu" ? "group" : "dialog", "aria-label": label})
  const button = h("button", {type: "button", popovertarget: id, "aria-haspopup": kind === "menu" ? "true" : "dialog", "aria-expanded": "false", title: title ?? label},
    path ? icon(path) : null, h("span", {class: "label"}, text ?? label))
  if (path) set(button, "aria-label", label)
  menu.addEventListener("beforetoggle", (event) => { if (event.newState === "open") menu.replaceChildren(...fill(menu).flat().filter(Boolean)) })
  menu.addEventListener("toggle", (event) => {
    set(button, "aria-expanded", String(event.newState === "open"))
    if (event.newState === "open") { stand(menu, button); menu.querySelector("button, input, select")?.focus({preventScroll: true}) }
  })
  menu.addEventListener("keydown", (event) => walk(menu, event))
  $("head").append(menu)
  button.menu = menu
  return button
}

function stand(menu, button) {
  const at = button.getBoundingClientRect()
  const own = menu.getBoundingClientRect()
  menu.style.setProperty("top", `${Math.max(8, Math.min(at.bottom + 6, innerHeight - own.height - 8))}px`)
  menu.style.setProperty("left", `${Math.max(8, Math.min(at.left, innerWidth - own.width - 8))}px`)
}

function walk(menu, event) {
  const by = {ArrowDown: 1, ArrowUp: -1}[event.key]
  if (!by || event.target.matches("input:not([type=checkbox]), select")) return
  event.preventDefault()
  event.stopPropagation()
  const stops = [...menu.querySelectorAll("button:not(:disabled), input")]
  stops[(stops.indexOf(document.activeElement) + by + stops.length) % stops.length]?.focus()
}

/** One thing to do in a menu; it closes the menu first. */
export function item(text, action, key) {
  return h("button", {
    type: "button",
    onclick: (event) => { event.currentTarget.closest("[popover]")?.hidePopover(); action() },
  }, text, key ? h("span", {class: "key"}, key) : null)
}

/** One thing in a menu that is on or off. */
export function check(text, isOn, change, swatch) {
  return h("label", {}, h("input", {type: "checkbox", ...(isOn ? {checked: true} : {}), onchange: (event) => change(event.currentTarget.checked)}),
    swatch ? h("span", {class: "swatch", style: {background: `var(--${swatch})`}}) : null, text)
}

/** A heading in a menu. */
export const heading = (text) => h("h2", {}, text)
export const rule = () => h("hr")
