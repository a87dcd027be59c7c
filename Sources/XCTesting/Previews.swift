public import Snapline
public import SnaplineLint
public import SnaplineScene
public import SnaplineSnapshots

/// Fails the test for each preview whose picture differs from its baseline; the preview's name is the
/// snapshot's name.
///
///     func testLooks() { assertSnapshots(of: previews) }
///
/// The same previews are cases of `snapline test`, and are shown in `snapline preview`. Settings of a
/// matrix win over those of a preview.
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
  requireTestCase()
  let site = (fileID, filePath, line, column)
  SnapshotCall(testName, at: site, record: recording, lint: lint, masks: masks).on(.ofXCTest)
    .run(
      previews.map { (name: $0.name, value: $0) },
      as: .image,
      matrix: matrix,
      in: .xctest,
      reportingTo: failure(file: filePath, line: line)
    )
}
