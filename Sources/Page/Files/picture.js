// Makes a picture of the server safe to stand in the page: what isn't known here isn't kept.

import {parsePicture} from "./trusted.js"
import {alone, elementsByLine} from "./picture-lines.js"

const elements = new Set(`svg g defs symbol use rect circle ellipse line path polygon polyline text tspan textPath image mask clipPath
  pattern linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer feFuncR feFuncG feFuncB feFuncA
  feComposite feDropShadow feFlood feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile feTurbulence feDisplacementMap
  feConvolveMatrix`.split(/\s+/))

const attributes = new Set(`xmlns id class data-path data-style href x y x1 y1 x2 y2 cx cy r rx ry dx dy fx fy fr d points width height viewBox
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

// A style may load what its functions name, and an escape hides a name: only these may stand.
const functions = new Set(["matrix", "translate", "scale", "rotate", "skewx", "skewy", "rgb", "rgba", "hsl", "hsla"])
// What isn't read as a style.
const plain = new Set(["xmlns", "class", "data-path", "lang", "xml:lang"])
const local = /^#[^\s]+$/
const embedded = /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/i
const space = "http://www.w3.org/2000/svg"
const spaceOfXML = "http://www.w3.org/XML/1998/namespace"

/** What each container shows, as it was written and parsed: the next picture is compared with it. */
const shown = new WeakMap()
let imageCount = 0

/**
 * The SVG element of a picture's text, cleaned, its ids made one canvas's own by `prefix`.
 * Throws where the text is no SVG.
 */
export function pictureElement(text, prefix) {
  const {source, images} = parsed(text)
  return rooted(source, {prefix, images})
}

/**
 * Shows a picture in a container. What is the same as before stays: in a drag little is cleaned,
 * laid out and painted anew, and images don't flash.
 */
export function showPicture(container, text, prefix) {
  const before = shown.get(container)
  const live = container.firstElementChild
  const lines = text.split("\n")
  if (before && live && followLines(live, before, lines, prefix)) return
  const after = {...parsed(text, before?.images), lines}
  const canvas = {prefix, images: after.images}
  if (before && live) follow(live, before.source, after.source, canvas)
  else container.replaceChildren(rooted(after.source, canvas))
  shown.set(container, after)
}

/**
 * Changes what is shown where lines differ, without parsing the others; false where the lines don't say
 * which elements changed.
 */
function followLines(live, before, lines, prefix) {
  if (lines.length !== before.lines.length) return false
  const changed = lines.flatMap((line, index) => line === before.lines[index] ? [] : [index])
  // An image gets a short name only with all others of its picture.
  const pieces = changed.map((index) => lines[index].includes("data:image/") ? null : alone(lines[index]))
  if (pieces.includes(null)) return false
  if (before.elements === undefined) before.elements = elementsByLine(before.lines, before.source, live, (name) => name === "a" || elements.has(name))
  if (!before.elements) return false
  const pairs = changed.map((index) => before.elements[index])
  const fresh = [...drawing(`<svg xmlns="${space}">${pieces.map(({text}) => text).join("")}</svg>`).children]
  const isSame = (element, index) => {
    const [old, now] = [alone(before.lines[changed[index]]), pieces[index]]
    const isOfLine = element.nodeName === now.name && pairs[index]?.[0].nodeName === now.name
    return isOfLine && old?.isOpen === now.isOpen && old.isRoot === now.isRoot
  }
  if (fresh.length !== changed.length || !fresh.every(isSame)) return false
  const canvas = {prefix, images: before.images}
  for (const [index, element] of fresh.entries()) {
    const [source, piece] = pairs[index]
    if (pieces[index].isOpen) {
      followAttributes(piece, source, element, canvas)
      copyAttributes(source, element)
    } else {
      follow(piece, source, element, canvas)
      source.replaceWith(element)
      before.elements[changed[index]] = [element, piece]
    }
  }
  before.lines = lines
  return true
}

/** The picture as a tree, and its images by their short names; one of the picture before keeps its name. */
function parsed(text, before) {
  const images = new Map()
  const names = new Map([...before ?? []].map(([name, data]) => [data, name]))
  const source = drawing(shortened(text, images, names))
  if (source.localName !== "svg" || source.namespaceURI !== space) throw new Error("The server sent no picture.")
  return {source, images}
}

/** The root of a text's tree, with elements and attributes that may stand in the page alone; links give way to what is in them. */
function drawing(text) {
  const root = parsePicture(quieten(text)).documentElement
  for (const link of root.querySelectorAll("a")) link.replaceWith(...link.childNodes)
  for (const element of [root, ...root.querySelectorAll("*")]) {
    if (element !== root && !isKnown(element)) { element.remove(); continue }
    if (!element.hasAttribute("href") && element.hasAttribute("xlink:href")) element.setAttribute("href", element.getAttribute("xlink:href"))
    for (const name of element.getAttributeNames()) if (!attributes.has(name)) element.removeAttribute(name)
  }
  return root
}

// An image of some kilobytes is parsed and compared at each frame of a drag: its name is enough for that.
function shortened(text, images, names) {
  return text.replace(/(?<=<image\b[^<>]*\shref=")data:image\/[^"]{200,}/g, (data) => {
    if (!names.has(data)) names.set(data, `image:${imageCount += 1}`)
    images.set(names.get(data), data)
    return names.get(data)
  })
}

// The page's policy forbids style attributes, handlers and scripts, and browsers say so in the
// console even where they are only parsed: inside tags they get other names, which are known here.
function quieten(text) {
  if (!/\s(style|on[a-z]+)\s*=|<\/?(style|script|foreignObject|iframe)/i.test(text)) return text
  return text.replace(/<[^<>]*>/g, (tag) => tag
    .replace(/^<(\/?)(?:[\w-]+:)?(style|script|foreignObject|iframe)(?![\w-])/i, "<$1removed")
    .replace(/(\s)(style|on[a-z]+)(\s*=)/gi, "$1data-$2$3"))
}

/** A picture as it stands in the page, where its texts are told by a list of views. */
function rooted(source, canvas) {
  const root = cleaned(source, canvas)
  root.setAttribute("aria-hidden", "true")
  root.setAttribute("focusable", "false")
  return root
}

// A copy is cleaned in the document it was parsed in: in the page's own, pictures in it would load.
function cleaned(source, canvas) {
  const copy = source.cloneNode(true)
  if (copy.nodeType === Node.ELEMENT_NODE) {
    for (const element of [copy, ...copy.querySelectorAll("*")]) {
      for (const name of element.getAttributeNames()) put(element, name, element.getAttribute(name), canvas)
    }
  }
  return document.adoptNode(copy)
}

const isKnown = (element) => elements.has(element.localName) && element.namespaceURI === space

// Sets one attribute as it may stand in the page, or takes it away.
function put(element, name, value, canvas) {
  if (name === "xmlns") return
  if (name === "data-style") { element.removeAttribute(name); return style(element, value, canvas) }
  if (name === "href") return refer(element, value, canvas)
  const allowed = name === "id" ? canvas.prefix + value : plain.has(name) ? value : harmless(value, canvas)
  if (allowed === element.getAttribute(name)) return
  if (allowed === null) element.removeAttribute(name)
  // Without its namespace, an attribute of XML says nothing.
  else element.setAttributeNS(name.startsWith("xml:") ? spaceOfXML : null, name, allowed)
}

// Only pictures inside the text itself and parts of the same text may be referred to.
function refer(element, value, canvas) {
  element.removeAttribute("href")
  if (local.test(value)) return element.setAttribute("href", "#" + canvas.prefix + value.slice(1))
  const image = canvas.images.get(value) ?? value
  if (element.localName === "image" && embedded.test(image)) element.setAttribute("href", image)
}

/** A value of a style that loads nothing, parts of the same text by their names in the page; null for others. */
function harmless(value, canvas) {
  if (!/[(\\]/.test(value)) return value
  const match = /^url\(\s*(["']?)#([^"'()\s\\]+)\1\s*\)$/.exec(value)
  if (match) return `url(#${canvas.prefix}${match[2]})`
  const areListed = [...value.matchAll(/([^\s,(]*)\s*\(/g)].every(([, name]) => functions.has(name.toLowerCase()))
  return areListed && !value.includes("\\") ? value : null
}

function style(element, text, canvas) {
  element.style.cssText = ""
  for (const part of text.split(";")) {
    const [name, value] = [part.slice(0, part.indexOf(":")).trim(), harmless(part.slice(part.indexOf(":") + 1).trim(), canvas)]
    if (styles.has(name) && value !== null) element.style.setProperty(name, value)
  }
}

/** Changes what is shown from one parsed picture to the next, piece by piece. */
function follow(live, before, after, canvas) {
  if (before.isEqualNode(after)) return
  if (before.nodeType !== after.nodeType || before.nodeName !== after.nodeName) return live.replaceWith(cleaned(after, canvas))
  if (after.nodeType !== Node.ELEMENT_NODE) { live.data = after.data; return }
  followAttributes(live, before, after, canvas)
  let [old, fresh, piece] = [before.firstChild, after.firstChild, live.firstChild]
  while (old && fresh) {
    const next = piece.nextSibling
    follow(piece, old, fresh, canvas)
    ;[old, fresh, piece] = [old.nextSibling, fresh.nextSibling, next]
  }
  for (; piece; ) { const next = piece.nextSibling; piece.remove(); piece = next }
  for (; fresh; fresh = fresh.nextSibling) live.append(cleaned(fresh, canvas))
}

function followAttributes(live, before, after, canvas) {
  for (const name of after.getAttributeNames()) {
    const value = after.getAttribute(name)
    if (before.getAttribute(name) !== value) put(live, name, value, canvas)
  }
  for (const name of before.getAttributeNames()) if (!after.hasAttribute(name)) drop(live, name)
}

function copyAttributes(to, from) {
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name)
  for (const {name, namespaceURI, value} of from.attributes) to.setAttributeNS(namespaceURI, name, value)
}

function drop(element, name) {
  element.removeAttribute(name === "data-style" ? "style" : name)
}
