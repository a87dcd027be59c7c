// Taking a picture along: files, the clipboard, the command line that draws the same.

import {h, tell} from "./dom.js"
import {item, heading, rule} from "./menu.js"
import {choiceLabels} from "./choices.js"

export function exportMenu(page) {
  const {source} = page
  const choices = page.boards[0]?.choices() ?? {}
  const formats = page.list.choices.format ?? ["png", "svg", "pdf"]
  const pictures = source.can("picture") ? [
    heading("Download"), ...formats.map((format) => item(format.toUpperCase(), () => download(page, choices, format))),
    rule(), item("Copy image", () => copyImage(page, choices), "Shift+C"),
  ] : []
  const command = source.can("command") ? [item("Copy command line", () => copyCommand(page, choices))] : []
  return [...pictures, ...command, item("Copy address", () => copy(location.href, "Address copied"))]
}

function download(page, choices, format) {
  const name = (page.design?.name ?? "design").replace(/^.*\//, "").replace(/\.[^.]*$/, "")
  const link = h("a", {href: page.source.pictureAddress(choices, format, true), download: `${name}.${format}`, hidden: true})
  document.body.append(link)
  link.click()
  link.remove()
  tell(`${name}.${format}`)
}

/** Puts the exact picture on the clipboard. */
export async function copyImage(page, choices = page.boards[0].choices()) {
  try {
    const picture = page.source.picture(choices, "png").then((blob) => new Blob([blob], {type: "image/png"}))
    await navigator.clipboard.write([new ClipboardItem({"image/png": picture})])
    tell("Image copied")
  } catch { tell("The browser didn't let the image be copied; download it instead.") }
}

async function copyCommand(page, choices) {
  const {command, left} = await page.source.command(choices)
  const names = left.map((name) => choiceLabels[name].toLowerCase()).join(", ")
  await copy(command, names ? `Command line copied; it has no option for the ${names.replace(/,.*/, "")}` : "Command line copied")
}

async function copy(text, said) {
  try { await navigator.clipboard.writeText(text); tell(said) }
  catch { tell(text) }
}
