import SeaDog
import Snapline
import SnaplineTesting
import TestSupport
import Testing
import UIKit

/// The examples of SeaDog's README, and the frames that they describe.
@Suite struct `The README of SeaDog` {
  @Test func `extended anchor construction functions`() {
    let (parent, view, otherView) = (UIView(), UIView(), UIView())
    parent.addSubview(view)
    parent.addSubview(otherView)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: otherView.topAnchor, priority: .defaultLow)
    ])
    expectEqual(parent.constraints.map(\.priority), [.defaultLow])
    expectEqual(parent.constraints.map(\.activationRule), [.always])
  }

  /// What the example shows, and where its views stand then.
  enum State: String {
    case both, onlyRed, onlyBlue

    var red: CGRect {
      switch self {
      case .both: CGRect(x: 16, y: 15, width: 288, height: 221)
      case .onlyRed: CGRect(x: 16, y: 15, width: 288, height: 450)
      case .onlyBlue: CGRect(x: 16, y: 15, width: 288, height: 0)
      }
    }

    var blue: CGRect {
      switch self {
      case .both: CGRect(x: 16, y: 244, width: 288, height: 221)
      case .onlyRed: CGRect(x: 16, y: 465, width: 288, height: 0)
      case .onlyBlue: CGRect(x: 16, y: 15, width: 288, height: 450)
      }
    }

    mutating func tapRed() { self = self == .onlyRed ? .both : .onlyBlue }
    mutating func tapBlue() { self = self == .onlyBlue ? .both : .onlyRed }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screen = RedAndBlue()

  init() {
    screen.loadViewIfNeeded()
    screen.view.backgroundColor = .white
    window.rootViewController = screen
    window.layoutIfNeeded()
  }

  private func expect(_ state: State) {
    #expect(screen.redView.frame == state.red, "\(state)")
    #expect(screen.blueView.frame == state.blue, "\(state)")
    #expect(window.layoutDiagnostics.isEmpty, "\(window.layoutDiagnostics)")
  }

  /// Puts a finger where the view shows.
  private func tap(_ card: UIView) throws {
    let point = CGPoint(x: card.frame.midX, y: card.frame.midY)
    let touched = try #require(screen.view.hitTest(point, with: nil))
    #expect(touched === card)
    #expect(touched.gestureRecognizers?.first?.fire() == true)
  }

  @Test func `complete example`() throws {
    expect(.both)
    keep(.both)
    try tap(screen.blueView)
    expect(.onlyRed)
    keep(.onlyRed)
    try tap(screen.redView)
    expect(.both)
    try tap(screen.redView)
    expect(.onlyBlue)
    keep(.onlyBlue)
    try tap(screen.blueView)
    expect(.both)
  }

  private func keep(_ state: State, testName: String = #function) {
    assertSnapshot(
      of: window,
      as: .image(size: window.bounds.size),
      named: state.rawValue,
      testName: testName
    )
  }

  @Test(arguments: Seed.some(20))
  func `complete example, in whichever order a user taps`(_ seed: Seed) throws {
    var random = seed
    var state = State.both
    for _ in 0..<12 {
      switch state {
      case .both: Bool.random(using: &random) ? state.tapRed() : state.tapBlue()
      case .onlyRed: state.tapRed()
      case .onlyBlue: state.tapBlue()
      }
      switch state {
      case .both: try tap(screen.redView.alpha == 0 ? screen.blueView : screen.redView)
      case .onlyRed: try tap(screen.blueView)
      case .onlyBlue: try tap(screen.redView)
      }
      expect(state)
    }
  }
}
