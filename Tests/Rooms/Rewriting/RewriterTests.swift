import SnaplineRewriting
import Testing

@Suite struct `A rewritten file` {
  @Test(arguments: [
    ("@objc class A {}", "      class A {}"),
    ("@objc(Name) @objcMembers class A {}", "                         class A {}"),
    ("class A { @IBOutlet weak var x: B! }", "class A {           weak var x: B! }"),
    ("class A { @objc dynamic var x = 1 }", "class A {               var x = 1 }"),
    ("let dynamic = 1; enum E { case dynamic; case b }", nil),
    ("// @objc\nlet a = \"@objc #selector(b)\"", nil),
    ("#if os(iOS) && !os(macOS)\n#endif", "#if true    && !os(macOS)\n#endif"),
    ("#if targetEnvironment(simulator)\n#endif", "#if true                        \n#endif"),
    ("let os = 1; f(os(iOS))", nil),
    ("if #available(iOS 15, *) {}\n@available(iOS 13, *) func f() {}", nil),
    ("let k = #keyPath(A.name.first)", "let k = \"name.first\"          "),
    ("let i = #imageLiteral(resourceName: \"x\")", nil),
    ("@MainActor class A { func f() {} }", "           class A { func f() {} }"),
    ("@MainActor func f() async {}", nil),
    ("f { @MainActor in 1 }; let g: @MainActor () -> Void", nil),
    ("class A { @NSManaged var a: Int? }", "class A {            var a: Int? }"),
    ("@UnknownWrapper var objc = 1", nil),
    ("let f: @convention(block) () -> Void", "let f:                    () -> Void"),
    ("let f: @convention(c) () -> Void", nil),
    ("@main class A: B, UIApplicationDelegate {}", "      class A: B, UIApplicationDelegate {}"),
    ("@main final class A: BaseAppDelegate {}", "      final class A: BaseAppDelegate {}"),
    ("@UIApplicationMain class A {}", "                   class A {}"),
    (
      "@main class A {}; extension A: UIApplicationDelegate {}",
      "      class A {}; extension A: UIApplicationDelegate {}"
    ),
    ("@main struct A { static func main() {} }", nil),
    ("@main class A: Tool { let delegate: AppDelegate }", nil),
  ])
  func `has blanks for words of Objective-C`(text: String, expected: String?) {
    #expect(rewritten(text) == expected ?? text)
  }

  @Test func `asks for initializers that a table calls`() {
    #expect(
      rewritten("class A: B { override init(style: S, reuseIdentifier: String?) {} }")
        == "class A: B { required init(style: S, reuseIdentifier: String?) {} }"
    )
    #expect(
      rewritten("class A: UICollectionViewCell { override init(frame: CGRect) {} }")
        == "class A: UICollectionViewCell { required init(frame: CGRect) {} }"
    )
    let view = "class A: UIView { override init(frame: CGRect) {} }"
    #expect(rewritten(view) == view)
    // Of a class in another file only the name tells.
    for parent in ["OurCollectionViewCell", "MessageContentCell", "OurReusableView"] {
      let head = "class A: \(parent) {\n  let a = 1 // one\n\n"
      let place = "#sourceLocation(file: \"Card.swift\", line: 3)\nrequired\n"
      let text = head + "  override init(frame: CGRect) {}\n}"
      #expect(rewritten(text) == head + "  \n\(place)  override init(frame: CGRect) {}\n}")
    }
  }

  /// What ends with `?`, `!` or `>` on the line before is a type.
  @Test(arguments: [
    "weak var a: B!", "var a: B?", "var a: ((B) -> C)?", "var a: Array<B>", "let a = 1",
    "func a() -> B?", "#if true\n#endif", "@objc func a()",
  ])
  func `knows a modifier behind another declaration`(before: String) {
    let cell = "class A: UICollectionViewCell {\n  \(before)\n  "
    #expect(
      rewritten(cell + "override init(frame: CGRect) {}\n}")
        .hasSuffix("\n  required init(frame: CGRect) {}\n}")
    )
    #expect(rewritten(cell + "dynamic var z = 1\n}").hasSuffix("\n          var z = 1\n}"))
  }

  @Test(arguments: ["let b = dynamic", "return dynamic", "b = c ?\n dynamic : d", "f(a, dynamic)"])
  func `leaves a value of such a name`(statement: String) {
    let text = "func f() {\n  \(statement)\n  case 2:\n}"
    #expect(rewritten(text) == text)
  }

  @Test(arguments: [
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
    ("import class UIKit.UIView", "import       UIKit       "),
    ("import ObjectiveC.runtime\nlet a = b.c", "import ObjectiveC        \nlet a = b.c"),
    ("import struct Foundation.Date", "import struct Foundation.Date"),
    ("import UIKit", "import UIKit"),
  ])
  func `imports whole modules`(text: String, expected: String) {
    #expect(rewritten(text) == expected)
  }

  @Test func `begins with the mark of the order of bytes that the file begins with`() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let once = RewrittenFile(mark + Array("@objc class A {}\n".utf8), path: "Card.swift").bytes
    let text = "#sourceLocation(file: \"Card.swift\", line: 1)\n      class A {}\n"
    #expect(once == mark + Array(text.utf8))
    #expect(RewrittenFile(once, path: "Card.swift").bytes == once)
  }

  @Test func `imports what Linux has in a module of its own`() {
    let text = "import UIKit\nlet a = URLSession.shared\n"
    let place = "#sourceLocation(file: \"Card.swift\", line: 1)\n"
    #expect(rewritten(text) == text + place + "import FoundationNetworking\n")
    let own = text + "import FoundationNetworking\n"
    #expect(rewritten(own) == own)
  }

  @Test func `leaves a case that is called like a modifier`() {
    let text = rewritten("@MainActor enum K { case open, final\n  func load() async {}\n}")
    #expect(text.hasPrefix("           enum K { case open, final\n  \n#sourceLocation"))
    #expect(text.hasSuffix("@MainActor\n  func load() async {}\n}"))
  }

  @Test func `isn't made of what is nested without end`() {
    let text =
      String(repeating: "#if A\n", count: 70) + String(repeating: "#endif\n", count: 70)
    #expect(
      refusals(text) == [
        "65:1 types or conditions are nested more than 64 deep here, or braces more than 256"
      ]
    )
    let types = String(repeating: "class A {", count: 70) + String(repeating: "}", count: 70)
    #expect(
      refusals(types) == [
        "1:585 types or conditions are nested more than 64 deep here, or braces more than 256"
      ]
    )
  }

  /// Files that would take minutes if each word were looked at with all others.
  @Test(arguments: [
    "class A {" + String(repeating: "dynamic ", count: 20_000) + "}",
    String(repeating: "func f(x: AnyObject) {", count: 1_000)
      + String(repeating: "}", count: 1_000),
    "@MainActor class A {\nfunc a() async\n" + String(repeating: "func ", count: 20_000) + "}",
    String(repeating: "class A { func f() async {} }; ", count: 2_000),
    "import UIKit\n@NSManaged var", "import UIKit\n@MainActor class", "Task<",
    "class A: UIView { Task<",
  ])
  func `is there for any text, and soon`(text: String) {
    let clock = ContinuousClock()
    let time = clock.measure { _ = RewrittenFile(Array(text.utf8), path: "Card.swift") }
    #expect(time < .seconds(20))
  }

  @Test func `has what a list makes cells by, where they are made otherwise`() {
    let text = rewritten(
      "class A: UICollectionViewCell {\n  init(model: M) {}\n  required init?(coder: C) {}\n}"
    )
    #expect(text.contains("\nrequired init(frame: CGRect) { fatalError("))
    // One that has it, or that inherits all, lacks nothing.
    for body in ["override init(frame: CGRect) {}", "convenience init() {}", ""] {
      #expect(!rewritten("class A: UICollectionViewCell { \(body) }").contains("fatalError"))
    }
  }

  @Test func `names a selector's method where it stood`() {
    let text = """
      class Form: UIView {
        func set() { add(#selector(tap(_:)), 1) }
        @objc private func tap(_ sender: Any) {}
      }
      """
    #expect(
      rewritten(text) == """
        class Form: UIView {
          func set() { add(Sel_001.this      , 1) }
                private func tap(_ sender: Any) {}
        #sourceLocation(file: "Card.swift", line: 1)
        fileprivate enum Sel_001 { static var this: Selector { Selector("tap:", Form
                                    .tap(_:)) } }
        #sourceLocation(file: "Card.swift", line: 4)
        }
        #sourceLocation(file: "Card.swift", line: 1)
        import UIKit

        """
    )
  }

  @Test(arguments: [
    ("tap", "\"tap\", Form\n", ".tap"), ("self.tap", "\"tap\", Form\n", ".tap"),
    ("Other.tap(_:for:)", "\"tap:for:\",\n", "Other.tap(_:for:)"),
    ("press(sender:)", "\"pressWithSender:\", Form\n", ".press(sender:)"),
    ("move(to:)", "\"moveTo:\", Form\n", ".move(to:)"),
    ("getter: title", "\"title\", \\Form\n", ".title"),
    ("setter: Form.title", "\"setTitle:\",\n", "\\Form.title"),
    ("tap as (Any) -> Void", "\"tap\", Form\n", ".tap as (Form) -> (Any) -> Void"),
  ])
  func `knows each form of a selector`(form: String, first: String, second: String) {
    let text = rewritten("import UIKit\nclass Form { let a = #selector(\(form)) }")
    #expect(text.contains("{ Selector(\(first)"))
    #expect(text.contains(" \(second)) } }\n") || text.contains("\n\(second)) } }\n"))
  }

  @Test func `has overrides of extensions in the class`() {
    let text = """
      class Card: UIView {
      }
      #if os(iOS)
      extension Card {
        /// Said of it.
        override func layoutSubviews() { super.layoutSubviews() }; func other() {}
      }
      #endif
      """
    #expect(
      rewritten(text) == """
        class Card: UIView {
        #if true   
        #sourceLocation(file: "Card.swift", line: 6)
          override func layoutSubviews() { super.layoutSubviews() };
        #endif
        #sourceLocation(file: "Card.swift", line: 2)
        }
        #if true   
        extension Card {
          /// Said of it.
                                                                     func other() {}
        }
        #endif
        """
    )
  }

  @Test func `has overrides of an extension beside the condition of the class`() {
    let (a, b) = ("#if A\nclass C: D {\n}\n#endif\n", "extension C { override func f() {} }")
    #expect(refusals(a + b).isEmpty)
    #expect(
      rewritten(a + b).hasPrefix(
        "#if A\nclass C: D {\n#sourceLocation(file: \"Card.swift\", line: 5)\n"
          + "              override func f() {}\n#sourceLocation(file: \"Card.swift\", line: 3)\n}\n#endif\n"
      )
    )
  }

  @Test func `takes what a document connects by its name`() {
    let text = rewritten(
      """
      public class Row: UITableViewCell {
        @IBOutlet private weak var title: UILabel!
        @IBInspectable var inset: CGFloat = 0 { didSet { layout() } }
        @IBInspectable var half: CGFloat { inset / 2 }
      }
      """
    )
    #expect(
      text.contains(
        """
        #sourceLocation(file: "Card.swift", line: 2)
        public override func setValue(_ value: Any?, forKey key: String) { switch key { \
        case "title": if InterfaceValue.set(&self.title, to: value) { return }; \
        case "inset": if InterfaceValue.set(&self.inset, to: value) { return }; \
        default: break }; super.setValue(value, forKey: key) }
        #sourceLocation(file: "Card.swift", line: 5)
        }
        """
      )
    )
    // An object that is no responder takes no values by name.
    #expect(!rewritten("class A: NSObject { @IBOutlet var b: C? }").contains("setValue"))
  }

  @Test func `names the actions of a class`() {
    let text = rewritten(
      """
      class Form: UIViewController {
        @IBAction func send(_ sender: UIButton) {}
        @IBAction private func close() {}
        @IBAction func open(_ sender: UIButton!) {}
        @IBAction func move(from row: [Any]? = nil, forEvent event: UIEvent) throws {}
        @objc func tap() {}
        class Inner: UIView { @IBAction func inner(_ sender: Any) {} }
        #if DEBUG
          @IBAction func mend() {}
        #endif
      }
      extension Form { @IBAction @objc(pickRow:) func pick(_ sender: Any) {} }
      """
    )
    func line(_ number: Int) -> String {
      "#sourceLocation(file: \"Card.swift\", line: \(number))\n"
    }
    let expected = """
      \(line(1))override func action(named name: String) -> Selector? {
      \(line(2))if name == "send:" { return Selector("send:", Form.send(_:) as (Form) -> (UIButton) -> Void) }
      \(line(3))if name == "close" { return Selector("close", Form.close as (Form) -> () -> Void) }
      \(line(4))if name == "open:" { return Selector("open:", Form.open(_:) as (Form) -> (UIButton?) -> Void) }
      \(line(5))if name == "moveFrom:forEvent:" { return Selector("moveFrom:forEvent:", \
      Form.move(from:forEvent:) as (Form) -> ([Any]?, UIEvent) throws -> Void) }
      #if DEBUG
      \(line(9))if name == "mend" { return Selector("mend", Form.mend as (Form) -> () -> Void) }
      #endif
      \(line(12))if name == "pickRow:" { return Selector("pickRow:", Form.pick(_:) as (Form) -> (Any) -> Void) }
      return super.action(named: name) }
      """
    #expect(text.contains(expected), "\(text)")
    #expect(text.contains("Form.Inner.inner(_:) as (Form.Inner) -> (Any) -> Void"), "\(text)")
    #expect(text.hasSuffix("import UIKit\n"), "\(text)")
    // An object that is no responder has no actions by name, and one that names them itself keeps to that.
    for text in [
      "class A: NSObject { @IBAction func b() {} }",
      "class A: UIPanGestureRecognizer { @IBAction func b() {} }",
      "class A: UIView { override func action(named name: String) -> Selector? { nil }; @IBAction func b() {} }",
    ] {
      #expect(!rewritten(text).contains("return super.action"))
    }
  }

  @Test func `names the methods that make the screens of segues`() {
    let text = rewritten(
      """
      class Form: UIViewController {
        @IBSegueAction func edit(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> Editor? { nil }
        @IBSegueAction private func make(coder: NSCoder) -> UIViewController! { nil }
      }
      """
    )
    #expect(
      text.contains(
        "if name == \"edit:sender:segueIdentifier:\" { return Selector(\"edit:sender:segueIdentifier:\", "
          + "Form.edit(_:sender:segueIdentifier:) as (Form) -> (NSCoder, Any?, String?) -> Editor?) }"
      ),
      "\(text)"
    )
    #expect(
      text.contains("Form.make(coder:) as (Form) -> (NSCoder) -> UIViewController?) }"),
      "\(text)"
    )
    #expect(!text.contains("IBSegueAction"))
  }

  @Test func `lets a storyboard make a segue of a class`() {
    #expect(
      rewritten("class A: B { override init(identifier: String?, source: C, destination: C) {} }")
        == "class A: B { required init(identifier: String?, source: C, destination: C) {} }"
    )
  }

  @Test(arguments: ["_ c:", "_ c:, d: E", "_ c", "_ c: =", ":", "", "_ c: !"])
  func `takes an action that is half written`(parameters: String) {
    let text = rewritten("class A: UIView { @IBAction func b(\(parameters)) {} }")
    #expect(text.contains("func b(\(parameters))"))
  }

  @Test(arguments: [
    ("next?.scrollViewDidScroll?(view)", "next?.scrollViewDidScroll (view)"),
    ("a.delegate?.tableView?(a, at: b)", "a.delegate?.tableView (a, at: b)"),
    ("next.textFieldShouldReturn?(field) ?? true", "next.textFieldShouldReturn (field) ?? true"),
    // A closure, of one's own or of no such name, or what isn't called.
    ("var textViewDidChange: F?; a.textViewDidChange?(b)", nil),
    ("self.textViewDidChange?(b); self?.textViewDidChange?(b)", nil),
    ("a.onTap?(b); tableView?(a)", nil),
    ("a.tableView?.reload(); let b = a.tableView ? (1) : (2)", nil),
    ("\"a.tableView?(b)\" // a.tableView?(b)", nil),
  ])
  func `calls what a delegate may leave out on a phone`(text: String, expected: String?) {
    #expect(rewritten(text) == expected ?? text)
  }

  @Test func `names a selector's method outside of protocols, which hold no types`() {
    let text = "extension Hiding where Self: UIView { func f() { add(#selector(UIView.tap)) } }"
    #expect(
      rewritten("import UIKit\n" + text).hasSuffix(
        """
        fileprivate enum Sel_001 { static var this: Selector { Selector("tap",
        \(String(repeating: " ", count: 63))UIView.tap) } }

        """
      )
    )
  }

  @Test func `lets a class leave optional members out`() {
    let text = """
      @objc protocol Sink {
        @objc optional func pick(_ row: Int, in box: Box) -> Bool
      }
      """
    #expect(
      rewritten(text) == """
              protocol Sink  : AnyObject {
                                                                   
        #sourceLocation(file: "Card.swift", line: 2)
                         func pick(_ row: Int, in box: Box) throws -> Bool
        #sourceLocation(file: "Card.swift", line: 3)
        }
        #sourceLocation(file: "Card.swift", line: 2)
        extension Sink { func pick(_ row: Int, in box: Box) throws -> Bool { throw CancellationError() } }
        #sourceLocation(file: "Card.swift", line: 2)
        extension Sink { var pick: Sink_pick? { Sink_pick(target: self) } }; \
        struct Sink_pick { fileprivate let target: any Sink; @discardableResult \
        func callAsFunction(_ row: Int, in box: Box) -> (Bool)? { try? target.pick(row, in: box) }; \
        @_disfavoredOverload @discardableResult func callAsFunction(_ row: Int, _ box: Box) -> (Bool)? \
        { try? target.pick(row, in: box) }; \
        @_disfavoredOverload func callAsFunction(_ row: Int, in box: Box) -> Answer_<Bool> \
        { Answer_(value: try? target.pick(row, in: box)) }; \
        @dynamicMemberLookup struct Answer_<Value> { fileprivate let value: Value?; \
        subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member? \
        { value?[keyPath: path] }; \
        subscript<Member>(dynamicMember path: KeyPath<Value, Member?>) -> Member? \
        { value?[keyPath: path] } } }

        """
    )
  }

  @Test func `says what it can't be`() {
    #expect(
      refusals("extension Card { override func draw() {} }")
        == ["1:18 'draw' is overridden in an extension of 'Card', whose class is in another file"]
    )
    #expect(
      refusals("class A { let s = #selector(model.tap) }")
        == ["1:29 #selector names 'tap' by a value, whose class nothing here tells"]
    )
    #expect(
      refusals("let s = #selector(tap)") == [
        "1:19 #selector(tap) stands in no type, so nothing tells whose method it is"
      ]
    )
    #expect(
      refusals("class A { @NSManaged var a: Int }")
        == ["1:11 @NSManaged gives 'a' its value by Core Data, which Linux hasn't"]
    )
    #expect(
      refusals("@objc protocol P { @objc optional static var a: Int { get } }")
        == [
          "1:26 only a property, or a function without type parameters, can be optional on Linux"
        ]
    )
  }

  @Test(arguments: [
    ("func f(a: AnyObject) { a.tag }", "1:26 'tag'"),
    ("init(_ a: AnyObject) { b(a.tag) }", "1:28 'tag'"),
    ("func f(a: AnyObject?) { a?.tag; a!.tag; a.map { $0 } }", "1:28 'tag' 1:36 'tag'"),
    ("func f() { let a: AnyObject = b; g(a: a.tag, \"\\(a.x)\") }", "1:41 'tag' 1:51 'x'"),
    ("let b = (a as AnyObject).tag; c(d as AnyObject).tag", "1:26 'tag'"),
    ("let b = (a as? AnyObject)?.tag", "1:28 'tag'"),
    ("#if os(iOS)\nfunc f(a: AnyObject) { a.tag }\n#endif", "2:26 'tag'"),
    // Of another type, or what another declaration of the name may mean.
    ("func f(a: [AnyObject], b: AnyObject.Type, c: AnyObject & P) { a.x; b.x; c.x }", ""),
    ("func f(a: AnyObject) { guard let a = a as? B else { return }; a.tag }", ""),
    ("func f(a: AnyObject) { b.forEach { a in a.tag } }", ""),
    ("func f(a: AnyObject) { for a in b { a.tag } }", ""),
    ("func f(a: AnyObject) { let b = 1, a = c; a.tag }", ""),
    ("func f(a: AnyObject) { func g(a: B) { a.tag } }", ""),
    ("func f(a: AnyObject) { b.a.tag; a === b; a.self; g(a: 1) }", ""),
    ("func f() { if b { let a: AnyObject = c }; a.tag }", ""),
    ("func f(g: (_ a: AnyObject) -> Void) { a.tag }", ""),
    ("protocol P { func f(a: AnyObject)\n var b: B { get } }; func c() { a.tag }", ""),
    ("#if os(macOS)\nfunc f(a: AnyObject) { a.tag }\n#endif", ""),
  ])
  func `says which members are looked up on an object of any class`(text: String, told: String) {
    let found = refusals(text).map { line in
      line.replacing(" is looked up on an AnyObject, which only Objective-C can do", with: "")
    }
    #expect(found.joined(separator: " ") == told)
  }
}
