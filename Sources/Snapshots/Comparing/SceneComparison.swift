import SnaplineGeometry
import SnaplineScene

/// Compares two scenes view by view, and tells causes from what follows from them.
struct SceneComparison {
  let old: ViewForest
  let new: ViewForest
  let matching: ViewMatching
  let names: ViewNames
  /// The length of a device pixel, in points.
  let pixel: Double
  /// Whether pixels are of another size now, so that edges were rounded to other places.
  let isRescaled: Bool
  var differences: [Difference] = []
  var fonts: [FontChange: [Int]] = [:]
  var styles: [Int: Difference] = [:]
  var texts: [Int: Difference] = [:]
  var fontPlaces: [Int: FontChange] = [:]
  var resizingContents: Set<Int> = []
  var places = Places()

  static func found(
    _ old: SceneDocument,
    _ new: SceneDocument,
    isInstalled: @escaping (FontFile) -> Bool
  ) -> (differences: [Difference], causes: [EditCause]) {
    var comparison = SceneComparison(old.scene, new.scene)
    comparison.compareContents(
      FontComparison(old: old.fonts, new: new.fonts, isInstalled: isInstalled)
    )
    comparison.addScale(old.scene.scale, new.scene.scale)
    comparison.gather()
    guard !comparison.differences.isEmpty,
      var finder = CauseFinder(comparison, old.scene.origins, new.scene.origins)
    else { return (comparison.differences, []) }
    let (causes, followed) = finder.find()
    for (index, cause) in followed { comparison.differences[index].cause = cause }
    return (comparison.differences, causes)
  }

  private init(_ old: Scene, _ new: Scene) {
    self.old = ViewForest(old)
    self.new = ViewForest(new)
    matching = ViewMatching(self.old, self.new)
    names = ViewNames(self.old, self.new, matching)
    pixel = 1 / max(1, min(old.scale, new.scale))
    isRescaled = old.scale != new.scale
  }

  mutating func compareContents(_ comparison: FontComparison) {
    for (place, view) in new.views.enumerated() {
      guard let other = matching.oldPlace[place] else { continue }
      var was = old.views[other]
      // What stands on another page is compared as if it had been there before.
      if let shift = pageShift(of: place, other) {
        was.node.frame = was.node.frame.offset(x: shift.x, y: shift.y)
      }
      let found = ViewComparison(
        was,
        view,
        pixel: pixel,
        isRescaled: isRescaled,
        fonts: comparison
      )
      let name = names.now(place)
      if !found.text.isEmpty {
        texts[place] = Difference(kind: .text, subject: name, changes: found.text)
        texts[place]?.place = .now(place)
      }
      if !found.style.isEmpty {
        styles[place] = Difference(kind: .style, subject: name, changes: found.style)
        styles[place]?.place = .now(place)
      }
      for change in found.fonts { fonts[change, default: []].append(place) }
      let first = found.fonts.min { ($0.old.name, $0.old.hash) < ($1.old.name, $1.old.hash) }
      fontPlaces[place] = first
      // Lines that broke elsewhere because the width is another are no cause of anything.
      let hasSameWidth = isSame(was.frame.width, view.frame.width)
      let hasOwnText = found.hasOtherString || (hasSameWidth && !found.text.isEmpty)
      if hasOwnText || found.hasOtherFont || !found.fonts.isEmpty { resizingContents.insert(place) }
    }
  }

  // MARK: Gathering

  mutating func gather() {
    let arrivals = topmost(new.views, counterpart: matching.oldPlace)
    let departures = topmost(old.views, counterpart: matching.newPlace)
    let shifts = FrameShifts(matching, pixel: pixel, isRescaled: isRescaled)
    let causes = FrameCauses(
      matching: matching,
      shifts: shifts,
      changedContents: resizingContents,
      additions: Dictionary(grouping: arrivals + new.views.indices.filter(changedHiding)) {
        new.views[$0].parent ?? 0
      },
      removals: Dictionary(grouping: departures) { place in
        old.views[place].parent.flatMap { matching.newPlace[$0] } ?? 0
      }
    )
    let roots = shifts.groups.map(causes.cause)
    addFonts()
    addStyles()
    addTexts()
    for place in arrivals {
      places.added[place] = append(coming(.now(place), old: "absent", new: "there"))
    }
    for place in departures {
      places.removed[place] = append(coming(.before(place), old: "there", new: "absent"))
    }
    addFrames(shifts: shifts, roots: roots)
    addRounding(shifts)
    addOrders()
    addIdentifiers()
    followOrders()
    followHiding()
    order()
  }

  /// Where the differences of views stand among all.
  struct Places {
    var fonts: [FontChange: Int] = [:]
    var styles: [Int: Int] = [:]
    var texts: [Int: Int] = [:]
    var added: [Int: Int] = [:]
    var removed: [Int: Int] = [:]
    var frames: [Int: Int] = [:]
    /// By the parent of the siblings that changed places.
    var orders: [Int: Int] = [:]
    /// The other scale, where there is one.
    var scale: Int?
  }

  @discardableResult
  mutating func append(_ difference: Difference) -> Int {
    differences.append(difference)
    return differences.count - 1
  }

  func topmost(_ views: [ViewForest.View], counterpart: [Int?]) -> [Int] {
    views.indices.filter { place in
      guard counterpart[place] == nil, let parent = views[place].parent else { return false }
      return counterpart[parent] != nil
    }
  }

  func coming(
    _ view: ViewPlace,
    old: String,
    new: String
  ) -> Difference {
    let (forest, place) =
      switch view {
      case .now(let place): (self.new, place)
      case .before(let place): (self.old, place)
      }
    var inside = 0
    var open = forest.views[place].children
    while let next = open.popLast() {
      inside += 1
      open += forest.views[next].children
    }
    let more = inside == 0 ? "" : " with \(inside) inside"
    let frame = " at " + plain(forest.views[place].frame)
    let change = Difference.Change(
      property: "view",
      old: old == "there" ? "there" + frame + more : old,
      new: new == "there" ? "there" + frame + more : new
    )
    var difference = Difference(
      kind: .layout,
      subject: names(view),
      changes: [change],
      distance: .infinity
    )
    difference.place = view
    return difference
  }
}
