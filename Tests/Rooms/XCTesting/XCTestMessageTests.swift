import Foundation
import Snapline
import TestSupport
import XCTest

@testable import SnaplineXCTest

final class XCTestMessageTests: XCTestCase {
  /// What failed while a test listens.
  private var heard: [String]?

  override func recordFailure(
    withDescription description: String,
    inFile file: String,
    atLine line: Int,
    expected: Bool
  ) {
    guard heard != nil else {
      super.recordFailure(
        withDescription: description,
        inFile: file,
        atLine: line,
        expected: expected
      )
      return
    }
    heard?.append(description)
  }

  func testFailureBeginsWithTheEdit() {
    typealias Screen = `A failing test of views begins with the edit`.Screen
    let picture = Snapshotting<View, Scene>.image(size: CGSize(width: 200, height: 80))
    // The baseline is of the screen before the edit.
    heard = []
    withSnapshotTesting(record: .never) {
      assertSnapshot(of: Screen(spacing: 12).view(), as: picture)
    }
    let said = heard ?? []
    heard = nil
    XCTAssertEqual(said.count, 1)
    XCTAssertTrue(said.allSatisfy { EditedWords.areSaid(in: $0) }, "\(said)")
  }

  func testEachEditOfADesignIsSaidAsTheCommandSaysIt() throws {
    for edit in EditCase.all {
      let (told, call) = try EditedMessage.of(edit)
      XCTAssertEqual(EditedMessage.words(of: told), edit.message)
      heard = []
      failure(file: #filePath, line: #line)(told, [], call)
      let said = heard ?? []
      heard = nil
      XCTAssertTrue(said.count == 1 && said[0].contains(told), "\(edit.testDescription): \(said)")
    }
  }
}
