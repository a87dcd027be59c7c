import Foundation
import TestSupport
import Testing

@Suite struct `A batch that is resumed` {
  private let line = [
    "batch", "badge.yaml", "--data", "rows.jsonl", "-o", "out/{{id}}.png", "--results", "r.jsonl",
    "-j", "2",
  ]

  private func resumed(_ folder: Folder) throws -> [[String: Any]] {
    let run = try Built(line + ["--resume"], in: folder)
    expectEqual(run.error, "")
    expectEqual(run.status, 0)
    return Badge.results(folder.text(of: "r.jsonl") ?? "")
  }

  /// When each picture was written.
  private func times(_ folder: Folder) throws -> [String: Date] {
    var found: [String: Date] = [:]
    for name in folder.tree("out").keys {
      let facts = try FileManager.default.attributesOfItem(atPath: folder("out/" + name))
      found[name] = facts[.modificationDate] as? Date
    }
    return found
  }

  @Test func `draws only what isn't there, or not as it would be drawn`() throws {
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": Badge.rows(6)]) { folder in
      #expect(try Built(line, in: folder).status == 0)
      let (tree, before) = (folder.tree("out"), try times(folder))
      let results = folder.text(of: "r.jsonl")
      _ = try resumed(folder)
      expectEqual(try times(folder), before)
      expectEqual(folder.text(of: "r.jsonl"), results)
      // One is gone, one is cut short, and of one the row is another.
      try FileManager.default.removeItem(atPath: folder("out/2.png"))
      try folder.write("half", to: "out/4.png")
      try folder.write(Badge.rows(6).replacing("N5", with: "M5"), to: "rows.jsonl")
      expectEqual(try resumed(folder).count, 6)
      let changed = try times(folder).filter { before[$0.key] != $0.value }.keys.sorted()
      expectEqual(changed, ["2.png", "4.png", "5.png"])
      expectEqual(folder.tree("out")["2.png"], tree["2.png"])
      expectEqual(folder.tree("out")["4.png"], tree["4.png"])
      #expect(folder.tree("out")["5.png"] != tree["5.png"])
      #expect(!folder.names.contains { $0.hasSuffix(".old") || $0.hasSuffix(".part") })
    }
  }

  @Test func `draws all where the design is another, or a file that it names`() throws {
    let picture =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><rect width=\"9\" height=\"%\"/></svg>"
    let design = Badge.design.replacing(
      "view: {",
      with: "view: {image: p.svg, size: 9, centeredIn: superview}\nx-old: {"
    )
    let files = [
      "badge.yaml": design, "rows.jsonl": Badge.rows(3), "p.svg": picture.replacing("%", with: "9"),
    ]
    try withFolder(files) { folder in
      #expect(try Built(line, in: folder).status == 0)
      let first = try times(folder)
      _ = try resumed(folder)
      expectEqual(try times(folder), first)
      try folder.write(picture.replacing("%", with: "4"), to: "p.svg")
      _ = try resumed(folder)
      let second = try times(folder)
      #expect(second.allSatisfy { first[$0.key] != $0.value })
      try folder.write(design + "\n# changed\n", to: "badge.yaml")
      _ = try resumed(folder)
      #expect(try times(folder).allSatisfy { second[$0.key] != $0.value })
    }
  }

  @Test(arguments: ["face.ttf", "faces"])
  func `draws all where a font of the design is another`(place: String) throws {
    let design = Badge.design + "\nfontFiles: [\(place)]\n"
    try withFolder(["badge.yaml": design, "rows.jsonl": Badge.rows(3)]) { folder in
      var face = try Data(contentsOf: URL(filePath: Checkout.fixture("Fonts/SnaplineAxis.ttf")))
      let file = place.hasSuffix(".ttf") ? place : place + "/a.ttf"
      try folder.write(face, to: file)
      #expect(try Built(line, in: folder).status == 0)
      let first = try times(folder)
      _ = try resumed(folder)
      expectEqual(try times(folder), first)
      // As long as before, with another byte behind all tables.
      face[face.count - 1] ^= 1
      try folder.write(face, to: file)
      _ = try resumed(folder)
      let second = try times(folder)
      #expect(second.allSatisfy { first[$0.key] != $0.value })
      guard file != place else { return }
      try folder.write(face, to: place + "/b.ttf")
      _ = try resumed(folder)
      #expect(try times(folder).allSatisfy { second[$0.key] != $0.value })
    }
  }

  @Test func `draws all where a link that the design names leads elsewhere`() throws {
    let design = Badge.design.replacing("{name: Ada, points: 1}", with: "values.yaml")
    let files = [
      "badge.yaml": design, "rows.jsonl": Badge.rows(3), "one.yaml": "{name: Ada, points: 1}",
      "two.yaml": "{name: Bo, points: 2}",
    ]
    try withFolder(files) { folder in
      func link(to name: String) throws {
        try? FileManager.default.removeItem(atPath: folder("values.yaml"))
        try FileManager.default.createSymbolicLink(
          atPath: folder("values.yaml"),
          withDestinationPath: name
        )
      }
      try link(to: "one.yaml")
      #expect(try Built(line, in: folder).status == 0)
      let first = try times(folder)
      let results = try resumed(folder)
      expectEqual(try times(folder), first)
      // The file is told by its own name, and by the one that the design has for it.
      let read = try #require(results.first?["files"] as? [String: String])
      expectEqual(
        Set(read.keys.map { URL(filePath: $0).lastPathComponent }),
        ["one.yaml", "values.yaml"]
      )
      expectEqual(Set(read.values).count, 1)
      try link(to: "two.yaml")
      _ = try resumed(folder)
      #expect(try times(folder).allSatisfy { first[$0.key] != $0.value })
    }
  }

  /// Fonts and hyphenation are no options of a run: variables lead to those of another machine.
  @Test(arguments: ["SNAPLINE_FONTS=faces", "SNAPLINE_HOME=home"])
  func `draws all where the machine has other fonts, or another hyphenation`(variable: String)
    throws
  {
    let files = [
      "badge.yaml": Badge.design, "rows.jsonl": Badge.rows(3), "faces/read.me": "",
      "home/hyphenation/hyph_xx.dic": "UTF-8\n",
    ]
    try withFolder(files) { folder in
      try FileManager.default.copyItem(
        atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
        toPath: folder("faces/Own.ttf")
      )
      let words = (line + ["--resume"]).map { "'\($0)'" }.joined(separator: " ")
      func keys(_ variable: String) throws -> [String] {
        let run = try Built(shell: "\(variable) $snapline \(words)", in: folder)
        expectEqual(run.error, "")
        expectEqual(run.status, 0)
        return Badge.results(folder.text(of: "r.jsonl") ?? "").compactMap { $0["key"] as? String }
      }
      let (own, first) = (try keys(""), try times(folder))
      let (others, second) = (try keys(variable), try times(folder))
      #expect(own.count == 3 && others.count == 3 && Set(own).isDisjoint(with: others))
      #expect(second.count == 3 && second.allSatisfy { first[$0.key] != $0.value })
      // Of the same machine nothing is drawn again.
      expectEqual(try keys(variable), others)
      expectEqual(try times(folder), second)
      expectEqual(try keys(""), own)
      #expect(try times(folder).allSatisfy { second[$0.key] != $0.value })
    }
  }

  @Test func `refuses the results of another run, and what are no results`() throws {
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": Badge.rows(2), "x.txt": "mine"]) {
      folder in
      #expect(try Built(line, in: folder).status == 0)
      let other = try Built(line + ["--resume", "--scale", "3"], in: folder)
      expectEqual(other.status, 64)
      #expect(other.error.contains("'r.jsonl' has the results of another run"))
      let mine = line.map { $0 == "r.jsonl" ? "x.txt" : $0 }
      expectEqual(try Built(mine, in: folder).status, 2)
      expectEqual(folder.text(of: "x.txt"), "mine")
    }
  }

  @Test func `is nothing special where its results are thrown away`() throws {
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": Badge.rows(2)]) { folder in
      let shell =
        "for i in 1 2 3; do $snapline batch badge.yaml --data rows.jsonl -o o$i/ --results /dev/null & done; "
        + "wait; ls o1 o2 o3 | grep -c png"
      let run = try Built(shell: shell, in: folder)
      expectEqual(run.output, "6\n")
      expectEqual(run.error, "")
    }
  }

  /// Killed at any time, and gone on with, a run leaves what an undisturbed one leaves.
  @Test(arguments: [40, 150, 400, 900])
  func `after it was killed leaves the same files`(milliseconds: Int) throws {
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": Badge.rows(120)]) { folder in
      #expect(try Built(line, in: folder).status == 0)
      let tree = folder.tree("out")
      try FileManager.default.removeItem(atPath: folder("out"))
      try FileManager.default.removeItem(atPath: folder("r.jsonl"))
      for _ in 0..<2 {
        let running = try RunningCommand(line + ["--resume"], in: folder)
        Thread.sleep(forTimeInterval: Double(milliseconds) / 1_000)
        _ = running.end(by: SIGKILL)
        for (name, bytes) in folder.tree("out") { #expect(bytes == tree[name], "\(name)") }
      }
      // The workers end as their input does.
      expectEqual(try resumed(folder).count, 120)
      expectEqual(folder.tree("out"), tree)
    }
  }

  @Test func `isn't written to by two runs at once`() throws {
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": Badge.rows(2), "slow": ""]) {
      folder in
      // One run waits for the rows after its first.
      let shell = """
        mkfifo f
        (exec 3>f; head -n 1 rows.jsonl >&3; until [ -e done ]; do sleep 0.05; done) &
        $snapline batch badge.yaml --data f -o 'o/{{id}}.png' --results r.jsonl &
        until [ -s r.jsonl ]; do sleep 0.05; done
        $snapline batch badge.yaml --data rows.jsonl -o 'o/{{id}}.png' --results r.jsonl
        echo $?; touch done; wait
        """
      let run = try Built(shell: shell, in: folder)
      #expect(run.output.hasPrefix("2\n"), "\(run.output)")
      #expect(run.error.contains("another run writes to it"))
    }
  }
}
