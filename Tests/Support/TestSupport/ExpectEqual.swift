public import Testing

/// Fails the test where two values differ, as `#expect(found == expected)` does.
///
/// The macro costs the compiler 60 ms where one of the two is a literal of an array, and this 4 ms.
public func expectEqual<Value: Equatable>(
  _ found: Value,
  _ expected: Value,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard found != expected else { return }
  let difference = "found \(found), expected \(expected)"
  let text = comment().map { "\(difference): \($0.rawValue)" } ?? difference
  Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
}
