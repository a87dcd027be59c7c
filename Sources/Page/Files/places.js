// Narrow pages show one area at a time; this is the choice at the foot.

import {$, h, set} from "./dom.js"

const areas = [["designs", "Designs"], ["work", "Canvas"], ["inspector", "Inspector"]]

export function addPlaces(page) {
  const show = (place) => {
    $("middle").dataset.place = place
    for (const button of buttons) set(button, "aria-pressed", String(button.dataset.place === place))
  }
  const buttons = areas.map(([place, text]) => h("button", {type: "button", "data-place": place, onclick: () => show(place)}, text))
  $("places").append(...buttons)
  show("work")
  page.showPlace = show
}
