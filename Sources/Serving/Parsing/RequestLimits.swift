/// How large a request may be.
package struct RequestLimits: Sendable {
  /// All bytes before the body.
  package var head = 16_384
  package var target = 8_192
  package var fields = 100
  package var body = 1_048_576

  package init() {}
}
