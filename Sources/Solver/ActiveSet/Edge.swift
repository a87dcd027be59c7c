/// The edge that leads away from a vertex when one slot moves.
struct Edge: ~Copyable {
  /// By variable: how far it goes for each point of the edge.
  var direction = Buffer<Double>()
  /// The variables that the direction changes; for large problems.
  var movingVariables = Buffer<Int32>()
  /// By row: how fast its residual changes along the edge, for the rows in `movingRows`; zero
  /// otherwise.
  var speeds = Buffer<Double>()
  var movingRows = Buffer<Int32>()
  /// Where along the edge, or along a dual step, the cost changes.
  var breakpoints = Breakpoints()

  init() {}
}
