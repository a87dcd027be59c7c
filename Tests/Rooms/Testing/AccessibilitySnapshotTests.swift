import Foundation
import Snapline
import SnaplineDocuments
import SnaplineLint
import SnaplineScene
import SnaplineSnapshots
import SnaplineTesting
import TestSupport
import Testing

@Suite struct `What a screen reader reads` {
  private func text(_ view: View, width: Double = 200, height: Double = 200) throws -> String {
    try view.convertedToScene(size: CGSize(width: width, height: height)).accessibilityText
  }

  private func label(_ text: String, _ x: Double, _ y: Double) -> Label {
    let label = Label(frame: CGRect(x: x, y: y, width: 80, height: 20))
    label.text = text
    return label
  }

  @Test func `is each element with its role, place and tap`() throws {
    let screen = View()
    let title = label("Settings", 10, 10)
    title.accessibilityTraits = .header
    let control = Switch(frame: CGRect(x: 120, y: 40, width: 51, height: 31))
    control.isOn = true
    control.accessibilityLabel = "Dark \"mode\""
    control.isEnabled = false
    let button = Button(frame: CGRect(x: 10, y: 100, width: 100, height: 44))
    button.setTitle("Delete", for: .normal)
    button.accessibilityHint = "Can't be undone"
    button.accessibilityIdentifier = "delete"
    let slider = Slider(frame: CGRect(x: 10, y: 160, width: 100, height: 30))
    slider.value = 0.25
    for view in [button, slider, control, title] { screen.addSubview(view) }
    try expectEqual(
      text(screen),
      """
      1 heading "Settings" traits header at 10 10 80 20 taps 50 20
      2 switch "Dark \\"mode\\"" value "1" traits button notEnabled at 120 40 51 31 taps 145.5 55.5
      3 button "Delete" hint "Can't be undone" traits button at 10 100 100 44 taps 60 122 id "delete"
      4 slider value "25%" traits adjustable at 10 160 100 30 taps 60 175

      """
    )
  }

  @Test func `is nothing where nothing is read`() throws {
    let screen = View()
    screen.backgroundColor = .systemBlue
    try expectEqual(text(screen), "nothing is read\n")
  }

  @Test func `follows lines, from the leading side on`() throws {
    func screen() -> View {
      let screen = View()
      for (name, x, y) in [("d", 10.0, 60.0), ("b", 100, 12), ("a", 10, 10), ("c", 100, 57)] {
        screen.addSubview(label(name, x, y))
      }
      return screen
    }
    func order(_ view: View) throws -> [String] {
      try text(view).split(separator: "\n").map { String($0.split(separator: "\"")[1]) }
    }
    try expectEqual(order(screen()), ["a", "b", "d", "c"])
    let leftward = screen()
    leftward.semanticContentAttribute = .forceRightToLeft
    try expectEqual(order(leftward), ["b", "a", "c", "d"])
    let listed = screen()
    listed.accessibilityElements = [listed.subviews[3], listed.subviews[0]]
    try expectEqual(order(listed), ["c", "d"])
  }

  @Test func `has the tap where somebody put it`() throws {
    let screen = View()
    let button = Button(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    button.setTitle("Go", for: .normal)
    expectEqual(button.accessibilityActivationPoint, CGPoint(x: 30, y: 30))
    button.accessibilityActivationPoint = CGPoint(x: 12, y: 13)
    screen.addSubview(button)
    try #expect(text(screen).contains("taps 12 13\n"))
  }

  /// A random tree; some of it is hidden in one of the ways that there are.
  private func random(
    _ seed: inout Seed,
    _ parent: View,
    isRead: Bool,
    depth: Int,
    _ number: inout Int,
    _ expected: inout Set<String>
  ) {
    for _ in 0..<seed.number(in: 1...4) {
      number += 1
      let name = "view \(number)"
      let frame = CGRect(
        x: seed.number(in: 0...100),
        y: seed.number(in: 0...100),
        width: 20,
        height: 20
      )
      var isRead = isRead
      let view: View
      switch seed.number(in: 0...4) {
      case 0:
        let label = Label(frame: frame)
        label.text = name
        view = label
      case 1:
        let button = Button(frame: frame)
        button.setTitle(name, for: .normal)
        view = button
      case 2:
        view = View(frame: frame)
        // A name alone makes no element.
        view.accessibilityLabel = name
        view.isAccessibilityElement = seed.chance(0.5)
      case 3:
        let label = Label(frame: frame)
        label.text = name
        label.isAccessibilityElement = false
        view = label
      default: view = View(frame: frame)
      }
      switch seed.number(in: 0...7) {
      case 0: (view.isHidden, isRead) = (true, false)
      case 1: (view.alpha, isRead) = (0, false)
      case 2: (view.accessibilityElementsHidden, isRead) = (true, false)
      default: break
      }
      let isElement =
        view.isAccessibilityElement || view is Button
        || (view is Label && view.saidAccessibilityElement == nil)
      if isRead, isElement { expected.insert(name) }
      parent.addSubview(view)
      if depth < 4, !(view is Button) {
        random(
          &seed,
          view,
          isRead: isRead && !isElement,
          depth: depth + 1,
          &number,
          &expected
        )
      }
    }
  }

  @Test func `is all of that and nothing else`() throws {
    for start in Seed.many(25) {
      var (seed, number, expected) = (start, 0, Set<String>())
      let screen = View()
      random(&seed, screen, isRead: true, depth: 0, &number, &expected)
      let scene = try screen.convertedToScene(size: CGSize(width: 200, height: 200))
      let read = scene.elements.compactMap(\.label)
      expectEqual(read.count, scene.elements.count, "\(start)")
      expectEqual(read.sorted(), expected.sorted(), "\(start)")
    }
  }

  @Test func `is the same of a design and of code`() throws {
    let design = try Design(
      yaml: """
        canvas: 200x100
        view:
          - label: Hello
            id: greeting
            accessibility: {traits: header}
            pinnedAt: {x: 10, y: 10, width: 120, height: 30}
          - button: Go
            id: go
            pinnedAt: {x: 10, y: 50, width: 100, height: 44}

        """
    ).testedDrawing(by: .off).drawing.scene
    let screen = View()
    let greeting = Label(frame: CGRect(x: 10, y: 10, width: 120, height: 30))
    greeting.text = "Hello"
    greeting.accessibilityIdentifier = "greeting"
    greeting.accessibilityTraits = .header
    let button = Button(frame: CGRect(x: 10, y: 50, width: 100, height: 44))
    button.setTitle("Go", for: .normal)
    button.accessibilityIdentifier = "go"
    for view in [greeting, button] { screen.addSubview(view) }
    try expectEqual(design.accessibilityText, text(screen, height: 100))
  }

  @Test func `leaves out what a mask hides, and keeps its frame`() throws {
    // A label without text isn't read, which is content as well.
    for time in ["12:30", "", "A long time ago"] {
      let screen = View()
      let clock = label(time, 10, 10)
      clock.accessibilityIdentifier = "clock"
      for view in [clock, label("Lunch", 10, 40)] { screen.addSubview(view) }
      let scene = try screen.convertedToScene(size: CGSize(width: 200, height: 100))
        .hiding([.id("clock")])
      expectEqual(
        scene.accessibilityText,
        """
        1 text "Lunch" traits staticText at 10 40 80 20 taps 50 50
        masked at 10 10 80 20 id "clock"

        """
      )
    }
  }

  @Test func `says numbers in the language of the tree`() throws {
    func said(_ locale: String) throws -> [String] {
      let screen = View()
      let stepper = Stepper(frame: CGRect(x: 10, y: 10, width: 94, height: 32))
      stepper.maximumValue = 10_000
      stepper.value = 1234.5
      let slider = Slider(frame: CGRect(x: 10, y: 60, width: 94, height: 32))
      slider.value = 0.25
      for view in [stepper, slider] { screen.addSubview(view) }
      screen.environment.locale = locale
      return try screen.convertedToScene(size: CGSize(width: 200, height: 100)).elements
        .compactMap(\.value)
    }
    try expectEqual(said("en-US"), ["1,234.5", "25%"])
    try expectEqual(said("de-DE"), ["1.234,5", "25\u{A0}%"])
    try expectEqual(said("ar-EG").first, "\u{661}\u{66C}\u{662}\u{663}\u{664}\u{66B}\u{665}")
  }

  @Test func `leaves out of the words around a masked view what that says`() throws {
    func screen(_ secret: String) throws -> Scene {
      let screen = View()
      let bar = SearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
      bar.searchTextField.text = secret
      bar.searchTextField.accessibilityIdentifier = "masked"
      let button = Button(frame: CGRect(x: 0, y: 60, width: 200, height: 44))
      button.setTitle(secret, for: .normal)
      button.titleLabel?.accessibilityIdentifier = "masked"
      let cell = View(frame: CGRect(x: 0, y: 110, width: 200, height: 44))
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = "Lunch, \(secret)!"
      let time = label(secret, 0, 0)
      time.accessibilityIdentifier = "masked"
      cell.addSubview(time)
      for view in [bar, button, cell] { screen.addSubview(view) }
      return try screen.convertedToScene(size: CGSize(width: 200, height: 200))
    }
    let masks: [Mask] = [.id("masked")]
    // Of one width, as frames are compared.
    let secrets = ["9:05", "9:50"]
    let scenes = try secrets.map(screen)
    let masked = try scenes.map { try $0.hiding(masks) }
    for (scene, secret) in zip(masked, secrets) {
      let texts = [
        scene.accessibilityText, scene.layoutJSON, scene.tree.spokenText,
        SceneDocument(scene: scene).layoutText,
        String(decoding: SceneDocument(scene: scene).utf8, as: UTF8.self),
      ]
      for text in texts { #expect(!text.contains(secret), "\(text)") }
      #expect(
        scene.accessibilityText.contains(#""Lunch, (masked)!""#),
        "\(scene.accessibilityText)"
      )
    }
    expectEqual(masked[0].accessibilityText, masked[1].accessibilityText)
    expectEqual(masked[0].layoutJSON, masked[1].layoutJSON)
    // What was kept before there was a mask.
    let kept = try SceneDocument(utf8: SceneDocument(scene: scenes[0]).utf8).masked(by: masks)
    expectEqual(kept.comparedUTF8, SceneDocument(scene: masked[1]).comparedUTF8)
  }

  @Test func `keeps words around a masked view that only have its text in them`() throws {
    let cell = View(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "13 items, 3 new, 3rd"
    let badge = label("3", 0, 0)
    badge.accessibilityIdentifier = "badge"
    cell.addSubview(badge)
    let screen = View()
    screen.addSubview(cell)
    let scene = try screen.convertedToScene(size: CGSize(width: 200, height: 200))
      .hiding([.id("badge")])
    expectEqual(
      scene.elements.filter { !$0.isMasked }.map(\.label),
      ["13 items, (masked) new, 3rd"]
    )
  }
}
