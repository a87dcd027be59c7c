// The lines of a picture's text. The server writes an element, an opening tag or a closing tag on each, so
// of two pictures with as many lines, those that differ say which elements do.

/**
 * What a line is: `name` of its element, and `isOpen` where the element goes on on the lines below;
 * null where it is anything else.
 */
function kind(line) {
  const name = /^<([A-Za-z][\w:-]*)[\s/>]/.exec(line)?.[1]
  if (!name) return null
  const isAlone = line.indexOf("<", 1) < 0
  if (isAlone && line.endsWith(">")) return {name, isOpen: !line.endsWith("/>")}
  const isOne = line.endsWith(`</${name}>`) && line.split(`<${name}`).length === 2
  return isOne ? {name, isOpen: false} : null
}

/** The text of a line as an element of its own, without what stands on lines below; null where it is none. */
export function alone(line) {
  const {isOpen} = kind(line) ?? {}
  return isOpen === undefined ? null : {isOpen, text: isOpen ? line.slice(0, -1) + "/>" : line}
}

/**
 * The elements of two trees that are alike, by the lines of their text: pairs, and null for a line without an
 * element. Null in all where the lines don't follow the trees.
 */
export function elementsByLine(lines, one, other) {
  const pairs = []
  const open = []
  let next = [one, other]
  for (const line of lines) {
    if (line.startsWith("</") || line === "") {
      if (line && !open.length) return null
      if (line) next = open.pop().map((element) => element.nextElementSibling)
      pairs.push(null)
      continue
    }
    const {name, isOpen} = kind(line) ?? {}
    if (!name || next.some((element) => element?.nodeName !== name)) return null
    pairs.push(next)
    if (isOpen) open.push(next)
    next = next.map((element) => isOpen ? element.firstElementChild : element.nextElementSibling)
  }
  return open.length ? null : pairs
}
