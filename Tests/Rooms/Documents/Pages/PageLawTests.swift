import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineInputs
import SnaplineScene
import TestSupport
import Testing

/// A random document: a header, a list of rows of several heights, and a footer.
struct RandomPages {
  var rows: [(height: Int, keeps: Bool, begins: Bool)] = []
  let headerHeight: Int
  let spacing: Int
  let isInStack: Bool

  init(from random: inout Seed, most: Int = 40) {
    for _ in 0..<random.number(in: 1...most) {
      let row = (random.number(in: 8...60), random.chance(0.15), random.chance(0.05))
      rows.append(row)
    }
    headerHeight = random.number(in: 10...40)
    spacing = random.number(in: 0...6)
    isInStack = random.chance(0.5)
  }

  /// The design, with pages or without.
  func text(isPaged: Bool = true, canvas: String = "200x240") -> String {
    let list = rows.enumerated().map { place, row in
      "    - {id: row\(place), height: \(row.height)"
        + (row.keeps && isPaged ? ", keepWithNext: true" : "")
        + (row.begins && isPaged ? ", newPage: true" : "") + "}\n"
    }.joined()
    let start = "canvas: {size: \(canvas), scale: 1}\n" + (isPaged ? "pages: rows\n" : "")
    let header = "id: head, height: \(headerHeight)"
    let footer = "id: foot, height: 12"
    let across = "filling: {vertically: none}"
    guard isInStack else {
      return start + "view:\n- {\(header), \(across), constraints: [self.top == canvas.top]}\n"
        + "- vstack:\n\(list)  id: rows\n  spacing: \(spacing)\n  \(across)\n"
        + "  constraints: [self.top == head.bottom + 4, self.bottom <= foot.top - 4]\n"
        + "- {\(footer), \(across), constraints: [self.bottom == canvas.bottom]}\n"
    }
    return start + "view:\n  vstack:\n  - {\(header)}\n  - vstack:\n\(list)    id: rows\n"
      + "    spacing: \(spacing)\n  - spacer\n  - {\(footer)}\n  spacing: 4\n  filling: superview\n"
  }
}

@Suite struct `Pages of random rows` {
  /// The identifiers and frames of what stands on a page.
  private func frames(_ scene: Scene) -> [(id: String, top: Double, bottom: Double)] {
    scene.tree.nodes.compactMap { node in
      node.identifier.map { ($0, node.frame.top, node.frame.bottom) }
    }
  }

  @Test func `have each row once, in order, whole, under a header and above a footer`() throws {
    for seed in Seed.many(24) {
      var random = seed
      let recipe = RandomPages(from: &random)
      let pages = try Design(yaml: recipe.text()).pages()
      var seen: [String] = []
      for (number, scene) in pages.scenes.enumerated() {
        let frames = frames(scene)
        let rows = frames.filter { $0.id.hasPrefix("row") && $0.id != "rows" }
        seen += rows.map(\.id)
        let head = frames.first { $0.id == "head" }
        let foot = frames.first { $0.id == "foot" }
        #expect(head?.top == 0, "\(seed), page \(number + 1)")
        #expect(foot?.bottom == 240, "\(seed), page \(number + 1)")
        for row in rows {
          let height = recipe.rows[Int(row.id.dropFirst(3)) ?? 0].height
          #expect(row.bottom - row.top == Double(height), "\(seed), \(row.id)")
          #expect(row.bottom <= (foot?.top ?? 0), "\(seed), \(row.id)")
          #expect(row.top >= (head?.bottom ?? 0), "\(seed), \(row.id)")
        }
        if let first = rows.first, number > 0 {
          let place = Int(first.id.dropFirst(3)) ?? 0
          let before = recipe.rows[place - 1]
          let isTold = pages.diagnostics.contains { $0.id == "parted-rows" }
          #expect(!before.keeps || recipe.rows[place].begins || isTold, "\(seed)")
        }
        for row in rows.dropFirst() {
          #expect(!recipe.rows[Int(row.id.dropFirst(3)) ?? 0].begins, "\(seed), \(row.id)")
        }
      }
      #expect(seen == recipe.rows.indices.map { "row\($0)" }, "\(seed)")
    }
  }

  @Test func `no page ends where the next row had room`() throws {
    for seed in Seed.many(12) {
      var random = seed
      let recipe = RandomPages(from: &random)
      let pages = try Design(yaml: recipe.text()).pages()
      var next = 0
      for scene in pages.scenes.dropLast() {
        let frames = frames(scene)
        let rows = frames.filter { $0.id.hasPrefix("row") && $0.id != "rows" }
        next += rows.count
        guard let last = rows.last, let foot = frames.first(where: { $0.id == "foot" }) else {
          continue
        }
        let row = recipe.rows[next]
        // What stays with the next row, or begins a page, is on the next one for its own reasons.
        var run = Double(row.height)
        var place = next
        while recipe.rows[place].keeps, place + 1 < recipe.rows.count {
          place += 1
          run += Double(recipe.rows[place].height + recipe.spacing)
        }
        let free = foot.top - (recipe.isInStack ? 8 : 4) - last.bottom - Double(recipe.spacing)
        #expect(row.begins || free < run || recipe.rows[next].keeps, "\(seed)")
      }
    }
  }

  @Test func `have as many rows as a text of the page's number leaves room for`() throws {
    var heights: Set<Double> = []
    for seed in Seed.many(12) {
      var random = seed
      let rows = (0..<90).map { _ in random.number(in: 15...40) }
      // From page 10 on the numbers take more lines.
      let numbers = Array(repeating: "{{page.number}}", count: random.number(in: 12...40))
      let text = numbers.joined(separator: " ") + " of {{page.count}}"
      let (font, footer) = ("id: foot, font: 10", random.number(in: 0...3))
      let foot = [
        "{label: \"\(text)\", \(font)}", "{label: \"\(text)\", underline: single, \(font)}",
        "{label: {markup: \"**\(text)**\"}, \(font)}",
        "{textView: {text: \"\(text)\"}, scrolls: false, \(font)}",
      ][footer]
      let list = rows.enumerated().map { "    - {id: row\($0), height: \($1)}\n" }.joined()
      let more = random.chance(0.5) ? "  - {height: 9, if: not lastPage}\n" : ""
      let design = """
        canvas: {size: 200x240, scale: 1}
        pages: rows
        view:
          vstack:
          - {height: 20, if: firstPage}
          - vstack:
        \(list)    id: rows
          - spacer
          - \(foot)
        \(more)  filling: superview

        """
      let scenes = try Design(yaml: design).pages().scenes
      #expect(scenes.count > 10, "\(seed)")
      var next = 0
      for (number, scene) in scenes.enumerated() {
        let frames = frames(scene)
        let shown = frames.filter { $0.id.hasPrefix("row") && $0.id != "rows" }
        let foot = try #require(frames.first { $0.id == "foot" }, "\(seed)")
        let last = try #require(shown.last, "\(seed)")
        heights.insert(foot.bottom - foot.top)
        #expect(last.bottom <= foot.top, "\(seed), page \(number + 1)")
        next += shown.count
        // The last row may stand alone, as its page has other room.
        guard next < rows.count - 1 else { continue }
        #expect(foot.top - last.bottom < Double(rows[next]), "\(seed), page \(number + 1)")
      }
      #expect(next == rows.count, "\(seed)")
    }
    #expect(heights.count > 2)
  }

  @Test func `are the same by several threads`() throws {
    for seed in Seed.many(6) {
      var random = seed
      let design = try Design(yaml: RandomPages(from: &random).text())
      let alone = try design.pages()
      let together = try design.pages(size: nil, scale: nil, overlays: [], jobs: 3)
      #expect(together.scenes == alone.scenes, "\(seed)")
      #expect(together.diagnostics == alone.diagnostics, "\(seed)")
    }
  }

  @Test func `a row more at the end changes the last pages alone`() throws {
    for seed in Seed.many(8) {
      var random = seed
      var recipe = RandomPages(from: &random)
      let before = try Design(yaml: recipe.text()).pages().scenes
      recipe.rows.append((random.number(in: 8...60), false, false))
      let after = try Design(yaml: recipe.text()).pages().scenes
      // What stays with the next row may bring the whole end of the last page along.
      let same = max(0, before.count - 1)
      #expect(after.count >= before.count, "\(seed)")
      for page in 0..<same {
        #expect(before[page].tree == after[page].tree, "\(seed), page \(page + 1)")
      }
    }
  }

  @Test func `that need one page are as the design is without pages`() throws {
    for seed in Seed.many(8) {
      var random = seed
      var recipe = RandomPages(from: &random, most: 8)
      for place in recipe.rows.indices { recipe.rows[place].begins = false }
      let design = try Design(yaml: recipe.text(canvas: "200x900"))
      let paged = try design.pages()
      let plain = try Design(yaml: recipe.text(isPaged: false, canvas: "200x900")).drawing()
      #expect(paged.scenes == [plain.scene], "\(seed)")
      #expect(paged.diagnostics == plain.diagnostics, "\(seed)")
      #expect(try design.drawing().scene == plain.scene, "\(seed)")
    }
  }
}
