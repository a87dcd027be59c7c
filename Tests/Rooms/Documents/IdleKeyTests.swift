import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import TestSupport
import Testing

@Suite struct `A key that does nothing` {
  @Test func `is a pen without a stroke, told once for all of its keys`() throws {
    let dashed = "- {shape: rectangle, dash: 4, strokeWidth: 2}\n"
    #expect(
      try Reviewed(views: dashed).lines
        == [
          "3:22 idle-key: 'strokeWidth' and 'dash' do nothing without a 'stroke'"
        ].map { $0.replacing("3:22", with: "3:31") }
    )
    try expectEqual(Reviewed(views: dashed).remedies, ["write stroke: label beside them"])
    try expectEqual(Reviewed(views: "- {shape: rectangle, dash: 4, stroke: label}\n").ids, [])
    // A line that says no colour of its own has the fill's.
    try expectEqual(Reviewed(views: "- {shape: line, dash: 4, strokeWidth: 2}\n").ids, [])
  }

  @Test(arguments: [
    "{label: Hi, margins: 40}", "{image: {symbol: star}, margins: 8, centeredIn: superview}",
    "{view: {label: Hi}, margins: 40}",
  ])
  func `is margins that nothing lies in`(view: String) throws {
    try expectEqual(Reviewed(views: "- \(view)\n").ids, ["idle-key"])
  }

  @Test(arguments: [
    "{vstack: [{label: Hi}], margins: 40}",
    "{view: {label: Hi, filling: layoutMargins}, margins: 40}",
    "{view: {label: Hi, filling: readableContent}, margins: 40}",
    "{view: {label: Hi, constraints: [self.top == superview.layoutMargins.top]}, margins: 40}",
    "{view: {view: {label: Hi, filling: layoutMargins}, preservesSuperviewMargins: true}, margins: 40}",
    "{blur: {label: Hi, filling: layoutMargins}, margins: 40}",
    "{view: {label: Hi, if: dark, then: {filling: layoutMargins}}, margins: 40}",
    "{scroll: {label: Hi, filling: layoutMargins}, margins: 40}",
  ])
  func `isn't margins that something may lie in`(view: String) throws {
    try expectEqual(Reviewed(views: "- \(view)\n").ids, [])
  }

  @Test func `is one that goes with another`() throws {
    #expect(
      try Reviewed(views: "- {label: Hi, baselineAdjustment: none}\n").lines == [
        "3:15 idle-key: 'baselineAdjustment' does nothing without 'minimumScale'"
      ]
    )
    try expectEqual(
      Reviewed(views: "- {label: Hi, baselineAdjustment: none, minimumScale: 0.5}\n").ids,
      []
    )
    #expect(
      try Reviewed(views: "- {vscroll: {label: Hi}, footerMode: alwaysOnBottom}\n").ids
        == ["idle-key"]
    )
  }
}

@Suite struct `A locale that doesn't exist` {
  private func said(_ locale: String) -> [String] {
    briefs("environment: {locale: \(locale)}\nview: {label: Hi}\n")
  }

  @Test(arguments: [
    ("klingon", "no language is called 'klingon'"), ("xx", "no language is called 'xx'"),
    ("en-XX", "no region is called 'XX'"), ("zh-Hanz", "no script is called 'Hanz'"),
    ("english-GB", "no language is called 'english'"),
  ])
  func `is told with the part that isn't there`(locale: String, part: String) {
    let found = said(locale)
    #expect(found.count == 1)
    #expect(
      found.first?.contains("warning unknown-locale: \(part)") ?? false,
      "\(found)"
    )
  }

  @Test(arguments: [
    "en", "en-US", "pt-BR", "zh-Hans-CN", "sr-Latn", "yue", "ckb", "iw", "es-419", "ar-EG", "eng",
    "de-1996", "en-US-u-ca-gregory", "nb", "fil", "ajp",
  ])
  func `isn't one of those that do`(locale: String) {
    expectEqual(said(locale), [])
  }

  @Test func `is told of one that a caller insists on`() throws {
    var overrides = DesignOverrides()
    overrides.locale = "pseudo"
    let text = "view: {label: Hi}\n"
    let design = try Design(yaml: text, overrides: overrides)
    expectEqual(design.diagnostics.map(\.id), ["unknown-locale"])
    try expectEqual(design.drawing().diagnostics.map(\.id), ["unknown-locale"])
    var strict = Environment()
    strict.isStrict = true
    #expect(throws: DesignError.self) {
      try Design(yaml: text, environment: strict, overrides: overrides)
    }
  }

  @Test(arguments: [
    ("{chart: {values: [1, 2]}, hole: 50%}", "'hole' does nothing in a chart of bars"),
    (
      "{chart: {values: [1, 2]}, filled: true, dotSize: 4}",
      "'filled' and 'dotSize' do nothing in a chart of bars"
    ),
    (
      "{chart: {kind: lines, values: [1, 2]}, stacked: true, barRadius: 4}",
      "'stacked' and 'barRadius' do nothing in a chart of lines"
    ),
    (
      "{chart: {kind: sectors, values: [1, 2]}, ticks: 4, gap: 10%}",
      "'ticks' and 'gap' do nothing in a chart of sectors"
    ),
    ("{chart: {values: [1, 2], series: [[3, 4]]}}", "'series' does nothing beside 'values'"),
    ("{chart: {values: [1, 2]}, font: 9}", "'font' does nothing in a chart without texts"),
    (
      "{chart: {values: [1, 2]}, format: percent}",
      "'format' does nothing without 'ticks' or 'showsValues'"
    ),
  ])
  func `is one that a chart doesn't draw`(view: String, subject: String) throws {
    let told = try Reviewed(views: "- \(view)\n")
    expectEqual(told.ids, ["idle-key"])
    #expect(told.lines.allSatisfy { $0.hasSuffix(subject) }, "\(told.lines)")
  }

  @Test(arguments: [
    "{chart: {kind: sectors, values: [1, 2]}, hole: 50%}",
    "{chart: {kind: sectors, values: [1, 2], labels: [a, b]}, font: 9}",
    "{chart: {kind: lines, values: [1, 2]}, filled: true, dotSize: 4, lineWidth: 3, range: 0 9}",
    "{chart: {values: [1, 2]}, stacked: true, barRadius: 4, gap: 10%, ticks: 2, format: percent}",
    "{chart: {values: [1, 2]}, showsValues: true, font: 9, color: label, format: percent}",
    "{chart: {values: [1, 2]}, font: 9, format: percent, if: dark, then: {ticks: 3}}",
    "{chart: {values: [1, 2], labels: [a, b]}, if: light, then: {font: 9, color: red}}",
    "{chart: {values: [1, 2]}, ticks: 3, if: light, then: {format: percent}}",
    "{chart: {values: [1, 2]}, if: light, then: {showsValues: true, format: percent}}",
    // What one chart has no use for, another one of the same style has.
    "{chart: {values: [1, 2]}, style: s}\n- {chart: {kind: sectors, values: [1, 2], labels: [a, b]}, style: s}",
    "{chart: {values: [1, 2], labels: [a, b]}, style: s}\n- {chart: {kind: sectors, values: [1, 2]}, if: dark, then: {style: s}}",
  ])
  func `isn't one that a chart draws`(view: String) throws {
    let styles =
      view.contains("style: s") ? "styles: {s: {hole: 40%, gap: 10%, font: 9, color: label}}\n" : ""
    try expectEqual(Reviewed(views: "- \(view)\n" + styles).ids, [])
  }
}
