/// What the dual simplex method knows of a large problem while it approaches the answer.
///
/// The dual of a row is how hard it pulls: between its bounds for an active row, at one of them for a row
/// that is missed, and zero for a row that holds with room to spare.
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
