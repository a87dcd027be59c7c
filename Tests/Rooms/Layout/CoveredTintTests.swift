import Foundation
import SnaplineDrawing
import SnaplineLayout
import TestSupport
import Testing

/// Counts how often it is told of another tint.
private final class TintedView: View {
  var told = 0
  override func tintColorDidChange() {
    super.tintColorDidChange()
    told += 1
  }
}

@Suite struct `The tint below what is presented` {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let screen = ViewController()
  private let above = ViewController()

  init() { window.rootViewController = screen }

  private func shownTint(of view: View) -> Color {
    view.tintColor.resolvedColor(with: view.traitCollection)
  }

  @Test(
    arguments: [
      (.automatic, true), (.pageSheet, true), (.formSheet, true), (.popover, true),
      (.overFullScreen, false), (.overCurrentContext, false), (.fullScreen, false),
      (.currentContext, false), (.custom, false),
    ] as [(ModalPresentationStyle, Bool)]
  )
  func `is grey below a sheet or a popover alone, and is as it was after it`(
    style: ModalPresentationStyle,
    isGrey: Bool
  ) {
    // The screen's view has the colour itself, as it may leave the window.
    for view in [window, screen.view] { view?.tintColor = .systemRed }
    let red = shownTint(of: screen.view)
    above.modalPresentationStyle = style
    screen.present(above, animated: false)
    #expect((screen.view.tintAdjustmentMode == .dimmed) == isGrey)
    #expect(window.tintAdjustmentMode == .normal && above.view.tintAdjustmentMode == .normal)
    #expect(shownTint(of: above.view) == red && (shownTint(of: screen.view) == red) != isGrey)
    screen.dismiss(animated: false)
    #expect(screen.view.tintAdjustmentMode == .normal && shownTint(of: screen.view) == red)
  }

  @Test func `is told to the views that say nothing themselves, once each, and to no others`() {
    for var seed in Seed.some(100) {
      let shown = Window(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      let screen = ViewController()
      shown.rootViewController = screen
      let root: View = screen.view
      var views: [TintedView] = []
      /// Whether the view, or one between it and the screen's, says a mode.
      var isFixed: [Bool] = []
      for _ in 0..<seed.number(in: 1...20) {
        let (view, number) = (TintedView(), seed.number(in: -1...views.count - 1))
        let place: View = number < 0 ? root : views[number]
        place.addSubview(view)
        let modes: [View.TintAdjustmentMode] = [.automatic, .automatic, .normal, .dimmed]
        let mode = modes[seed.number(in: 0...3)]
        view.tintAdjustmentMode = mode
        if seed.chance(0.3) { view.tintColor = .systemGreen }
        isFixed.append(mode != .automatic || number >= 0 && isFixed[number])
        views.append(view)
      }
      let before = views.map { ($0.tintAdjustmentMode, shownTint(of: $0)) }
      for view in views { view.told = 0 }
      let above = ViewController()
      screen.present(above, animated: false)
      for (number, view) in views.enumerated() {
        let mode = isFixed[number] ? before[number].0 : .dimmed
        #expect(view.tintAdjustmentMode == mode, "\(seed), view \(number)")
        #expect(view.told == (isFixed[number] ? 0 : 1), "\(seed), view \(number)")
      }
      screen.dismiss(animated: false)
      for (number, view) in views.enumerated() {
        #expect(view.tintAdjustmentMode == before[number].0, "\(seed), view \(number)")
        #expect(shownTint(of: view) == before[number].1, "\(seed), view \(number)")
        #expect(view.told == (isFixed[number] ? 0 : 2), "\(seed), view \(number)")
      }
    }
  }

  @Test func `is that of what is added meanwhile, and not of what is taken out`() {
    let (late, inner, gone) = (TintedView(), TintedView(), TintedView())
    inner.tintColor = .systemGreen
    late.addSubview(inner)
    screen.view.addSubview(gone)
    screen.present(above, animated: false)
    inner.told = 0
    screen.view.addSubview(late)
    #expect(late.tintAdjustmentMode == .dimmed && late.told == 1)
    // A colour of its own is greyed as well.
    #expect(inner.tintAdjustmentMode == .dimmed && inner.told == 1)
    gone.removeFromSuperview()
    #expect(gone.tintAdjustmentMode == .normal && gone.told == 2)
  }

  @Test func `is grey where the sheet is higher than what it says to be undimmed`() throws {
    let sheet = try #require(above.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    screen.present(above, animated: false)
    #expect(screen.view.tintAdjustmentMode == .normal)
    sheet.selectedDetentIdentifier = .large
    #expect(screen.view.tintAdjustmentMode == .dimmed)
    sheet.selectedDetentIdentifier = .medium
    #expect(screen.view.tintAdjustmentMode == .normal)
    sheet.largestUndimmedDetentIdentifier = nil
    #expect(screen.view.tintAdjustmentMode == .dimmed)
    screen.dismiss(animated: false)
    #expect(screen.view.tintAdjustmentMode == .normal)
  }

  @Test func `is grey for each of several that lie over each other`() {
    let top = ViewController()
    screen.present(above, animated: false)
    above.present(top, animated: false)
    #expect(screen.view.tintAdjustmentMode == .dimmed && above.view.tintAdjustmentMode == .dimmed)
    above.dismiss(animated: false)
    #expect(screen.view.tintAdjustmentMode == .dimmed && above.view.tintAdjustmentMode == .normal)
    above.present(top, animated: false)
    screen.dismiss(animated: false)
    #expect(screen.view.tintAdjustmentMode == .normal && above.view.tintAdjustmentMode == .normal)
  }
}
