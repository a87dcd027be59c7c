/// What has changed since the answer was last consistent, and what has to be looked at because of
/// it.
struct Propagation: ~Copyable {
  /// Variables whose values changed and whose rows aren't checked yet.
  var movedVariables = Buffer<Int32>()
  /// Reduced rows whose constants may be out of date after an edit of constants.
  var staleReduced = Buffer<Int32>()
  /// Direct and redundant rows that mention a known value that an edit of constants changed.
  var staleRows = Buffer<Int32>()
  /// Lazy rows that mention something that changed: they may not hold any more.
  var uncheckedRows = Buffer<Int32>()
  /// Whether rows that mention a changed variable are noted in these lists; otherwise only the
  /// definitions that mention it are marked.
  var isNotingRows = false
  /// Whether values change because an edit changed constants, and not because variables are
  /// settled.
  var areConstantsMoving = false

  init() {}

  /// Begins to follow an edit.
  mutating func begin() {
    movedVariables.removeAll()
    staleReduced.removeAll()
    staleRows.removeAll()
    uncheckedRows.removeAll()
  }

  /// Forgets what an answer from nothing doesn't need.
  mutating func reset() {
    movedVariables.removeAll()
    isNotingRows = false
    areConstantsMoving = false
  }
}
