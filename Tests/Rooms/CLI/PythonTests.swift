import Foundation
import TestSupport
import Testing

/// The package for Python, with the built command in place of the one that a wheel brings.
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"),
    "there is no python3"
  )
)
struct `The package for Python` {
  @Test func `hands designs to the command, and gives back what it says`() throws {
    try expectPassing("test_render.py")
  }

  @Test(arguments: ["test_worker.py", "test_pool.py", "test_tasks.py"])
  func `has workers and pools that bear what programs do`(file: String) throws {
    try expectPassing(file)
  }

  /// The design, the table, the line and the program of the article, as they stand there.
  @Test func `draws what its quick start says`() throws {
    let article = Checkout.root.appending(
      path: "Sources/Snapline/Snapline.docc/PicturesInBulk.md"
    )
    let text = try String(contentsOf: article, encoding: .utf8)
    func block(_ language: String) throws -> String {
      let start = try #require(text.range(of: "```\(language)\n"))
      let end = try #require(text.range(of: "```", range: start.upperBound..<text.endIndex))
      return String(text[start.upperBound..<end.lowerBound])
    }
    let files = [
      "badge.yaml": try block("yaml"), "people.csv": try block("csv"),
      "draw.py": try block("python"),
    ]
    let line = try block("").split(separator: "\n")[0]
    #expect(line.hasPrefix("snapline batch"))
    try withFolder(files) { folder in
      let batch = try Built(shell: "$" + line, in: folder)
      #expect(batch.status == 0 && batch.error.isEmpty, "\(batch.error)")
      let package = Checkout.root.appending(path: "Python").path
      let python = try Built(
        shell: "PYTHONDONTWRITEBYTECODE=1 PYTHONPATH='\(package)' SNAPLINE_PROGRAM=\"$snapline\" "
          + "/usr/bin/python3 -W error draw.py",
        in: folder
      )
      #expect(python.status == 0 && python.output.isEmpty, "\(python.error)\(python.output)")
      expectEqual(folder.tree("badges"), folder.tree("out"))
      expectEqual(folder.tree("out").keys.sorted(), ["1.png", "2.png"])
    }
  }

  @Test func `draws by its protocol alone, and in parts, what batch draws`() throws {
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": Badge.rows(6)]) { folder in
      let examples = Checkout.root.appending(path: "Tools/Examples").path
      let shell = """
        mkdir bin; ln -s "$snapline" bin/snapline; PATH=$PWD/bin:$PATH
        snapline batch badge.yaml --data rows.jsonl -o 'whole/{{id}}.png' >/dev/null
        PYTHONDONTWRITEBYTECODE=1 python3 '\(examples)/client.py' badge.yaml client <rows.jsonl || echo client
        ! type make >/dev/null || make -s -j2 -f '\(examples)/Makefile.bulk' DESIGN=badge.yaml PARTS=2 OUT=made || echo make
        ! type parallel >/dev/null || sh '\(examples)/parallel.sh' badge.yaml rows.jsonl parts 2 2>/dev/null || echo parallel
        """
      let run = try Built(shell: shell, in: folder)
      #expect(run.status == 0 && run.output.isEmpty, "\(run.error)\(run.output)")
      let whole = folder.tree("whole")
      expectEqual(whole.count, 6)
      for place in ["client", "made", "parts"] {
        let drawn = folder.tree(place).filter { $0.key.hasSuffix(".png") }
        if place == "client" || !drawn.isEmpty { expectEqual(drawn, whole) }
      }
    }
  }

  private func expectPassing(_ file: String) throws {
    let tests = Checkout.root.appending(path: "Python/tests/\(file)").path
    let run = try Built(
      shell: "PYTHONDONTWRITEBYTECODE=1 SNAPLINE_PROGRAM=\"$snapline\" /usr/bin/python3 '\(tests)'"
    )
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.contains("\nOK"), "\(run.error)")
  }
}
