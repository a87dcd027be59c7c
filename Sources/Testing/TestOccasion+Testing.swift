package import SnaplineSnapshots
internal import Testing

extension TestOccasion {
  /// The run of the test of Swift Testing that goes on.
  package static var current: TestOccasion {
    let values = argumentValues
    return TestOccasion(
      arguments: values.map { String(describingForTest: $0) },
      identity: values.map { "\(type(of: $0)) \(String(reflecting: $0))" }.joined(separator: ", "),
      run: runningTask
    )
  }

  /// The arguments of the case that runs.
  ///
  /// Swift Testing shows them to tools alone, so they are looked for in what the case holds.
  private static var argumentValues: [Any] {
    guard let testCase = Test.Case.current, Test.current?.isParameterized == true,
      let kind = Mirror(reflecting: testCase).descendant("_kind"),
      let payload = Mirror(reflecting: kind).children.first?.value,
      let arguments = Mirror(reflecting: payload).children.first(where: { $0.label == "arguments" })
    else { return [] }
    return Mirror(reflecting: arguments.value).children.compactMap { argument in
      Mirror(reflecting: argument.value).descendant("value")
    }
  }

  /// The number of the task that runs, of which no other task of the process has the same: each case
  /// of a test has one, and has another one when it is run again.
  private static var runningTask: UInt64 {
    unsafe currentTask().map { unsafe number(of: $0) } ?? 0
  }
}

// The runtime numbers its tasks and says so to debuggers; no module of the language does.
@_silgen_name("swift_task_getCurrent")
private func currentTask() -> UnsafeRawPointer?

@_silgen_name("swift_task_getJobTaskId")
private func number(of task: UnsafeRawPointer) -> UInt64
