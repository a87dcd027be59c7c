/// What settling one variable at a time works with.
struct Sweep: ~Copyable {
  /// Free variables that are to be looked at; `Flag.queued` marks them.
  var workList = Buffer<Int32>()
  /// Variables that stayed open when they were looked at; `Flag.unsettled` marks them.
  var unsettled = Buffer<Int32>()
  /// What the rows of the variable at hand leave it.
  var interval = Interval()
  /// The variable whose own rows narrowed `interval` last, or -1.
  var intervalOwner: Int32 = -1
  /// Long reduced rows whose open variables are all in the work list, as their own members say.
  var waitingRows = Buffer<Int32>()
  /// How often a settled variable was opened, or settled at a lower priority.
  var openings = 0
  var locks = Locks()
  var floors = Floors()
  /// Inequalities that are left out as long as they hold.
  var lazyRows = Buffer<Int32>()
  var postponed = PostponedRows()
  /// Defined variables below zero whose implicit bounds don't take part yet.
  var lowBounds = Buffer<Int32>()
  /// How many of these bounds may take part next.
  var boundAllowance = leastBoundAllowance

  static let leastBoundAllowance = 8

  init() {}

  mutating func removeAll() {
    workList.removeAll()
    unsettled.removeAll()
    waitingRows.removeAll()
    locks.removeAll()
    floors.removeAll()
    lazyRows.removeAll()
    postponed.removeAll()
    lowBounds.removeAll()
  }
}
