import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `A window that was shown` {
  /// A window with a box whose width a constraint says.
  private final class Stage {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let box = View()
    let width: LayoutConstraint

    init() {
      box.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(box)
      width = box.widthAnchor.constraint(equalToConstant: 40)
      LayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
        box.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
        box.heightAnchor.constraint(equalToConstant: 30), width,
      ])
    }
  }

  fileprivate static func turn() { RunLoop.current.run(until: Date()) }

  @Test func `is laid out when the run loop turns, after each change anew`() {
    let stage = Stage()
    stage.window.makeKeyAndVisible()
    expectEqual(stage.box.frame, .zero)
    Self.turn()
    expectEqual(stage.box.frame, CGRect(x: 10, y: 20, width: 40, height: 30))
    stage.width.constant = 70
    #expect(stage.box.frame.width == 40)
    Self.turn()
    #expect(stage.box.frame.width == 70)
    stage.width.isActive = false
    stage.box.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor).isActive = true
    stage.window.frame.size.width = 300
    Self.turn()
    #expect(stage.box.frame.width == 290)
  }

  @Test func `is laid out after the timer that changed it`() {
    let stage = Stage()
    stage.window.makeKeyAndVisible()
    Self.turn()
    nonisolated(unsafe) let width = stage.width
    let timer = Timer(timeInterval: 0.001, repeats: false) { _ in unsafe width.constant = 90 }
    RunLoop.current.add(timer, forMode: .default)
    let end = Date(timeIntervalSinceNow: 10)
    while timer.isValid, Date() < end {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    }
    #expect(stage.box.frame.width == 90)
  }

  @Test func `is left alone while it is hidden, and until it is shown`() {
    let (plain, hidden) = (Stage(), Stage())
    hidden.window.makeKeyAndVisible()
    hidden.window.isHidden = true
    Self.turn()
    for stage in [plain, hidden] { expectEqual(stage.box.frame, .zero) }
    // One that is only key isn't shown.
    plain.window.makeKey()
    Self.turn()
    expectEqual(plain.box.frame, .zero)
    plain.window.isHidden = false
    hidden.window.isHidden = false
    Self.turn()
    #expect(plain.box.frame.width == 40 && hidden.box.frame.width == 40)
  }

  @Test func `is kept by nobody else, and gone when its owner lets it go`() {
    weak var gone: Window?
    do {
      let stage = Stage()
      gone = stage.window
      stage.window.makeKeyAndVisible()
    }
    #expect(gone == nil)
    Self.turn()
    do {
      let stage = Stage()
      gone = stage.window
      stage.window.makeKeyAndVisible()
      Self.turn()
    }
    #expect(gone == nil)
  }

  @Test func `is laid out by the loop of the thread that showed it last`() {
    let stage = Stage()
    stage.window.makeKeyAndVisible()
    nonisolated(unsafe) let (window, box) = (stage.window, stage.box)
    let isLaidOut = SmallThread(stack: 512 << 10) {
      unsafe window.isHidden = false
      Self.turn()
      return unsafe box.frame.width == 40
    }
    #expect(isLaidOut.result())
    stage.width.constant = 50
    Self.turn()
    #expect(stage.box.frame.width == 40)
    stage.window.isHidden = false
    Self.turn()
    #expect(stage.box.frame.width == 50)
  }

  @Test func `isn't laid out once more by a loop that its own layout turns`() {
    final class Turning: View {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        `A window that was shown`.turn()
      }
    }
    let stage = Stage()
    let view = Turning(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.window.makeKeyAndVisible()
    Self.turn()
    #expect(view.layouts == 1 && stage.box.frame.width == 40)
  }

  @Test func `has the frames that a call for its layout gives, whatever was changed`() {
    for var seed in Seed.some(60) {
      let (turned, asked) = (Stage(), Stage())
      turned.window.makeKeyAndVisible()
      for _ in 0..<seed.number(in: 1...6) {
        let (kind, value) = (seed.number(in: 0...4), CGFloat(seed.number(in: 1...150)))
        for stage in [turned, asked] {
          switch kind {
          case 0: stage.width.constant = value
          case 1: stage.window.frame.size.width = value
          case 2: stage.window.addSubview(View(frame: CGRect(x: value, y: 0, width: 9, height: 9)))
          case 3: stage.width.isActive.toggle()
          default: stage.box.setNeedsLayout()
          }
        }
        Self.turn()
        asked.window.layoutIfNeeded()
        let frames = [turned, asked].map { [$0.window.frame] + $0.window.subviews.map(\.frame) }
        #expect(frames[0] == frames[1], "\(seed)")
      }
    }
  }
}

@Suite struct `A window without a frame` {
  @Test func `fills the screen of the environment in hand`() throws {
    final class Own: Window {}
    #expect(Window().frame == Screen.main.bounds && Own().frame == Screen.main.bounds)
    #expect(Window().frame.size == CGSize(width: 393, height: 852))
    #expect(Window(frame: .zero).frame == .zero)
    let device = try #require(Device.named("iPad mini"))
    let held = Environment.current.on(HeldDevice(device, .landscape))
    Environment.$current.withValue(held) {
      #expect(Window().frame == Screen.main.bounds && Window().bounds.width == 1133)
    }
  }
}
