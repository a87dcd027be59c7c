import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineInputs
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

extension Design {
  fileprivate init(gallery path: String) throws(DesignError) {
    try self.init(contentsOf: path, environment: .current)
  }
}

@Suite(.timeLimit(.minutes(60))) struct `Pulling at a design` {
  private static let designs = Checkout.designs

  init() { BuiltCommand.triesDrawings() }

  private static func size(_ seed: inout Seed, near own: CGSize) -> CGSize {
    func length(_ own: CGFloat) -> CGFloat {
      switch seed.number(in: 0...3) {
      case 0: own
      case 1: CGFloat(seed.number(in: 1...60))
      case 2: (own * .random(in: 0.3...2.5, using: &seed) * 3).rounded() / 3
      default: CGFloat(seed.number(in: 100...1_400))
      }
    }
    return CGSize(width: length(own.width), height: length(own.height))
  }

  /// Lays a design out by kept trees, and compares with another by a tree of its own.
  private static func pulled(
    _ design: Design,
    as other: Design,
    to size: CGSize,
    _ scale: CGFloat?,
    in trees: KeptTrees,
    _ told: String
  ) -> LiveLayout? {
    let kept = Result { () throws(DesignError) in
      try design.live(size: size, scale: scale, keptIn: trees)
    }
    let anew = Result { () throws(DesignError) in try other.live(size: size, scale: scale) }
    switch (kept, anew) {
    case (.failure(let one), .failure(let other)):
      #expect(one.diagnostics == other.diagnostics, "\(told)")
      return nil
    case (.success(let one), .success(let other)):
      #expect(one.scene.tree.nodes == other.scene.tree.nodes, "\(told)")
      #expect(one.scene == other.scene, "\(told)")
      #expect(one.diagnostics == other.diagnostics, "\(told)")
      let missed = [one, other].map { layout in
        layout.canvas.constraintStates.map(\.isMissed)
      }
      #expect(missed[0] == missed[1], "\(told)")
      return one
    default:
      Issue.record("\(told): one of two can't be laid out")
      return nil
    }
  }

  /// One that was read once and is drawn again and again, as a preview has it, against one of its own.
  @Test func `gives the frames that a design has which is read anew at that size`() throws {
    for var seed in Seed.many(10) {
      let path = Self.designs.randomElement(using: &seed) ?? ""
      let (design, trees) = (try Design(gallery: path), KeptTrees())
      let own = design.ownSize(scale: nil)
      let scale: CGFloat? = seed.chance(0.3) ? [1, 2, 3, 1.5].randomElement(using: &seed) : nil
      for step in 0..<3 {
        var size = Self.size(&seed, near: own)
        // A hand that pulls takes small steps.
        if step > 0 { size.height = own.height }
        let told = "\(seed): \(path.split(separator: "/").last ?? "") at \(size)"
        let anew = try Design(gallery: path)
        let pulled = Self.pulled(design, as: anew, to: size, scale, in: trees, told)
        #expect(pulled == nil || pulled?.scene.size == size, "\(told)")
        // What `render` draws, which looks over it as well and takes longer.
        guard seed.chance(0.05), !design.isPaged, let pulled else { continue }
        let drawn = try design.drawing(size: size, scale: scale)
        #expect(drawn.scene == pulled.scene, "\(told)")
      }
    }
  }

  /// Designs in which something of the size before would be seen at the next one.
  @Test(arguments: [
    (
      """
      canvas: 240x300
      view:
        scroll:
        - vstack:
          - {each: n in 9, label: "Line {{n}}"}
          spacing: 6
          filling: scrollContent
        contentOffset: {y: 40}
        filling: superview

      """, [CGSize(width: 240, height: 300), CGSize(width: 240, height: 110)]
    ),
    (
      """
      canvas: 195x200
      view:
        hstack:
        - {background: systemBlue, aspect: 1}
        - {label: Words that would take some three hundred points, compression: {horizontal: 1}}
        filling: {bottom: none, others: superview}

      """, stride(from: 150, through: 260, by: 5).map { CGSize(width: $0, height: 200) }
    ),
    (
      """
      canvas: 400x800
      pages: rows
      view:
        vstack:
        - {background: systemGray5, height: 600}
        - {label: Narrow, height: 100, if: portrait}
        - {label: Wide, height: 100, if: landscape}
        id: rows
        filling: {bottom: none, others: superview}

      """, [CGSize(width: 400, height: 800), CGSize(width: 900, height: 800)]
    ),
    (
      """
      canvas: 300x300
      view:
        button: {title: Save, image: {symbol: star}}
        id: b
        kind: legacy
      constraints:
      - b.leading == canvas.leading
      - b.top == canvas.top
      - b.width == canvas.width - 300
      - b.height == b.width

      """, [CGSize(width: 300, height: 300), CGSize(width: 400, height: 300)]
    ),
  ]) func `keeps nothing of the size before`(yaml: String, sizes: [CGSize]) throws {
    let design = try Design(yaml: yaml)
    let trees = KeptTrees()
    for size in sizes + sizes.reversed() {
      _ = Self.pulled(design, as: design, to: size, 2, in: trees, "\(size)")
    }
  }

  @Test func `gives the frames of pages that are broken anew`() throws {
    let paged = try Self.designs.map { try Design(gallery: $0) }.filter(\.isPaged)
    #expect(!paged.isEmpty)
    for design in paged {
      let (own, trees) = (design.ownSize(scale: nil), KeptTrees())
      for var seed in Seed.many(6) {
        let height = seed.chance(0.2) ? own.height * 0.7 : own.height
        let share = seed.chance(0.2) ? 0.6...1.4 : 0.98...1.02
        let width = (own.width * .random(in: share, using: &seed)).rounded()
        let size = CGSize(width: width, height: height)
        _ = Self.pulled(design, as: design, to: size, 1, in: trees, "\(seed) at \(size)")
      }
      #expect(trees.resizes > 0)
    }
  }

  @Test func `gives the frames of a random design that is built anew, conditions included`()
    throws
  {
    var resizes = 0
    for var seed in Seed.many(10) {
      let told = seed
      let design = try Design(yaml: RandomScreen(&seed, asking: true).yaml)
      let trees = KeptTrees()
      var size = CGSize.zero
      for step in 0..<10 {
        // A hand that pulls takes small steps.
        size.width += CGFloat(seed.number(in: -8...8))
        if step.isMultiple(of: 5) {
          let least = seed.chance(0.2) ? 40 : 400
          size = CGSize(
            width: seed.number(in: least...1_000),
            height: seed.number(in: least...1_400)
          )
        }
        _ = Self.pulled(design, as: design, to: size, 2, in: trees, "\(told) at \(size)")
      }
      resizes += trees.resizes
    }
    #expect(resizes > 10, "\(resizes)")
  }
}

@Suite(.timeLimit(.minutes(60))) struct `The search for where a layout breaks` {
  private static func problem(_ number: Int) throws -> LayoutProblem {
    let message = Diagnostic(
      id: "conflict",
      severity: .warning,
      subject: "number \(number)",
      place: Place(file: "a.yaml", line: number)
    )
    return try #require(LayoutProblem(message))
  }

  /// Problems that are there in some ranges and not between.
  @Test func `finds values of problems that are there, beside values at which they aren't`() throws
  {
    let all = try (1...6).map { try Self.problem($0) }
    for var seed in Seed.many(400) {
      let precision: Double = [1, 0.5, 1 / 3, 0.1, 1e-3].randomElement(using: &seed) ?? 1
      let low = Double(seed.number(in: -500...500))
      let range = low...low + Double(seed.number(in: 1...2_000))
      let start = Double.random(in: range, using: &seed)
      let step = Double.random(in: precision...max(precision, 120), using: &seed)
      var bad: [(problem: LayoutProblem, ranges: [ClosedRange<Double>])] = []
      for problem in all {
        var ranges: [ClosedRange<Double>] = []
        for _ in 0..<seed.number(in: 0...3) {
          let from = Double.random(in: range, using: &seed)
          ranges.append(from...from + Double.random(in: 0...300, using: &seed))
        }
        bad.append((problem, ranges))
      }
      func problems(_ value: Double) -> Set<LayoutProblem> {
        Set(bad.filter { $0.ranges.contains { $0.contains(value) } }.map(\.problem))
      }
      var asked = 0
      let search = BreakSearch(start: start, range: range, step: step, precision: precision) {
        asked += 1
        return problems($0)
      }
      let points = search.points()
      let known = problems(start)
      for point in points {
        #expect(problems(point.value).contains(point.problem), "\(seed)")
        let isEverywhere = point.isHere && point.lastGood == start
        #expect(problems(point.lastGood).contains(point.problem) == isEverywhere, "\(seed)")
        // What can't be halved any more is as near as numbers get.
        let distance = abs(point.value - point.lastGood)
        #expect(distance <= precision * 1.000001, "\(seed): \(distance) of \(precision)")
        #expect(range.contains(point.value) && range.contains(point.lastGood), "\(seed)")
        #expect(point.isHere == known.contains(point.problem), "\(seed)")
      }
      #expect(points.map(\.value) == points.map(\.value).sorted(), "\(seed)")
      #expect(known.isSubset(of: points.lazy.filter(\.isHere).map(\.problem)), "\(seed)")
      for (number, ranges) in bad where !known.contains(number) {
        // One that is longer than a step can't be missed.
        let isLong = ranges.contains {
          $0.upperBound - $0.lowerBound > step && $0.upperBound <= range.upperBound
        }
        let isFound = points.contains { $0.problem == number }
        #expect(isFound || !isLong, "\(seed): \(number.message.subject)")
      }
      let steps = (range.upperBound - range.lowerBound) / step
      #expect(Double(asked) <= steps + 4 + Double(points.count) * 24, "\(seed)")
    }
  }

  @Test func `ends when there is no time`() throws {
    let problem = try Self.problem(1)
    let problems = try (1...100).map(Self.problem)
    var asked = 0
    var search = BreakSearch(start: 0, range: 0...1e9, step: 1, precision: 1) { value in
      asked += 1
      return value > 1e8 ? [problem] : []
    }
    search.goesOn = { asked < 100 }
    #expect(search.points().isEmpty)
    #expect(asked <= 102)
    // Neither does the search for the exact values of many problems go on.
    var many = BreakSearch(start: 0, range: 0...1e9, step: 1e9, precision: 1) { value in
      asked += 1
      return Set(problems.filter { value > Double($0.message.place?.line ?? 0) * 1e6 })
    }
    asked = 0
    many.goesOn = { asked < 20 }
    #expect(many.points().count == 100)
    #expect(asked <= 22)
  }

  @Test func `finds where designs of the gallery break`() throws {
    var found = 0
    let designs = ["stacks", "sticky-footer", "hello", "reading-width", "text-details", "form"]
    for var seed in Seed.many(2) {
      let name = designs[Int((seed.number / 7919) % UInt64(designs.count))]
      let path = Checkout.design("\(name).yaml")
      let design = try Design(gallery: path)
      let own = design.ownSize(scale: nil)
      let isWide = seed.chance(0.3)
      func problems(_ length: Double) -> Set<LayoutProblem> {
        var size = own
        if isWide { size.width = length } else { size.height = length }
        return design.problems(size: size, scale: 2)
      }
      let start = Double(isWide ? own.width : own.height).rounded()
      let search = BreakSearch(
        start: start,
        range: min(40, start)...start * 1.2,
        step: max(4, start / 5),
        precision: 1,
        problems: problems
      )
      for point in search.points().prefix(4) {
        found += 1
        #expect(problems(point.value).contains(point.problem), "\(seed) \(name)")
        let isEverywhere = point.isHere && point.lastGood == start
        #expect(problems(point.lastGood).contains(point.problem) == isEverywhere, "\(seed) \(name)")
        #expect(abs(point.value - point.lastGood) <= 1, "\(seed) \(name)")
      }
    }
    #expect(found > 0)
  }
}
