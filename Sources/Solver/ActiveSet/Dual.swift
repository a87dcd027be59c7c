/// The state of the dual simplex method, for large problems.
///
/// The dual of a row is between its bounds while the row is active, at one of them if the row is
/// violated, and zero if the row holds with slack.
struct Dual: ~Copyable {
  // By row.
  /// The largest size of its dual: the weight of its level.
  var bounds = Buffer<Double>()
  /// Its dual, unless it is active.
  var values = Buffer<Double>()
  /// What its violation is divided by when the row that is missed most is looked for.
  var weights = Buffer<Double>()
  /// Its violation, squared and divided by its weight.
  var violations = Tournament()

  // By slot.
  /// The dual of the active row.
  var activeValues = Buffer<Double>()
  /// The bounds of that dual.
  var lowest = Buffer<Double>()
  var highest = Buffer<Double>()

  init() {}
}
