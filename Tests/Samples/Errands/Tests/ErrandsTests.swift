import Testing
import UIKit

@testable import Errands

/// An app's files, untouched, and what their Objective-C does on Linux.
///
/// One after the other, as each controller hears what is posted to the app.
@Suite(.serialized) struct ErrandsTests {
  private let controller: ErrandsViewController

  init() throws {
    let start = UIStoryboard(name: "Main", bundle: .errands).instantiateInitialViewController()
    controller = try #require(start as? ErrandsViewController)
    controller.view.frame = CGRect(x: 0, y: 0, width: 393, height: 600)
    controller.view.layoutIfNeeded()
  }

  private var firstCell: ErrandCell? {
    controller.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? ErrandCell
  }

  @Test func buttonsCallTheirTargets() {
    controller.tapAdd()
    // A line is that of the file, and not of what the compiler got.
    #expect(controller.titles.last == "Errand 4 at line 40")
    #expect(controller.table.numberOfRows(inSection: 0) == 4)
  }

  @Test func nothingThatTheStoryboardConnectsIsMissing() {
    #expect(controller.view.layoutDiagnostics.isEmpty, "\(controller.view.layoutDiagnostics)")
    #expect(controller.title == nil && controller.navigationItem.title == "Errands")
  }

  @Test func picturesAndColoursAreThoseOfTheCatalogue() throws {
    let paper = UIColor(named: "Paper", in: .errands, compatibleWith: nil)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let ink = UIColor(red: 0.1, green: 0.1, blue: 0.12, alpha: 1)
    for color in [paper, controller.view.backgroundColor] {
      #expect(try #require(color).resolvedColor(with: dark) == ink)
    }
    let button = controller.view.subviews.lazy.compactMap { $0 as? UIButton }.first
    let picture = try #require(button?.image(for: .normal))
    #expect(picture.size == CGSize(width: 24, height: 24))
    #expect(picture.renderingMode == .alwaysTemplate)
  }

  @Test func theAppBeginsWithItsScreen() throws {
    let (app, scenes) = (AppDelegate(), SceneDelegate())
    #expect(app.application(.shared, didFinishLaunchingWithOptions: nil))
    let session = UISceneSession()
    let options = UIScene.ConnectionOptions()
    let configuration = app.application(
      .shared,
      configurationForConnecting: session,
      options: options
    )
    #expect(configuration.name == "Default Configuration")
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scenes.scene(scene, willConnectTo: session, options: options)
    let window = try #require(scenes.window)
    #expect(window.rootViewController is ErrandsViewController && window.isKeyWindow)
    #expect(window.tintColor == UIColor(red: 0, green: 0.4, blue: 0.2, alpha: 1))
    scenes.sceneDidDisconnect(scene)
    #expect(scenes.window == nil)
  }

  @Test func timersCallTheirTargets() {
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
    #expect(controller.ticks == 1)
  }

  @Test func itemsGesturesAndNotificationsDoToo() {
    #expect(controller.navigationItem.rightBarButtonItem?.fire() == true)
    #expect(controller.refreshes == 1)
    controller.table.gestureRecognizers?.first { $0 is UILongPressGestureRecognizer }?.fire(.began)
    #expect(controller.undone == 2)
    NotificationCenter.default.post(name: ErrandsViewController.changed, object: ["Keys"])
    #expect(controller.titles == ["Keys"])
  }

  @Test func anAlertAsksBeforeItsChoiceIsDone() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.table.gestureRecognizers?.first { $0 is UILongPressGestureRecognizer }?.fire(.began)
    window.layoutIfNeeded()
    let alert = try #require(controller.presentedViewController as? UIAlertController)
    #expect(alert.title == "Delete “A candle”?" && alert.view.window === window)
    let calls = SystemCall.recorded { alert.choose(alert.actions[1]) }
    #expect(controller.titles == ["Bread", "Two lemons"])
    #expect(controller.presentedViewController == nil)
    #expect(
      calls.map(\.name) == ["UINotificationFeedbackGenerator.notificationOccurred(_:)"]
    )
  }

  @Test func outletsOfACellAreConnected() throws {
    let cell = try #require(firstCell)
    #expect(cell.titleLabel.text == "Bread" && cell.titleLabel.frame.minX == 16)
    #expect(cell.fadedAlpha == 0.5)
    cell.doneSwitch.isOn = true
    cell.doneSwitch.sendActions(for: .valueChanged)
    #expect(cell.titleLabel.alpha == 0.5)
    // What an extension overrides is called.
    cell.prepareForReuse()
    #expect(cell.titleLabel.alpha == 1)
  }

  @Test func membersThatAreLeftOutAnswerNothing() throws {
    final class Watcher: ErrandCellDelegate {
      var toggles = 0
      func errandCell(_ cell: ErrandCell, didToggle isDone: Bool) { toggles += 1 }
    }
    final class Strict: ErrandCellDelegate {
      func errandCell(_ cell: ErrandCell, shouldToggle isDone: Bool) -> Bool { false }
    }
    let (watcher, strict, cell) = (Watcher(), Strict(), try #require(firstCell))
    cell.delegate = watcher
    cell.doneSwitch.isOn = true
    cell.doneSwitch.sendActions(for: .valueChanged)
    #expect(watcher.toggles == 1 && cell.doneSwitch.isOn)
    cell.delegate = strict
    cell.doneSwitch.isOn = false
    cell.doneSwitch.sendActions(for: .valueChanged)
    #expect(cell.doneSwitch.isOn)
  }

  @Test func tablesMakeCellsByTheirClass() throws {
    let cell = controller.table.dequeueReusableCell(withIdentifier: "plain")
    #expect(cell is PlainCell)
    #expect(Field.path == "inset")
  }

  /// The files stop the process where they aren't on the main actor.
  @Test func whatWaitsGoesOnOnTheMainActor() async {
    final class Source: ErrandSource {
      func fetch() async throws -> [String] { ["Salt", "Rice"] }
    }
    let source = Source()
    let store = ErrandStore(source: source)
    await controller.sync(with: store).value
    #expect(controller.titles == ["Salt", "Rice"] && controller.undone == 1)
    #expect(controller.table.numberOfRows(inSection: 0) == 2)
  }

  /// What the build is to do says which file is rewritten after which change.
  @Test func eachFileIsRewrittenByACommandOfItsOwn() throws {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder = program.deletingLastPathComponent()
    let plan = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: folder.lastPathComponent + ".yaml")
    let lines = try String(contentsOf: plan, encoding: .utf8).split(separator: "\n")
    let app = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Errands").standardizedFileURL.path
    for name in [
      "AppDelegate", "Forms/Field", "Lists/ErrandCell", "Lists/ErrandStore",
      "Lists/ErrandsViewController",
    ] {
      let commands = lines.indices.filter {
        lines[$0] == "    description: \"Rewriting \(name).swift\""
      }
      #expect(commands.count == 1, "\(name)")
      let place = try #require(commands.first)
      let (inputs, outputs) = (lines[place - 2], lines[place - 1])
      #expect(inputs.hasPrefix("    inputs: [") && inputs.contains("\(app)/\(name).swift"))
      #expect(inputs.contains("SnaplineRewritingTool"))
      let output = "/ios-\(name.replacing("/", with: "--")).swift\"]"
      #expect(outputs.hasPrefix("    outputs: [") && outputs.hasSuffix(output))
      #expect([inputs, outputs].allSatisfy { $0.split(separator: ".swift\"").count == 2 })
    }
  }
}
