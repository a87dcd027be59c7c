extension View {
  /// Views that another one knows and doesn't keep alive.
  ///
  /// Children in a list are linked one to the next, so that a list costs nothing; who leaves is taken
  /// out.
  struct Links {
    @Unretained var parent: View?
    /// Children that wait for the pass, or have descendants which do, unless they are many.
    @Unretained var firstWaiting: View?
    @Unretained var nextWaiting: View?
    @Unretained var firstSolved: View?
    @Unretained var firstApplied: View?
    @Unretained var nextSolved: View?
  }

  final var parent: View? {
    get { links.parent }
    set { links.parent = newValue }
  }

  /// Children whose solved frames wait to be applied.
  final var firstSolved: View? {
    get { links.firstSolved }
    set { links.firstSolved = newValue }
  }
  /// Those of them whose turn it is.
  final var firstApplied: View? {
    get { links.firstApplied }
    set { links.firstApplied = newValue }
  }
  final var nextSolved: View? {
    get { links.nextSolved }
    set { links.nextSolved = newValue }
  }

  /// Whether one of two children stands before the other.
  static func isBefore(_ one: Unretained<View>, _ other: Unretained<View>) -> Bool {
    (one.look { $0.listNumber } ?? 0) < (other.look { $0.listNumber } ?? 0)
  }
}
