import Foundation
import SnaplineLayout
import TestSupport
import Testing

/// Numbers that register how each of their changes is taken back.
private final class Numbers {
  var all = [0, 0, 0, 0]
  let manager = UndoManager()

  func set(_ place: Int, to value: Int) {
    let old = all[place]
    manager.registerUndo(withTarget: self) { $0.set(place, to: old) }
    all[place] = value
  }
}

@Suite struct `What undoes changes` {
  private let numbers = Numbers()
  private var manager: UndoManager { numbers.manager }

  /// Ends what counts as one turn of a run loop.
  private func turn() { View().layoutIfNeeded() }

  @Test(arguments: Seed.some(60))
  func `goes back and forth as a list of all states does`(seed: Seed) {
    var random = seed
    manager.groupsByEvent = false
    var states = [numbers.all]
    var place = 0
    for _ in 0..<60 {
      switch random.number(in: 0...3) {
      case 0 where place > 0:
        manager.undo()
        place -= 1
      case 1 where place + 1 < states.count:
        manager.redo()
        place += 1
      default:
        manager.beginUndoGrouping()
        for _ in 0..<random.number(in: 1...3) {
          numbers.set(random.number(in: 0...3), to: random.number(in: 0...99))
        }
        manager.endUndoGrouping()
        states = Array(states[...place]) + [numbers.all]
        place += 1
      }
      #expect(numbers.all == states[place], "\(seed)")
      #expect(manager.canUndo == (place > 0), "\(seed)")
      #expect(manager.canRedo == (place + 1 < states.count), "\(seed)")
    }
  }

  @Test func `takes all changes before a layout pass as one`() {
    numbers.set(0, to: 1)
    numbers.set(1, to: 2)
    turn()
    numbers.set(0, to: 5)
    #expect(manager.canUndo && manager.groupingLevel == 1)
    manager.undo()
    expectEqual(numbers.all, [1, 2, 0, 0])
    manager.undo()
    expectEqual(numbers.all, [0, 0, 0, 0])
    manager.redo()
    expectEqual(numbers.all, [1, 2, 0, 0])
    numbers.set(3, to: 4)
    #expect(!manager.canRedo)
  }

  @Test func `counts groups in a group as one, and none where nothing changed`() {
    manager.beginUndoGrouping()
    numbers.set(0, to: 1)
    manager.beginUndoGrouping()
    numbers.set(0, to: 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 1)
    manager.undo()
    #expect(numbers.all[0] == 0 && !manager.canUndo)
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    turn()
    #expect(!manager.canUndo && manager.groupingLevel == 0)
  }

  @Test func `names what it would undo and redo`() {
    numbers.set(0, to: 1)
    manager.setActionName("Typing")
    turn()
    #expect(manager.undoActionName == "Typing" && manager.undoMenuItemTitle == "Undo Typing")
    #expect(manager.redoMenuItemTitle == "Redo")
    manager.undo()
    #expect(manager.undoActionName.isEmpty && manager.redoMenuItemTitle == "Redo Typing")
  }

  @Test func `keeps as many changes as it is told to`() {
    manager.levelsOfUndo = 2
    for value in 1...4 {
      numbers.set(0, to: value)
      turn()
    }
    manager.undo()
    manager.undo()
    #expect(numbers.all[0] == 2 && !manager.canUndo)
  }

  @Test func `registers nothing while that is off, and keeps nobody alive`() {
    manager.disableUndoRegistration()
    numbers.set(0, to: 1)
    #expect(!manager.isUndoRegistrationEnabled && !manager.canUndo)
    manager.enableUndoRegistration()
    var other: Numbers? = Numbers()
    weak let target = other
    if let other { manager.registerUndo(withTarget: other) { $0.all[0] = 9 } }
    other = nil
    #expect(target == nil)
    manager.undo()
    manager.registerUndo(withTarget: numbers) { $0.all[0] = 7 }
    manager.removeAllActions(withTarget: numbers)
    turn()
    #expect(!manager.canUndo && numbers.all[0] == 1)
  }

  @Test func `calls methods, and tells before it does and after it`() {
    let label = View()
    label.tag = 1
    manager.registerUndo(
      withTarget: label,
      selector: Selector("setTag:", \View.tag),
      object: 3
    )
    let listener = Listener(label)
    let names: [Notification.Name] = [.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        listener.hear()
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    manager.undo()
    expectEqual(listener.tags, [1, 3])
  }

  /// Writes down the view's tag whenever it hears something; all on the test's thread.
  private final class Listener: @unchecked Sendable {
    private let view: View
    private(set) var tags: [Int] = []

    init(_ view: View) { self.view = view }

    func hear() { tags.append(view.tag) }
  }
}

@Suite struct `A responder` {
  @Test func `undoes with its window's manager, and without a window with none`() {
    let (window, controller, view) = (Window(), ViewController(), View())
    #expect(view.undoManager == nil)
    window.rootViewController = controller
    controller.view.addSubview(view)
    #expect(window.undoManager != nil)
    #expect(view.undoManager === window.undoManager)
    #expect(controller.undoManager === window.undoManager)
    #expect(Window().undoManager !== window.undoManager)
  }
}
