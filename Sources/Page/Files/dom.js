// Small helpers to make and keep elements. Texts always go in as text, never as markup.

const svgSpace = "http://www.w3.org/2000/svg"

/** The element with an id of page.html. */
export const $ = (id) => document.getElementById(id)

/** Makes an element: `h("button", {class: "main", onclick: f}, "Text", child)`. */
export function h(name, properties = {}, ...children) {
  return fill(document.createElement(name), properties, children)
}

/** Makes an element of SVG. */
export function s(name, properties = {}, ...children) {
  return fill(document.createElementNS(svgSpace, name), properties, children)
}

function fill(element, properties, children) {
  for (const [key, value] of Object.entries(properties)) set(element, key, value)
  element.append(...children.flat().filter((child) => child != null && child !== false))
  return element
}

/** Sets one attribute, property of style or handler; null and false take it away. */
export function set(element, key, value) {
  if (key.startsWith("on")) element.addEventListener(key.slice(2), value)
  else if (key === "style") for (const [name, text] of Object.entries(value)) element.style.setProperty(name, text)
  else if (value == null || value === false) element.removeAttribute(key)
  else if (element.getAttribute(key) !== String(value)) element.setAttribute(key, value === true ? "" : value)
}

/** Writes a text only where it differs, so that readers aren't told twice. */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text
}

/**
 * Makes a container's children follow a list, keeping the element of each key: focus and
 * scroll places survive. `update` gets the element and the item.
 */
export function keep(container, items, key, make, update = () => {}) {
  const old = new Map()
  for (const child of container.children) if (child.dataset.key !== undefined) old.set(child.dataset.key, child)
  let before = container.firstElementChild
  for (const [index, item] of items.entries()) {
    const name = String(key(item, index))
    let element = old.get(name)
    if (element) old.delete(name)
    else { element = make(item, index); element.dataset.key = name }
    update(element, item, index)
    if (element === before) before = before.nextElementSibling
    else container.insertBefore(element, before)
  }
  const lost = [...old.values()].some((element) => element.contains(document.activeElement))
  for (const element of old.values()) element.remove()
  if (lost) focusInside(container)
}

const focusable = "button:not(:disabled), a[href], input, select, [tabindex='0']"

/** Replaces what is in a container; what had the focus hands it on to what stands in its place. */
export function swap(container, ...children) {
  const place = [...container.querySelectorAll(focusable)].indexOf(document.activeElement)
  container.replaceChildren(...children.filter((child) => child != null))
  if (place < 0) return
  const target = container.querySelectorAll(focusable)[place]
  if (target) target.focus({preventScroll: true})
  else focusInside(container)
}

/** Puts the focus on the first thing in a container that takes it, or on the canvas. */
export function focusInside(container) {
  const target = container.querySelector(focusable)
  ;(target ?? $("stage")).focus({preventScroll: true})
}

/** An icon of lines on a square of 16. */
export function icon(path) {
  return s("svg", {class: "icon", viewBox: "0 0 16 16", "aria-hidden": "true"}, s("path", {d: path}))
}

export const icons = {
  undo: "M6 3 3 6l3 3M3 6h6a4 4 0 0 1 0 8H6",
  redo: "M10 3l3 3-3 3M13 6H7a4 4 0 0 0 0 8h3",
  layers: "M8 2 2 5.5 8 9l6-3.5zM2 8.5 8 12l6-3.5M2 11.5 8 15l6-3.5",
  compare: "M2.5 3h4v10h-4zM9.5 3h4v10h-4z",
  search: "M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.5 10.5 14 14",
  measure: "M1.5 5.5h13v5h-13zM4.5 5.5v2M7.5 5.5v3M10.5 5.5v2",
  pixels: "M2.5 2.5h11v11h-11zM2.5 6.2h11M2.5 9.8h11M6.2 2.5v11M9.8 2.5v11",
  strip: "M1.5 3.5h13v9h-13zM5.8 3.5v9M10.2 3.5v9",
  breaks: "M2 12.5h12M4 12.5V9M8 12.5V4M12 12.5V7M8 4l-1.8 2M8 4l1.8 2",
  share: "M8 10V2M5 4.5 8 1.8l3 2.7M3 8v5.5h10V8",
  help: "M5.8 6a2.2 2.2 0 1 1 3.4 1.8c-.8.5-1.2.9-1.2 1.8M8 12.3v.2",
  close: "M4 4l8 8M12 4l-8 8",
  chevron: "M6 3l5 5-5 5",
  more: "M3.5 8h.01M8 8h.01M12.5 8h.01",
  reset: "M3 8a5 5 0 1 0 1.6-3.7M3 2.5v3h3",
}

/** A text of anybody's on one line, with what can't be seen or turns its direction spelt out. */
export const plain = (text) => String(text).replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, (mark) => `\\u{${mark.codePointAt(0).toString(16).toUpperCase()}}`)

/** The same of a text in lines. */
export const plainLines = (text) => String(text).split("\n").map(plain).join("\n")

/** A number as people read it: at most two places, no trailing zeros. */
export const digits = (value) => String(Math.round(value * 100) / 100)

/** One message at a time, for people who look and for screen readers. */
let toastEnd
export function tell(text, isQuiet = false) {
  $("told").textContent = ""
  requestAnimationFrame(() => { $("told").textContent = text })
  if (isQuiet) return
  $("toast").textContent = text
  $("toast").hidden = false
  clearTimeout(toastEnd)
  toastEnd = setTimeout(() => { $("toast").hidden = true }, 4200)
}

/** The tooltip near a place of the window; without text it goes. */
export function tip(text, x = 0, y = 0) {
  const element = $("tip")
  element.hidden = !text
  if (!text) return
  element.textContent = text
  const {width, height} = element.getBoundingClientRect()
  element.style.setProperty("left", `${Math.max(6, Math.min(x + 12, innerWidth - width - 6))}px`)
  element.style.setProperty("top", `${y + 18 + height > innerHeight ? y - height - 10 : y + 18}px`)
}
