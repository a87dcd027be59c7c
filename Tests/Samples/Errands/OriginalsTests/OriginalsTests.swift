import Foundation
import Testing
import UIKit

@testable import Originals

/// What files of libraries do once they are rewritten.
///
/// One after the other, as some hear what is posted to the app.
@Suite(.serialized) struct OriginalsTests {
  @Test func operatorsLayOut() {
    let (view, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
    let constraints = view.embed(box) { box in
      box.topAnchor |=| view.topAnchor + 8
      box.leadingAnchor |=| view.leadingAnchor
      box.widthAnchor |=| view.widthAnchor * 0.5 + 10
      box.bottomAnchor |<=| view.bottomAnchor - 4
      box.heightAnchor |=| 300 ~ .defaultLow
    }
    view.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 8, width: 110, height: 88))
    #expect(constraints.count == 5 && constraints.last?.priority == .defaultLow)
  }

  @Test func handlersAreCalledUntilTheyEnd() {
    var heard: [String] = []
    let (button, view) = (UIButton(), UIView())
    let subscription = button.on { heard.append("\(type(of: $0) == UIButton.self)") }
    button.sendActions(for: .touchUpInside)
    subscription.cancel()
    button.sendActions(for: .touchUpInside)
    UIBarButtonItem(title: "Save") { heard.append("item") }.fire()
    view.onTap { heard.append("tap") }.fire()
    #expect(heard == ["true", "item", "tap"])
  }

  @Test func theKeyboardIsAvoided() {
    final class Listener: NSObject, KeyboardAvoiderDelegate {
      var heights: [CGFloat] = []
      func keyboardAvoider(_ avoider: KeyboardAvoider, willShow height: CGFloat) {
        heights.append(height)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let scrollView = UIScrollView(frame: window.bounds)
    window.addSubview(scrollView)
    let (avoider, listener) = (KeyboardAvoider(scrollView: scrollView), Listener())
    avoider.delegate = listener
    window.showKeyboard(height: 300)
    #expect(avoider.isKeyboardShown && listener.heights == [300])
    #expect(scrollView.contentInset.bottom == 308)
    window.hideKeyboard()
    #expect(!avoider.isKeyboardShown && scrollView.contentInset == .zero)
  }

  @Test func aBadgeLiesOnItsCorner() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
    view.badge.text = "128"
    view.layoutIfNeeded()
    #expect(view.badge.center == CGPoint(x: 56, y: 4) && !view.badge.isHidden)
    #expect(view.badge.frame.width > view.badge.frame.height)
    view.badge.setValue(UIColor.systemBlue, forKey: "badgeColor")
    #expect(view.badge.badgeColor == .systemBlue)
    view.removeBadge()
    #expect(view.subviews.isEmpty)
  }

  @Test func aSkeletonFollowsItsLabel() throws {
    let label = SkeletonLabel(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    label.expectedLines = 3
    label.showSkeleton()
    let bars = try #require(label.layer.sublayers?.last as? SkeletonLayer)
    label.frame.size.width = 200
    label.layoutIfNeeded()
    #expect(label.isSkeletonShown && bars.frame == label.bounds)
    #expect(label.intrinsicContentSize.height == ceil(3 * label.font.lineHeight))
    label.hideSkeleton()
    #expect(!label.isSkeletonShown && bars.superlayer == nil)
  }

  @Test func aSnackbarGoesWhenItsTimeIsUp() {
    final class Listener: SnackbarDelegate {
      var reasons: [Int] = []
      func snackbar(_ snackbar: Snackbar, didDismissBy reason: Int) { reasons.append(reason) }
    }
    let (view, listener) = (UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600)), Listener())
    let first = Snackbar(message: "Sent")
    let second = Snackbar(message: "Gone", actionTitle: "Undo")
    first.delegate = listener
    first.show(in: view)
    #expect(first.frame.minX == 16 && first.frame.width == 358)
    second.delegate = listener
    second.duration = 0.01
    second.show(in: view)
    #expect(first.superview == nil && listener.reasons == [Snackbar.Reason.replaced.rawValue])
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
    #expect(second.superview == nil && listener.reasons.last == Snackbar.Reason.timeout.rawValue)
  }

  /// What Snapline tells of a layout points at the line as its author wrote it.
  @Test func aDiagnosticNamesTheLineOfTheFile() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 600))
    Snackbar(message: "Sent").show(in: view)
    let place = try #require(view.layoutDiagnostics.compactMap(\.place).first)
    #expect(place.file == "Originals/Snackbar.swift")
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Originals/Snackbar.swift").standardizedFileURL
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[(place.line ?? 1) - 1].contains(".constraint("), "\(place)")
  }

  @Test func tagsWrapAndTellOfTaps() {
    final class Listener: TagListViewDelegate {
      var heard: [String] = []
      func tagList(_ list: TagListView, didSelect title: String, at index: Int) {
        heard.append("\(title) \(index)")
      }
    }
    let (list, listener) = (TagListView(frame: .zero), Listener())
    list.delegate = listener
    list.frame.size.width = 150
    list.titles = ["Bread", "Lemons", "Candles", "Soap"]
    list.layoutIfNeeded()
    #expect(list.tagButtons.allSatisfy { $0.frame.maxX <= 150 })
    #expect(Set(list.tagButtons.map(\.frame.minY)).count > 1)
    #expect(list.intrinsicContentSize.height == list.tagButtons.last?.frame.maxY)
    list.tagButtons[1].sendActions(for: .touchUpInside)
    #expect(listener.heard == ["Lemons 1"] && list.tagButtons[1].isSelected)
    list.tagButtons[2].removes = true
    list.tagButtons[2].sendActions(for: .touchUpInside)
    #expect(list.titles == ["Bread", "Lemons", "Soap"])
  }

  @Test func aPageControlFollowsItsScrollView() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scrollView.contentSize = CGSize(width: 300, height: 50)
    let control = PillPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    control.scrollView = scrollView
    #expect(control.numberOfPages == 3 && control.intrinsicContentSize.width == 40)
    var changes = 0
    let subscription = control.on(.valueChanged) { _ in changes += 1 }
    scrollView.contentOffset.x = 150
    #expect(control.progress == 1.5 && control.currentPage == 2 && changes == 1)
    control.layoutIfNeeded()
    subscription.cancel()
    control.scrollView = nil
  }

  @Test func animationsAreOver() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    var ends = 0
    for attention in Attention.allCases { view.call(attention) { ends += $0 ? 1 : 0 } }
    view.layoutIfNeeded()
    #expect(ends == 4 && view.frame.origin == .zero)
    view.setHidden(true) { ends += $0 ? 1 : 0 }
    #expect(ends == 5 && view.isHidden && view.alpha == 1)
    view.rotate(toDegrees: 90, springy: true)
    #expect(view.transform == CGAffineTransform(rotationAngle: .pi / 2))
  }

  @Test func exchangedMethodsStayAsTheyWere() {
    final class Log: LayoutLogging {
      var names: [String] = []
      func didLayOut(_ name: String, in bounds: CGRect) { names.append(name) }
    }
    let log = Log()
    LayoutLogger.log = log
    let calls = SystemCall.recorded {
      LayoutLogger.start()
      #expect(!LayoutLogger.replace(NSSelectorFromString("layoutSubviews"), of: UIView.self) {})
    }
    let name = "class_getInstanceMethod(_:_:)"
    #expect(calls.map(\.name) == [name, name, "imp_implementationWithBlock(_:)", name])
    let view = UIView()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(log.names.isEmpty && !LayoutLogger.isRunning)
  }
}
