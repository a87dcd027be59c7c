import SeaDog
import Synchronization
import TestSupport
import Testing
import UIKit

@Suite struct `A constraint's activation rule` {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let first = UIView()
  private let second = UIView()

  init() {
    for view in [first, second] {
      parent.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  /// How a view shows, and whether that counts as visible.
  private static let looks: [(isHidden: Bool, alpha: CGFloat, isVisible: Bool)] = [
    (false, 1, true), (false, 0.001, true), (false, 0, false), (false, -1, false),
    (true, 1, false), (true, 0, false),
  ]

  private func forEachLook(_ body: (_ isFirstVisible: Bool, _ isSecondVisible: Bool) -> Void) {
    for look in Self.looks {
      (first.isHidden, first.alpha) = (look.isHidden, look.alpha)
      for other in Self.looks {
        (second.isHidden, second.alpha) = (other.isHidden, other.alpha)
        body(look.isVisible, other.isVisible)
      }
    }
  }

  /// What each rule comes to, by whether the first and the second item are visible, and by whether the
  /// constraint was active before; without a delegate.
  static let table:
    [(ConstraintActivationRule, @Sendable (_ first: Bool, _ second: Bool, _ before: Bool) -> Bool)] =
      [
        (.manual, { _, _, before in before }),
        (.always, { _, _, _ in true }),
        (.bothVisible, { first, second, _ in first && second }),
        (.firstInvisible, { first, _, _ in !first }),
        (.delegate, { _, _, before in before }),
      ]

  @Test(arguments: table.indices)
  func `decides what the table says, of two views`(_ index: Int) {
    let (rule, expected) = Self.table[index]
    forEachLook { isFirst, isSecond in
      for before in [false, true] {
        let made = first.topAnchor.constraint(equalTo: second.topAnchor, activationRule: rule)
        made.isActive = before
        NSLayoutConstraint.evaluateConstraints([made])
        #expect(made.isActive == expected(isFirst, isSecond, before), "\(rule) \(before)")
        made.isActive = false
      }
    }
  }

  @Test(arguments: table.indices)
  func `counts guides and nothing as visible`(_ index: Int) {
    let (rule, expected) = Self.table[index]
    parent.isHidden = true
    let guide = UILayoutGuide()
    second.addLayoutGuide(guide)
    forEachLook { isFirst, _ in
      for before in [false, true] {
        let pairs: [(NSLayoutConstraint, Bool)] = [
          (first.heightAnchor.constraint(equalToConstant: 0), isFirst),
          (first.topAnchor.constraint(equalTo: guide.topAnchor), isFirst),
          (first.topAnchor.constraint(equalTo: parent.layoutMarginsGuide.topAnchor), isFirst),
          (guide.topAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.topAnchor), true),
        ]
        for (made, isFirstVisible) in pairs {
          made.activationRule = rule
          made.isActive = before
          NSLayoutConstraint.evaluateConstraints([made])
          #expect(made.isActive == expected(isFirstVisible, true, before), "\(made)")
          made.isActive = false
        }
      }
    }
  }

  @Test func `doesn't look at the views around`() {
    parent.alpha = 0
    let made = first.topAnchor.constraint(equalTo: second.topAnchor, activationRule: .bothVisible)
    NSLayoutConstraint.evaluateConstraints([made])
    #expect(made.isActive)
  }

  /// Says yes to what it was made for, and counts the questions.
  private final class Chooser: LayoutConstraintDelegate {
    let chosen: [NSLayoutConstraint]
    var asked: [NSLayoutConstraint] = []

    init(_ chosen: [NSLayoutConstraint]) { self.chosen = chosen }

    func shouldActivateConstraint(_ constraint: NSLayoutConstraint) -> Bool {
      asked.append(constraint)
      return chosen.contains(constraint)
    }
  }

  @Test func `lets a delegate decide, asked once a call for each constraint that is its own`() {
    let made = [10, 20, 30].map {
      first.widthAnchor.constraint(
        greaterThanOrEqualToConstant: $0,
        activationRule: .delegate
      )
    }
    let other = first.heightAnchor.constraint(equalToConstant: 5, activationRule: .manual)
    made[2].isActive = true
    let chooser = Chooser([made[0], other])
    for calls in 1...2 {
      NSLayoutConstraint.evaluateConstraints([made[2], other, made[0], made[1]], delegate: chooser)
      expectEqual(made.map(\.isActive), [true, false, false])
      #expect(!other.isActive)
      #expect(
        chooser.asked
          == Array(repeating: [made[2], made[0], made[1]], count: calls).joined().map(\.self)
      )
    }
    NSLayoutConstraint.evaluateConstraints(made)
    expectEqual(made.map(\.isActive), [true, false, false], "nobody decides")
  }

  /// Notes what is switched, and in which order.
  private final class Noted: NSLayoutConstraint {
    static let log = Mutex<[String]>([])

    override class func activate(_ constraints: [NSLayoutConstraint]) {
      log.withLock { $0.append(contentsOf: constraints.map { "+" + ($0.identifier ?? "") }) }
      super.activate(constraints)
    }

    override class func deactivate(_ constraints: [NSLayoutConstraint]) {
      log.withLock { $0.append(contentsOf: constraints.map { "-" + ($0.identifier ?? "") }) }
      super.deactivate(constraints)
    }
  }

  @Test func `activates in order before it deactivates in order, and nothing twice`() {
    let made = ["a", "b", "c", "d"].map {
      first.widthAnchor.constraint(
        greaterThanOrEqualToConstant: 1,
        identifier: $0,
        activationRule: $0 < "c" ? .firstInvisible : .always
      )
    }
    NSLayoutConstraint.activate([made[0], made[1]])
    Noted.evaluateConstraints([made[1], made[3], made[0], made[2]])
    expectEqual(Noted.log.withLock(\.self), ["+d", "+c", "-b", "-a"])
    Noted.evaluateConstraints(made)
    #expect(Noted.log.withLock(\.count) == 4, "what is as it should be stays untouched")
    NSLayoutConstraint.evaluateConstraints([made[2], made[2]])
    #expect(made[2].isActive)
  }

  @Test func `leaves no conflict behind where two required sets change places`() {
    let small = first.widthAnchor.constraint(equalToConstant: 10, activationRule: .bothVisible)
    let large = first.widthAnchor.constraint(equalToConstant: 90, activationRule: .firstInvisible)
    for _ in 1...3 {
      NSLayoutConstraint.evaluateConstraints([small, large])
      parent.layoutIfNeeded()
      #expect(first.frame.width == (first.isHidden ? 90 : 10))
      #expect(parent.layoutDiagnostics.isEmpty, "\(parent.layoutDiagnostics)")
      first.isHidden.toggle()
    }
  }

  @Test func `is always at first, is kept, and switches nothing by itself`() {
    let made = first.widthAnchor.constraint(equalToConstant: 10)
    #expect(made.activationRule == .always)
    for (rule, _) in Self.table {
      made.activationRule = rule
      #expect(made.activationRule == rule && !made.isActive)
    }
    made.isActive = true
    made.activationRule = .firstInvisible
    #expect(made.isActive)
  }

  @Test func `dies with its constraint`() {
    weak var gone: NSLayoutConstraint?
    for _ in 0..<1_000 {
      let made = first.widthAnchor.constraint(equalToConstant: 10)
      #expect(made.activationRule == .always, "what hung on a constraint before it")
      made.activationRule = .manual
      gone = made
    }
    #expect(gone == nil)
  }

  @Test func `hangs beside what others hang on the constraint`() {
    let made = first.widthAnchor.constraint(equalToConstant: 10, activationRule: .bothVisible)
    var key: UInt8 = 0
    unsafe withUnsafePointer(to: &key) { key in
      unsafe objc_setAssociatedObject(made, key, "tag", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(unsafe objc_getAssociatedObject(made, key) as? String == "tag")
    }
    #expect(made.activationRule == .bothVisible)
  }
}
