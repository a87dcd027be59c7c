import Foundation
import SnaplineRewriting
import TestSupport
import Testing

/// Selectors in conditions of `#if`, beside operators, and of methods that something else than `self` has.
@Suite struct `A rewritten selector` {
  /// The values that selectors became, each with the conditions around it.
  private func values(_ text: String) -> [String] {
    var conditions: [String] = []
    var found: [String] = []
    for line in rewritten(text).split(separator: "\n").map(String.init) {
      if line.hasPrefix("#if ") { conditions.append(String(line.dropFirst(4))) }
      if line.hasPrefix("#endif") { _ = conditions.popLast() }
      guard line.hasPrefix("fileprivate enum "), let name = line.firstMatch(of: /"(.*)"/) else {
        continue
      }
      found.append((conditions + [String(name.1)]).joined(separator: " | "))
    }
    return found
  }

  private func inBody(_ body: String) -> String {
    "import UIKit\nclass A: UIView {\n func f() {\n\(body)\n }\n}\n"
  }

  // MARK: Conditions

  @Test(arguments: [
    ("#if DEBUG\n #selector(a)\n#endif", "DEBUG | a"),
    ("#if os(iOS) && B\n #selector(a)\n#endif", "true    && B | a"),
    ("#if B\n#else\n #selector(a)\n#endif", "!(B) | a"),
    ("#if B\n#elseif C || D\n #selector(a)\n#endif", "!(B) && (C || D) | a"),
    ("#if B\n#elseif C\n#else\n #selector(a)\n#endif", "!(B) && !(C) | a"),
    ("#if B\n#if C\n#else\n #selector(a)\n#endif\n#endif", "B | !(C) | a"),
    ("#if B\n#if E\n#elseif F\n#endif\n#elseif C\n #selector(a)\n#endif", "!(B) && (C) | a"),
    ("#if B\n#endif\n #selector(a)", "a"),
    // Of an extension of a protocol the value stands at the end of the file.
    ("}}\n#if B\nextension P where Self: Q {{ #selector(A.a) }}\n#endif\nclass D {{", "B | a"),
  ])
  func `stands in the conditions of what names it`(body: String, expected: String) {
    #expect(values(inBody(body)) == [expected], "\(rewritten(inBody(body)))")
  }

  @Test func `asks again for no condition of its type`() {
    let text = "#if B\n#else\n" + inBody("#if C\n#selector(a)\n#endif") + "#endif\n"
    #expect(values(text) == ["C | a"] || values(text) == ["B | C | a"], "\(rewritten(text))")
    #expect(!rewritten(text).contains("!(B)"))
  }

  @Test(arguments: [
    "#if os(macOS)\n #selector(x.a)\n#endif", "#if canImport(UIKit)\n#else\n #selector(a)\n#endif",
    "#if targetEnvironment(macCatalyst)\n #selector(a)\n#endif",
  ])
  func `stays as it is where it isn't compiled`(body: String) {
    #expect(rewritten(inBody(body)) == inBody(body))
    #expect(refusals(inBody(body)).isEmpty)
  }

  /// The text of a condition may be as long as the file, and so may the list of what stands in it.
  @Test func `writes no more conditions than a few times its file`() {
    let condition = String(repeating: "B && ", count: 2000) + "B"
    let body = String(repeating: "#selector(a)\n", count: 2000)
    let text = inBody("#if \(condition)\n\(body)#endif")
    #expect(rewritten(text).utf8.count < 40 * text.utf8.count)
    #expect(refusals(text).last?.contains("more conditions than can be asked") == true)
  }

  // MARK: Operators

  @Test(arguments: [
    ("#if os(iOS)||B\n#endif", "#if (true )||B\n#endif"),
    ("#if B&&os(iOS)&&C\n#endif", "#if B&&(true )&&C\n#endif"),
    ("#if (os(iOS))||B\n#endif", "#if (true   )||B\n#endif"),
    ("#if !os(iOS)||B\n#endif", "#if !(true )||B\n#endif"),
    ("#if B||os(iOS)\n#endif", "#if B||true   \n#endif"),
    (
      "#if targetEnvironment(simulator)||B\n#endif",
      "#if (true                      )||B\n#endif"
    ),
  ])
  func `leaves a condition's operators joined`(text: String, expected: String) {
    #expect(rewritten(text) == expected)
    #expect(rewritten(expected) == expected)
  }

  @Test(arguments: [
    ("if b==#selector(a(_:))||c {}", "if b==Sel_0000001.this||c {}"),
    ("if b==#selector(a(_:)) {}", "if b==Sel_001.this     {}"),
    ("return#selector(a)", "return Sel_01.this"),
    ("f(#selector(\n a\n))", "f(Sel_001.this          \n  \n )"),
  ])
  func `leaves operators and keywords beside it`(statement: String, expected: String) {
    let text = rewritten(inBody(statement))
    #expect(text.contains("func f() {\n\(expected)\n"), "\(text)")
  }

  // MARK: Methods

  @Test(arguments: [
    ("#selector(c)", ", { (type: A.Type) in type\n", ".c }) } }"),
    ("#selector(A.c)", ", { (type: A.Type) in _ =\n", "A.c; return type.c }) } }"),
    ("#selector(d(_:))", ", { (type: A.Type) in type\n", ".d(_:) }) } }"),
    ("#selector(i)", ", A\n", ".i) } }"),
    ("#selector(B.c)", ",\n", "B.c) } }"),
    ("#selector(v.g)", ", UIView\n", ".g) } }"),
    ("#selector(self.w?.g)", ", B.C\n", ".g) } }"),
    ("let x = B.C(); #selector(x.g)", ", B.C\n", ".g) } }"),
  ])
  func `calls the method of a class, and that of a value`(
    statement: String,
    first: String,
    second: String
  ) {
    let members = """
      class func c() {}
      static func d(_ x: Any) {}
      func i() {}
      private let v = UIView(), w2 = 1
      var w: B.C?
      """
    let text = rewritten(
      inBody(statement).replacing("func f()", with: "\(members)\nfunc f()", maxReplacements: 1)
    )
    let lines = text.split(separator: "\n").map(String.init)
    let place = lines.firstIndex { $0.hasPrefix("fileprivate enum") }
    #expect(place.map { (lines[$0] + "\n").hasSuffix(first) } == true, "\(text)")
    #expect(place.map { lines[$0 + 1].hasSuffix(second) } == true, "\(text)")
  }

  @Test(arguments: [
    "let v = B.make()", "let v = B().c", "let v: A<B>", "let v: A & B", "let v: any P", "let v = b",
    "let v = B() as C", "let v = B(); func g(v: C) { _ = #selector(v.a) }; let w = B()", "",
    "let v = B(); func g() { h { v in _ = #selector(v.a) } }; let w = B()",
  ])
  func `isn't guessed for a value whose type isn't told`(member: String) {
    let name = member.hasSuffix("let w = B()") ? "w" : "v"
    let text = inBody("#selector(\(name).a)").replacing("func f()", with: "\(member)\nfunc f()")
    #expect(refusals(text).count == 1, "\(rewritten(text))")
  }

  @Test(.enabled(if: PhoneCompiler.hasUIKit, PhoneCompiler.absence))
  func `compiles with all that it stands in`() throws {
    let folder = URL.temporaryDirectory.appending(path: "selectors-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = """
      import UIKit
      final class Pane: UIViewController {
        private let target = UIView()
        func set(_ action: Selector) -> Bool {
          #if targetEnvironment(macCatalyst)
          add(#selector(openPreferences))
          #elseif os(iOS)||os(tvOS)
          add(#selector(tap))
          #if SHAKE
          add(#selector(shake))
          #endif
          #else
          add(#selector(other))
          #endif
          add(#selector(target.setNeedsLayout))
          return action==#selector(copy(_:))||action==#selector(Pane.reset)||action == #selector(count(_:))
        }
        #if !os(iOS)
        @objc func other() {}
        #endif
        #if SHAKE
        @objc func shake() {}
        #endif
        #if targetEnvironment(macCatalyst)
        @objc func openPreferences() {}
        #endif
        @objc func tap() {}
        @objc class func reset() {}
        @objc static func count(_ sender: Any) {}
        func add(_ action: Selector) {}
      }

      """
    let file = folder.appending(path: "Pane.swift")
    try Data(text.utf8).write(to: file)
    let compiled = try PhoneCompiler.check([file], asModule: "Selectors")
    #expect(compiled.status == 0, "\(compiled.errors.joined(separator: "\n"))")
    let once = RewrittenFile(Array(text.utf8), path: file.path).bytes
    #expect(RewrittenFile(once, path: file.path).bytes == once)
    let violations = RewritingLaw.violations(of: once, against: Array(text.utf8))
    #expect(violations.isEmpty, "\(violations)")
  }
}
