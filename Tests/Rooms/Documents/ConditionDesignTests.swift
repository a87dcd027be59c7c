import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A condition in a design` {
  /// The frame of `a` on a canvas of 200 by 100, beside `b` of 40 by 20 in its middle.
  private func frame(
    _ node: String,
    _ surroundings: String = "{}",
    size: CGSize? = nil
  ) throws -> String {
    let text = """
      canvas: 200x100
      environment: \(surroundings)
      view:
      - {id: b, size: 40x20}
      - {id: a, \(node)}
      """
    return try Drawn(text, size: size).frame("a")
  }

  @Test func `chooses a placement as a whole, and sizes one by one`() throws {
    let node =
      "size: 20x10, pinnedTo: topLeading, insets: 4, if: dark, "
      + "then: {pinnedTo: bottom, horizontally: center}"
    #expect(try frame(node) == "4 4 20 10")
    #expect(try frame(node, "{appearance: dark}") == "90 90 20 10")
    let sized = "size: 20x10, if: dark, then: {width: 60}, else: {height: 30}"
    #expect(try frame(sized, "{appearance: dark}") == "70 45 60 10")
    #expect(try frame(sized) == "90 35 20 30")
    let both = "width: 20, height: 10, if: dark, then: {size: 50}"
    #expect(try frame(both, "{appearance: dark}") == "75 25 50 50")
    let taken = "size: 20, if: dark, then: {size: null}"
    #expect(try frame(taken, "{appearance: dark}") == "0 0 200 100")
    let placed = "size: 20x10, pinnedTo: topLeading, if: dark, then: {filling: superview, size: }"
    #expect(try frame(placed, "{appearance: dark}") == "0 0 200 100")
  }

  @Test func `adds equations, and never takes any away`() throws {
    let node =
      "vertically: top, constraints: [self.height == 10], "
      + "if: phone, then: {constraints: [self.width == 30]}, "
      + "conditions: [{if: always, then: {constraints: [self.width >= 20]}}]"
    #expect(try frame("horizontally: leading, " + node) == "0 0 30 10")
    #expect(try frame("horizontally: leading, " + node, "{idiom: pad}") == "0 0 20 10")
  }

  @Test func `lets later choices win, and holds inside of others`() throws {
    let node =
      "height: 10, conditions: [{if: dark, then: {width: 10}, else: {width: 20}}, "
      + "{if: phone and dark, then: {width: 30, if: rightToLeft, then: {width: 40}}}, "
      + "{if: never, then: {width: 50}}]"
    #expect(try frame(node) == "90 45 20 10")
    #expect(try frame(node, "{appearance: dark, idiom: pad}") == "95 45 10 10")
    #expect(try frame(node, "{appearance: dark}") == "85 45 30 10")
    #expect(try frame(node, "{appearance: dark, direction: rightToLeft}") == "80 45 40 10")
  }

  @Test func `asks for traits, words and text sizes`() throws {
    let surroundings =
      "{appearance: dark, locale: ar-EG, textSize: accessibility1, contrast: high, boldText: true, "
      + "keyboard: 40, horizontalClass: compact, verticalClass: regular, idiom: pad}"
    let yes = [
      "dark", "not light", "rightToLeft", "locale is ar", "locale is ar-EG", "locale is 'AR'",
      "textSize >= accessibility1", "textSize == accessibility1", "textSize > xLarge",
      "textSize != large", "accessibilityText", "highContrast", "boldText", "keyboard",
      "horizontallyCompact and verticallyRegular", "pad", "idiom is pad", "always",
      "(dark or phone) and not (light or leftToRight)", "phone or dark and pad", "not not dark",
      "{all: [dark, pad, {any: [phone, boldText]}]}", "{not: [phone, light]}", "{any: [dark]}",
      "4 > 3", "visible", "b.visible", "not hidden", "b.dark", "canvas.dark",
    ]
    let no = [
      "light", "leftToRight", "locale is a", "locale is en", "textSize < accessibility1",
      "horizontallyRegular", "verticallyCompact", "phone", "mac or tv or carPlay", "never",
      "device is 'iPhone 16'", "phone and dark or never", "{not: dark}", "{all: [dark, phone]}",
      "3 >= 4", "idiom is phone", "hidden", "b.hidden",
    ]
    for (conditions, width) in [(yes, "30"), (no, "20")] {
      for condition in conditions {
        let written = condition.hasPrefix("{") ? condition : "\"\(condition)\""
        let node = "height: 10, if: \(written), then: {width: 30}, else: {width: 20}"
        let frame = try frame(node, surroundings)
        #expect(frame.contains(" \(width) 10"), "\(condition)")
      }
    }
  }

  @Test func `asks for sizes after the layout that they come of`() throws {
    let wide = "height: 10, if: canvas.width >= 600, then: {width: 30}, else: {width: 20}"
    #expect(try frame(wide) == "90 45 20 10")
    #expect(try frame(wide, size: CGSize(width: 600, height: 100)) == "285 45 30 10")
    let sibling = "height: 10, if: b.width > b.height, then: {width: b.width}, else: {width: 1}"
    #expect(try frame(sibling) == "80 45 40 10")
    #expect(
      try frame("size: 30x10, if: self.width < superview.width, then: {pinnedTo: topLeading}")
        == "0 0 30 10"
    )
    let held = "height: 10, if: landscape, then: {width: 7}, else: {width: 9}"
    #expect(try frame(held) == "96.5 45 7 10")
    let tall = CGSize(width: 50, height: 80)
    #expect(try frame("if: portrait, then: {size: 4}", size: tall) == "23 38 4 4")
    // What depends on what another condition chose.
    let chain = """
      canvas: 200x100
      view:
      - {id: b, height: 10, if: canvas.width > 100, then: {width: 80}, else: {width: 10}}
      - {id: c, height: 10, if: b.width == 80, then: {width: 60}, else: {width: 10}}
      - {id: a, height: 10, if: c.width == 60, then: {width: 50}, else: {width: 10}}
      """
    #expect(try Drawn(chain).frame("a") == "75 45 50 10")
  }

  @Test func `asks for states of views`() throws {
    let text = """
      canvas: 200x100
      view:
      - {id: card, size: 40, configuration: expanded, hidden: true}
      - {id: a, size: 10, if: card.configuration is expanded and card.hidden, then: {width: 80}}
      - id: b
        size: 10
        configuration: small
        if: configuration is small
        then: {height: 70}
      """
    let drawn = try Drawn(text)
    #expect(drawn.frame("a") == "60 45 80 10")
    #expect(drawn.frame("b") == "95 15 10 70")
  }

  @Test func `changes how a view looks, and its other keys`() throws {
    let text = """
      canvas: 60x40
      view:
        id: a
        label: Hi
        color: red
        font: 10
        if: dark
        then: {color: blue, font: 30 bold, background: systemFill}
      """
    var dark = Environment()
    dark.traits.userInterfaceStyle = .dark
    let plain = text.replacing("if: dark", with: "x-a: 1").replacing("then: {", with: "x-b: {")
    let flat =
      plain.replacing("color: red", with: "color: blue")
      .replacing("font: 10", with: "font: 30 bold") + "\n  background: systemFill\n"
    #expect(try Drawn(text).scene.items == Drawn(plain).scene.items)
    #expect(
      try Drawn(text, environment: dark).scene.items == Drawn(flat, environment: dark).scene.items
    )
  }

  @Test func `leaves out views, with all that names them`() throws {
    let text = """
      canvas: 200x100
      view:
      - {id: photo, height: 20, if: dark}
      - {id: a, size: 10, below: photo, horizontally: none}
      - vstack:
        - {id: one, height: 10}
        - {id: two, height: 10, if: not dark}
        - {id: three, height: 10}
        vertically: top
      - table:
        - {cell: A, id: first, if: dark}
        - {cell: B, id: second}
      constraints:
      - a.leading == photo.leading + 4
      - H:|[photo]|
      """
    let light = try Drawn(text)
    #expect(light.frame("photo") == "none" && light.frame("first") == "none")
    #expect(light.frame("two") != "none" && light.frame("second").hasPrefix("0 0 "))
    var environment = Environment()
    environment.traits.userInterfaceStyle = .dark
    let dark = try Drawn(text, environment: environment)
    #expect(dark.frame("photo") == "0 40 200 20" && dark.frame("a") == "4 60 10 10")
    #expect(dark.frame("two") == "none" && dark.frame("three") == "0 10 200 10")
    #expect(dark.frame("first") != "none")
  }

  @Test func `that undoes itself is told, and drawn as it last held`() throws {
    let text = """
      canvas: 200x100
      view:
        {id: a, height: 10, width: 80, if: self.width >= 50, then: {width: 20}}
      """
    let design = try Design(yaml: text, named: "a.yaml")
    let drawing = try design.drawing()
    expectEqual(drawing.diagnostics.map(\.id), ["oscillating-condition"])
    let said = DiagnosticFormatter().text(for: drawing.diagnostics[0])
    #expect(said.hasPrefix("a.yaml:3:38: warning: 'self.width >= 50' never settles"), "\(said)")
    #expect(drawing.scene.tree.nodes.last?.frame.right == 110)
  }

  /// What conditions choose is what a design without conditions says outright.
  @Test func `draws what a design without it would`() throws {
    for seed in Seed.some(40) {
      var random = seed
      let facts = Facts(from: &random)
      var (conditional, flat) = ("", "")
      for number in 0..<5 {
        var line = "- {id: v\(number), size: 10, "
        var keys = ["width": "10", "height": "10"]
        var choices: [String] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let asked = Asked(depth: 3, using: &random)
          let (then, otherwise) = (
            Int.random(in: 1...99, using: &random), Int.random(in: 1...99, using: &random)
          )
          choices.append(
            "{if: \"\(asked.text)\", then: {width: \(then)}, else: {height: \(otherwise)}}"
          )
          if asked.holds(facts) {
            keys["width"] = "\(then)"
          } else {
            keys["height"] = "\(otherwise)"
          }
        }
        line += "conditions: [\(choices.joined(separator: ", "))]}\n"
        conditional += line
        let (width, height) = (keys["width"] ?? "", keys["height"] ?? "")
        flat += "- {id: v\(number), width: \(width), height: \(height)}\n"
      }
      let head = "canvas: \(facts.width)x100\nenvironment: \(facts.text)\nview:\n"
      #expect(try Drawn(head + conditional).frames == Drawn(head + flat).frames, "\(seed)")
    }
  }
}

/// What a design is drawn in, by which the law answers on its own.
private struct Facts {
  var isDark: Bool
  var isPad: Bool
  var isRightToLeft: Bool
  var width: Int

  init(from random: inout Seed) {
    isDark = .random(using: &random)
    isPad = .random(using: &random)
    isRightToLeft = .random(using: &random)
    width = .random(in: 100...300, using: &random)
  }

  var text: String {
    "{appearance: \(isDark ? "dark" : "light"), idiom: \(isPad ? "pad" : "phone"), "
      + "direction: \(isRightToLeft ? "rightToLeft" : "leftToRight")}"
  }
}

/// A random condition, as a text and as what it means.
private struct Asked {
  let text: String
  let holds: (Facts) -> Bool

  init(depth: Int, using random: inout Seed) {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &random) {
    case 0: (text, holds) = ("dark", \.isDark)
    case 1: (text, holds) = ("pad", \.isPad)
    case 2: (text, holds) = ("rightToLeft", \.isRightToLeft)
    case 3, 4:
      let limit = Int.random(in: 100...300, using: &random)
      (text, holds) = ("canvas.width >= \(limit)", { $0.width >= limit })
    case 5:
      let inner = Asked(depth: depth - 1, using: &random)
      (text, holds) = ("not (\(inner.text))", { !inner.holds($0) })
    case let kind:
      let one = Asked(depth: depth - 1, using: &random)
      let other = Asked(depth: depth - 1, using: &random)
      text = "(\(one.text) \(kind == 6 ? "and" : "or") \(other.text))"
      holds = {
        kind == 6 ? one.holds($0) && other.holds($0) : one.holds($0) || other.holds($0)
      }
    }
  }
}
