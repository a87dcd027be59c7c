/// How far the code of a Swift file may go.
package struct LiveLimits: Hashable, Sendable {
  /// In MiB.
  package var memory = 1024
  /// Seconds of a processor for each picture.
  package var processor = 10
  /// Seconds for each picture.
  package var time = 10
  /// How many run at a time.
  package var processes = 4

  package init() {}

  /// Bytes that are printed before the code is stopped.
  static let mostPrinted = 1 << 20
  /// Bytes of what is printed that are kept to be told.
  static let mostKept = 16_384
  /// Bytes of an answer.
  static let mostAnswered = 256 << 20
  /// Seconds of a processor that a step of compiling may take.
  static let compiling = 60

  /// A limit by the name that people write.
  private static var named: [(name: String, path: WritableKeyPath<LiveLimits, Int>, most: Int)] {
    [
      ("memory", \.memory, 1_000_000), ("processor", \.processor, 3_600), ("time", \.time, 3_600),
      ("processes", \.processes, 64),
    ]
  }

  package static var names: [String] { named.map(\.name) }

  /// Limits as people write them, such as `memory=2048,time=30`; nothing where one of them isn't known or
  /// is no number that makes sense.
  package init?(_ words: String) {
    for word in words.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let limit = Self.named.first(where: { $0.name == parts[0] }),
        let number = Int(parts[1]), (1...limit.most).contains(number)
      else { return nil }
      self[keyPath: limit.path] = number
    }
  }
}
