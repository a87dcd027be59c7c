import Foundation
import SnaplineRewriting
import TestSupport
import Testing

@Suite struct `Rewriting any file` {
  /// Files that hold what is rewritten, and some of all others.
  private let own = RewrittenSources.own
  private let views = RewrittenSources.views

  @Test func `keeps all that isn't named in its line and column`() throws {
    #expect(own.count > 60)
    for file in own { try keepsTheLaw(file) }
  }

  @Test(.enabled(if: RewrittenSources.hasViews, RewrittenSources.absence))
  func `keeps it in the files of an app`() throws {
    for file in views { try keepsTheLaw(file) }
  }

  private func keepsTheLaw(_ file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    let tokens = SwiftLexer.tokens(of: bytes)
    #expect(tokens.flatMap { bytes[$0.range] } == bytes, "\(file.path)")
    let once = RewrittenFile(bytes, path: file.path).bytes
    #expect(RewrittenFile(once, path: file.path).bytes == once, "\(file.path)")
    let violations = RewritingLaw.violations(of: once, against: bytes)
    #expect(violations.isEmpty, "\(file.path): \(violations.prefix(5))")
  }

  @Test func `leaves a file that the compiler can read`() throws {
    let folder = URL.temporaryDirectory.appending(path: "rewritten-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var places: [String] = []
    for (index, file) in (own + views).enumerated() where !isProgram(file) {
      let rewritten = RewrittenFile([UInt8](try Data(contentsOf: file)), path: file.path)
      let place = folder.appending(path: "\(index).swift")
      try Data(rewritten.bytes).write(to: place)
      places.append(place.path)
    }
    let parsed = try PhoneCompiler.run(["-parse", "-swift-version", "6"] + places)
    #expect(parsed.status == 0 && parsed.errors.isEmpty, "\(parsed.errors)")
    // What can't be read is told, as this law would tell nothing otherwise.
    let broken = folder.appending(path: "broken.swift")
    try Data("class A { func f( {} }\n".utf8).write(to: broken)
    let told = try PhoneCompiler.run(["-parse", "-swift-version", "6"] + places + [broken.path])
    #expect(told.status != 0 && told.errors.first?.contains("broken.swift:1:") == true)
  }

  /// Files with statements of their own can't be read together with others.
  private func isProgram(_ file: URL) -> Bool {
    ["main.swift", "Package.swift"].contains(file.lastPathComponent)
  }
}

@Suite struct `The law of rewriting` {
  private let text = """
    #if os(iOS)
    /// @objc of a comment.
    class Card: UIView {
      @IBOutlet weak var title: UILabel!
      let path = #keyPath(Card.title), all = "#selector(tap)"
      func set() { add(#selector(self.tap)); add(1) }
      @objc(tapIt) dynamic func tap() {}
    }
    extension Card { override func draw() {} }
    #endif

    """

  private func violations(_ change: (String) -> String) -> [String] {
    let rewritten = RewrittenFile(Array(text.utf8), path: "Card.swift").bytes
    let changed = change(String(decoding: rewritten, as: UTF8.self))
    return RewritingLaw.violations(of: Array(changed.utf8), against: Array(text.utf8))
  }

  @Test func `holds for what is rewritten, and for what isn't`() {
    #expect(violations { $0 }.isEmpty, "\(violations { $0 })")
    #expect(violations { _ in text }.isEmpty)
  }

  /// Each breaks one thing that rewriting could break.
  @Test(arguments: [
    ("add(1)", "add(  )", "6:46 '1' is gone"),
    ("add(1)", " add(1)", "6:42 'add' is gone"),
    ("add(1)", "add(1) + Sel", "'Sel' is new"),
    ("add(1)", "add(1); add(1)", "'1' is new"),
    ("@objc of a comment", "      of a comment", "2:1 '/// @objc of a comment.' is gone"),
    ("\"#selector(tap)\"", "Sel_002.this    ", "'\"#selector(tap)\"' is gone"),
    ("UIKit", "Foundation", "'Foundation' is new"),
    ("case \"title\"", "case \"subtitle\"", "'\"subtitle\"' is new"),
    ("#endif", "", "'#endif' is gone"),
    ("line: 9)", "line: 8)", "'override' is gone"),
    ("func set()", "func  set()", "'set' is gone"),
  ])
  func `is broken by anything else`(original: String, broken: String, told: String) throws {
    let found = violations { text in
      #expect(text.contains(original))
      return text.replacingOccurrences(of: original, with: broken)
    }
    #expect(found.contains { $0.contains(told) }, "\(found)")
  }

  @Test func `lets a rule add nothing where nothing asks for it`() {
    let plain = Array("let a = 1\n".utf8)
    for added in ["true", "import UIKit", "required", "#if true\n#endif", "class A: AnyObject {}"] {
      let bytes = plain + Array("\(added)\n".utf8)
      #expect(!RewritingLaw.violations(of: bytes, against: plain).isEmpty, "\(added)")
    }
  }
}
