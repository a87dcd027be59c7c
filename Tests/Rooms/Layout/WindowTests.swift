import Foundation
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `A window` {
  @Test func `on a device has its size, scale, safe area and traits`() throws {
    let phone = try #require(Window(device: "iPhone 16"))
    #expect(phone.bounds.size == CGSize(width: 393, height: 852))
    #expect(phone.traits.displayScale == 3 && phone.traits.horizontalSizeClass == .compact)
    phone.rootViewController = ViewController()
    phone.layoutIfNeeded()
    #expect(phone.rootViewController?.view.safeAreaInsets == EdgeInsets(top: 59, bottom: 34))
    #expect(Window(device: "iPhone 0") == nil)
    let third = try #require(Window(device: "iPad Pro 11", orientation: .landscape, split: .third))
    #expect(third.bounds.width == 375 && third.traits.horizontalSizeClass == .compact)
  }

  @Test func `has a higher bar with the time during a call, where that is all that it has`() throws
  {
    let (old, new) = (
      try #require(Window(device: "iPhone 8")), try #require(Window(device: "iPhone 16"))
    )
    for (window, heights) in [(old, [20, 40, 0]), (new, [59, 59, 0])] as [(Window, [CGFloat])] {
      let content = ViewController()
      window.rootViewController = content
      window.layoutIfNeeded()
      #expect(content.view.safeAreaInsets.top == heights[0])
      window.device?.isInCall = true
      #expect(content.view.safeAreaInsets.top == heights[1])
      window.orientation = .landscape
      #expect(content.view.safeAreaInsets.top == heights[2])
    }
  }

  @Test func `gives up a controller that another window takes`() {
    let (one, other, controller) = (Window(), Window(), ViewController())
    one.rootViewController = controller
    other.rootViewController = controller
    #expect(one.rootViewController == nil && one.subviews.isEmpty)
    #expect(controller.view.window === other)
    let parent = ViewController()
    parent.addChild(controller)
    one.rootViewController = controller
    #expect(controller.parent == nil && parent.children.isEmpty)
  }

  @Test func `takes what its controller presents away with it`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let first = ViewController()
    window.rootViewController = first
    first.present(ViewController(), animated: false)
    let second = ViewController()
    window.rootViewController = second
    #expect(window.subviews == [second.view] && first.presentedViewController == nil)
  }

  @Test func `tells of a rotation before it, with it and after it`() throws {
    final class Turning: ViewController {
      var lines: [String] = []
      override func willTransition(
        to newCollection: TraitCollection,
        with coordinator: any ViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        lines.append("will be \(newCollection.verticalSizeClass)")
      }
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any ViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        lines.append("from \(Int(view.bounds.width)) to \(Int(size.width))")
        coordinator.animate(alongsideTransition: { [unowned self] _ in
          lines.append("now \(Int(view.bounds.width))")
        }) { [unowned self] context in
          lines.append("done \(context.isCancelled)")
        }
      }
      override func viewDidLayoutSubviews() {
        lines.append("laid out \(Int(view.bounds.width)), left \(Int(view.safeAreaInsets.left))")
      }
    }
    let window = try #require(Window(device: "iPhone 16"))
    let controller = Turning()
    let child = Turning()
    window.rootViewController = controller
    controller.addChild(child)
    controller.view.addSubview(child.view)
    window.layoutIfNeeded()
    (controller.lines, child.lines) = ([], [])
    window.orientation = .landscape
    #expect(
      controller.lines == [
        "will be compact", "from 393 to 852", "now 852", "laid out 852, left 59", "done false",
      ]
    )
    #expect(child.lines == controller.lines)
    #expect(window.bounds.size == CGSize(width: 852, height: 393))
    window.orientation = .landscape
    #expect(controller.lines.count == 5)
  }

  @Test func `without a device turns its sides`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = ViewController()
    window.orientation = .landscape
    #expect(window.rootViewController?.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(window.orientation == .landscape)
  }

  /// The law of re-laying out: a window that went through many devices is as a fresh one.
  @Test func `has the frames of a fresh one after any number of devices`() throws {
    let used = try #require(Window(device: "iPhone 16"))
    used.rootViewController = Self.screen()
    for name in ["iPad Pro 11", "iPhone SE", "iPhone 16 Pro Max", "iPad mini 4", "iPhone 16"] {
      let device = try #require(Device.named(name))
      for orientation in Device.Orientation.allCases {
        used.device = HeldDevice(device, orientation)
        used.layoutIfNeeded()
        let fresh = Window(device: device, orientation: orientation)
        fresh.rootViewController = Self.screen()
        fresh.layoutIfNeeded()
        #expect(Self.frames(of: used) == Self.frames(of: fresh), "\(name) \(orientation)")
      }
    }
  }

  private static func screen() -> ViewController {
    let controller = ViewController()
    let card = View()
    card.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(card)
    let (margins, keyboard) = (
      controller.view.layoutMarginsGuide, controller.view.keyboardLayoutGuide
    )
    LayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: margins.topAnchor),
      card.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: controller.view.readableContentGuide.trailingAnchor),
      card.bottomAnchor.constraint(equalTo: keyboard.topAnchor),
    ])
    return controller
  }

  private static func frames(of view: View) -> [CGRect] {
    [view.frame] + view.subviews.flatMap { frames(of: $0) }
  }
}

@Suite struct `A keyboard` {
  private let controller = ViewController()
  private let field = View()

  /// Where the field ends, without the noise of thirds.
  private var bottom: CGFloat { (field.frame.maxY * 1e6).rounded() / 1e6 }

  private func window(on name: String = "iPhone 16") throws -> Window {
    let window = try #require(Window(device: name))
    window.rootViewController = controller
    controller.view.addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      field.heightAnchor.constraint(equalToConstant: 40),
      field.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      field.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
    ])
    window.layoutIfNeeded()
    return window
  }

  @Test func `lifts what hangs on its guide, and lets it down to the safe area`() throws {
    let window = try window()
    #expect(bottom == 818)
    window.showKeyboard()
    #expect(bottom == 516 && window.isKeyboardShown)
    #expect(window.keyboardFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    window.showKeyboard(height: 400)
    #expect(bottom == 452)
    window.hideKeyboard()
    #expect(bottom == 818 && !window.isKeyboardShown)
    controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(bottom == 852)
  }

  @Test func `is as high as the device's however it is held`() throws {
    let window = try window()
    window.showKeyboard()
    window.orientation = .landscape
    #expect(bottom == 184)
    window.orientation = .portrait
    #expect(bottom == 516)
  }

  @Test func `covers of a view what lies over it, also where it moves`() throws {
    let window = try window()
    let card = View(frame: CGRect(x: 0, y: 500, width: 300, height: 200))
    controller.view.addSubview(card)
    let guide = card.keyboardLayoutGuide
    window.showKeyboard()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 16, width: 300, height: 184))
    card.frame.origin.y = 400
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.height == 84)
    controller.view.bounds.origin.y = 50
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.height == 34)
    window.hideKeyboard()
    #expect(guide.layoutFrame.height == 0)
  }

  @Test func `is known to a guide that is asked for while it is shown`() throws {
    let window = try window()
    window.showKeyboard()
    let card = View(frame: CGRect(x: 0, y: 500, width: 300, height: 200))
    controller.view.addSubview(card)
    let guide = card.keyboardLayoutGuide
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.height == 184)
  }

  @Test func `is announced with UIKit's notifications, by its window`() throws {
    let window = try window()
    let other = try #require(Window(device: "iPhone SE"))
    let names = [
      Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification,
      Responder.keyboardWillHideNotification, Responder.keyboardDidHideNotification,
      Responder.keyboardWillChangeFrameNotification, Responder.keyboardDidChangeFrameNotification,
    ]
    let listener = Listener(field)
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) {
        listener.hear($0)
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    window.showKeyboard()
    other.showKeyboard()
    window.hideKeyboard()
    window.hideKeyboard()
    #expect(
      listener.lines == [
        "WillChangeFrame 336 818", "WillShow 336 818", "DidChangeFrame 336 516", "DidShow 336 516",
        "WillChangeFrame 0 516", "WillHide 0 516", "DidChangeFrame 0 818", "DidHide 0 818",
      ]
    )
  }

  /// Writes down what it hears, and where the field is then; all on the test's thread.
  private final class Listener: @unchecked Sendable {
    private let field: View
    private(set) var lines: [String] = []

    init(_ field: View) { self.field = field }

    func hear(_ note: Notification) {
      let end = note.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? NSValue
      let name = note.name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
      lines.append("\(name) \(Int(end?.rectValue.height ?? -1)) \(Int(field.frame.maxY))")
    }
  }

  @Test func `that can't be is told and changes nothing`() throws {
    let window = try window()
    window.showKeyboard(height: .nan)
    window.showKeyboard(height: -1)
    let plain = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    plain.showKeyboard()
    #expect(bottom == 818 && !window.isKeyboardShown && !plain.isKeyboardShown)
    expectEqual(window.layoutDiagnostics.map(\.id), ["keyboard-height", "keyboard-height"])
    expectEqual(plain.layoutDiagnostics.map(\.id), ["keyboard-height"])
    plain.showKeyboard(height: 500)
    #expect(plain.keyboardFrame == plain.bounds)
  }

  @Test func `activates what is set for its being near the bottom`() throws {
    let window = try window()
    let guide = controller.view.keyboardLayoutGuide
    let (low, high) = (View(), View())
    let near = [low.widthAnchor.constraint(equalToConstant: 10)]
    let away = [high.widthAnchor.constraint(equalToConstant: 10)]
    for view in [low, high] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    guide.setConstraints(near, activeWhenNearEdge: .bottom)
    guide.setConstraints(away, activeWhenAwayFrom: .bottom)
    #expect(near[0].isActive && !away[0].isActive)
    guide.setConstraints(away, activeWhenAwayFrom: [.leading, .trailing])
    #expect(away[0].isActive && guide.constraints(activeWhenNearEdge: .bottom) == near)
    guide.removeAllTrackedConstraints()
    #expect(!near[0].isActive && !away[0].isActive)
    _ = window
  }
}
