// When pictures were really shown, on the server's clock: read by measurements, used by nothing here.

globalThis.snaplineTimes = []
globalThis.snaplineDrag = []
let offset = 0

const now = () => performance.timeOrigin + performance.now()

/** Finds how far the server's clock is from this one: the quickest of five answers counts. */
export async function setClock(source) {
  let best = Infinity
  for (let index = 0; index < 5; index += 1) {
    const start = now()
    const {clock} = await source.clock()
    const end = now()
    if (end - start >= best) continue
    best = end - start
    offset = clock - (start + end) / 2
  }
}

/** Notes a save as shown, at the second animation frame after the change. */
export function noteSave(design, saved) {
  requestAnimationFrame(() => requestAnimationFrame(() => {
    snaplineTimes.push({design, changed: saved.changed, at: saved.at, shown: now() + offset})
    if (snaplineTimes.length > 20000) snaplineTimes.splice(0, 10000)
  }))
}

/**
 * Notes a frame of a drag: when it was shown, and how long it took from the asking. Of two that were
 * put on the page between the same frames of the screen nobody sees the first.
 */
export function noteDrag(asked) {
  requestAnimationFrame((time) => {
    const shown = performance.timeOrigin + time + offset
    if (snaplineDrag.at(-1)?.shown === shown) snaplineDrag.pop()
    snaplineDrag.push({shown, took: performance.now() - asked})
    if (snaplineDrag.length > 20000) snaplineDrag.splice(0, 10000)
  })
}
