// The lines of a picture's text. The server writes an element, an opening tag or a closing tag on each, so
// of two pictures with as many lines, those that differ say which elements do.

const root = '<svg xmlns="http://www.w3.org/2000/svg"'

/**
 * What a line is: `name` of its element, `isOpen` where the element goes on on the lines below, and whether it
 * begins as the root does; null where it is anything else, and where it names another language of elements.
 */
function kind(line) {
  const isRoot = line.startsWith(root)
  if (line.slice(isRoot ? root.length : 0).includes("xmlns")) return null
  const name = /^<([A-Za-z][\w:-]*)[\s/>]/.exec(line)?.[1]
  if (!name) return null
  const isAlone = line.indexOf("<", 1) < 0
  if (isAlone && line.endsWith(">")) return {name, isRoot, isOpen: !line.endsWith("/>")}
  const isOne = line.endsWith(`</${name}>`) && line.split(`<${name}`).length === 2
  return isOne ? {name, isRoot, isOpen: false} : null
}

/** What a line is, with its `text` as an element of its own, without what stands on lines below; null where it is none. */
export function alone(line) {
  const found = kind(line)
  return found && {...found, text: found.isOpen ? line.slice(0, -1) + "/>" : line}
}

/**
 * The elements of two trees that are alike, by the lines of their text: pairs, and null for a line without an
 * element, and for one whose name isn't shown. Null in all where the lines don't follow the trees.
 */
export function elementsByLine(lines, one, other, isShown) {
  const pairs = []
  const open = []
  let next = [one, other]
  for (const line of lines) {
    const {name, isOpen} = kind(line) ?? {}
    if (line === "") pairs.push(null)
    else if (line.startsWith("</")) {
      const parents = open.pop()
      // What is left over stood on no line of its own.
      if (!parents || line !== `</${parents[0].nodeName}>` || next.some((element) => element)) return null
      next = parents.map((element) => element.nextElementSibling)
      pairs.push(null)
    } else if (name && !isOpen && !isShown(name)) pairs.push(null)
    else {
      // A root on one line has no lines below to follow.
      const isWrong = (element) => element?.nodeName !== name || (element === one && !isOpen)
      if (!name || next.some(isWrong)) return null
      pairs.push(next)
      if (isOpen) open.push(next)
      next = next.map((element) => isOpen ? element.firstElementChild : element.nextElementSibling)
    }
  }
  return open.length ? null : pairs
}
