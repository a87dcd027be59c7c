// The dialog that lists the keys. People can turn single letters off.

import {h, icon, icons} from "./dom.js"

const lettersKey = "snapline.letters"
export const hasLetters = () => { try { return localStorage.getItem(lettersKey) !== "off" } catch { return true } }

/** Shows the keys of a page, in sections. */
export function showHelp(page, sections) {
  const dialog = h("dialog", {"aria-labelledby": "help-title", onclose: () => dialog.remove()},
    h("header", {}, h("h2", {id: "help-title"}, "Keys"), h("button", {type: "button", class: "square", "aria-label": "Close", onclick: () => dialog.close()}, icon(icons.close))),
    h("div", {class: "body"}, h("div", {class: "keys"}, sections.map(([title, keys]) => h("section", {}, h("h3", {}, title), h("ul", {}, keys.map(([key, text]) => h("li", {}, h("span", {}, text), h("kbd", {}, key))))))),
      h("label", {class: "choice"}, h("input", {type: "checkbox", ...(hasLetters() ? {checked: true} : {}), onchange: (event) => { try { localStorage.setItem(lettersKey, event.currentTarget.checked ? "on" : "off") } catch { /* it holds for this page */ } }}), "Single letters work as keys"),
      h("p", {class: "quiet small"}, page.list?.tool ?? "")))
  document.body.append(dialog)
  dialog.showModal()
}

/** Whether a key belongs to a field that is typed in. */
export const isTyping = (event) => event.target.closest?.("input:not([type=checkbox]), textarea, select, dialog, [popover]")
