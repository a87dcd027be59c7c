public import Foundation
public import SnaplineDrawing
public import SnaplineGeometry
import SnaplineLayout

extension Image {
  public func withRenderingMode(_ renderingMode: RenderingMode) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// The picture of a file drawn in another size, in points.
  package func drawn(inSize size: CGSize) -> Image {
    guard case .file = content, size != self.size else { return self }
    return changed { $0.statedSize = size }
  }

  /// The picture in one colour, with its own opacity.
  public func withTintColor(_ color: Color) -> Image {
    changed { $0.tint = color }
  }

  public func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The picture with edges that keep their size while the middle is repeated.
  public func resizableImage(withCapInsets capInsets: EdgeInsets) -> Image {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  public func resizableImage(
    withCapInsets capInsets: EdgeInsets,
    resizingMode: ResizingMode
  ) -> Image {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  public func withAlignmentRectInsets(_ alignmentInsets: EdgeInsets) -> Image {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> Image {
    changed { $0.baselineOffset = baselineOffset }
  }

  public func imageWithoutBaseline() -> Image { changed { $0.baselineOffset = nil } }

  /// The picture, mirrored where a view reads from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image {
    changed { $0.flipsForRightToLeft = true }
  }

  public func withHorizontallyFlippedOrientation() -> Image {
    changed { $0.isMirrored.toggle() }
  }

  /// The symbol with another configuration; a picture that is no symbol stays as it is.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
    configured { _ in configuration } ?? self
  }

  /// The symbol with the values that a configuration sets; `nil` for a picture that is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
    configured { $0.applying(configuration) }
  }

  /// The symbol as large as a view prefers it, in its own colours unless the view prefers others.
  func preferring(_ configuration: SymbolConfiguration) -> Image {
    configured(configuration.keepingColors(of:)) ?? self
  }

  private func configured(
    _ change: (SymbolConfiguration) -> SymbolConfiguration
  ) -> Image? {
    guard case .symbol(var symbol) = content else { return nil }
    symbol.configuration = change(symbol.configuration)
    return Image(.symbol(symbol), looks, name: name)
  }

  private func changed(_ change: (inout Looks) -> Void) -> Image {
    var looks = looks
    change(&looks)
    return Image(content, looks, name: name)
  }
}
