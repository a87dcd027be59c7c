public import Foundation
import SnaplineLayout

extension SegmentedControl {
  public var numberOfSegments: Int { segments.count }

  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  public func insertSegment(with image: Image?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  public func insertSegment(action: Action, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }

  /// A place beyond the ends is the nearer end.
  private func insert(_ new: Segment, at place: Int) {
    let place = min(max(place, 0), segments.count)
    segments.insert(new, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    addViews(ofSegmentAt: place)
    contentChanged()
  }

  public func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
    removeViews(ofSegmentAt: segment)
    contentChanged()
  }

  public func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
    segmentsChanged()
  }

  /// Changes a segment; there is nothing to change beyond the last.
  private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    change(&segments[segment])
    removeViews(ofSegmentAt: segment)
    addViews(ofSegmentAt: segment)
    contentChanged()
  }

  private func segment(_ segment: Int) -> Segment? {
    segments.indices.contains(segment) ? segments[segment] : nil
  }

  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  public func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  public func setImage(_ image: Image?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  public func imageForSegment(at segment: Int) -> Image? { self.segment(segment)?.image }

  public func setAction(_ action: Action, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
  }
  public func actionForSegment(at segment: Int) -> Action? { self.segment(segment)?.action }
  public func segmentIndex(identifiedBy identifier: Action.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? NSNotFound
  }

  /// Fixes the width of a segment; 0 leaves it to the content.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }
  public func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  public func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }

  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }
  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment)?.offset ?? .zero
  }

  /// Sets the font, colour and other attributes of titles in a state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: State
  ) {
    titleAttributes[state] = attributes
    segmentsChanged()
  }
  public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}
