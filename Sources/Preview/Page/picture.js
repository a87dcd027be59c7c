// Makes a picture of the server safe to stand in the page: what isn't known here isn't kept.

import {parsePicture} from "./trusted.js"

const elements = new Set(`svg g defs symbol use rect circle ellipse line path polygon polyline text tspan textPath image mask clipPath
  pattern linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer feFuncR feFuncG feFuncB feFuncA
  feComposite feDropShadow feFlood feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile feTurbulence feDisplacementMap
  feConvolveMatrix`.split(/\s+/))

const attributes = new Set(`id class data-path x y x1 y1 x2 y2 cx cy r rx ry dx dy fx fy fr d points width height viewBox
  preserveAspectRatio transform opacity fill fill-opacity fill-rule clip-rule stroke stroke-width stroke-opacity stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset vector-effect paint-order color offset stop-color stop-opacity
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform mask mask-type maskUnits maskContentUnits
  clip-path clipPathUnits filter filterUnits primitiveUnits color-interpolation color-interpolation-filters in in2 result stdDeviation
  operator k1 k2 k3 k4 mode type values tableValues slope intercept amplitude exponent radius order kernelMatrix divisor bias edgeMode
  flood-color flood-opacity baseFrequency numOctaves seed stitchTiles scale xChannelSelector yChannelSelector
  font-family font-size font-weight font-style font-variant font-stretch letter-spacing word-spacing text-anchor text-decoration
  dominant-baseline alignment-baseline baseline-shift textLength lengthAdjust direction unicode-bidi writing-mode xml:space lang xml:lang
  display visibility overflow shape-rendering text-rendering image-rendering method spacing startOffset rotate`.split(/\s+/))

const styles = new Set(`mask-type mix-blend-mode isolation opacity fill stroke display visibility white-space unicode-bidi direction
  font-feature-settings font-variation-settings font-variant-numeric font-kerning font-style font-weight text-decoration
  text-decoration-line text-decoration-style text-decoration-color font-palette font-optical-sizing`.split(/\s+/))

const local = /^#[^\s]+$/
const embedded = /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/i

/**
 * The SVG element of a picture's text, cleaned, its ids made one canvas's own by `prefix`.
 * Throws where the text is no SVG.
 */
export function pictureElement(text, prefix) {
  const parsed = parsePicture(quieten(text)).documentElement
  if (parsed.localName !== "svg" || parsed.namespaceURI !== "http://www.w3.org/2000/svg") throw new Error("The server sent no picture.")
  // Cleaned where it was parsed: once it is in the page's document, pictures in it would load.
  for (const link of parsed.querySelectorAll("a")) link.replaceWith(...link.childNodes)
  clean(parsed, prefix)
  parsed.setAttribute("aria-hidden", "true")
  parsed.setAttribute("focusable", "false")
  return document.adoptNode(parsed)
}

/**
 * Shows a picture in a container. What is the same as before stays: in a drag little is laid out
 * and painted anew, and images don't flash.
 */
export function showPicture(container, picture) {
  const old = container.firstElementChild
  if (old) follow(old, picture)
  else container.replaceChildren(picture)
}

function follow(old, fresh) {
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName) return old.replaceWith(fresh)
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data
    return
  }
  for (const {name, value} of [...fresh.attributes]) {
    if (old.getAttribute(name) === value) continue
    // A style attribute would be forbidden; the same text as a property isn't.
    if (name === "style") old.style.cssText = fresh.style.cssText
    else old.setAttribute(name, value)
  }
  if (old.attributes.length > fresh.attributes.length) {
    for (const {name} of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name)
  }
  let [before, after] = [old.firstChild, fresh.firstChild]
  while (before && after) {
    const [nextBefore, nextAfter] = [before.nextSibling, after.nextSibling]
    follow(before, after)
    ;[before, after] = [nextBefore, nextAfter]
  }
  while (before) { const next = before.nextSibling; before.remove(); before = next }
  while (after) { const next = after.nextSibling; old.append(after); after = next }
}

// The page's policy forbids style attributes, handlers and scripts, and browsers say so in the
// console even where they are only parsed: inside tags they get other names, which `clean` knows.
function quieten(text) {
  if (!/\s(style|on[a-z]+)\s*=|<\/?(style|script|foreignObject|iframe)/i.test(text)) return text
  return text.replace(/<[^<>]*>/g, (tag) => tag
    .replace(/^<(\/?)(?:[\w-]+:)?(style|script|foreignObject|iframe)(?![\w-])/i, "<$1removed")
    .replace(/(\s)(style|on[a-z]+)(\s*=)/gi, "$1data-$2$3"))
}

function clean(element, prefix) {
  for (const child of [...element.children]) {
    if (!elements.has(child.localName) || child.namespaceURI !== element.namespaceURI) child.remove()
    else clean(child, prefix)
  }
  for (const {name, value} of [...element.attributes]) {
    if (name === "data-style") { element.removeAttribute(name); applyStyle(element, value) }
    else if (name === "href" || name === "xlink:href") reference(element, name, value, prefix)
    else if (name === "xmlns") continue
    else if (!attributes.has(name)) element.removeAttribute(name)
    else if (name === "id") element.setAttribute("id", prefix + value)
    else if (/url\s*\(/i.test(value)) addressed(element, name, value, prefix)
  }
}

// Only pictures inside the text itself and parts of the same text may be referred to.
function reference(element, name, value, prefix) {
  element.removeAttribute(name)
  if (local.test(value)) element.setAttribute("href", "#" + prefix + value.slice(1))
  else if (element.localName === "image" && embedded.test(value)) element.setAttribute("href", value)
}

function addressed(element, name, value, prefix) {
  const match = /^url\(\s*(["']?)#([^"'()\s]+)\1\s*\)$/.exec(value)
  if (match) element.setAttribute(name, `url(#${prefix}${match[2]})`)
  else element.removeAttribute(name)
}

function applyStyle(element, text) {
  for (const part of text.split(";")) {
    const [name, value] = [part.slice(0, part.indexOf(":")).trim(), part.slice(part.indexOf(":") + 1).trim()]
    if (styles.has(name) && !/url\s*\(/i.test(value)) element.style.setProperty(name, value)
  }
}
