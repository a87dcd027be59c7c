import Foundation
import SnaplineRewriting
import TestSupport
import Testing

/// Overrides that go from an extension into the class, with their conditions and their access.
@Suite struct `A moved override` {
  private func line(_ number: Int) -> String {
    "#sourceLocation(file: \"Card.swift\", line: \(number))\n"
  }

  private let override = "override func f() {}"

  @Test(arguments: [
    "os(macOS)", "os(watchOS)", "os(tvOS)", "os(visionOS)", "!os(iOS)", "!os(Linux)",
    "targetEnvironment(macCatalyst)", "canImport(AppKit)", "!canImport(UIKit)", "false",
    "os(macOS) || os(tvOS)", "A && os(macOS)", "!(os(iOS) || A)", "!(!false)",
    "A && B || os(tvOS) && C\n#elseif os(macOS)", "os(iOS)\n#else", "A\n#elseif true\n#else",
    "A || os(iOS)\n#elseif B",
  ])
  func `stays where the compiler doesn't look`(condition: String) {
    let text = "#if \(condition)\nextension Theirs { \(override) }\n#endif\n"
    #expect(refusals(text).isEmpty, "\(refusals(text))")
    #expect(rewritten(text).contains(override))
  }

  @Test(arguments: [
    "DEBUG", "os(iOS)", "!os(macOS)", "os(iOS) && A", "A || os(macOS)", "os(macOS)\n#else",
    "A\n#else", "A\n#elseif B", "swift(>=5.9)", "os", "os(", "A && os(iOS)\n#else", "",
    "canImport(UIKit, _version: 2)\n#else",
    String(repeating: "(", count: 40) + "false" + String(repeating: ")", count: 40),
  ])
  func `is refused where it may be compiled`(condition: String) {
    let isHalf = condition.hasSuffix("(")
    let text = "#if \(condition)\nextension Theirs { \(override) }\n#endif\n"
    #expect(refusals(text).count == (isHalf ? 0 : 1), "\(refusals(text))")
  }

  @Test func `takes the opposite of what its #else leaves`() {
    let text = """
      class Card: UIView {}
      #if A
      extension Other {}
      #elseif B
      extension Card { \(override) }
      #else
      extension Card { override func g() {} }
      #endif

      """
    #expect(refusals(text).isEmpty)
    let moved = rewritten(text)
    let pad = String(repeating: " ", count: 17)
    #expect(moved.contains("#if !(A) && (B)\n\(line(5))\(pad)\(override)\n#endif\n"), "\(moved)")
    #expect(moved.contains("#if !(A) && !(B)\n\(line(7))\(pad)override func g() {}\n#endif\n"))
  }

  @Test func `goes into each class of the name that is there`() {
    let text = """
      #if DEBUG
      class Card: UIView {
      }
      #elseif os(macOS)
      class Card: NSView {
      }
      #else
      class Card: UIView {
      }
      #endif
      extension Card {
      \(override)
      }
      func f() { class Card {} }
      """
    #expect(
      rewritten(text) == """
        #if DEBUG
        class Card: UIView {
        \(line(12))\(override)
        \(line(3))}
        #elseif os(macOS)
        class Card: NSView {
        }
        #else
        class Card: UIView {
        \(line(12))\(override)
        \(line(9))}
        #endif
        extension Card {
        \(String(repeating: " ", count: override.utf8.count))
        }
        func f() { class Card {} }
        """
    )
    // A class in another clause of the same condition is another one.
    let apart = "#if A\nclass Card: UIView {}\n#else\nextension Card { \(override) }\n#endif\n"
    #expect(refusals(apart).count == 1)
    let again = "#if A\nclass Card: D {}\n#endif\n#if A\nextension Card { \(override) }\n#endif\n"
    #expect(refusals(again).isEmpty)
  }

  @Test(arguments: [
    ("public extension", "override", "public"), ("package extension", "override", "package"),
    ("extension", "override", nil), ("private extension", "override", nil),
    ("fileprivate extension", "override", nil), ("public extension", "override public", nil),
    ("public extension", "internal override", nil), ("public extension", "open override", nil),
    ("public extension", "private(set) override", "public"),
  ])
  func `is as accessible as its extension says`(
    head: String,
    modifiers: String,
    expected: String?
  ) {
    let text = "open class Card: UIView {}\n\(head) Card {\n  \(modifiers) var a: Int { 1 }\n}\n"
    let moved = rewritten(text)
    let member = "\(modifiers) var a: Int { 1 }\n"
    if let expected {
      #expect(moved.contains("\(line(3))  \n\(line(2))\(expected)\n  \(member)"), "\(moved)")
    } else {
      #expect(moved.contains("\(line(3))  \(member)"), "\(moved)")
    }
    #expect(rewritten(line(1) + moved) == moved)
  }

  @Test(arguments: [
    ("@objc override func f() {}", "\n(2)public\n        override func f() {}\n"),
    ("@A(b)\n  override func f() {}", "@A(b) public\n  override func f() {}\n"),
    ("@A override func f() {}", "\n(2)  @A public\n     override func f() {}\n"),
    ("override func f() async {}", "public override func f() async {}\n"),
  ])
  func `has its access behind its attributes`(member: String, expected: String) {
    let text = "open class Card: UIView {}\npublic extension Card {\n  \(member)\n}\n"
    let moved = rewritten(text)
    #expect(moved.contains(expected.replacing("(2)", with: line(2))), "\(moved)")
  }

  @Test func `is refused with a way out of UIKit's own classes`() {
    let text = "extension UINavigationController { \(override) }\n"
    let refusals = RewrittenFile(Array(text.utf8), path: "Card.swift").refusals
    #expect(refusals.count == 1)
    #expect(refusals.first?.message.hasSuffix("which is a class of iOS") == true)
    #expect(refusals.first?.remedy.contains("subclass") == true)
    #expect(refusals.first?.remedy.contains(".snaplineignore") == true)
    #expect(rewritten("#if !os(Linux)\n\(text)#endif\n") == "#if !os(Linux)\n\(text)#endif\n")
  }

  @Test(.enabled(if: PhoneCompiler.hasUIKit, PhoneCompiler.absence))
  func `compiles with its access and its condition`() throws {
    let folder = URL.temporaryDirectory.appending(path: "overrides-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = """
      import UIKit
      open class Card: UIView {}
      public extension Card {
        @available(iOS 13, *) override func layoutSubviews() { super.layoutSubviews() }
        @available(iOS 13, *)
        override func setNeedsLayout() { super.setNeedsLayout() }
        @objc override func didMoveToWindow() { super.didMoveToWindow() }
        #if DEBUG
        override var intrinsicContentSize: CGSize { .zero }
        #else
        override func updateConstraints() { super.updateConstraints() }
        #endif
      }
      #if DEBUG
      class Row: UIView {}
      #else
      class Row: UIView {}
      #endif
      extension Row { override func layoutSubviews() { super.layoutSubviews() } }
      #if os(macOS)
      extension Theirs { override func layout() { super.layout() } }
      #endif

      """
    let file = folder.appending(path: "Card.swift")
    try Data(text.utf8).write(to: file)
    let compiled = try PhoneCompiler.check([file], asModule: "Overrides")
    #expect(compiled.status == 0, "\(compiled.errors.joined(separator: "\n"))")
  }
}
