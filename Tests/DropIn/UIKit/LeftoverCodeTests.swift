import Foundation
import TestSupport
import Testing
import UIKit

/// A field with a method of its own, whose name UIKit leaves free.
private final class OwnField: UITextField {
  func clear() { text = nil }
}

private final class Steps: NSObject, UITextViewDelegate {
  var told: [String] = []
  var posted: [Notification.Name] = []
  var allows = true
  func hear(_ note: Notification) { posted.append(note.name) }
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { allows }
  func textViewDidBeginEditing(_ textView: UITextView) { told.append("begin") }
  func textViewDidEndEditing(_ textView: UITextView) { told.append("end") }
}

/// An app's delegate with a window, as Xcode writes it.
private final class Delegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
  var window: UIWindow?
}

private final class OwnButton: UIButton {}

@Suite struct `What apps use besides` {
  @Test func `is a name that a field of ours leaves free`() {
    let field = OwnField()
    field.text = "a"
    field.clear()
    #expect(field.text == "")
    field.text = "b"
    field.pressClearButton()
    #expect(field.text == "")
  }

  @Test func `is told of typing into a text view`() {
    let (text, steps) = (UITextView(), Steps())
    text.delegate = steps
    let names = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
    ]
    let hear = Selector("hear:", Steps.hear)
    for name in names {
      NotificationCenter.default.addObserver(steps, selector: hear, name: name, object: text)
    }
    steps.allows = false
    #expect(!text.becomeFirstResponder() && !text.isFirstResponder)
    steps.allows = true
    #expect(text.becomeFirstResponder() && text.isFirstResponder)
    #expect(text.becomeFirstResponder() && text.resignFirstResponder() && !text.isFirstResponder)
    expectEqual(steps.told, ["begin", "end"])
    expectEqual(steps.posted, names)
    (text.isEditable, text.isSelectable) = (false, false)
    #expect(!text.becomeFirstResponder())
    NotificationCenter.default.removeObserver(steps)
  }

  @Test func `says which way a picture is turned`() {
    let image = UIImage()
    #expect(image.imageOrientation == .up)
    #expect(image.withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
    expectEqual(UIImage.Orientation.allCases.map(\.rawValue), Array(0...7))
  }

  @Test func `asks for edges that aren't smooth, which is recorded`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    let calls = SystemCall.recorded {
      _ = renderer.image { _ in
        UIGraphicsGetCurrentContext()?.setShouldAntialias(true)
        UIGraphicsGetCurrentContext()?.setShouldAntialias(false)
      }
    }
    expectEqual(calls.map(\.name), ["CGContext.setShouldAntialias(_:)"])
  }

  @Test func `finds the window of a delegate`() {
    let (delegate, window) = (Delegate(), UIWindow())
    delegate.window = window
    let app: (any UIApplicationDelegate)? = delegate
    let scene: (any UIWindowSceneDelegate)? = delegate
    window.rootViewController = UIViewController()
    #expect(app?.window??.rootViewController === window.rootViewController)
    #expect(app?.window === window && scene?.window??.isHidden == window.isHidden)
    delegate.window = nil
    #expect(app?.window??.rootViewController == nil)
  }

  @Test func `is an element of accessibility that is no view`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityLabel = "Bar"
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.accessibilityElements = [element]
    #expect(element.isAccessibilityElement && element.next === view)
    expectEqual(element.accessibilityFrame, CGRect(x: 11, y: 22, width: 3, height: 4))
    element.accessibilityFrame = CGRect(x: 5, y: 5, width: 1, height: 1)
    expectEqual(element.accessibilityFrame, CGRect(x: 5, y: 5, width: 1, height: 1))
    let first = view.accessibilityElements?.first as? UIAccessibilityElement
    #expect(first?.accessibilityLabel == "Bar")
  }

  @Test func `is what a person does, for others to go on with`() {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://example.org")
    activity.addUserInfoEntries(from: ["a": 1])
    activity.addUserInfoEntries(from: ["b": 2])
    #expect(activity.userInfo?.count == 2)
    let calls = SystemCall.recorded { activity.becomeCurrent() }
    expectEqual(
      calls.map(\.description),
      ["NSUserActivity.becomeCurrent(): NSUserActivityTypeBrowsingWeb"]
    )
    let screen = UIViewController()
    screen.userActivity = activity
    #expect(screen.userActivity === activity)
    let (app, delegate) = (UIApplication.shared, Delegate())
    #expect(!delegate.application(app, continue: activity) { _ in })
  }

  @Test func `stands for each class, an app's own too`() {
    OwnButton.appearance().tintColor = .systemRed
    UISlider.appearance().minimumTrackTintColor = .systemGreen
    let inBars = UIImageView.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
    inBars.tintColor = .systemBlue
    expectEqual(OwnButton.appearance().tintColor, .systemRed)
    expectEqual(UISlider.appearance().minimumTrackTintColor, .systemGreen)
    #expect(UIButton.appearance().tintColor != .systemRed)
    #expect(UIImageView.appearance() !== inBars)
  }

  @Test func `asks a delegate whether it has a member`() {
    let scroll: any UIScrollViewDelegate = Steps()
    let didScroll = Selector("scrollViewDidScroll:") { (delegate: any UIScrollViewDelegate) in
      delegate.scrollViewDidScroll
    }
    #expect(scroll.responds(to: didScroll) && !scroll.responds(to: NSSelectorFromString("no")))
  }
}
