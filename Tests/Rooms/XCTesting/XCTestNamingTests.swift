import SnaplineSnapshots
import SnaplineXCTest
import XCTest

final class XCTestNamingTests: XCTestCase {
  private static nonisolated(unsafe) var runs: [UInt64] = []

  override func setUp() { unsafe Self.runs.append(TestOccasion.ofXCTest.run) }

  func testFirst() { check() }
  func testSecond() { check() }
  func testThird() { check() }

  /// Each case is a run of its own, and in one the number stays.
  private func check() {
    XCTAssertEqual(unsafe Set(Self.runs).count, unsafe Self.runs.count)
    XCTAssertEqual(unsafe Self.runs.last, TestOccasion.ofXCTest.run)
  }

  func testTextsWithoutNames() {
    assertSnapshot(of: "one", as: .lines)
    assertSnapshot(of: "two", as: .lines)
    for text in ["three", "four"] { assertSnapshot(of: text, as: .lines) }
  }

  func testLiteral() {
    assertInlineSnapshot(of: "one\ntwo", as: .lines) {
      """
      one
      two
      """
    }
  }
}
