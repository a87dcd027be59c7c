public import Foundation
import SnaplineScene

extension ParagraphStyle {
  /// UIKit's `NSParagraphStyle`: a paragraph style as an object, for attributed strings.
  @dynamicMemberLookup
  open class Reference: NSObject, NSCopying, NSMutableCopying {
    public typealias LineBreakStrategy = SnaplineText.LineBreakStrategy

    private let mark = AttributeMark()
    public fileprivate(set) var value: ParagraphStyle

    /// UIKit's default style: lines end between words.
    public override init() {
      value = ParagraphStyle()
      value.lineBreakMode = .byWordWrapping
    }

    public init(_ value: ParagraphStyle) { self.value = value }

    public class var `default`: Reference { Reference() }

    public subscript<Member>(dynamicMember member: KeyPath<ParagraphStyle, Member>) -> Member {
      value[keyPath: member]
    }

    public func copy(with zone: NSZone? = nil) -> Any { Reference(value) }
    public func mutableCopy(with zone: NSZone? = nil) -> Any { MutableReference(value) }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Reference)?.value == value
    }

    open override var hash: Int { value.hashValue }
  }

  /// UIKit's `NSMutableParagraphStyle`.
  @dynamicMemberLookup
  open class MutableReference: Reference {
    public subscript<Member>(dynamicMember member: WritableKeyPath<ParagraphStyle, Member>)
      -> Member
    {
      get { value[keyPath: member] }
      set { value[keyPath: member] = newValue }
    }

    public func setParagraphStyle(_ other: Reference) { value = other.value }

    public func addTabStop(_ stop: TabStop) {
      value.tabStops.append(stop)
      value.tabStops.sort { $0.location < $1.location }
    }

    public func removeTabStop(_ stop: TabStop) { value.tabStops.removeAll { $0 == stop } }
  }
}
