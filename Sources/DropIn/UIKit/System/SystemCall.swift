import SnaplineLayout
import Synchronization

/// A call to the system around an app, such as a haptic tap, which a phone performs and Linux doesn't.
///
/// Such calls do nothing here. A test asks which of them its code made:
///
///     let calls = SystemCall.recorded { button.sendActions(for: .touchUpInside) }
///     #expect(calls.map(\.name) == ["UIImpactFeedbackGenerator.impactOccurred()"])
public struct SystemCall: Hashable, Sendable, CustomStringConvertible {
  /// The type and its member as Swift writes them: `UIImpactFeedbackGenerator.impactOccurred()`.
  public let name: String
  /// The arguments of the call, in order, as text.
  public let arguments: [String]

  public var description: String {
    arguments.isEmpty ? name : name + ": " + arguments.joined(separator: ", ")
  }

  /// The calls that `body` makes on its own thread or task, in order.
  ///
  /// Calls in an inner recording don't appear in the outer one.
  public static func recorded(_ body: () throws -> Void) rethrows -> [SystemCall] {
    let record = Record()
    let hear: @Sendable (UnansweredCall) -> Void = {
      record.add(SystemCall(name: $0.name, arguments: $0.arguments))
    }
    try UnansweredCall.$hearing.withValue(hear) { try $current.withValue(record) { try body() } }
    return record.calls
  }

  static func note(_ name: String, _ arguments: Any...) {
    current?.add(SystemCall(name: name, arguments: arguments.map { String(describing: $0) }))
  }

  @TaskLocal private static var current: Record?
}

extension SystemCall {
  /// The calls of one recording; tasks that the recorded code starts may add theirs at the same time.
  private final class Record: Sendable {
    private let kept = Mutex<[SystemCall]>([])

    var calls: [SystemCall] { kept.withLock { $0 } }
    func add(_ call: SystemCall) { kept.withLock { $0.append(call) } }
  }
}
