import Foundation
import SnaplineRewriting
import Testing

/// Members that a protocol of Objective-C, or one of UIKit, may leave out.
@Suite struct `An optional member` {
  /// A protocol with every kind of them, a class that has all, and one that has none.
  private let panel = """
    import Foundation
    @objc protocol Panel where Self: NSObject {
      @objc optional func opened(); @objc optional func rows() -> [String: Int]
      @objc optional func tops(_ first: Int) -> [Int]
      @objc optional func name(of row: Int, at place: Int) -> String?
      @objc optional func count(in row: Int) -> Int
      @objc optional var title: String { get }
      @objc optional var note: String? { get set }
    #if NEVER
      @objc optional func hidden(_ row: Int)
      @objc optional func shown(_ row: Int)
    #else
      @objc optional func shown() -> String
    #endif
    }
    class All: NSObject, Panel {
      var title = "title"
      var note: String?
      func opened() { print("opened") }
      func rows() -> [String: Int] { ["a": 1] }
      func tops(_ first: Int) -> [Int] { print("tops"); return [first, 2] }
      func name(of row: Int, at place: Int) -> String? { row == 1 ? "one" : nil }
      func count(in row: Int) -> Int { row + title.count }
      func shown() -> String { "shown" }
    }
    final class More: All { override func opened() { print("more") } }
    final class None: NSObject, Panel {}

    """

  /// What a program prints after it is rewritten.
  private func printed(_ text: String) throws -> [String] {
    let folder = URL.temporaryDirectory.appending(path: "optional-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "main.swift")
    let rewritten = RewrittenFile(Array(text.utf8), path: file.path)
    #expect(rewritten.refusals.isEmpty)
    try Data(rewritten.bytes).write(to: file)
    return try PhoneCompiler.printed(by: file).split(separator: "\n").map(String.init)
  }

  @Test func `is called where a class has it, and is nil elsewhere`() throws {
    let calls = """
      func ask(_ panel: Panel?) {
        panel?.opened?()
        if let open = panel?.opened { open() }
        if let rows = panel?.rows?() { print(rows) } else { print("no rows") }
        print(panel?.rows?().count ?? 0, panel?.tops?(3).first ?? 0)
        if let name = panel?.name?(of: 1, at: 2) { print(name.count) }
        print(panel?.name?(of: 2, at: 2) ?? "no name")
        if let count = panel?.count { print(count(4) ?? 0) }
        print(panel?.title ?? "no title", panel?.title?.count ?? 0)
        if let note = panel?.note { print(note ?? "empty") }
        print(panel?.shown?() ?? "not shown")
      }
      ask(All())
      print("-")
      ask(None())
      print("-")
      More().opened()
      let title: String = All().title
      (More() as Panel).opened?()

      """
    let all = [
      "opened", "opened", "[\"a\": 1]", "tops", "1 3", "3", "no name", "9", "title 5", "empty",
      "shown",
    ]
    let none = ["no rows", "0 0", "no name", "0", "no title 0", "not shown"]
    #expect(try printed(panel + calls) == all + ["-"] + none + ["-", "more", "more"])
  }

  @Test func `is left as it is the second time`() {
    let once = RewrittenFile(Array(panel.utf8), path: "Card.swift").bytes
    #expect(RewrittenFile(once, path: "Card.swift").bytes == once)
    #expect(RewritingLaw.violations(of: once, against: Array(panel.utf8)) == [])
  }

  @Test(arguments: [
    ("static func a()", 1), ("func a<T>(_ b: T)", 1), ("func a() throws", 1),
    ("func a() async", 1), ("func a(_: Int)", 1), ("subscript(a: Int) -> Int { get }", 1),
    ("static var a: Int { get }", 1), ("func a()", 0), ("var a: Int { get }", 0),
    ("var a: Int? { get set }", 0), ("func a(_ b: [Int]) -> (Int) -> Void", 0),
  ])
  func `is refused where nothing can stand in for it`(member: String, count: Int) {
    let text = "@objc protocol P {\n  @objc optional \(member)\n}\n"
    #expect(refusals(text).count == count)
  }

  @Test(arguments: [
    // A call with a label is none of a closure.
    ("let tableView = T(); a.tableView?(b, at: c)", "let tableView = T(); a.tableView (b, at: c)"),
    ("var tableView: F?; a.tableView?(b, at: c)", "var tableView: F?; a.tableView (b, at: c)"),
    ("a.tableView?(b, c ? d : e)", nil),
    (
      "let textViewDidChange = 3; a.textViewDidChange?(b)",
      "let textViewDidChange = 3; a.textViewDidChange (b)"
    ),
    ("var textViewDidChange: ((T) -> Void)?; a.textViewDidChange?(b)", nil),
    ("var textViewDidChange: Optional<F>; a.textViewDidChange?(b)", nil),
    ("a?.presentationControllerDidDismiss?(b)", "a?.presentationControllerDidDismiss (b)"),
    ("a.applicationDidBecomeActive?(b)", "a.applicationDidBecomeActive (b)"),
    ("a.sceneDidBecomeActive?(b)", "a.sceneDidBecomeActive (b)"),
    ("a.animationController?(forDismissed: b)", "a.animationController (forDismissed: b)"),
    ("a.application?(b)", nil), ("a.scene?(b)", nil),
    ("a.application?(b, open: c)", "a.application (b, open: c)"),
  ])
  func `of UIKit is called without a question`(text: String, expected: String?) {
    #expect(rewritten(text) == expected ?? text)
  }

  @Test(.enabled(if: PhoneCompiler.hasUIKit, PhoneCompiler.absence))
  func `lets delegates and those that ask them compile together`() throws {
    let folder = URL.temporaryDirectory.appending(path: "delegates-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let card = """
      import UIKit
      @objc public protocol CardDelegate: NSObjectProtocol {
        func card(_ card: Card, did row: Int)
        @objc optional func card(_ card: Card, will row: Int) -> UIView?
        @objc optional func cardTapped()
        @objc(cardFor:) optional func card(for index: Int) -> Card?
        @objc optional func block(_ done: @escaping (Bool) -> Void)
        @objc optional func inset(_ width: CGFloat) -> UIEdgeInsets
        @objc optional func numberOfItems(in card: Card) -> Int
        @objc optional var tint: UIColor! { get set }
      }
      open class Card: UIView {
        weak var delegate: CardDelegate?
        func go() {
          let view = delegate?.card?(self, will: 1) ?? UIView()
          if let view = delegate?.card?(self, will: 1) { view.removeFromSuperview() }
          delegate?.card?(for: 1)?.addSubview(view)
          delegate?.block? { print($0) }
          let top = delegate?.inset?(3).top ?? 0
          if delegate?.responds(to: #selector(CardDelegate.cardTapped)) ?? false {
            delegate!.cardTapped!()
          }
          delegate?.perform(#selector(CardDelegate.cardTapped))
          if let count = delegate?.numberOfItems { print(count(self) ?? 0, top) }
          view.backgroundColor = delegate?.tint ?? .red
        }
      }

      """
    let screen = """
      import UIKit
      final class Screen: UIViewController, CardDelegate, UITableViewDelegate {
        weak var original: UITableViewDelegate?
        let tableView = UITableView()
        var tint: UIColor! = .blue
        func card(_ card: Card, did row: Int) {}
        func cardTapped() { _ = responds(to: #selector(Screen.cardTapped)) }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          original?.tableView?(tableView, didSelectRowAt: indexPath)
        }
      }
      extension Screen {
        func go() {
          cardTapped()
          tint = .green
          let delegate: CardDelegate = self
          delegate.cardTapped?()
          presentationController?.delegate?.presentationControllerDidDismiss?(presentationController!)
          UIApplication.shared.delegate?.applicationDidBecomeActive?(UIApplication.shared)
        }
      }

      """
    let files = ["Card": card, "Screen": screen].map { name, text in
      (folder.appending(path: name + ".swift"), text)
    }
    for (file, text) in files { try Data(text.utf8).write(to: file) }
    let compiled = try PhoneCompiler.check(files.map(\.0), asModule: "Delegates")
    #expect(compiled.status == 0, "\(compiled.errors.joined(separator: "\n"))")
  }
}
