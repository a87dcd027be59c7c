import Foundation
import Testing
import UIKit

@Suite struct `What code merely mentions` {
  @Test func `clears a bar by empty pictures, as on a phone`() {
    let bar = UINavigationBar()
    bar.setBackgroundImage(UIImage(), for: UIBarMetrics.default)
    bar.shadowImage = UIImage()
    #expect(bar.standardAppearance.backgroundColor == nil)
    #expect(bar.standardAppearance.shadowColor == nil && bar.shadowImage != nil)
    bar.setBackgroundImage(nil, for: .default)
    #expect(bar.standardAppearance.backgroundColor != nil && bar.shadowImage != nil)
    #expect(bar.backgroundImage(for: .default) == nil)
  }

  @Test func `gives a bar back what an empty picture cleared, and nothing else`() {
    let bar = UINavigationBar()
    bar.standardAppearance.backgroundColor = .red
    bar.setBackgroundImage(UIImage(), for: UIBarMetrics.default)
    #expect(bar.standardAppearance.backgroundColor == nil)
    bar.setBackgroundImage(nil, for: .default)
    #expect(bar.standardAppearance.backgroundColor == .red)
    bar.standardAppearance.shadowColor = nil
    bar.shadowImage = nil
    #expect(bar.standardAppearance.shadowColor == nil)
  }

  @Test func `clears each kind of bar, and records a picture that it keeps`() {
    let (tabs, tools) = (UITabBar(), UIToolbar())
    let shared = UIToolbarAppearance()
    tools.standardAppearance = shared
    tabs.backgroundImage = UIImage()
    tabs.shadowImage = UIImage()
    tools.setShadowImage(UIImage(), forToolbarPosition: .any)
    #expect(tabs.standardAppearance.backgroundColor == nil)
    #expect(tabs.standardAppearance.shadowColor == nil)
    // Other bars may have the same appearance.
    #expect(tools.standardAppearance.shadowColor == nil && shared.shadowColor != nil)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { _ in }
    let calls = SystemCall.recorded {
      tabs.backgroundImage = picture
      tabs.shadowImage = picture
      tools.setBackgroundImage(picture, forToolbarPosition: .any, barMetrics: .compact)
      tools.setBackgroundImage(picture, forToolbarPosition: .any, barMetrics: .default)
      tools.setShadowImage(nil, forToolbarPosition: .any)
    }
    let expected = [
      "UITabBar.backgroundImage", "UITabBar.shadowImage",
      "UIToolbar.setBackgroundImage(_:forToolbarPosition:barMetrics:)",
    ]
    #expect(calls.map(\.name) == expected && tabs.backgroundImage === picture)
    #expect(tabs.standardAppearance.backgroundColor != nil)
    #expect(tools.standardAppearance.shadowColor == shared.shadowColor)
  }

  @Test func `is kept`() {
    let table = UITableView()
    table.sectionIndexColor = .red
    table.restorationIdentifier = "list"
    #expect(table.sectionIndexColor == .red && table.restorationIdentifier == "list")
    let text = UITextView()
    #expect(text.autocapitalizationType == .sentences && text.keyboardAppearance == .default)
    text.keyboardAppearance = .dark
    text.returnKeyType = .done
    #expect(text.keyboardAppearance == .dark && text.returnKeyType == .done)
    let layer = CALayer()
    layer.speed = 0
    #expect(!layer.drawsAsynchronously && !layer.allowsEdgeAntialiasing && layer.isDoubleSided)
    layer.drawsAsynchronously = true
    let calls = SystemCall.recorded { layer.isDoubleSided = false }
    #expect(layer.drawsAsynchronously && !layer.isDoubleSided)
    #expect(calls.map(\.description) == ["CALayer.isDoubleSided: false"])
    #expect(layer.speed == 0 && layer.duration == .infinity && layer.beginTime == 0)
  }

  @Test func `picks a picture by traits`() {
    let asset = UIImageAsset()
    let (light, dark) = (UIImage(), UIImage())
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) === light)
    #expect(light.imageAsset === asset)
  }

  @Test func `fits a shape into a rectangle`() {
    let room = CGRect(x: 10, y: 10, width: 100, height: 50)
    let fitted = AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: room)
    #expect(fitted == CGRect(x: 35, y: 10, width: 50, height: 50))
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: room).isEmpty)
  }

  @Test func `never fires, and is recorded`() {
    let view = UIView()
    let calls = SystemCall.recorded {
      let link = CADisplayLink(
        target: view,
        selector: Selector("setNeedsLayout", UIView.setNeedsLayout)
      )
      link.add(to: .main, forMode: .common)
      link.invalidate()
      link.add(to: .main, forMode: .common)
    }
    #expect(calls.map(\.description) == ["CADisplayLink.add(to:forMode:): setNeedsLayout"])
  }

  @Test func `keeps nobody alive whom it would call`() {
    var view: UIView? = UIView()
    weak var target: UIView?
    target = view
    let layOut = Selector("setNeedsLayout", UIView.setNeedsLayout)
    let link = view.map { CADisplayLink(target: $0, selector: layOut) }
    view = nil
    withExtendedLifetime(link) { #expect(target == nil) }
  }

  @Test func `flies nowhere`() {
    let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
    cell.color = UIColor.red.cgColor
    let calls = SystemCall.recorded { emitter.emitterCells = [cell] }
    #expect(emitter.emitterCells?.first === cell && emitter.emitterShape == .point)
    #expect(calls.map(\.description) == ["CAEmitterLayer.emitterCells: 1"])
  }

  @Test func `scrolls to a part of a text`() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    text.text = String(repeating: "word ", count: 100)
    text.layoutIfNeeded()
    text.scrollRangeToVisible(NSRange(location: 499, length: 0))
    #expect(text.contentOffset.y > 0)
    text.scrollRangeToVisible(NSRange(location: 0, length: 4))
    #expect(text.contentOffset.y < 20)
  }
}
