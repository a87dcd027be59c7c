import Foundation

/// One arranged view with what the stack made to hold it.
struct StackSlot {
  /// A subview of the stack, which keeps it alive; who leaves the stack leaves its slot.
  @Unretained var view: View?
  /// Whether the view was hidden when it was last heard of.
  var isHidden: Bool
  /// The distance after the view, in place of the stack's.
  var customSpacing: CGFloat?

  /// The distance to the visible view before.
  var spacing: LayoutConstraint?
  /// All that holds the view, the distance included.
  var ties: [LayoutConstraint] = []
  /// Between the visible view before and this one, where gaps are shared out.
  var gap: LayoutGuide?

  init(_ view: View) {
    _view = Unretained(wrappedValue: view)
    isHidden = view.isHidden
  }
}

/// What a stack's constraints were made for, and where they have to be made anew.
struct StackUpkeep {
  /// The places where something changed, and all between them.
  private(set) var stale: Range<Int>?
  /// Whether nothing that was made can stay.
  private(set) var isAllStale = false

  /// What each view's constraints depend on besides its neighbours.
  var shape: StackShape?
  /// The last visible view, which holds the stack's end.
  @Unretained var last: View?

  /// What holds the stack's end.
  var end: LayoutConstraint?
  /// What holds the arranged views as one across the axis.
  var frame: [LayoutConstraint] = []
  /// A guide as high as the highest view, and as deep as the deepest.
  var spanner: LayoutGuide?
  /// What of it has no objects yet.
  var drafts = StackDrafts()
  /// Whether what is made becomes drafts.
  var isDrafting = false
  /// Lengths as parts of the stack's, with what they were made from.
  var shares: [(share: StackShare, constraint: LayoutConstraint)] = []
  /// The gap that all others are as long as, where they are shared out.
  var firstGap: LayoutGuide?
  /// How many of the views are texts that wrap.
  var textCount = 0
  /// How many of the views aren't hidden.
  var shownCount = 0
  /// The place that was looked up last.
  var found = 0
  /// Whether the highest view is looked for by solved heights, rather than by those of contents.
  var knowsHeights = true
  /// The highest view of a row, as rows that name the row's baselines know it.
  @Unretained var highest: View?

  mutating func noteAll() { isAllStale = true }

  mutating func note(_ place: Int) { note(place..<place + 1) }

  private mutating func note(_ places: Range<Int>) {
    guard let before = stale else { return stale = places }
    stale = min(before.lowerBound, places.lowerBound)..<max(before.upperBound, places.upperBound)
  }

  mutating func noteInsertion(at place: Int) {
    move(from: place, by: 1)
    note(place)
  }

  /// Moves what is stale from a place on.
  private mutating func move(from place: Int, by distance: Int) {
    guard let before = stale else { return }
    let lower = before.lowerBound + (place <= before.lowerBound ? distance : 0)
    stale = lower..<max(lower, before.upperBound + (place < before.upperBound ? distance : 0))
  }

  /// The view at a place is gone; what follows has another one before it.
  mutating func noteRemoval(at place: Int, of view: View) {
    move(from: place + 1, by: -1)
    note(place..<place)
    // Another object may come to stand at its address.
    if shape?.names(view) ?? false { shape = nil }
    if $last.isObject(view) { last = nil }
    if $highest.isObject(view) { highest = nil }
  }

  /// Whether anything is to be looked at.
  var isPending: Bool { stale != nil || isAllStale }

  /// The places to be made anew among so many.
  mutating func take(count: Int, isAll: Bool) -> Range<Int> {
    defer { (stale, isAllStale) = (nil, false) }
    return isAll ? 0..<count : (stale ?? 0..<0).clamped(to: 0..<count)
  }
}

/// Which views all the others are measured by.
struct StackShape: Equatable {
  private var first: ObjectIdentifier?
  /// Of a stack that shares gaps out, the view at the end of the first one.
  private var second: ObjectIdentifier?
  private var isSingle: Bool

  init(first: View?, second: View?, isSingle: Bool) {
    self.first = first.map { ObjectIdentifier($0) }
    self.second = second.map { ObjectIdentifier($0) }
    self.isSingle = isSingle
  }

  func names(_ view: View) -> Bool {
    first == ObjectIdentifier(view) || second == ObjectIdentifier(view)
  }
}

/// A length as a part of the stack's.
struct StackShare: Equatable {
  @Unretained var node: LayoutNode?
  var role: LayoutConstraint.Role
  var part: CGFloat
  var constant: CGFloat
  var priority: LayoutPriority

  static func == (one: Self, other: Self) -> Bool {
    one.$node.isSame(as: other.$node) && one.role == other.role && one.part == other.part
      && one.constant == other.constant && one.priority == other.priority
  }
}
