public import Foundation
public import SnaplineControls
public import SnaplineDrawing
import SnaplineLayout

/// A table with a sticky footer.
///
/// Its members have their old names, from before they became members of the footer.
open class StickyBottomFooterTableView: StickyFooterTableView {
  @available(*, deprecated, renamed: "stickyFooterView.stickingBackgroundColor")
  open var stickyFooterBackgroundColor: Color? {
    get { stickyFooterView.stickingBackgroundColor }
    set { stickyFooterView.stickingBackgroundColor = newValue }
  }

  @available(*, deprecated, renamed: "stickyFooterView.stickingBlurEffect")
  open var stickyFooterBlurEffect: BlurEffect? {
    get { stickyFooterView.stickingBlurEffect }
    set { stickyFooterView.stickingBlurEffect = newValue }
  }

  @available(*, deprecated, renamed: "stickyFooterView.stickingUsesScrollEdgeElement")
  open var stickyFooterUsesScrollEdgeElement: Bool {
    get { stickyFooterView.stickingUsesScrollEdgeElement }
    set { stickyFooterView.stickingUsesScrollEdgeElement = newValue }
  }

  @available(*, deprecated, renamed: "stickyFooterView.state")
  open var stickingState: StickyFooterView.State { stickyFooterView.state }

  @available(*, deprecated, renamed: "stickyFooterView.stateDidChangeCallback")
  open var footerStickinessChangedCallback: (() -> Void)? {
    get { stickyFooterView.stateDidChangeCallback }
    set { stickyFooterView.stateDidChangeCallback = newValue }
  }

  @available(*, deprecated, renamed: "stickyFooterView.mode")
  open var stickyFooterMode: StickyFooterView.Mode {
    get { stickyFooterView.mode }
    set { stickyFooterView.mode = newValue }
  }

  @available(*, deprecated, renamed: "stickyFooterView.avoidsKeyboard")
  open var stickyFooterAvoidsKeyboard: Bool {
    get { stickyFooterView.avoidsKeyboard }
    set { stickyFooterView.avoidsKeyboard = newValue }
  }

  @available(*, deprecated, renamed: "stickyFooterView.spacingToKeyboard")
  open var stickyFooterSpacingToKeyboard: CGFloat {
    get { stickyFooterView.spacingToKeyboard }
    set { stickyFooterView.spacingToKeyboard = newValue }
  }

  @available(
    *,
    deprecated,
    renamed: "stickyFooterView.requiredAvailableScrollableContentHeight"
  )
  open var stickyFooterRequiredAvailableContentHeight: CGFloat {
    get { stickyFooterView.requiredAvailableScrollableContentHeight }
    set { stickyFooterView.requiredAvailableScrollableContentHeight = newValue }
  }

  @available(
    *,
    deprecated,
    renamed: "stickyFooterView.fittingScrollableContentVerticalAlignment"
  )
  open var stickyFooterTableContentAlignment: StickyFooterView.ScrollableContentVerticalAlignment {
    get { stickyFooterView.fittingScrollableContentVerticalAlignment }
    set { stickyFooterView.fittingScrollableContentVerticalAlignment = newValue }
  }
}
