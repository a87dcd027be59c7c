import Testing
import UIKit

@testable import Errands

/// An app's files, untouched, and what their Objective-C does on Linux.
///
/// One after the other, as each controller hears what is posted to the app.
@Suite(.serialized) struct ErrandsTests {
  private let controller: ErrandsViewController

  init() throws {
    let start = UIStoryboard(name: "Errands", bundle: .errands).instantiateInitialViewController()
    controller = try #require(start as? ErrandsViewController)
    controller.view.frame = CGRect(x: 0, y: 0, width: 393, height: 600)
    controller.view.layoutIfNeeded()
  }

  private var firstCell: ErrandCell? {
    controller.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? ErrandCell
  }

  @Test func buttonsCallTheirTargets() {
    controller.tapAdd()
    // A line is that of the file, and not of what the compiler got.
    #expect(controller.titles.last == "Errand 4 at line 40")
    #expect(controller.table.numberOfRows(inSection: 0) == 4)
  }

  @Test func nothingThatTheStoryboardConnectsIsMissing() {
    #expect(controller.view.layoutDiagnostics.isEmpty, "\(controller.view.layoutDiagnostics)")
    #expect(controller.title == nil && controller.navigationItem.title == "Errands")
  }

  @Test func timersCallTheirTargets() {
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
    #expect(controller.ticks == 1)
  }

  @Test func itemsGesturesAndNotificationsDoToo() {
    #expect(controller.navigationItem.rightBarButtonItem?.fire() == true)
    #expect(controller.refreshes == 1)
    controller.table.gestureRecognizers?.first { $0 is UILongPressGestureRecognizer }?.fire(.began)
    #expect(controller.undone == 2)
    NotificationCenter.default.post(name: ErrandsViewController.changed, object: ["Keys"])
    #expect(controller.titles == ["Keys"])
  }

  @Test func anAlertAsksBeforeItsChoiceIsDone() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.table.gestureRecognizers?.first { $0 is UILongPressGestureRecognizer }?.fire(.began)
    window.layoutIfNeeded()
    let alert = try #require(controller.presentedViewController as? UIAlertController)
    #expect(alert.title == "Delete “A candle”?" && alert.view.window === window)
    let calls = SystemCall.recorded { alert.choose(alert.actions[1]) }
    #expect(controller.titles == ["Bread", "Two lemons"])
    #expect(controller.presentedViewController == nil)
    #expect(
      calls.map(\.name) == ["UINotificationFeedbackGenerator.notificationOccurred(_:)"]
    )
  }

  @Test func outletsOfACellAreConnected() throws {
    let cell = try #require(firstCell)
    #expect(cell.titleLabel.text == "Bread" && cell.titleLabel.frame.minX == 16)
    #expect(cell.fadedAlpha == 0.5)
    cell.doneSwitch.isOn = true
    cell.doneSwitch.sendActions(for: .valueChanged)
    #expect(cell.titleLabel.alpha == 0.5)
    // What an extension overrides is called.
    cell.prepareForReuse()
    #expect(cell.titleLabel.alpha == 1)
  }

  @Test func membersThatAreLeftOutAnswerNothing() throws {
    final class Watcher: ErrandCellDelegate {
      var toggles = 0
      func errandCell(_ cell: ErrandCell, didToggle isDone: Bool) { toggles += 1 }
    }
    final class Strict: ErrandCellDelegate {
      func errandCell(_ cell: ErrandCell, shouldToggle isDone: Bool) -> Bool { false }
    }
    let (watcher, strict, cell) = (Watcher(), Strict(), try #require(firstCell))
    cell.delegate = watcher
    cell.doneSwitch.isOn = true
    cell.doneSwitch.sendActions(for: .valueChanged)
    #expect(watcher.toggles == 1 && cell.doneSwitch.isOn)
    cell.delegate = strict
    cell.doneSwitch.isOn = false
    cell.doneSwitch.sendActions(for: .valueChanged)
    #expect(cell.doneSwitch.isOn)
  }

  @Test func tablesMakeCellsByTheirClass() throws {
    let cell = controller.table.dequeueReusableCell(withIdentifier: "plain")
    #expect(cell is PlainCell)
    #expect(Field.path == "inset")
  }
}
