// A place in a file: a link for editors where the server knows one.

import {h} from "./dom.js"

/** An element that names a place, such as card.yaml:33. */
export function placeElement(page, place) {
  if (!place) return null
  const text = page.placeText(page.boards[0], place)
  const file = (page.boards[0]?.frame?.files ?? []).find(({n}) => n === place.file)
  // Editors have schemes of their own; nothing that a browser would run or load is a link.
  const isEditor = /^[a-z][a-z0-9+.-]*:\/\//i.test(file?.link ?? "") && !/^(https?|file|javascript|data|blob):/i.test(file.link)
  if (!isEditor) return h("span", {class: "place"}, text)
  const line = place.line ? `:${place.line}:${place.column ?? 1}` : ""
  return h("a", {class: "place", href: file.link + line, title: "Open in the editor"}, text)
}
