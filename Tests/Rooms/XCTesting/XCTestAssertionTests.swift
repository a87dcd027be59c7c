import Foundation
import Snapline
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

  func testMasksHideWhatTheyCover() {
    func card(_ time: String, x: Double = 8) -> View {
      let (card, clock) = (View(), Label(frame: CGRect(x: x, y: 8, width: 80, height: 24)))
      clock.text = time
      clock.accessibilityIdentifier = "clock"
      card.addSubview(clock)
      return card
    }
    let picture = Snapshotting<View, Scene>.image(size: CGSize(width: 120, height: 40))
    let masks: [Mask] = [.id("clock")]
    assertSnapshot(of: card("12:30"), as: picture, named: "masked", masks: masks)
    func said(of card: View, _ masks: [Mask]) -> String? {
      verifySnapshot(
        of: card,
        as: picture,
        named: "masked",
        record: .never,
        masks: masks,
        testName: "testMasksHideWhatTheyCover()"
      )
    }
    XCTAssertNil(said(of: card("7:05"), masks))
    XCTAssertEqual(said(of: card("12:30", x: 9), masks)?.contains("x 8 → 9"), true)
    XCTAssertEqual(said(of: card("7:05"), [.id("other")])?.contains("matches no view"), true)
  }
}
