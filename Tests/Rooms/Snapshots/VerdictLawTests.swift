import SnaplineScene
import SnaplineSnapshots
import TestSupport
import Testing

import struct Foundation.CGFloat
import struct Foundation.CGSize

@Suite struct `A verdict on random screens` {
  @Test func `finds nothing between a scene and itself`() {
    for seed in Seed.many(100) {
      let document = SceneDocument(scene: .random(seed))
      #expect(
        FoundDifferences(baseline: document, scene: document) == FoundDifferences(),
        "\(seed)"
      )
    }
  }

  @Test func `sees the same views from either side`() {
    for seed in Seed.many(100) {
      let (old, new, _) = edited(seed, named: 1)
      let there = FoundDifferences(baseline: old, scene: new)
      let back = FoundDifferences(baseline: new, scene: old)
      for kind in DifferenceKind.allCases {
        #expect(there.measure(kind) == back.measure(kind), "\(seed) \(kind)")
      }
      #expect(subjects(there.differences) == subjects(back.differences), "\(seed)")
    }
  }

  @Test func `names each edit once, and nothing else as a cause`() {
    var count = 0
    for seed in Seed.many(1_000) {
      let (old, new, edits) = edited(seed, named: 1)
      count += edits.count
      let findings = FoundDifferences(baseline: old, scene: new)
      let causes = findings.differences.filter { $0.cause == nil }
      #expect(subjects(causes) == edits.sorted(), "\(seed)")
    }
    #expect(count >= 1_800)
  }

  @Test func `names a view that is called otherwise once, from either side`() {
    for seed in Seed.many(150) {
      var (seed, names) = (seed, 0)
      let before = Box.random(&seed, names: &names, named: 1)
      var after = before
      guard let path = before.paths.randomElement(using: &seed) else { continue }
      after[path[...]].name = seed.chance(0.5) ? "called otherwise" : nil
      let (old, new) = (SceneDocument(scene: before.scene), SceneDocument(scene: after.scene))
      for findings in [
        FoundDifferences(baseline: old, scene: new), FoundDifferences(baseline: new, scene: old),
      ] {
        let properties = findings.differences.map { $0.changes.map(\.property) }
        expectEqual(properties, [["identifier"]], "\(seed)")
      }
    }
  }

  @Test func `counts the edits of views without names`() {
    for seed in Seed.many(150) {
      let (old, new, edits) = edited(seed, named: 0.3)
      let causes = FoundDifferences(baseline: old, scene: new).differences.filter {
        $0.cause == nil
      }
      let kinds = edits.map { String($0.prefix { $0 != " " }) }.sorted()
      #expect(causes.map(\.kind.rawValue).sorted() == kinds, "\(seed)")
    }
  }

  @Test func `tells what flows from an edit in a stack`() {
    for seed in Seed.many(300) {
      let (old, new, edits) = editedStack(seed)
      let findings = FoundDifferences(baseline: old, scene: new)
      let causes = findings.differences.filter { $0.cause == nil }
      #expect(subjects(causes) == edits.sorted(), "\(seed)")
    }
  }

  @Test func `never excuses more at lower limits`() {
    for seed in Seed.many(100) {
      let (old, new, _) = edited(seed, named: 1)
      let findings = FoundDifferences(baseline: old, scene: new)
      var isSame = false
      for step in [0.0, 1, 10, 100, 1000, 100_000, .infinity] {
        let count = Int(min(step, 1e6))
        let tolerance = Tolerance(layout: step, text: count, style: count, font: count)
        let isSameNow = findings.isSame(within: tolerance)
        #expect(!isSame || isSameNow, "\(seed)")
        isSame = isSameNow
      }
      #expect(isSame, "\(seed)")
    }
  }
}

private func subjects(_ differences: [Difference]) -> [String] {
  differences.map { "\($0.kind.rawValue) \($0.subject)" }.sorted()
}

/// What is done to the scene as a whole, beside edits of its views.
private enum WholeEdit {
  case none, scale, canvas, fontFile
  /// A place that is no number, which swallows every other edit below it.
  case noNumber
}

/// A random screen before and after edits of different views and of the whole, and what should be
/// said.
private func edited(
  _ seed: Seed,
  named: Double
) -> (old: SceneDocument, new: SceneDocument, expected: [String]) {
  var seed = seed
  var names = 0
  let before = Box.random(&seed, names: &names, named: named)
  let kinds: [WholeEdit] = [.scale, .canvas, .fontFile, .noNumber]
  // What has no name is found again by its place, which not every edit of the whole leaves.
  let whole = named == 1 && seed.chance(0.5) ? kinds[seed.number(in: 0...3)] : .none
  var (after, expected) = editedViews(of: before, whole, &seed)
  let paths = before.paths.dropFirst()
  if case .noNumber = whole, let path = paths.randomElement(using: &seed) {
    after = before
    after[path[...]].x = .nan
    expected = ["layout \(before[path[...]].name ?? "?")"]
  }
  var (old, new) = (before.scene, after.scene)
  switch whole {
  case .scale:
    (old, new) = (old.snapped(to: 2), new.snapped(to: seed.chance(0.5) ? 1 : 3))
    expected.append("layout canvas")
  case .canvas:
    new.size.width += seed.distance()
    new.size.height += seed.distance()
    expected.append("layout canvas")
  case .fontFile:
    if paths.contains(where: { before[$0[...]].text != nil }) {
      expected.append("font font file Inter.otf")
    }
    return (
      SceneDocument(resolving: old, notes: [:]) { _ in "aaaa" },
      SceneDocument(resolving: new, notes: [:]) { _ in "bbbb" },
      expected
    )
  case .none, .noNumber: break
  }
  return (SceneDocument(scene: old), SceneDocument(scene: new), expected)
}

/// One to four edits of different views.
private func editedViews(
  of before: Box,
  _ whole: WholeEdit,
  _ seed: inout Seed
) -> (after: Box, expected: [String]) {
  var after = before
  var expected: [String] = []
  var touched: [[Int]] = []
  // Where a view came, moves beside it could follow from it: nothing else is edited there.
  var busy: [[Int]] = []
  // More than a pixel, which another scale explains; where the font is another, it explains all.
  let least = whole == .scale ? 2.0 : 0
  let choices = whole == .fontFile ? [2, 3, 6] : Array(0...6)
  // Paths stay valid while boxes are only changed or added behind others.
  let paths = before.paths.dropFirst().shuffled(using: &seed)
  for path in paths.prefix(seed.number(in: 1...4))
  where !busy.contains(path) && !busy.contains(Array(path.dropLast())) {
    let slice = path[...]
    let name = before[slice].name ?? "?"
    switch choices[seed.number(in: 0...choices.count - 1)] {
    case 0:
      after[slice].x += seed.distance() + least
      expected.append("layout \(name)")
    case 1:
      after[slice].height += seed.distance() + least
      after[slice].width += seed.distance() + least
      expected.append("layout \(name)")
    case 2:
      after[slice].color = RGBA(bytes: 1, 2, 3, alpha: Double(expected.count + 1) / 10)
      expected.append("style \(name)")
    case 3:
      after[slice].opacity = Double(expected.count + 1) / 10
      expected.append("style \(name)")
    case 4 where before[slice].text != nil:
      after[slice].text = "edited \(seed.number(in: 0...1000))"
      expected.append("text \(name)")
    case 5 where before[slice].text == nil && isQuiet(path, touched):
      var box = Box(name: "new\(expected.count)", className: "Image")
      (box.width, box.height) = (seed.coordinate(), seed.coordinate())
      expected.append("layout new\(expected.count)")
      after[slice].children.append(box)
      busy.append(path)
    default:
      after[slice].radius += Double(expected.count + 5)
      expected.append("style \(name)")
    }
    touched.append(path)
  }
  return (after, expected)
}

private func isQuiet(_ path: [Int], _ touched: [[Int]]) -> Bool {
  touched.allSatisfy { $0 != path && Array($0.dropLast()) != path }
}

private func editedStack(
  _ seed: Seed
) -> (old: SceneDocument, new: SceneDocument, expected: [String]) {
  var seed = seed
  var names = 0
  let before = Box.stack(&seed, names: &names)
  var after = before
  let path = before.paths.dropFirst().randomElement(using: &seed) ?? []
  let slice = path[...]
  let name = before[slice].name ?? "?"
  var expected: [String] = []
  switch seed.number(in: 0...4) {
  case 0 where before[slice].padding == nil && before[slice].text != nil:
    after[slice].text = "edited and longer"
    after[slice].height += seed.distance()
    expected = ["text \(name)"]
  case 1 where before[slice].padding == nil:
    after[slice].height += seed.distance()
    expected = ["layout \(name)"]
  case 2 where before[slice].padding != nil:
    after[slice].padding? += seed.distance()
    expected = ["layout \(before[slice].children[0].name ?? "?")"]
  case 3 where before[slice].padding != nil:
    var box = Box(name: "new", className: "Image")
    (box.width, box.height) = (10, seed.coordinate())
    let place = seed.number(in: 0...before[slice].children.count)
    after[slice].children.insert(box, at: place)
    expected = ["layout new"]
  default:
    if before[path.dropLast()].children.count > 1, let last = path.last {
      after[path.dropLast()].children.remove(at: last)
      expected = ["layout \(name)"]
    }
  }
  return (
    SceneDocument(scene: before.laidOut().scene),
    SceneDocument(scene: after.laidOut().scene),
    expected
  )
}
