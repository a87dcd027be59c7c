internal import CTasks
package import SnaplineSnapshots
internal import Testing

extension TestOccasion {
  /// The run of the test of Swift Testing that goes on.
  package static var ofSwiftTesting: TestOccasion {
    // Each case of a test runs in a task of its own, and in another one when it is run again.
    let run = ctasks_current_number()
    guard let testCase = Test.Case.current, testCase.isParameterized else {
      return TestOccasion(run: run)
    }
    guard let (values, identity) = arguments(of: testCase) else {
      // Without them, each case must have a name: two would share one otherwise.
      return TestOccasion(identity: "arguments that can't be read, in task \(run)", run: run)
    }
    return TestOccasion(
      arguments: values.map { String(describingForTest: $0) },
      identity: identity,
      run: run
    )
  }

  /// The arguments of a case, and what tells them from those of all other cases of its test.
  ///
  /// Swift Testing shows them to tools alone, so they are looked for in what the case holds. It tells
  /// arguments apart by their bytes, and numbers those that have the same.
  private static func arguments(of testCase: Test.Case) -> (values: [Any], identity: String)? {
    guard let kind = Mirror(reflecting: testCase).descendant("_kind"),
      let parts = Mirror(reflecting: kind).children.first.map({ Mirror(reflecting: $0.value) }),
      let arguments = parts.descendant("arguments").map({ Mirror(reflecting: $0).children }),
      !arguments.isEmpty
    else { return nil }
    var values: [Any] = []
    var words: [String] = []
    for argument in arguments {
      let argument = Mirror(reflecting: argument.value)
      guard let value = argument.descendant("value"),
        let bytes = argument.descendant("id", "bytes") as? [UInt8]
      else { return nil }
      values.append(value)
      words.append("\(type(of: value)) \(String(decoding: bytes, as: UTF8.self))")
    }
    guard let number = parts.descendant("discriminator") as? Int else { return nil }
    return (values, words.joined(separator: ", ") + (number > 0 ? ", repeated (\(number))" : ""))
  }
}
