import Foundation
import SnaplineRewriting
import TestSupport
import Testing

/// Code on the main actor, which belongs to no actor here and waits on the main actor all the same.
@Suite struct `A rewritten actor` {
  /// The tokens that rewriting adds and takes, as `line:column text`.
  private func changes(_ text: String) -> (added: [String], taken: [String]) {
    let bytes = Array(text.utf8)
    let old = PlacedToken.all(of: bytes)
    let new = PlacedToken.all(of: RewrittenFile(bytes, path: "Card.swift").bytes)
    return (
      new.filter { !old.contains($0) }.map(\.description),
      old.filter { !new.contains($0) }.map(\.description)
    )
  }

  @Test func `is named by what waits in it, on the line before`() {
    let (added, taken) = changes(
      """
      import UIKit
      @MainActor final class Model {

        func load() async {}
        func show(_ next: () async -> Void) {}
        nonisolated func hash() async -> Int { 1 }
        @ImageActor func draw() async {}
        var count: Int { get async { 3 } }
        var plain: Int { 3 }
        struct Row { func load() async {} }
      }
      extension Model { func more() async {} }

      """
    )
    #expect(taken == ["2:1 '@'", "2:2 'MainActor'"])
    let expected = [3, 7, 11].flatMap { ["\($0):1 '@'", "\($0):2 'MainActor'"] }
    #expect(added == expected)
  }

  @Test(arguments: [
    ("class A: UIViewController { }", true), ("class A: Base {} ; class Base: UIView {}", true),
    ("extension UIView {}", true), ("class A: UITableViewDelegate {}", true),
    ("@MainActor class A {}", true), ("@MainActor struct A {}", true), ("struct A {}", false),
    ("class A: Base {}", false), ("extension UIImage {}", false), ("class A: UIColor {}", false),
    ("class A: OurViewController {}", true), ("extension CardView {}", true),
    ("class A: Preview {}", false), ("extension Viewer {}", false),
    ("nonisolated class A: UIView {}", false), ("actor A {}", false),
  ])
  func `is that of classes that a phone has on it`(declaration: String, isMain: Bool) throws {
    let open = try #require(declaration.firstIndex(of: "{"))
    let body = "{\n  func go() {\n    Task { f() }\n  }\n"
    let text = "import UIKit\n" + declaration[..<open] + body + declaration[open...].dropFirst()
    #expect(changes(text).added.contains("4:5 'Tas_'") == isMain, "\(changes(text))")
  }

  @Test(arguments: [
    ("Task { a }", "Tas_ { a }"), ("Task{ a }", "Tas_{ a }"),
    ("let t = Task<Void, any Error> { a }", "let t = Tas_                  { a }"),
    (
      "let t: Task<[Int: A<B>], Never> = Task(priority: .low) { a }",
      "let t: Task<[Int: A<B>], Never> = Tas_(priority: .low) { a }"
    ),
    ("func a() -> Task<B, Never> { c }", "func a() -> Task<B, Never> { c }"),
    ("var a: Task<B, Never> { c }", "var a: Task<B, Never> { c }"),
    ("f(a: Task<B, Never> { c })", "f(a: Tas_           { c })"),
    ("if let b = a as? Task { c }", "if let b = a as? Task { c }"),
    ("if a is Task<B, Never> { c }", "if a is Task<B, Never> { c }"),
    ("Task.init { a }", "Tas_      { a }"),
    ("struct Task {}; Task { a }", "struct Task {}; Task { a }"),
    ("let a: @MainActor (B) -> Void", "let a:            (B) -> Void"),
    (
      "let a: (@MainActor @Sendable () throws -> B)?",
      "let a: (           @Sendable () throws -> B)?"
    ),
    ("let a: @MainActor () async -> Void", "let a: @MainActor () async -> Void"),
    ("f { @MainActor in a }", "f { @MainActor in a }"),
    ("Task(operation: a)", "Tas_(operation: a)"), ("Task.detached { a }", "Task.detached { a }"),
    ("Our.Task { a }", "Our.Task { a }"), ("Task(title: b) { a }", "Task(title: b) { a }"),
    ("Task(priority: .low)", "Task(priority: .low)"), ("let a = Task.self", "let a = Task.self"),
  ])
  func `is where a task begins`(statement: String, expected: String) {
    let (head, end) = ("import UIKit\nclass A: UIView {\n  func f() {\n    ", "\n  }\n}\n")
    #expect(rewritten(head + statement + end) == head + expected + end)
    // Neither where a member is on no actor, nor in what isn't a screen's.
    for other in [
      "class A: UIView {\n  nonisolated func f() {\n    ", "class A {\n  func f() {\n    ",
    ] {
      let text = "import UIKit\n" + other + statement + end
      #expect(rewritten(text) == text)
    }
    let one = "import UIKit\nclass A {\n  @MainActor func f() {\n    "
    #expect(rewritten(one + statement + end).hasSuffix("    " + expected + end))
  }

  @Test func `is that of all types where a target is on it`() {
    let text = """
      import Foundation

      class A { func a() { Task { b() } } }

      actor B { func a() async { Task { b() } } }

      enum C { nonisolated func a() async { Task { b() } } }

      func d() async { Task { b() } }

      """
    let bytes = Array(text.utf8)
    let old = PlacedToken.all(of: bytes)
    let file = RewrittenFile(bytes, path: "Card.swift", isOnMainActor: true)
    let new = PlacedToken.all(of: file.bytes)
    #expect(
      new.filter { !old.contains($0) && !$0.text.contains("import") && $0.text != "UIKit" }
        .map(\.description)
        == ["3:22 'Tas_'", "8:1 '@'", "8:2 'MainActor'", "9:18 'Tas_'"]
    )
    #expect(rewritten(text) == text)
  }

  @Test func `is named by requirements, overrides and initializers too`() {
    let text = """
      import UIKit
      @MainActor protocol Loading { func load() async throws -> String; func show() }

      class A: UIView { init(a: Int) async {} }
      extension A { override func go() async {} }
      @MainActor class B: @MainActor Loading, P { isolated deinit {} }

      """
    let (added, taken) = changes(text)
    #expect(added.filter { $0.hasSuffix("'MainActor'") }.count == 3, "\(added)")
    #expect(taken.contains("6:45 'isolated'") && taken.contains("6:22 'MainActor'"), "\(taken)")
    let whole = rewritten(text)
    #expect(RewrittenFile(Array(whole.utf8), path: "Card.swift").refusals.isEmpty)
  }

  @Test(.enabled(if: PhoneCompiler.hasUIKit, PhoneCompiler.absence))
  func `lets screens, their models and what they load compile together`() throws {
    let folder = URL.temporaryDirectory.appending(path: "actors-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = """
      import Foundation
      @MainActor protocol Loading: AnyObject { func load() async throws -> String }
      @MainActor final class Model {
        static let shared = Model()
        var title = "none"
        private var task: Task<Void, Never>?
        private var found: Task<Int, Error>?
        func load() async { title = "loaded" }
        func begin() {
          task = Task<Void, Never> { [weak self] in await self?.load() }
          found = Task(priority: .userInitiated) {
            await load()
            try Task.checkCancellation()
            return 4
          }
          Task.detached { await Model.shared.load() }
        }
        isolated deinit { title = "" }
      }

      """
    let screen = """
      import UIKit
      class Screen: UIViewController {
        let model = Model.shared
        weak var loader: Loading?
        override func viewDidLoad() {
          super.viewDidLoad()
          title = model.title
          model.begin()
          let refresh = UIRefreshControl()
          refresh.addTarget(self, action: #selector(reload), for: .valueChanged)
          Task {
            await model.load()
            title = try await loader?.load()
          }
        }
        @objc private func reload() { Task { [weak self] in await self?.show() } }
        func show() async { title = "b" }
      }
      final class Own: Screen { override func show() async { await super.show() } }
      extension Screen { func more() async { await show() } }
      @MainActor extension UIView {
        func fadeOut() async {
          await withCheckedContinuation { (end: CheckedContinuation<Void, Never>) in
            UIView.animate(withDuration: 0.2, animations: { self.alpha = 0 }) { _ in end.resume() }
          }
        }
      }

      """
    let files = ["Model": model, "Screen": screen].map { name, text in
      (folder.appending(path: name + ".swift"), text)
    }
    for (file, text) in files { try Data(text.utf8).write(to: file) }
    let compiled = try PhoneCompiler.check(files.map(\.0), asModule: "Actors")
    #expect(compiled.status == 0, "\(compiled.errors.joined(separator: "\n"))")
  }
}
