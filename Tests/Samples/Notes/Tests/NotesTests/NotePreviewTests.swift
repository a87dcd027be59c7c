#if os(Linux)
  import Notes
  import SnaplineTesting
  import Testing

  /// The previews that stand beside the views are tests by one line.
  @Test func looks() { assertSnapshots(of: previews) }
#endif
