import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineScene
import TestSupport
import Testing

@Suite struct `Bars in a design` {
  private func texts(_ view: String) throws -> [String] {
    let drawn = try Drawn("canvas: 375x100\nview:\n" + view)
    return drawn.lines.map(\.string)
  }

  @Test func `show titles, buttons and the way back`() throws {
    let bar = """
      - navigationBar:
          title: Message
          back: Inbox
          trailing: [Reply, Flag]
        filling: {horizontally: superview, top: superview, bottom: none}

      """
    #expect(Set(try texts(bar)) == ["Message", "Inbox", "Reply", "Flag"])
    try expectEqual(texts("- navigationBar: Inbox\n"), ["Inbox"])
  }

  @Test func `are as high as the system's`() throws {
    for (bar, height) in [
      ("{id: bar, navigationBar: A, filling: @}", 44),
      ("{id: bar, navigationBar: A, largeTitle: true, filling: @}", 96),
      ("{id: bar, navigationBar: {title: A, prompt: B}, filling: @}", 74),
      ("{id: bar, toolbar: [A, spacer, B], filling: @}", 44),
      ("{id: bar, tabBar: [A, B], filling: @}", 83),
    ] {
      let placed = bar.replacing(
        "@",
        with: "{horizontally: superview, bottom: superview, top: none}"
      )
      let drawn = try Drawn("canvas: iPhone 16\nview:\n- \(placed)\n")
      #expect(drawn.frame("bar") == "0 \(852 - height) 393 \(height)", "\(bar)")
    }
  }

  @Test func `stand higher on the safe area above a home indicator, as in Swift`() throws {
    for (device, frame) in [("iPhone 16", "0 769 393 49"), ("iPhone 8", "0 623 375 44")] {
      let drawn = try Drawn(
        """
        canvas: \(device)
        view:
        - id: bar
          toolbar: [A, spacer, B]
          filling: {horizontally: superview, bottom: safeArea, top: none}

        """
      )
      #expect(drawn.frame("bar") == frame)
    }
  }

  @Test func `hold views of a design, with their names and sizes`() throws {
    let drawn = try Drawn(
      """
      canvas: 375x100
      view:
      - id: bar
        navigationBar:
          titleView: {id: middle, background: systemRed, width: 90, height: 20}
          leading: [{id: first, background: systemBlue, width: 30, height: 30}, Edit]
          trailing: {id: last, background: systemGreen, width: 10, height: 10}
        filling: {horizontally: superview, top: superview, bottom: none}
      - id: tools
        toolbar: [{id: left, width: 20, height: 20}, spacer, {id: right, width: 20, height: 20}]
        filling: {horizontally: superview, bottom: superview, top: none}

      """
    )
    #expect(drawn.frame("first").hasPrefix("16 ") && drawn.frame("first").hasSuffix(" 30 30"))
    #expect(drawn.frame("last").hasPrefix("349 ") && drawn.frame("last").hasSuffix(" 10 10"))
    #expect(drawn.frame("middle").split(separator: " ")[2] == "90")
    #expect(drawn.frame("left").hasPrefix("16 ") && drawn.frame("right").hasPrefix("339 "))
  }

  @Test func `choose a tab that there is`() throws {
    let error = #expect(throws: DesignError.self) {
      try Design(yaml: "canvas: 100x60\nview: {tabBar: {items: [A, B], selected: 2}}\n").drawing()
    }
    expectEqual(error?.diagnostics.map(\.id), ["no-tab"])
  }

  @Test func `have grounds of their own`() throws {
    let drawn = try Drawn(
      """
      canvas: 100x60
      view:
      - {toolbar: [], barBackground: FF0000, filling: superview}

      """
    )
    #expect(drawn.fills.contains("FF0000FF"))
    let clear = try Drawn(
      "canvas: 100x60\nview:\n- {toolbar: [], barBackground: clear, filling: superview}\n"
    )
    #expect(clear.fills.count == 1)
  }

  @Test func `cover the edges without being drawn`() throws {
    for (words, frame) in [
      ("bars: {navigation: small}", "0 103 393 715"),
      ("bars: {navigation: large, tab: true}", "0 155 393 614"),
      ("bars: {tool: true, statusHidden: true}", "0 59 393 715"),
      ("safeArea: 10, bars: {tab: true}", "10 10 373 783"),
    ] {
      let drawn = try Drawn(
        "canvas: iPhone 16\nenvironment: {\(words)}\nview: {id: inner, filling: safeArea}\n"
      )
      #expect(drawn.frame("inner") == frame, "\(words)")
    }
    for (device, words, frame) in [
      ("iPhone SE", "statusHidden: true", "0 0 375 667"),
      ("iPhone SE", "inCall: true", "0 40 375 627"),
      ("iPhone SE", "inCall: true, navigation: small", "0 84 375 583"),
      ("iPhone SE", "inCall: true, statusHidden: true", "0 0 375 667"),
      ("{device: iPhone SE, orientation: landscape}", "inCall: true", "0 0 667 375"),
      ("iPhone 16", "inCall: true", "0 59 393 759"),
    ] {
      let drawn = try Drawn(
        "canvas: \(device)\nenvironment: {bars: {\(words)}}\n"
          + "view: {id: inner, filling: safeArea}\n"
      )
      #expect(drawn.frame("inner") == frame, "\(words)")
    }
  }

  @Test func `make room for a keyboard`() throws {
    for (words, bottom) in [("hidden", 818), ("shown", 516), ("400", 452)] {
      let drawn = try Drawn(
        """
        canvas: iPhone 16
        environment: {keyboard: \(words)}
        view:
        - id: field
          height: 40
          filling: {horizontally: superview, vertically: none}
          constraints: [field.bottom == superview.keyboardFrame.top]

        """
      )
      #expect(drawn.frame("field") == "0 \(bottom - 40) 393 40", "\(words)")
    }
    let safe = { (words: String) in
      try Drawn(
        "canvas: iPhone 16\nenvironment: {keyboard: \(words)}\nview:\n"
          + "- {id: form, filling: keyboardSafeArea}\n"
          + "- {id: half, height: 100% of keyboardSafeArea, filling: {vertically: none}}\n"
      )
    }
    #expect(try safe("shown").frame("form") == "0 59 393 457")
    #expect(try safe("hidden").frame("form") == "0 59 393 759")
    #expect(try safe("shown").frame("half").hasSuffix(" 457"))
    let error = #expect(throws: DesignError.self) {
      try Drawn("canvas: 100x100\nenvironment: {keyboard: shown}\nview:\n")
    }
    expectEqual(error?.diagnostics.map(\.id), ["no-device"])
  }
}
