import AutoLayoutConvenience
import TestSupport
import Testing
import UIKit

@Suite struct `The page's conditions` {
  private func tree() -> (view: UIView, button: UIView) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.environment.traits.verticalSizeClass = .regular
    return (view, UIView())
  }

  @Test func `switch a height and an edge`() {
    let (view, button) = tree()
    UIView.if(.isVerticallyRegular) {
      button.constrain(height: 100)
      view.addSubview(button, pinningTo: .top)
    } else: {
      button.constrain(height: 20)
      view.addSubview(button, pinningTo: .bottom)
    }
    view.layoutIfNeeded()
    #expect(button.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    view.environment.traits.verticalSizeClass = .compact
    view.layoutIfNeeded()
    #expect(button.frame == CGRect(x: 0, y: 380, width: 300, height: 20))
    #expect(view.layoutDiagnostics.isEmpty)
  }

  @Test func `go by name`() {
    let (view, button) = tree()
    view.addSubview(button, centeredIn: .superview)
    UIView.addNamedConditionalConfiguration(.main) { button.constrain(widthAndHeight: 44) }
    UIView.addNamedConditionalConfiguration(.alternative) {
      button.constrain(widthAndHeight: 24)
    }.animateChanges()
    view.layoutIfNeeded()
    #expect(button.frame.width == 44)
    button.activeConditionalConstraintsConfigurationName = .alternative
    view.layoutIfNeeded()
    #expect(button.frame.width == 24)
  }

  @Test func `have names of one's own, and four that are known`() {
    let (view, button) = tree()
    view.addSubview(button, centeredIn: .superview)
    let own = UIView.Condition.ConfigurationName(rawValue: "half open")
    let names = [own, .main, .alternative, .visible, .hidden]
    for (place, name) in names.enumerated() {
      UIView.addNamedConditionalConfiguration(name) {
        button.constrain(widthAndHeight: CGFloat(place + 1))
      }
    }
    for (place, name) in names.enumerated() {
      button.activeConditionalConstraintsConfigurationName = name
      view.layoutIfNeeded()
      #expect(button.frame.width == CGFloat(place + 1))
    }
  }

  @Test func `compile in all their kinds`() {
    let (view, label) = tree()
    view.addSubview(label, pinnedTo: .topLeading)
    let large: [UIView.Condition] = [
      .width(is: .atLeast(200)), .height(is: .atMost(400)), .visible, .leftToRight, .light,
      .width(is: .exactly(300), heightIs: .atMost(500)), .horizontallyRegular.isFalse.or(.light),
      .traits(in: UITraitCollection(userInterfaceStyle: .light)), .verticallyRegular.isTrue,
      .trait(\.userInterfaceStyle, is: .light), .callback({ true }),
      .callback({ view in !view.isHidden }), .any(.dark, .light), .all(.light, .visible),
      .not(.dark, .hidden), .light.and(.visible), .view(view, is: .visible),
      .view(view, has: .width(is: .exactly(300))), .not(.widthAndHeight(is: .exactly(100))),
      .contentSizeCategory(isSmallerThan: .accessibilityLarge), .idiom(.phone).or(.alwaysTrue),
      .name(.main), .name(is: .main), .not(.rightToLeft), .not(.verticalCompact),
      .not(.any(.tv, .carPlay, .mac)), .view(view, has: \.layoutDirection, is: .leftToRight),
      .view(view, matches: { $0.isHidden == false }), .view(view, all: .light, .visible),
      .view(view, any: .dark, .visible),
      .traits(in: UITraitCollection(legibilityWeight: .bold)).isFalse,
      .trait(\.legibilityWeight, is: .bold).isFalse, .verticallyCompact.isFalse,
      .not(.all(.verticallyCompact, .phone)), .not(.view(label, has: .width(is: .exactly(100)))),
      .any(.horizontallyCompact, .pad).or(.verticallyRegular),
      .verticallyCompact.and(.phone).isFalse,
      .verticallyCompact.or(.phone).or(.verticallyRegular),
    ]
    for (place, condition) in large.enumerated() {
      let watched = UIView()
      view.addSubview(watched, pinnedTo: .topLeading)
      UIView.if(view: view, is: condition) {
        watched.constrain(widthAndHeight: 10)
      } else: {
        watched.constrain(widthAndHeight: 20)
      }
      view.layoutIfNeeded()
      #expect(watched.frame.width == 10, "condition \(place)")
    }
  }

  @Test func `say how they follow behind their blocks`() {
    let (view, myLabel) = tree()
    view.addSubview(myLabel, pinnedTo: .topLeading)
    UIView.if(.verticalCompact) {
    } else: {
    }.withoutCoalescing()
    UIView.if(.verticalCompact) {
    } else: {
    }.animateChanges()
    myLabel.useDirectConditionalUpdates()
    UIView.if(.verticalCompact.and(.visible)) {
      myLabel.constrain(width: 10)
    } else: {
      myLabel.constrain(width: 20)
    }
    view.environment.traits.verticalSizeClass = .compact
    expectEqual(myLabel.constraints.map(\.constant), [10])
  }

  @Test func `follow at once, or with the next layout`() {
    let (view, label) = tree()
    view.addSubview(label, pinnedTo: .topLeading)
    var isWide = false
    UIView.if(.callback { isWide }) {
      label.constrain(width: 100)
    } else: {
      label.constrain(width: 50)
    }
    view.layoutIfNeeded()
    isWide = true
    view.layoutIfNeeded()
    #expect(label.frame.width == 50)
    label.setConditionalConstraintsNeedsUpdate()
    expectEqual(label.constraints.map(\.constant), [50])
    view.layoutIfNeeded()
    #expect(label.frame.width == 100)
    isWide = false
    label.forceUpdateConditionalConstraints()
    expectEqual(label.constraints.map(\.constant), [50])
    label.useDirectConditionalUpdates().enableAnimationsForConditionalUpdates()
    isWide = true
    label.setConditionalConstraintsNeedsUpdate()
    expectEqual(label.constraints.map(\.constant), [100])
  }
}
