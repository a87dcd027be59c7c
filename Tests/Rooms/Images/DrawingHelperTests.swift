import Foundation
import Glibc
import SnaplineDiagnostics
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineImages

private enum Sample {
  /// A drawing at which librsvg ends its process.
  static let deadly: String = {
    let numbers = String(repeating: "1 ", count: 2_500)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">
      <filter id="f"><feConvolveMatrix order="50" kernelMatrix="\(numbers)"/></filter>
      <rect width="9" height="9" filter="url(#f)"/></svg>
      """
  }()

  /// One that is tried as well, and does no harm.
  static let harmless =
    ##"<svg xmlns="http://www.w3.org/2000/svg"><g id="a"/><use href="#a"/></svg>"##

  static func outcome(_ text: String) -> ImageError? {
    do throws(ImageError) {
      try VectorDrawing.shared(VectorPicture(svg: text)).check(width: 9, height: 9)
      return nil
    } catch {
      return error
    }
  }

  /// Whether another process has come and gone.
  static var hasHadChildren: Bool {
    var usage = rusage()
    return unsafe getrusage(RUSAGE_CHILDREN.rawValue, &usage) != 0 || usage.ru_maxrss > 0
  }
}

/// Each in a process of its own, as the helper is chosen for a whole process.
@Suite struct `A program that links the library` {
  @Test func `starts no process for a drawing where no helper is named`() async {
    await #expect(processExitsWith: .success) {
      unsafe unsetenv("SNAPLINE_HELPER")
      precondition(Sample.outcome(Sample.deadly) == .undrawable(.untried))
      precondition(!Sample.hasHadChildren)
    }
  }

  @Test func `has drawings tried by the command that is named`() async {
    await #expect(processExitsWith: .success) {
      unsafe setenv("SNAPLINE_HELPER", BuiltCommand.path, 1)
      precondition(Sample.outcome(Sample.deadly) == .undrawable(.fault))
      precondition(Sample.hasHadChildren)
      precondition(Sample.outcome(Sample.harmless) == nil)
    }
  }

  @Test(arguments: ["/nowhere/at-all", "/bin/true", "/bin/false", "/bin/cat", "/"])
  func `is told of a helper that is none`(path: String) async {
    await #expect(processExitsWith: .success) { [path = path as String] in
      unsafe setenv("SNAPLINE_HELPER", path, 1)
      precondition(Sample.outcome(Sample.deadly) == .undrawable(.noHelper(path)))
    }
    let words = ImageError.undrawable(.noHelper(path)).diagnostic(file: "a.svg")
    #expect(words.cause?.contains("'\(path)', which SNAPLINE_HELPER names") == true)
    #expect(words.remedy?.contains("set SNAPLINE_HELPER to the path of the command") == true)
  }

  @Test func `is told how drawings are tried`() {
    let words = ImageError.undrawable(.untried).diagnostic(file: "a.svg")
    #expect(words.cause?.contains("SNAPLINE_HELPER names no program") == true)
    #expect(words.remedy?.contains("set SNAPLINE_HELPER to the path of the command") == true)
  }

  @Test func `gives a helper its pipe and the drawing, and nothing else`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (helper, heard) = (folder.appending(path: "helper"), folder.appending(path: "heard"))
    // Says that it begins and is done, after it wrote down what it was given.
    let script = """
      #!/bin/bash
      { env | cut -d= -f1 | sort; echo "words: $@"; ls /proc/$$/fd; } >"${0%/*}/heard"
      printf bd
      """
    // Another process writes the helper: a file that is open for writing can't be started, and children
    // of other tests may inherit it open from this process.
    let draft = folder.appending(path: "draft")
    try Data(script.utf8).write(to: draft)
    let install = try Process.run(
      URL(filePath: "/usr/bin/install"),
      arguments: ["-m", "755", draft.path, helper.path]
    )
    install.waitUntilExit()
    #expect(install.terminationStatus == 0)
    await #expect(processExitsWith: .success) { [path = helper.path as String] in
      unsafe setenv("SNAPLINE_HELPER", path, 1)
      unsafe setenv("SECRET", "secret", 1)
      // Without the flag that closes it in other programs.
      precondition(dup2(STDIN_FILENO, 77) == 77)
      precondition(Sample.outcome(Sample.harmless) == nil)
    }
    let text = try String(decoding: Data(contentsOf: heard), as: UTF8.self)
    let lines = Set(text.split(separator: "\n").map(String.init))
    #expect(lines.contains("words: --tries-a-drawing"), "\(text)")
    // What bash adds by itself, and the file it reads its script from.
    let known: Set = [
      "PATH", "LD_LIBRARY_PATH", "SWIFT_BACKTRACE", "PWD", "OLDPWD", "SHLVL", "_", "0", "1", "2",
      "3", "10", "255", "words: --tries-a-drawing",
    ]
    expectEqual(lines.subtracting(known), [], "\(text)")
  }
}
