import SnaplineXCTest
import XCTest

final class XCTestAssertionTests: XCTestCase {
  func testTextIsAsKept() {
    assertSnapshot(of: "Hello\nWorld", as: .lines)
    assertSnapshots(of: 7, as: ["plain": .description])
  }

  func testMismatchIsSaid() {
    let message = withSnapshotTesting(record: .never) {
      verifySnapshot(of: "other", as: .description, named: "plain", testName: "testTextIsAsKept()")
    }
    XCTAssertEqual(message?.contains("+ 1: other"), true)
  }
}
