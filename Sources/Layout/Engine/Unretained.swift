/// A reference that keeps nothing alive and costs no more than a pointer.
///
/// Whoever ends the object's life clears it: a view clears the references of its subviews, its
/// guides and its node when it goes. Weak references would do the same with an allocation a view.
@propertyWrapper @safe
struct Unretained<Object: AnyObject> {
  private unowned(unsafe) var reference: Object?

  init(wrappedValue: Object?) { unsafe reference = wrappedValue }

  var wrappedValue: Object? {
    get { unsafe reference }
    set { unsafe reference = newValue }
  }
}
