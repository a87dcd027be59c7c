import Foundation
import SnaplineRewriting
import TestSupport
import Testing

/// Where a file that was rewritten says that it is: in the lines and columns of its author.
@Suite(.enabled(if: PhoneCompiler.hasUIKit, PhoneCompiler.absence))
struct `A place in a rewritten file` {
  /// A file in a folder of its own, which goes with the test.
  private func withFile<Result>(_ text: String, _ body: (URL) throws -> Result) throws -> Result {
    let folder = URL.temporaryDirectory.appending(path: "places-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Card.swift")
    try Data(text.utf8).write(to: file)
    return try body(file)
  }

  /// Each `oops…` of a text, as `line:column name`.
  private func places(in text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { line, text in
        text.matches(of: /oops\w*/).map { match in
          let column = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound) + 1
          return "\(line + 1):\(column) \(match.0)"
        }
      }
  }

  private let faulty = """
    @objc protocol Sink { @objc optional func pick(_ row: oopsType) -> Bool }
    @objcMembers class Form: UIView { @objc dynamic var a = oopsA
      @IBOutlet weak var title: oopsOutlet!
      @IBAction func send(_ sender: Any) { oopsSend() }
      func set() {
        let b = #keyPath(Form.a); oopsB(); let c = #selector(oopsMethod); oopsC()
      }
      @objc func tap() { oopsTap() }
    }
    #if os(iOS)
    extension Form {
      override func layoutSubviews() {
        super.layoutSubviews(); let é = "ü"; oopsMoved()
      }; func other() { oopsOther() }
    }
    #endif
    @main class AppDelegate: UIResponder, UIApplicationDelegate { let d = oopsApp }
    let last = oopsLast

    """

  @Test func `is that of the author where the compiler finds an error`() throws {
    let (said, path) = try withFile(faulty) { file in
      (try PhoneCompiler.check([file], asModule: "Places"), file.path)
    }
    let told = said.errors.compactMap { line -> String? in
      guard line.hasPrefix(path + ":"), let name = line.firstMatch(of: /oops\w*/) else {
        return nil
      }
      let parts = line.dropFirst(path.count + 1).split(separator: ":")
      return "\(parts[0]):\(parts[1]) \(name.0)"
    }
    let expected = places(in: faulty)
    #expect(expected.count == 12)
    #expect(Set(told).isSuperset(of: expected), "\(Set(expected).subtracting(told))")
    // A rule that writes a type once more does so on its line.
    func lines(_ places: [String]) -> Set<String> {
      Set(places.map { $0.replacing(/:\d+/, with: "") })
    }
    #expect(lines(told) == lines(expected), "\(lines(told).subtracting(lines(expected)))")
  }

  /// What a diagnostic's place and a snapshot's name are made of.
  @Test func `is that of the author where the program asks for it`() throws {
    let text = """
      class Base { func show() {}; func other() {} }
      @objc class Form: Base { @objc func say() { tell() }
        func start() { say(); show(); other() }
      }
      func tell(
        _ file: String = #filePath, _ id: String = #fileID, _ line: Int = #line, _ column: Int = #column,
        _ function: String = #function
      ) { print(file, id, line, column, function) }
      extension Form {
        override func show() { _ = #keyPath(Form.a); tell() }; override func other() { tell() }
      }
      #if os(iOS)
      Form().start()
      #endif

      """
    let (said, path) = try withFile(text) { file -> (String, String) in
      let output = file.deletingLastPathComponent().appending(path: "main.swift")
      let bytes = RewrittenFile([UInt8](try Data(contentsOf: file)), path: file.path).bytes
      try Data(bytes).write(to: output)
      return (try PhoneCompiler.printed(by: output), file.path)
    }
    // A call is where its parenthesis is.
    let lines = ["2 49 say()", "10 52 show()", "10 86 other()"]
    expectEqual(said, lines.map { "\(path) main/Card.swift \($0)\n" }.joined())
  }
}
