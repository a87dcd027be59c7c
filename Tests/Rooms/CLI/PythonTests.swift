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

  @Test func `draws by its protocol alone what batch draws`() throws {
    let client = "PYTHONDONTWRITEBYTECODE=1 python3 \"$examples/client.py\""
    try expectDrawing("\(client) badge.yaml drawn <rows.jsonl")
  }

  @Test(.enabled(if: succeeds("make --version"), "make isn't installed: Tools/setup bulk"))
  func `draws in parts by make what batch draws`() throws {
    let make = "make -s -j2 -f \"$examples/Makefile.bulk\""
    try expectDrawing("\(make) DESIGN=badge.yaml PARTS=2 OUT=drawn")
  }

  @Test(
    .enabled(
      if: succeeds("parallel --version | grep GNU"),
      "GNU parallel isn't installed: Tools/setup bulk"
    )
  )
  func `draws in parts by GNU parallel what batch draws`() throws {
    try expectDrawing("sh \"$examples/parallel.sh\" badge.yaml rows.jsonl drawn 2 2>said")
  }

  /// Dask is the engine that starts soonest; Tools/test says how all three are tried.
  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: Engines.folder + "/holds"),
      "no engines are installed: Tools/setup bulk"
    )
  )
  func `draws by an engine what a pool draws, also where a process of it is killed`() throws {
    let python = "timeout 600 '\(Engines.folder)/bin/python'"
    try expectPassing("test_engines.py", "Engines.test_dask", by: python)
  }

  /// The engines that Tools/setup installs, of which a list says that all are there.
  private enum Engines {
    static let folder = Checkout.root.appending(path: ".build/bulk-venv").path
  }

  /// Whether a line of the shell ends well.
  private static func succeeds(_ line: String) -> Bool {
    (try? Built(shell: line).status) == 0
  }

  /// Runs a line with an example, which draws into a folder what `batch` draws of the same rows.
  private func expectDrawing(_ line: String) throws {
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": Badge.rows(6)]) { folder in
      let shell = """
        mkdir bin; ln -s "$snapline" bin/snapline; PATH=$PWD/bin:$PATH
        examples='\(Checkout.root.appending(path: "Tools/Examples").path)'
        snapline batch badge.yaml --data rows.jsonl -o 'whole/{{id}}.png' >/dev/null
        \(line)
        """
      let run = try Built(shell: shell, in: folder)
      let said = folder.text(of: "said") ?? ""
      #expect(run.status == 0 && run.output.isEmpty, "\(run.error)\(run.output)\(said)")
      let whole = folder.tree("whole")
      expectEqual(whole.count, 6)
      expectEqual(folder.tree("drawn").filter { $0.key.hasSuffix(".png") }, whole)
    }
  }

  private func expectPassing(
    _ file: String,
    _ test: String = "",
    by python: String = "/usr/bin/python3"
  ) throws {
    let tests = Checkout.root.appending(path: "Python/tests/\(file)").path
    let run = try Built(
      shell: "PYTHONDONTWRITEBYTECODE=1 SNAPLINE_PROGRAM=\"$snapline\" "
        + "\(python) '\(tests)' \(test)"
    )
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.contains("\nOK"), "\(run.error)")
    #expect(!run.error.contains("skipped="), "\(run.error)")
  }
}
