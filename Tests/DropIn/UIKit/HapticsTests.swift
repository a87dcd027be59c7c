import Testing
import UIKit

/// A view that is felt when it is touched.
private final class FeltView: UIView {
  private let impact = UIImpactFeedbackGenerator(style: .light)

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    impact.prepare()
    impact.impactOccurred()
  }
}

@Suite struct `What lets a phone be felt` {
  @Test func `is recorded, with what was passed`() {
    let calls = SystemCall.recorded {
      FeltView().touchesBegan([], with: nil)
      UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.success)
    }
    let names = [
      "UIFeedbackGenerator.prepare()",
      "UIImpactFeedbackGenerator.impactOccurred()",
      "UIImpactFeedbackGenerator.impactOccurred(intensity:)",
      "UISelectionFeedbackGenerator.selectionChanged()",
      "UINotificationFeedbackGenerator.notificationOccurred(_:)",
    ]
    #expect(calls.map(\.name) == names)
    #expect(calls.map(\.arguments) == [[], ["light"], ["medium", "0.5"], [], ["success"]])
  }

  @Test func `stands on a view as an interaction`() {
    let view = UIView()
    let generator = UIImpactFeedbackGenerator(style: .rigid, view: view)
    let selection = UISelectionFeedbackGenerator(view: view)
    #expect(generator.view === view && selection.view === view)
    #expect(view.interactions.count == 2)
    view.removeInteraction(generator)
    #expect(generator.view == nil && view.interactions.count == 1)
  }
}
