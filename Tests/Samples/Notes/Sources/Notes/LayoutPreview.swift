// This one file is all of it: a package that is built for a phone, too, takes a copy along. Where Snapline
// can be imported it has the same declarations, and the copy is empty.
#if SNAPLINE_ITSELF
  public import SnaplineEnvironment
  public import SnaplineLayout

  public import struct Foundation.CGFloat
#elseif !canImport(Snapline)
  public import UIKit
#endif

#if SNAPLINE_ITSELF || !canImport(Snapline)
  /// A view or a screen to look at, with the device, the traits and the locale for it.
  ///
  ///     let previews = [
  ///       LayoutPreview("Card", width: 320) { CardView() },
  ///       LayoutPreview("Settings", on: "iPhone 16", style: .dark) { SettingsController() },
  ///     ]
  ///
  /// Nothing is made before the preview is shown. Settings that aren't given stay as they are without a
  /// preview: a view has the size that it was given, or that its constraints ask for.
  public struct LayoutPreview: Sendable {
    /// The name of the picture, unique in a list of previews.
    public var name: String
    /// The name of a device, such as `iPhone 16`; it gives the size if no other is given.
    public var device: String?
    /// Whether the device is held sideways.
    public var isLandscape: Bool
    /// In points; if only one of them is given, the other one is what the view needs then.
    public var width, height: CGFloat?
    /// Light or dark.
    public var style: Style?
    /// The text size that a person chose.
    public var textSize: TextSize?
    /// The direction of reading; `nil` takes the locale's.
    public var direction: Direction?
    /// A language and region, such as `ar` or `en-GB`.
    public var locale: String?
    /// Makes what is shown, anew for each picture.
    public let make: Maker

    public init(
      _ name: String,
      on device: String? = nil,
      landscape isLandscape: Bool = false,
      width: CGFloat? = nil,
      height: CGFloat? = nil,
      style: Style? = nil,
      textSize: TextSize? = nil,
      direction: Direction? = nil,
      locale: String? = nil,
      _ make: @escaping Maker
    ) {
      self.name = name
      self.device = device
      self.isLandscape = isLandscape
      (self.width, self.height) = (width, height)
      (self.style, self.textSize) = (style, textSize)
      (self.direction, self.locale) = (direction, locale)
      self.make = make
    }
  }

  /// What a preview can show: a view, or a controller with its screen.
  public protocol LayoutPreviewContent: AnyObject {}
#endif

#if SNAPLINE_ITSELF
  extension View: LayoutPreviewContent {}
  extension ViewController: LayoutPreviewContent {}

  extension LayoutPreview {
    public typealias Maker = @Sendable () throws -> any LayoutPreviewContent
    public typealias Style = UserInterfaceStyle
    public typealias TextSize = ContentSizeCategory
    public typealias Direction = LayoutDirection
  }
#elseif !canImport(Snapline)
  extension UIView: LayoutPreviewContent {}
  extension UIViewController: LayoutPreviewContent {}

  extension LayoutPreview {
    public typealias Maker = @MainActor @Sendable () throws -> any LayoutPreviewContent
    public typealias Style = UIUserInterfaceStyle
    public typealias TextSize = UIContentSizeCategory
    public typealias Direction = UITraitEnvironmentLayoutDirection
  }
#endif
