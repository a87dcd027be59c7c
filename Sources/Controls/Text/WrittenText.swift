import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText

/// What a view says: plain, or with looks of its own, of either kind that Foundation has.
struct WrittenText {
  var plain: String?
  /// The text with its looks, where it has some.
  var attributed: NSAttributedString?
  /// Where it came as a string of Swift's, that, with all it says.
  var native: AttributedString?
  /// Whether some of its looks are objects that may become others, such as pictures.
  private(set) var mayChange = false

  init(_ plain: String? = nil) { self.plain = plain }

  init(_ attributed: NSAttributedString?) {
    plain = attributed?.string
    // What can't change is kept as it is.
    self.attributed = attributed.map { text in
      let isFixed = text is FreedString || type(of: text) == NSAttributedString.self
      return isFixed ? text : FreedString(attributedString: text)
    }
    mayChange = self.attributed?.hasLooksThatChange ?? false
  }

  init(_ native: AttributedString) {
    let plain = String(native.characters)
    self.plain = plain
    attributed = FreedString(string: plain)
    self.native = native
    mayChange = true
  }

  /// The text with the looks that it has, if any.
  var withLooks: NSAttributedString { attributed ?? FreedString(string: plain ?? "") }

  /// The text as it is set, with the pictures that stand in it, each by its number; what it leaves
  /// open is as `attributes` say.
  func styled(
    _ attributes: TextAttributes,
    _ traits: Traits,
    linkColor: @autoclosure () -> RGBA
  ) -> (text: StyledText, images: [ImageAttachment]) {
    guard let attributed else {
      return (StyledText(plain ?? "", attributes: attributes), [])
    }
    var images: [ImageAttachment] = []
    let reader = AttributeReader(
      color: { value in
        if let fixed = value as? RGBA { return fixed }
        return (value as? Color)?.resolved(with: traits)
      },
      attachment: { value in
        guard let attachment = value as? ImageAttachment else { return nil }
        images.append(attachment)
        return attachment.box(id: images.count - 1, in: traits)
      },
      others: { values, attributes in
        LabelScope.read(values, traits: traits, into: &attributes)
      },
      linkColor: linkColor()
    )
    let styled =
      if let native {
        StyledText(native, attributes: attributes, reader: reader)
      } else {
        StyledText(attributed, attributes: attributes, reader: reader)
      }
    return (styled, images)
  }
}

extension NSAttributedString {
  /// Whether an attribute is an object of a kind that isn't known to stay as it is.
  fileprivate var hasLooksThatChange: Bool {
    var changes = false
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { values, _, stop in
      changes = values.values.contains { value in
        if let color = value as? Color, color.mayChange { return true }
        let kind = type(of: value)
        return kind is AnyClass && kind != Font.self && kind != Color.self
      }
      if changes { unsafe stop.pointee = true }
    }
    return changes
  }
}

extension View {
  /// What text of this view is set in.
  var textEnvironment: Environment {
    var environment = environment
    // What isn't changed stays in memory that all views of the tree share.
    let direction = LayoutDirection(effectiveUserInterfaceLayoutDirection)
    if environment.traits.layoutDirection != direction {
      environment.traits.layoutDirection = direction
    }
    // Where the screen ends is no matter of text, which isn't set anew for it.
    if environment.device != nil { environment.device = nil }
    if environment.safeArea != .zero { environment.safeArea = .zero }
    if environment.metrics != .iOS18 { environment.metrics = .iOS18 }
    if environment.keyboardHeight != 0 { environment.keyboardHeight = 0 }
    return environment
  }

  /// The size in whole pixels that hold it.
  func roundedUp(_ size: CGSize) -> CGSize {
    let grid = PixelGrid(scale: traits.displayScale)
    return CGSize(width: grid.ceil(size.width), height: grid.ceil(size.height))
  }
}
