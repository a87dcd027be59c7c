public import Snapline
public import SnaplineLint
public import SnaplineScene
public import SnaplineSnapshots

/// Fails the test for each preview that isn't as its baseline keeps it, as a picture under its name.
///
///     @Test func looks() { assertSnapshots(of: previews) }
///
/// The same previews are cases of `snapline test`, and show in `snapline preview`. What a matrix says goes
/// before what a preview says.
public func assertSnapshots(
  of previews: [LayoutPreview],
  record recording: SnapshotTestingConfiguration.Record? = nil,
  lint: Lint? = nil,
  matrix: SnapshotMatrix? = nil,
  masks: [Mask] = [],
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  requireTest()
  let site = (fileID, filePath, line, column)
  SnapshotCall(testName, at: site, record: recording, lint: lint, masks: masks).on(.ofSwiftTesting)
    .run(
      previews.map { (name: $0.name, value: $0) },
      as: .image,
      matrix: matrix,
      in: .swiftTesting,
      reportingTo: fail
    )
}
