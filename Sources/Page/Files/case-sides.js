// What a report or a review knows of the two sides of a case: views, their frames, and constraints.

/** Reads both sides as they are sent; what the old side lacks is as on the new one. */
export function readSides({old, new: now, masks = []}) {
  const after = now && {...now, views: readViews(now.views ?? []), rules: now.rules ?? []}
  const before = old && {...old, views: old.views ? readViews(old.views) : after?.views ?? [], rules: old.rules ?? after?.rules ?? []}
  for (const side of [before, after]) if (side) side.byPath = new Map(side.views.map((view) => [view.path, view]))
  return {old: before, new: after, moved: movedFrames(before, after), masks: masks.map(([by, path, frame]) => ({by, path, frame}))}
}

/** Views with their paths: identifiers, or classes where there are none, numbered where they are alike. */
function readViews(list) {
  const counts = new Map()
  const views = []
  for (const [kind, parent, id, text, x, y, width, height, hidden] of list) {
    const name = String(id || kind).replaceAll("/", "∕")
    const start = (views[parent] ? `${views[parent].path}/` : "") + name
    const count = (counts.get(start) ?? 0) + 1
    counts.set(start, count)
    views.push({class: kind, id: id || "", text: text || "", frame: [x, y, width, height], hidden: Boolean(hidden), depth: views[parent] ? views[parent].depth + 1 : 0, path: count === 1 ? start : `${start}[${count}]`})
  }
  return views
}

/** Frames of a case that differ: {path, from, to}. */
function movedFrames(before, after) {
  if (!before || !after) return []
  const moved = []
  for (const {path, frame: to} of after.views) {
    const from = before.byPath.get(path)?.frame
    if (!from || from.some((value, index) => Math.abs(value - to[index]) > 0.01)) moved.push({path, from, to})
  }
  for (const {path, frame} of before.views) if (!after.byPath.has(path)) moved.push({path, from: frame})
  return moved
}

/** The constraints that name a view, and whether each is on both sides. */
export function rulesOf(sides, path) {
  const of = (side) => {
    const index = side?.views.findIndex((view) => view.path === path) ?? -1
    return index < 0 ? [] : side.rules.filter(([, ...views]) => views.includes(index)).map(([text]) => text)
  }
  const before = of(sides.old)
  const after = of(sides.new)
  return [...after.map((text) => ({text, kind: before.includes(text) || !sides.old ? "" : "new"})),
    ...before.filter((text) => !after.includes(text) && sides.new).map((text) => ({text, kind: "gone"}))]
}
