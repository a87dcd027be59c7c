import Foundation
import Snapline

/// Where boxes lie, and which lies over which.
extension Reftest {
  static let boxes: [Reftest] = [
    Reftest("boxes in boxes", change: "the innermost box is 1 further right") { d in
      canvas(box(5, 5, 50, 30, nil, box(3, 4, 30, 20, nil, box(2 + d, 1, 20, 10))))
    } is: {
      canvas(box(10, 10, 20, 10))
    },
    Reftest("two halves", change: "the right half begins 1 later") { d in
      canvas(box(4, 4, 20, 20), box(24 + d, 4, 20, 20))
    } is: {
      canvas(box(4, 4, 40, 20))
    },
    Reftest("four quarters at odd places", change: "one quarter is 1 level bluer") { d in
      canvas(
        box(3, 5, 7, 9),
        box(10, 5, 11, 9),
        box(3, 14, 7, 13),
        box(10, 14, 11, 13, red(d))
      )
    } is: {
      canvas(box(3, 5, 18, 22))
    },
    Reftest("bounds that begin elsewhere", change: "they begin 1 further down") { d in
      canvas(box(0, 0, 60, 40, nil, box(20, 20, 10, 10)).with { $0.bounds.origin.y = 7 + d })
    } is: {
      canvas(box(20, 13, 10, 10))
    },
    Reftest("edges that are pinned", change: "an inset is 1 larger") { d in
      let inner = View(backgroundColor: .red)
      let outer = canvas()
      outer.addSubview(inner, filling: .superview, insets: .all(6 + d))
      return outer
    } is: {
      canvas(box(6, 6, 48, 28))
    },
    Reftest("a centre and a size", change: "the centre is 1 further right") { d in
      let inner = View(backgroundColor: .red)
      let outer = canvas()
      outer.addSubviewForAutoLayout(inner)
      LayoutConstraint.activate([
        inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor, constant: d),
        inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
        inner.widthAnchor.constraint(equalToConstant: 20),
        inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
      ])
      return outer
    } is: {
      canvas(box(20, 15, 20, 10))
    },
    Reftest("a stack", change: "its spacing is 1 larger") { d in
      let colors: [Color] = [.red, .green, .blue]
      let stack = StackView(arrangedSubviews: colors.map { View(backgroundColor: $0) })
      stack.distribution = .fillEqually
      stack.spacing = 3 + d
      stack.frame = rect(0, 10, 60, 20)
      return canvas(stack)
    } is: {
      canvas(box(0, 10, 18, 20), box(21, 10, 18, 20, .green), box(42, 10, 18, 20, .blue))
    },
    Reftest("a leading edge where one reads leftward", change: "the distance is 1 larger") { d in
      let (outer, inner) = (canvas(), View(backgroundColor: .red))
      outer.environment.traits.layoutDirection = .rightToLeft
      outer.addSubviewForAutoLayout(inner)
      LayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8 + d),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 8),
        inner.widthAnchor.constraint(equalToConstant: 12),
        inner.heightAnchor.constraint(equalToConstant: 12),
      ])
      return outer
    } is: {
      canvas(box(40, 8, 12, 12))
    },
    Reftest("what grows with its superview", change: "it is 1 narrower at first") { d in
      let inner = box(5, 5, 10 - d, 10)
      inner.autoresizingMask = [.flexibleWidth]
      let outer = box(0, 0, 20, 20, nil, inner)
      outer.frame.size.width = 50
      return canvas(outer)
    } is: {
      canvas(box(5, 5, 40, 10))
    },
    Reftest("what was scrolled", change: "it was scrolled 1 less") { d in
      let scroll = ScrollView(frame: rect(0, 0, 60, 40))
      scroll.contentSize = CGSize(width: 60, height: 400)
      scroll.showsVerticalScrollIndicator = false
      scroll.addSubview(box(10, 110, 20, 10))
      scroll.contentOffset = point(0, 100 - d)
      return canvas(scroll)
    } is: {
      canvas(box(10, 10, 20, 10))
    },
    Reftest("a hidden view, and a clear one", change: "the clear one is 1 level opaque") { d in
      let (hidden, clear) = (box(5, 5, 20, 20, .blue), box(5, 5, 20, 20, .black))
      hidden.isHidden = true
      clear.alpha = d / 255
      return canvas(box(10, 10, 20, 20), hidden, clear)
    } is: {
      canvas(box(10, 10, 20, 20))
    },
    Reftest("a view that was brought to the front", change: "it is 1 narrower") { d in
      let (back, front) = (box(5, 5, 30, 20, .blue), box(15, 10, 30 - d, 20))
      let outer = canvas(front, back)
      outer.bringSubviewToFront(front)
      return outer
    } is: {
      canvas(box(5, 5, 30, 20, .blue), box(15, 10, 30, 20))
    },
    Reftest("a view that stands higher", change: "it is 1 lower") { d in
      let (back, front) = (box(5, 5, 30, 20, .blue), box(15, 10, 30, 20 - d))
      front.layer.zPosition = 1
      return canvas(front, back)
    } is: {
      canvas(box(5, 5, 30, 20, .blue), box(15, 10, 30, 20))
    },
    Reftest("a border", change: "it is 1 wider") { d in
      canvas(
        box(10, 8, 30, 20, nil).with {
          $0.layer.borderWidth = 2 + d
          $0.layer.borderColor = .red
        }
      )
    } is: {
      canvas(box(10, 8, 30, 2), box(10, 26, 30, 2), box(10, 10, 2, 16), box(38, 10, 2, 16))
    },
    Reftest("a border as a box in a box", change: "the inner box is 1 wider") { d in
      canvas(box(10, 8, 30, 20, .red, box(3, 3, 24 + d, 14, .white)))
    } is: {
      canvas(
        box(10, 8, 30, 20, .white).with {
          $0.layer.borderWidth = 3
          $0.layer.borderColor = .red
        }
      )
    },
    Reftest("a shadow without blur", change: "it lies 1 lower") { d in
      canvas(
        box(10, 10, 20, 15).with {
          $0.layer.shadowColor = .blue
          $0.layer.shadowOpacity = 1
          $0.layer.shadowRadius = 0
          $0.layer.shadowOffset = CGSize(width: 5, height: 4 + d)
        }
      )
    } is: {
      canvas(box(15, 14, 20, 15, .blue), box(10, 10, 20, 15))
    },
    Reftest("an opaque colour that is dimmed", change: "it is 1 level less opaque") { d in
      canvas(box(10, 10, 20, 15).with { $0.alpha = (128 - d) / 255 })
    } is: {
      canvas(box(10, 10, 20, 15, Color.red.withAlphaComponent(128 / 255)))
    },
    Reftest("views that are dimmed together", change: "one is 1 wider") { d in
      canvas(
        box(0, 0, 60, 40, nil, box(5, 5, 20, 20), box(15, 5, 20 + d, 20)).with { $0.alpha = 0.5 }
      )
    } is: {
      canvas(box(5, 5, 30, 20).with { $0.alpha = 0.5 })
    },
  ]
}
