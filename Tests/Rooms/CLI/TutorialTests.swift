import Foundation
import TestSupport
import Testing

/// The tutorials, gone through word for word.
@Suite struct `The tutorial` {
  private func walk(_ name: String) throws -> Walk {
    try Walk("Sources/Snapline/Snapline.docc/Tutorials/\(name).md")
  }

  @Test func `about designs says what it says`() throws {
    try withFolder { (folder: Folder) throws in
      let walk = try walk("TutorialDesigns")
      #expect(walk.steps.count > 20)
      try walk.go(in: folder)
    }
  }

  /// The line with `pip install` is the only one that isn't run: the package of this repository is found by
  /// `PYTHONPATH`, with the built command in place of the one that a wheel brings.
  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"),
      "there is no python3"
    )
  )
  func `about Python says what it says`() throws {
    try withFolder { (folder: Folder) throws in
      let walk = try walk("TutorialPython")
      #expect(walk.steps.count > 15)
      let settings = """
        export PYTHONPATH='\(Checkout.root.appending(path: "Python").path)' PYTHONDONTWRITEBYTECODE=1
        export SNAPLINE_PROGRAM="$snapline"
        """
      var installed = 0
      try walk.go(in: folder, settings: settings) { step in
        guard case .command(let line, _) = step, line.contains("pip install") else { return false }
        installed += 1
        return true
      }
      expectEqual(installed, 1)
    }
  }

  /// What `swift` prints isn't run here, but in a sample package that Tools/test builds: the sample's own
  /// tests hold that the tutorial has its messages, and they or Tools/test that it has its pictures.
  @Test(arguments: [
    Sample("Card", of: "TutorialSwift", files: 5), Sample("Notes", of: "TutorialIOS", files: 4),
  ])
  func `about a package has the files of the sample, and says what the command says`(
    sample: Sample
  ) throws {
    try withFolder { (folder: Folder) throws in
      var names: [String] = []
      var tests = 0
      try walk(sample.tutorial).go(in: folder) { step in
        switch step {
        case .file(let name, _):
          names.append(name)
          return false
        case .command(let line, _) where line.hasPrefix("swift "):
          if line == "swift test" {
            tests += 1
            if tests == 1 { try sample.leavePending(in: folder) }
          }
          return true
        case .command: return false
        case .picture: return true
        }
      }
      expectEqual(names.count, sample.files)
      #expect(tests > 1)
      // Commands of the tutorial change files, and take the changes back.
      for name in names { expectEqual(folder.text(of: name), try sample.text(of: name), "\(name)") }
      // What the reader accepts are the baselines of the sample.
      let accepted = folder.tree(sample.baselines)
      #expect(!accepted.isEmpty && accepted == Folder(path: sample.path).tree(sample.baselines))
    }
  }
}

/// A package that Tools/test builds, and that a tutorial has its reader write.
struct Sample {
  let name: String
  let tutorial: String
  /// How many files the tutorial has.
  let files: Int

  init(_ name: String, of tutorial: String, files: Int) {
    (self.name, self.tutorial, self.files) = (name, tutorial, files)
  }

  var path: String { Checkout.root.appending(path: "Tests/Samples/" + name).path }

  /// The folder of the baselines of the test that the tutorial has.
  var baselines: String { "Tests/\(name)Tests/__Snapshots__/\(test)" }

  private var test: String { name == "Card" ? "RunCardTests" : "NoteCardTests" }

  /// A file, with the path of the dependency as it is for the reader, whose package lies beside the
  /// repository: the only place in which the tutorial may differ from the sample.
  func text(of file: String) throws -> String {
    let text = try String(contentsOfFile: path + "/" + file, encoding: .utf8)
    return file == "Package.swift"
      ? text.replacing(#"path: "../../..""#, with: #"path: "../Snapline""#) : text
  }

  /// Leaves in a folder what the first run of the tests does.
  func leavePending(in folder: Folder) throws {
    for (file, bytes) in Folder(path: path).tree(baselines) {
      let pending = file.replacing(/\.scene$/, with: ".new.scene")
      try folder.write(bytes, to: baselines + "/" + pending)
    }
  }
}
