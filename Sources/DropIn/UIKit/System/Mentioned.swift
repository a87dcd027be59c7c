public import Foundation
public import SnaplineControls
public import SnaplineDrawing
public import SnaplineLayout

// Members that code sets and that no picture shows.

private struct Restoration: SetAside {
  var identifier: String?
}

extension View {
  /// The name under which a phone would restore the view.
  public var restorationIdentifier: String? {
    get { self[aside: \Restoration.identifier] }
    set { self[aside: \Restoration.identifier] = newValue }
  }
}

extension ViewController {
  /// The name under which a phone would restore the controller.
  public var restorationIdentifier: String? {
    get { self[aside: \Restoration.identifier] }
    set { self[aside: \Restoration.identifier] = newValue }
  }

  @available(*, deprecated, message: "ask view.window?.windowScene?.interfaceOrientation")
  public var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation
      ?? UIApplication.shared.statusBarOrientation
  }
}

/// The letters at the edge of a table, which aren't drawn.
private struct SectionIndex: SetAside {
  var color: UIColor?
  var backgroundColor: UIColor?
  var trackingBackgroundColor: UIColor?
  var minimumDisplayRowCount = 0
}

extension TableView {
  public var sectionIndexColor: UIColor? {
    get { self[aside: \SectionIndex.color] }
    set { self[aside: \SectionIndex.color] = newValue }
  }
  public var sectionIndexBackgroundColor: UIColor? {
    get { self[aside: \SectionIndex.backgroundColor] }
    set { self[aside: \SectionIndex.backgroundColor] = newValue }
  }
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { self[aside: \SectionIndex.trackingBackgroundColor] }
    set { self[aside: \SectionIndex.trackingBackgroundColor] = newValue }
  }
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { self[aside: \SectionIndex.minimumDisplayRowCount] }
    set { self[aside: \SectionIndex.minimumDisplayRowCount] = newValue }
  }
  public func reloadSectionIndexTitles() {}
}

/// How a phone goes about drawing a layer, which its picture doesn't show.
private struct LayerDrawing: SetAside {
  var isAsynchronous = false
  var smoothsEdges = false
  var isDoubleSided = true
}

extension CALayer {
  public var drawsAsynchronously: Bool {
    get { self[aside: \LayerDrawing.isAsynchronous] }
    set { self[aside: \LayerDrawing.isAsynchronous] = newValue }
  }
  /// Has no effect: edges are smooth in any case.
  public var allowsEdgeAntialiasing: Bool {
    get { self[aside: \LayerDrawing.smoothsEdges] }
    set { self[aside: \LayerDrawing.smoothsEdges] = newValue }
  }
  /// Whether the back of a layer is visible; pictures show it in any case.
  public var isDoubleSided: Bool {
    get { self[aside: \LayerDrawing.isDoubleSided] }
    set {
      if !newValue { SystemCall.note("CALayer.isDoubleSided", newValue) }
      self[aside: \LayerDrawing.isDoubleSided] = newValue
    }
  }
}

extension Color {
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public static var groupTableViewBackground: Color { .systemGroupedBackground }
}

extension ActivityIndicatorView.Style {
  @available(*, deprecated, renamed: "medium")
  public static var gray: Self { .medium }
}

/// The largest rectangle with an aspect ratio that fits into another one, in its middle.
///
/// If the aspect ratio has no width or no height, the rectangle is empty, in the middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let (width, height) = (abs(aspectRatio.width), abs(aspectRatio.height))
  let scale =
    width > 0 && height > 0
    ? min(boundingRect.width / width, boundingRect.height / height) : 0
  let size = CGSize(width: width * scale, height: height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2,
    y: boundingRect.midY - size.height / 2,
    width: size.width,
    height: size.height
  )
}
