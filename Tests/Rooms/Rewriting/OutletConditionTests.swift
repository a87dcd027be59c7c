import Foundation
import SnaplineRewriting
import TestSupport
import Testing

/// Outlets and actions in conditions, in extensions and several in one declaration.
@Suite struct `A rewritten outlet` {
  private func line(_ number: Int) -> String {
    "#sourceLocation(file: \"Card.swift\", line: \(number))\n"
  }

  @Test func `is connected in its condition, and the others of its class without it`() {
    let text = rewritten(
      """
      class Form: UIViewController {
        @IBOutlet var title: UILabel!
        #if DEBUG
          @IBOutlet var log: UILabel?
        #elseif os(iOS)
          @IBOutlet var note: UILabel?
        #endif
      }
      """
    )
    let expected = """
      \(line(2))override func setValue(_ value: Any?, forKey key: String) { switch key { \
      case "title": if InterfaceValue.set(&self.title, to: value) { return }; default: break }
      #if DEBUG
      \(line(4))if key == "log", InterfaceValue.set(&self.log, to: value) { return }
      #endif
      #if !(DEBUG) && (true   )
      \(line(6))if key == "note", InterfaceValue.set(&self.note, to: value) { return }
      #endif
      \(line(2))super.setValue(value, forKey: key) }
      \(line(8))}
      """
    #expect(text.contains(expected), "\(text)")
  }

  @Test func `is each of those that one declaration names, unless it can't be set`() {
    let text = rewritten(
      """
      class Card: UIView {
        @IBOutlet var one: UILabel!, two: [UILabel]!
        @IBInspectable var a: Int = max(1, 2), b: [Int: Int] = Dictionary<Int, Int>(), c = 3.0
        @IBInspectable var got: Int { a.set + b.count }, put: Int { get { a } set { a = newValue } }
        let d: Int = 1, e: Int = 2
      }
      """
    )
    for name in ["one", "two", "a", "b", "c", "put"] {
      let set = "case \"\(name)\": if InterfaceValue.set(&self.\(name), "
      #expect(text.contains(set), "\(name) in \(text)")
    }
    for name in ["got", "d", "e", "Int"] {
      #expect(!text.contains("&\(name),"), "\(name) in \(text)")
    }
  }

  @Test func `is that of each class of its name which is there`() {
    let text = rewritten(
      """
      #if A
      class Card: UIView {}
      #elseif os(macOS)
      class Card: NSView {}
      #else
      class Card: UIView {}
      #endif
      extension Card {
        @IBInspectable var radius: Double { get { 1 } set {} }
        @IBAction func tap() {}
      }
      extension Card where Self: Shown { @IBInspectable var none: Double { get { 1 } set {} } }
      extension UIView { @IBInspectable var theirs: Double { get { 1 } set {} } }
      """
    )
    #expect(text.components(separatedBy: "InterfaceValue.set(&self.radius, to: value)").count == 3)
    #expect(text.components(separatedBy: "Card.tap as (Card) -> () -> Void").count == 3)
    #expect(text.contains("class Card: NSView {}"))
    #expect(!text.contains("&none") && !text.contains("&theirs"))
  }

  @Test(arguments: [
    "class A: A { @IBOutlet var x: B! }", "class A: C { @IBOutlet var x: B! }; class C: A {}",
    "class A: C { @IBOutlet var x: B! }; class C: NSObject {}",
    "class A: OurGestureRecognizer { @IBOutlet var x: B! }", "struct A { @IBOutlet var x: B! }",
    "class A: UIView { @IBOutlet var x: B!; override func setValue(_ a: Any?, forKey b: String) {} }",
    "class A: UIView { @IBOutlet var",
  ])
  func `has no name where its class takes none`(text: String) {
    #expect(!rewritten(text).contains("InterfaceValue"))
  }

  @Test func `comes out the same when it is rewritten again`() {
    let text = rewritten(
      """
      #sourceLocation(file: "Card.swift", line: 1)
      class Card: UIView {
        #if DEBUG
        @IBOutlet var x: UIView?
        @IBAction func tap() {}
        #endif
      }
      """
    )
    let whole = "#sourceLocation(file: \"Card.swift\", line: 1)\n" + text
    #expect(rewritten(whole) == text)
  }

  @Test(.enabled(if: PhoneCompiler.hasUIKit, PhoneCompiler.absence))
  func `compiles with its condition, and with several of one declaration`() throws {
    let folder = URL.temporaryDirectory.appending(path: "outlets-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = """
      import UIKit
      public class Form: UIViewController {
        @IBOutlet private var one: UILabel!, two: [UILabel]!
        #if os(macOS)
        @IBOutlet var away: NSView!
        #else
        @IBOutlet var here: UIView?
        @IBAction func tap(_ sender: UIButton) {}
        #endif
      }
      extension Form { @IBInspectable var size: CGFloat { get { 1 } set {} } }
      class Row: UIView {
        #if DEBUG
        @IBOutlet var log: UILabel?
        #endif
      }

      """
    let file = folder.appending(path: "Form.swift")
    try Data(text.utf8).write(to: file)
    let compiled = try PhoneCompiler.check([file], asModule: "Outlets")
    #expect(compiled.status == 0, "\(compiled.errors.joined(separator: "\n"))")
  }
}
