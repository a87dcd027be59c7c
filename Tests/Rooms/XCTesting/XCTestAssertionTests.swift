import Foundation
import Snapline
import SnaplineLint
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

  /// A card with a button that is too small to be tapped.
  private func card() -> View {
    let card = View(frame: CGRect(x: 0, y: 0, width: 160, height: 80))
    let title = Label(frame: CGRect(x: 8, y: 8, width: 120, height: 24))
    title.text = "Tides"
    title.accessibilityIdentifier = "title"
    let button = Button(frame: CGRect(x: 8, y: 40, width: 20, height: 20))
    button.accessibilityIdentifier = "more"
    button.accessibilityLabel = "More"
    for view in [title, button] { card.addSubview(view) }
    return card
  }

  func testConstraintsAndWhatIsReadAreKept() {
    let size = CGSize(width: 160, height: 80)
    let held = View()
    let box = View()
    box.accessibilityIdentifier = "box"
    held.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    box.leadingAnchor.constraint(equalTo: held.leadingAnchor, constant: 8).isActive = true
    assertSnapshot(of: held, as: .constraints(size: size), named: "constraints")
    assertSnapshot(of: card(), as: .accessibility(size: size), named: "read")
  }

  func testEachCellOfAMatrixIsKept() {
    let cells = SnapshotMatrix(styles: [.light, .dark], directions: [.leftToRight, .rightToLeft])
    assertSnapshot(of: card(), as: .layout(size: CGSize(width: 160, height: 80)), matrix: cells)
  }

  func testAFaultyLayoutFails() {
    let size = CGSize(width: 160, height: 80)
    func said(_ lint: Lint) -> String? {
      verifySnapshot(
        of: card(),
        as: .layout(size: size),
        named: "lint",
        lint: lint,
        testName: "testAFaultyLayoutFails()"
      )
    }
    XCTAssertNil(said(.report))
    XCTAssertEqual(said(.strict)?.contains("tap-size"), true, said(.strict) ?? "")
  }
}
