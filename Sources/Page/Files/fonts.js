// The font files of a picture, each loaded once from the server.

const asked = new Map()

/** Resolves when all fonts of a frame are there, or can't be had. */
export function loadFonts(fonts = []) {
  const waiting = []
  for (const {family, address} of fonts) {
    const key = `${family} ${address}`
    if (!asked.has(key)) asked.set(key, load(family, address))
    if (asked.get(key)) waiting.push(asked.get(key))
  }
  return waiting.length ? Promise.all(waiting) : null
}

// A file holds one weight and slant: the face takes all that is asked of it, so nothing is faked.
async function load(family, address) {
  const url = new URL(address, location.href)
  if (url.origin !== location.origin || /["\\\n]/.test(url.href)) return
  const face = new FontFace(family, `url("${url.href}")`, {weight: "1 1000", style: "normal"})
  try {
    document.fonts.add(await face.load())
  } catch {
    asked.delete(`${family} ${address}`)
    return
  }
  asked.set(`${family} ${address}`, null)
}
