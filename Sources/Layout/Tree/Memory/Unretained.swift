internal import CPrefetch

/// What may be referred to without being kept alive.
protocol Referable: AnyObject {
  #if DEBUG
    var life: Life { get }
  #endif
}

#if DEBUG
  /// Lives as long as the object that holds it, and until that has done all it does at its end: it may
  /// be looked at meanwhile, when no weak reference leads to the object itself any longer.
  final class Life: Sendable {}
#endif

/// A reference that keeps nothing alive and costs no more than a pointer.
///
/// Whoever ends the object's life clears it: a view clears the references of its subviews, its
/// guides and its node when it goes. Weak references would do the same with an allocation a view.
/// Debug builds have such a one beside it, and end where the two don't agree.
@propertyWrapper @safe
struct Unretained<Object: Referable> {
  private var reference: Unmanaged<Object>?
  #if DEBUG
    private weak var witness: Life?
  #endif

  init(wrappedValue: Object?) {
    unsafe reference = wrappedValue.map { unsafe Unmanaged.passUnretained($0) }
    #if DEBUG
      witness = wrappedValue?.life
    #endif
  }

  @inline(__always) var wrappedValue: Object? {
    get {
      check()
      return unsafe reference?.takeUnretainedValue()
    }
    set { self = Self(wrappedValue: newValue) }
  }

  /// Makes sure, in debug builds, that the object wasn't left by whoever ended its life.
  @inline(__always) private func check() {
    #if DEBUG
      precondition(
        unsafe (witness == nil) == (reference == nil),
        "Unretained: the \(Object.self) is gone, and whoever ended its life didn't clear this reference"
      )
    #endif
  }

  /// The reference itself, handed on without a look at the object.
  var projectedValue: Self {
    @inline(__always) get { self }
    @inline(__always) set { self = newValue }
  }

  static var nothing: Self { Self(wrappedValue: nil) }

  /// Whether there is an object.
  @inline(__always) var isThere: Bool { unsafe reference != nil }

  /// Whether it is this object.
  @inline(__always) func isObject(_ object: Object) -> Bool {
    unsafe reference?.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }

  /// Whether both are of one object, or of none.
  @inline(__always) func isSame(as other: Self) -> Bool {
    unsafe reference?.toOpaque() == other.reference?.toOpaque()
  }

  /// Keeps the object alive from now on, for those who say when it may go.
  func keep() {
    check()
    _ = unsafe reference?.retain()
  }

  /// Ends what ``keep()`` began.
  func letGo() {
    check()
    unsafe reference?.release()
  }

  /// Has the beginning of the object be brought from memory, for a look that comes a little later.
  @inline(__always) func prefetch() {
    guard let address = unsafe reference?.toOpaque() else { return }
    unsafe cprefetch(address)
    unsafe cprefetch(address + 64)
  }

  /// Looks at the object without keeping it alive meanwhile, which is most of what a look costs.
  ///
  /// `body` must do nothing by which the object could go.
  @inline(__always) func look<Result>(_ body: (Object) -> Result) -> Result? {
    check()
    return unsafe reference?._withUnsafeGuaranteedRef(body)
  }
}

extension Array where Element: AnyObject {
  /// Looks at each object in turn as ``Unretained/look(_:)`` does; the array itself keeps them alive.
  @inline(__always) func look(_ body: (Element) -> Void) { look(indices, body) }

  /// The same at some of them: a slice would be counted as one more that keeps them.
  @inline(__always) func look(_ range: Range<Int>, _ body: (Element) -> Void) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "Array: \(range) is outside")
    unsafe withUnsafeBufferPointer { objects in
      for place in range {
        unsafe Unmanaged.passUnretained(objects[place])._withUnsafeGuaranteedRef(body)
      }
    }
  }
}
