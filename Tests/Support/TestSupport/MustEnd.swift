public import Testing

extension Trait where Self == TimeLimitTrait {
  /// Fails a test that never ends.
  ///
  /// A run begins all of its tests at once, and the time that a test waits for a processor counts as its
  /// own: a limit shorter than the run would fail tests by chance.
  public static var mustEnd: Self { .timeLimit(.minutes(30)) }
}
