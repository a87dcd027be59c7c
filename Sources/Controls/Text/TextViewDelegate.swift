public import Foundation
public import SnaplineLayout

/// The delegate of a text view: the methods of UIKit's `UITextViewDelegate` that need no fingers.
public protocol TextViewDelegate: ScrollViewDelegate {
  /// Whether a text may replace a range.
  func textView(
    _ textView: TextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  func textViewDidBeginEditing(_ textView: TextView)
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  func textViewDidEndEditing(_ textView: TextView)
  func textViewDidChange(_ textView: TextView)
  func textViewDidChangeSelection(_ textView: TextView)
}

extension TextViewDelegate {
  public func textView(
    _ textView: TextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: TextView) {}
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: TextView) {}
  public func textViewDidChange(_ textView: TextView) {}
  public func textViewDidChangeSelection(_ textView: TextView) {}
}
