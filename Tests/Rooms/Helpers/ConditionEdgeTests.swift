import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import Testing

@Suite struct `Conditions beside other scopes` {
  private let root = View(frame: CGRect(0, 0, 300, 200))
  private let view = View()

  init() {
    root.environment.traits.displayScale = 1
    root.addSubview(view, pinnedTo: .topLeading)
  }

  private var size: CGSize {
    root.layoutIfNeeded()
    return view.frame.size
  }

  private func setDark(_ isDark: Bool) {
    root.environment.traits.userInterfaceStyle = isDark ? .dark : .light
  }

  @Test func `switch what a group makes as one list`() {
    View.if(.dark) {
      let list = ConstraintsList.grouped(
        {
          view.constrain(width: 30)
          view.constrain(height: 40)
        },
        for: view
      )
      #expect(list.all.count == 2 && !list.all.contains(where: \.isActive))
    } else: {
      view.constrain(widthAndHeight: 10)
    }
    #expect(size == CGSize(width: 10, height: 10))
    setDark(true)
    #expect(size == CGSize(width: 30, height: 40))
    setDark(false)
    #expect(size == CGSize(width: 10, height: 10) && root.layoutDiagnostics.isEmpty)
  }

  @Test func `keep lists under a name, which are switched with them`() {
    View.if(.dark) {
      view.replaceStoredConstraints(for: .size) { view.constrain(widthAndHeight: 50) }
    } else: {
      view.constrain(widthAndHeight: 20)
    }
    #expect(size.width == 20 && view.storedConstraintsList(for: .size)?.isActive == false)
    setDark(true)
    #expect(size.width == 50 && view.storedConstraintsList(for: .size)?.isActive == true)
  }

  @Test func `within a group hold what they hold, and no more`() {
    let list = ConstraintsList.grouped(
      {
        view.constrain(height: 5)
        View.if(.dark) {
          view.constrain(width: 30)
        } else: {
          view.constrain(width: 10)
        }
      },
      for: view
    )
    #expect(list.all.map(\.constant) == [5] && size == CGSize(width: 10, height: 5))
    setDark(true)
    #expect(size == CGSize(width: 30, height: 5))
  }

  @Test func `have batches inside of them, and defaults around them`() {
    let (one, other) = (View(), View().constrain(widthAndHeight: 20))
    View.with(insets: .all(3)) {
      View.if(.light) {
        View.batchConstraints {
          root.addSubview(one, filling: .relative(other))
          root.addSubview(other, pinnedTo: .center)
        }
      } else: {
        root.addSubview(one, filling: .superview)
        root.addSubview(other, pinnedTo: .topLeading)
      }
    }
    root.layoutIfNeeded()
    #expect(other.frame == CGRect(140, 90, 20, 20) && one.frame == CGRect(143, 93, 14, 14))
    setDark(true)
    root.layoutIfNeeded()
    #expect(other.frame == CGRect(0, 0, 20, 20) && one.frame == CGRect(3, 3, 294, 194))
    #expect(root.layoutDiagnostics.isEmpty)
  }

  @Test func `go with their view into another tree`() {
    let other = View(frame: CGRect(0, 0, 100, 100))
    other.environment.traits.userInterfaceStyle = .dark
    View.if(.dark) {
      view.constrain(widthAndHeight: 30)
    } else: {
      view.constrain(widthAndHeight: 10)
    }
    #expect(size.width == 10)
    other.addSubview(view, pinnedTo: .center)
    other.layoutIfNeeded()
    #expect(view.frame == CGRect(35, 35, 30, 30))
    // What was about the first tree says nothing any more.
    setDark(true)
    setDark(false)
    other.layoutIfNeeded()
    #expect(view.frame.width == 30)
    view.removeFromSuperview()
    root.addSubview(view, pinnedTo: .topLeading)
    #expect(size.width == 10 && root.layoutDiagnostics.isEmpty)
  }

  @Test func `whose closure takes their view away end nothing`() {
    let callback = { (view: View) -> Bool in
      guard view.traits.userInterfaceStyle == .dark else { return false }
      view.removeFromSuperview()
      return true
    }
    View.if(.callback(callback)) {
      root.addSubview(view, centeredIn: .superview)
    } else: {
      view.constrain(widthAndHeight: 10)
    }
    #expect(size.width == 10)
    setDark(true)
    root.layoutIfNeeded()
    #expect(view.superview == nil && root.subviews.isEmpty)
    root.addSubview(view, pinnedTo: .topLeading)
    root.layoutIfNeeded()
  }

  @Test func `made while another one is answered hold too`() {
    let inner = View()
    root.addSubview(inner, pinnedTo: .bottomTrailing)
    var isMade = false
    View.if(
      .callback { view in
        if view.traits.userInterfaceStyle == .dark, !isMade {
          isMade = true
          View.if(.dark) { inner.constrain(widthAndHeight: 7) }
        }
        return isMade
      }
    ) {
      view.constrain(widthAndHeight: 30)
    } else: {
      view.constrain(widthAndHeight: 10)
    }
    #expect(size.width == 10)
    setDark(true)
    #expect(size.width == 30 && inner.frame.width == 7)
  }
}
