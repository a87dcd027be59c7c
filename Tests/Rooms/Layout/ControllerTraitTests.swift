import Foundation
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `The traits of a view controller` {
  private final class Told: ViewController {
    var previous: [UserInterfaceSizeClass] = []
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      if let previousTraitCollection {
        previous.append(previousTraitCollection.horizontalSizeClass)
      }
    }
  }

  private let window = Window(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let outer = ViewController()
  private let inner = Told()

  init() {
    window.rootViewController = outer
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
  }

  @Test func `are chosen by the parent, over them by itself, over them by its view`() {
    inner.view.traitOverrides.userInterfaceLevel = .elevated
    outer.setOverrideTraitCollection(
      TraitCollection(traitsFrom: [
        TraitCollection(horizontalSizeClass: .compact), TraitCollection(userInterfaceStyle: .dark),
        TraitCollection(userInterfaceLevel: .base),
      ]),
      forChild: inner
    )
    expectEqual(inner.previous, [.regular, .regular])
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.view.traits.userInterfaceStyle == .light)
    #expect(inner.view.traits.userInterfaceLevel == .elevated)
    #expect(outer.overrideTraitCollection(forChild: inner)?.userInterfaceStyle == .dark)
    #expect(outer.traitCollection.userInterfaceStyle == .light)
    outer.setOverrideTraitCollection(nil, forChild: inner)
    #expect(inner.view.traits.horizontalSizeClass == .regular)
    #expect(outer.overrideTraitCollection(forChild: inner) == nil)
  }

  @Test func `are those of its parent before it has a view there`() {
    let waiting = ViewController()
    outer.overrideUserInterfaceStyle = .dark
    outer.addChild(waiting)
    #expect(waiting.traitCollection.userInterfaceStyle == .dark)
    #expect(!waiting.isViewLoaded)
  }

  @Test func `tell of changes to who registered`() {
    var seen: [UserInterfaceStyle] = []
    let registration = inner.registerForTraitChanges([TraitUserInterfaceStyle.self]) {
      (controller: ViewController, previous) in
      seen += [previous.userInterfaceStyle, controller.traitCollection.userInterfaceStyle]
    }
    window.overrideUserInterfaceStyle = .dark
    expectEqual(seen, [.light, .dark])
    window.traitOverrides.userInterfaceLevel = .elevated
    inner.unregisterForTraitChanges(registration)
    window.overrideUserInterfaceStyle = .light
    #expect(seen.count == 2)
  }

  @Test func `leave with it when it goes`() {
    let view = View()
    do {
      let passing = ViewController()
      passing.view = view
      passing.overrideUserInterfaceStyle = .dark
      passing.additionalSafeAreaInsets.top = 9
      #expect(view.traits.userInterfaceStyle == .dark)
    }
    #expect(view.traits.userInterfaceStyle == .light)
    view.frame.size = CGSize(width: 40, height: 40)
    view.layoutIfNeeded()
    #expect(view.safeAreaInsets == .zero)
  }
}
