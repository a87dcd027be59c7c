extension SnapshotCall {
  /// What an assertion was called with.
  public init(
    testName: String,
    name: String? = nil,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt,
    record: RecordMode?,
    folder: String? = nil
  ) {
    self.init(
      function: testName,
      name: name,
      filePath: "\(filePath)",
      fileID: "\(fileID)",
      line: Int(line),
      column: Int(column),
      record: record,
      folder: folder
    )
  }

  /// Compares a value by each strategy, in the order of the keys, which are the names.
  public func verify<Value, Format>(
    _ value: () throws -> Value,
    as strategies: [String: Snapshotting<Value, Format>]
  ) -> [Report] {
    strategies.sorted { $0.key < $1.key }.map { named($0.key).verify(value, as: $0.value) }
  }

  /// Compares a value by each strategy; their places in the list, from 1, are the names.
  public func verify<Value, Format>(
    _ value: () throws -> Value,
    as strategies: [Snapshotting<Value, Format>]
  ) -> [Report] {
    strategies.enumerated().map { named(String($0.offset + 1)).verify(value, as: $0.element) }
  }

  private func named(_ name: String) -> SnapshotCall {
    var call = self
    call.name = name
    return call
  }
}

/// What an assertion would say, without failing the test: nothing where the value is as kept.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: Double = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  SnapshotCall(
    testName: testName,
    name: name,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column,
    record: recording,
    folder: snapshotDirectory
  ).verify(value, as: strategy).message
}
