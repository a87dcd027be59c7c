// What designs are drawn for: the choices that people change often stand in a row, the rest in a menu.

import {$, h, keep, say, set, icon, icons} from "./dom.js"
import {menuButton} from "./menu.js"

const textSizes = {xSmall: "Smallest", small: "Small", medium: "Medium", large: "Large (usual)", xLarge: "Larger", xxLarge: "Larger still", xxxLarge: "Largest"}
const partNames = {full: "Whole screen", third: "A third", half: "A half", twoThirds: "Two thirds", slideOver: "Slide over"}

/** What people read for a value of a choice. */
export function choiceName(page, name, value) {
  if (name === "device") return page.list.choices.device?.find((device) => device.value === value)?.name ?? value
  if (name === "text-size") return textSizes[value] ?? value.replace("accessibility", "Accessibility ")
  if (name === "split") return partNames[value] ?? value
  if (name === "direction") return {ltr: "Left to right", rtl: "Right to left"}[value] ?? value
  if (name === "bold-text") return value ? "Bold text" : "Plain text"
  if (name === "contrast") return value === "high" ? "High contrast" : "Normal contrast"
  if (name === "scale") return `${value} ×`
  if (name === "locale" || name === "metrics" || name === "variant" || name === "scene") return value
  return value ? value[0].toUpperCase() + value.slice(1) : value
}

export const choiceLabels = {
  variant: "Variant", scene: "Scene", device: "Device", orientation: "Orientation", split: "Split", appearance: "Appearance", contrast: "Contrast",
  direction: "Direction", "text-size": "Text", "bold-text": "Bold text", locale: "Locale", scale: "Scale", metrics: "Metrics", width: "Width", height: "Height", "text-length": "Text length, %",
}
const often = ["variant", "scene", "device", "orientation", "appearance", "text-size", "direction"]
const seldom = ["split", "contrast", "bold-text", "locale", "scale", "metrics", "width", "height", "text-length"]
/** Choices that are numbers, with their limits. */
const numbers = {width: [16, 4000], height: [16, 4000], "text-length": [10, 400]}

export class Choices {
  constructor(page) {
    this.page = page
    this.row = h("div", {class: "choice"})
    this.more = menuButton({label: "More choices", path: icons.more, text: "More", kind: "form", fill: () => this.form()})
    this.reset = h("button", {type: "button", class: "plain", onclick: () => this.clear()}, icon(icons.reset), "Reset")
    this.group = h("div", {class: "choice"})
    $("choices").append(this.group, this.more, this.reset)
  }

  /** The values of a choice for the design that is shown; none means that it has no such choice. */
  values(name) {
    const {list, design} = this.page
    if (name === "variant") return design?.variants ?? []
    if (name === "scene") return design?.scenes ?? []
    if (name === "device") return (list.choices.device ?? []).map(({value}) => value)
    if (name === "appearance") return ["light", "dark"]
    if (name === "direction") return ["ltr", "rtl"]
    if (name === "contrast") return ["normal", "high"]
    if (name === "scale") return ["1", "2", "3"]
    if (name === "bold-text") return ["1"]
    return list.choices[name] ?? []
  }

  update() {
    const names = often.filter((name) => this.values(name).length > (name === "scene" || name === "variant" ? 1 : 0))
    const set = seldom.filter((name) => this.page.address.get(name))
    keep(this.group, [...names, ...set.filter((name) => !numbers[name])], (name) => name, (name) => this.choice(name), (element, name) => this.updateChoice(element, name))
    this.reset.hidden = !this.set().length
    this.more.querySelector(".label").textContent = "More"
  }

  set() { return [...often, ...seldom].filter((name) => name !== "scene" && this.page.address.get(name)) }
  clear() { this.page.address.set(Object.fromEntries(this.set().map((name) => [name, ""]))); $("stage").focus({preventScroll: true}) }

  choice(name) {
    const select = h("select", {"aria-label": choiceLabels[name], onchange: (event) => this.choose(name, event.currentTarget.value)})
    return name === "locale" ? h("label", {class: "choice"}, h("span", {}, "Locale"), this.locale()) : h("label", {class: "choice"}, h("span", {}, choiceLabels[name]), select)
  }

  get sceneLabel() { return this.page.design?.kind === "swift" ? "Preview" : choiceLabels.scene }

  updateChoice(element, name) {
    const value = this.page.address.get(name)
    element.classList.toggle("set", Boolean(value))
    const select = element.querySelector("select, input")
    if (name === "scene") {
      say(element.querySelector("span"), this.sceneLabel)
      set(select, "aria-label", this.sceneLabel)
    }
    if (select.localName === "select") fillSelect(select, this.page, name, this.values(name))
    if (document.activeElement !== select || select.localName === "select") select.value = value
  }

  choose(name, value) { this.page.address.set({[name]: value}) }

  form() {
    return seldom.filter((name) => numbers[name] || name === "locale" || this.values(name).length).flatMap((name) => {
      const id = `more-${name}`
      let field
      if (name === "locale") field = this.locale(id)
      else if (numbers[name]) field = h("input", {id, type: "number", min: numbers[name][0], max: numbers[name][1], placeholder: "The design's own", onchange: (event) => this.choose(name, event.currentTarget.value)})
      else {
        field = h("select", {id, onchange: (event) => this.choose(name, event.currentTarget.value)})
        fillSelect(field, this.page, name, this.values(name))
      }
      field.value = this.page.address.get(name)
      return [h("label", {for: id}, choiceLabels[name]), field]
    })
  }

  locale(id) {
    return h("input", {
      ...(id ? {id} : {"aria-label": "Locale"}), type: "text", placeholder: "such as ar or en-GB", size: 9, spellcheck: "false", value: this.page.address.get("locale"),
      onchange: (event) => this.choose("locale", event.currentTarget.value.trim()),
    })
  }
}

/** Fills a select with a choice's values, devices in groups; the first is the design's own. */
export function fillSelect(select, page, name, values, first = own(name)) {
  const key = name + values.join()
  if (select.filledFor === key) return
  select.filledFor = key
  const option = (value) => h("option", {value}, choiceName(page, name, value))
  const parts = first === null ? [] : [h("option", {value: ""}, first)]
  if (name === "device") {
    const groups = Map.groupBy(page.list.choices.device ?? [], ({group}) => group ?? "")
    for (const [group, devices] of groups) {
      const options = devices.map(({value, name: device, size}) => h("option", {value}, size ? `${device} · ${size[0]} × ${size[1]}` : device))
      parts.push(...(group ? [h("optgroup", {label: group}, ...options)] : options))
    }
  } else parts.push(...values.map(option))
  select.replaceChildren(...parts)
  set(select, "data-filled", "")
}

const own = (name) => ({device: "None", orientation: "Usual", "bold-text": "Off", variant: "First", scene: "First", split: "None"}[name] ?? "Design’s own")
