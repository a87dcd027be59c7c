import Testing
import UIKit

/// A list of trips that hands the chosen one to the next screen, as somebody wrote it for a phone.
class TripsOfAPhone: UIViewController {
  var chosen = "Rome"
  private(set) var unwound: [String] = []

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    chosen.isEmpty ? false : super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if segue.identifier == "Trip", let trip = segue.destination as? TripOfAPhone {
      trip.place = chosen
    }
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool {
    super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    unwound.append(unwindSegue.identifier ?? "")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
}

final class TripOfAPhone: UIViewController {
  var place = ""
}

final class FadingSegueOfAPhone: UIStoryboardSegue {
  override func perform() {
    destination.modalTransitionStyle = .crossDissolve
    super.perform()
  }
}

@Suite struct `Code that performs segues on a phone` {
  private static let trips = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    initialViewController="a"><scenes><scene><objects>
    <viewController id="a" customClass="TripsOfAPhone" customModule="UIKitTests">
    <view key="view" id="v"><subviews><button id="b"><connections>\
    <segue destination="t" kind="presentation" identifier="Trip" \
    customClass="FadingSegueOfAPhone" customModule="UIKitTests" id="s"/></connections></button>\
    </subviews></view></viewController></objects></scene><scene><objects>
    <viewController id="t" customClass="TripOfAPhone" customModule="UIKitTests">\
    <view key="view" id="w"/></viewController></objects></scene></scenes></document>
    """

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func screen() throws -> TripsOfAPhone {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let base = folder.appending(path: "Base.lproj")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.trips.utf8).write(to: base.appending(path: "Trips.storyboard"))
    let bundle = try #require(Bundle(path: folder.path))
    let made = UIStoryboard(name: "Trips", bundle: bundle).instantiateInitialViewController()
    let screen = try #require(made as? TripsOfAPhone)
    window.rootViewController = screen
    window.layoutIfNeeded()
    return screen
  }

  @Test func `hands a value to the next screen`() throws {
    let screen = try screen()
    screen.performSegue(withIdentifier: "Trip", sender: self)
    let trip = try #require(screen.presentedViewController as? TripOfAPhone)
    #expect(trip.place == "Rome" && trip.modalTransitionStyle == .crossDissolve)
  }

  @Test func `goes on where a button is tapped, if it may`() throws {
    let screen = try screen()
    let button = try #require(screen.view.subviews.first as? UIButton)
    screen.chosen = ""
    button.sendActions(for: .touchUpInside)
    #expect(screen.presentedViewController == nil)
    screen.chosen = "Oslo"
    button.sendActions(for: .touchUpInside)
    #expect((screen.presentedViewController as? TripOfAPhone)?.place == "Oslo")
  }

  @Test func `makes segues itself`() {
    let (trips, trip) = (TripsOfAPhone(), TripOfAPhone())
    let segue = UIStoryboardSegue(identifier: "Trip", source: trips, destination: trip) {
      trip.title = "shown"
    }
    trips.prepare(for: segue, sender: nil)
    segue.perform()
    #expect(trip.place == "Rome" && trip.title == "shown")
    trips.unwind(for: segue, towards: trip)
    #expect(trips.unwound == ["Trip"])
  }
}
