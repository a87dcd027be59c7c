/// A call of code for a phone that nothing here answers.
///
/// The drop-in `UIKit` hears of them, and adds them to what `SystemCall` records.
package struct UnansweredCall: Sendable {
  /// The type and its member as Swift writes them.
  package let name: String
  /// What was passed, in order, as text.
  package let arguments: [String]

  /// Who hears of the calls of a thread or task.
  @TaskLocal package static var hearing: (@Sendable (UnansweredCall) -> Void)?

  package static func note(_ name: String, _ arguments: String...) {
    hearing?(UnansweredCall(name: name, arguments: arguments))
  }
}
