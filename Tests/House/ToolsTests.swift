import Foundation
import SnaplineEnvironment
import TestSupport
import Testing

@Suite struct `Tools/setup` {
  private let needed: [String: String]

  init() throws {
    let list = try Repository.text("Tools/setup").components(separatedBy: "needed='")[1]
    let lines = list.prefix { $0 != "'" }.split(separator: "\n").map { $0.split(separator: " ") }
    needed = Dictionary(uniqueKeysWithValues: lines.map { (String($0[0]), String($0[1])) })
  }

  @Test func `installs every package that the manifest asks for`() throws {
    let manifest = try Repository.text("Package.swift")
    let packages = manifest.matches(of: /apt: "(.+?)"/).map { String($0.1) }
    #expect(!packages.isEmpty)
    #expect(Set(packages).subtracting(needed.keys) == [])
  }

  @Test func `installs a font for every folder that is searched`() {
    let signs = needed.values.filter { $0.hasPrefix("/usr/share/fonts/") }
    for folder in FontSources.systemFolders {
      #expect(signs.contains { $0.hasPrefix(folder + "/") }, "\(folder)")
    }
    for sign in signs {
      #expect(FontSources.systemFolders.contains { sign.hasPrefix($0 + "/") }, "\(sign)")
    }
  }

  @Test func `has a browser where continuous integration tests, so that no test of it is skipped`()
    throws
  {
    let run = try Repository.text(".ci/run")
    let setup = try #require(run.range(of: "Tools/setup browser &&"))
    let test = try #require(run.range(of: "exec Tools/test"))
    #expect(setup.upperBound <= test.lowerBound)
    let browsing = try Repository.text("Tools/setup").components(separatedBy: "browsing='")[1]
    for package in ["chromium ", "chromium-driver "] {
      #expect(browsing.contains("\n" + package), "\(package)")
    }
  }

  @Test(arguments: ["axe", "sarif"])
  func `takes files out of wheels by their versions and their bytes`(name: String) throws {
    let text = try Repository.text("Tools/setup")
    let list = try #require(text.components(separatedBy: "\n\(name)='").dropFirst().first)
    #expect(list.contains(/^[a-z]+ [a-z-]+==[0-9.]+ [0-9a-f]{64}\n[^\n ]+'\n/))
    #expect(text.contains("--require-hashes"))
  }
}

/// Whether a script of the repository says that what it writes is as it would be written.
private func isUpToDate(_ script: String) throws -> Bool {
  let check = Process()
  check.executableURL = URL(fileURLWithPath: Checkout.root.path + "/" + script)
  check.arguments = ["--check"]
  // What Python compiles isn't left beside the scripts.
  check.environment = ProcessInfo.processInfo.environment
    .merging(["PYTHONDONTWRITEBYTECODE": "1"]) { _, new in new }
  check.standardError = FileHandle.nullDevice
  try check.run()
  check.waitUntilExit()
  return check.terminationStatus == 0
}

@Suite struct `Tools/gallery` {
  @Test func `has written the index page of the gallery anew after each change`() throws {
    #expect(try isUpToDate("Tools/gallery"), "run Tools/gallery")
  }
}

@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"),
    "there is no python3"
  )
)
struct `Tools/pictures` {
  @Test func `makes the drawings of the gallery as they are`() throws {
    #expect(try isUpToDate("Tools/pictures"), "run Tools/pictures")
  }
}

@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"),
    "there is no python3"
  )
)
struct `Tools/bench all` {
  @Test func `compares what benchmarks tell with their limits and the last record`() throws {
    try passes("Tools/Benchmarks/test_figures.py")
  }

  @Test func `has a limit or a side for each figure that a benchmark in Swift tells by its name`()
    throws
  {
    let limits = try Repository.text("Tools/Benchmarks/limits.tsv").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ")[1] }
    for text in try Repository.texts(below: "Tools/Benchmarks/Sources/Bench", endingIn: ".swift") {
      for match in text.matches(of: /\.figure\("([a-z0-9_]+)"/) {
        let isSize = ["cases", "failing", "edits", "seed", "placed"].contains(match.1)
        #expect(isSize || limits.contains(match.1), "\(match.1)")
      }
    }
  }
}

@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"),
    "there is no python3"
  )
)
struct `Tools/docs` {
  @Test(arguments: ["test_site.py", "test_links.py"])
  func `makes a site that opens from its folder`(tests: String) throws {
    try passes("Tools/Docs/" + tests)
  }
}

/// Runs tests that are written in Python, by their path in the repository.
private func passes(_ tests: String) throws {
  let run = Process()
  run.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
  run.arguments = ["-B", Checkout.root.appending(path: tests).path]
  let pipe = Pipe()
  run.standardError = pipe
  try run.run()
  let told = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  run.waitUntilExit()
  #expect(run.terminationStatus == 0, "\(told)")
  #expect(told.contains("\nOK"), "\(told)")
}
