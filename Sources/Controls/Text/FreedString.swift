package import Foundation

/// An attributed string whose attributes are freed with it.
///
/// On Linux, Foundation of Swift 6.3 never frees the array in which an attributed string has its attributes. A
/// worker that draws row after row, with markup in a label, would take 2 KB more with each. So strings that
/// are made here, and copies of those that a label is given, are of this class. With a Foundation that frees
/// the array, it does nothing more than its superclass.
package final class FreedString: NSAttributedString {
  private var runs = AttributeRuns()

  package override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attributes)
    runs = AttributeRuns(of: self)
  }

  package override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
    runs = AttributeRuns(of: self)
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    runs = AttributeRuns(of: self)
  }

  deinit { runs.free() }
}

/// The same for one that changes.
package final class FreedMutableString: NSMutableAttributedString {
  private var runs = AttributeRuns()

  package override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attributes)
    runs = AttributeRuns(of: self)
  }

  package override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
    runs = AttributeRuns(of: self)
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    runs = AttributeRuns(of: self)
  }

  deinit { runs.free() }
}

/// The array of C in which Foundation has the attributes of a string.
@safe private struct AttributeRuns {
  private var array: OpaquePointer?

  init() {}

  init(of string: NSAttributedString) {
    guard Self.areLeft else { return }
    var mirror: Mirror? = Mirror(reflecting: string)
    while let reflected = mirror, unsafe array == nil {
      unsafe array =
        reflected.children.first { $0.label == "_attributeArray" }?.value as? OpaquePointer
      mirror = reflected.superclassMirror
    }
  }

  func free() {
    // Objects of Core Foundation are counted as Swift's are.
    if let array = unsafe array {
      unsafe Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(array)).release()
    }
  }

  /// Whether attributes are still there when their string is gone.
  private static let areLeft: Bool = {
    final class Value {}
    weak var left: Value?
    do {
      let value = Value()
      left = value
      _ = NSAttributedString(string: " ", attributes: [NSAttributedString.Key("value"): value])
    }
    return left != nil
  }()
}
