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
  for (const [kind, parent, id, text, x, y, width, height, hidden, corners, clip] of list) {
    const name = String(id || kind).replaceAll("/", "∕")
    const start = (views[parent] ? `${views[parent].path}/` : "") + name
    const count = (counts.get(start) ?? 0) + 1
    counts.set(start, count)
    views.push({class: kind, id: id || "", text: text || "", frame: [x, y, width, height], hidden: Boolean(hidden), corners: corners || null, clip: clip || null, depth: views[parent] ? views[parent].depth + 1 : 0, path: count === 1 ? start : `${start}[${count}]`})
  }
  return views
}

/** Whether a view is seen at a place: in its frame, or where transforms and clips leave it. */
export function isSeenAt({frame, hidden, corners, clip}, x, y) {
  const isIn = ([left, top, width, height]) => x >= left && y >= top && x < left + width && y < top + height
  if (hidden || (clip && !isIn(clip))) return false
  if (!corners) return isIn(frame)
  // Within four corners, all edges have the place on the same side.
  const turns = [0, 2, 4, 6].map((at) => {
    const [fromX, fromY, toX, toY] = [corners[at], corners[at + 1], corners[(at + 2) % 8], corners[(at + 3) % 8]]
    return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX)
  })
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0)
}

/** The outline of a view where it is seen: a list of x and y, clockwise. */
export function seenOutline({frame: [x, y, width, height], corners, clip}) {
  let points = corners ? [0, 2, 4, 6].map((at) => [corners[at], corners[at + 1]]) : [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]
  if (!clip) return points.flat()
  // Each side of the clip cuts off what lies beyond it.
  const sides = [[0, clip[0], 1], [1, clip[1], 1], [0, clip[0] + clip[2], -1], [1, clip[1] + clip[3], -1]]
  for (const [axis, limit, sign] of sides) {
    const isIn = (point) => (point[axis] - limit) * sign >= 0
    points = points.flatMap((point, index) => {
      const before = points.at(index - 1)
      const share = (limit - before[axis]) / (point[axis] - before[axis])
      const cut = before.map((value, at) => value + (point[at] - value) * share)
      return [...(isIn(point) === isIn(before) ? [] : [cut]), ...(isIn(point) ? [point] : [])]
    })
  }
  return points.flat()
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
