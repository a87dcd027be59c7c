public import Foundation

/// The way from one screen of a storyboard to another: UIKit's `UIStoryboardSegue`.
///
/// A storyboard makes one each time that a segue is performed, of the class that it names. ``perform()``
/// does what the segue's kind says; a subclass does more, or something else.
open class StoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: ViewController
  open private(set) var destination: ViewController
  /// What the kind of the segue does; nothing for one of a kind of its own.
  package final var steps: ((StoryboardSegue) -> Void)?

  /// Classes that a storyboard names must have this initializer.
  public required init(
    identifier: String?,
    source: ViewController,
    destination: ViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// A segue that calls `performHandler` when it is performed.
  public convenience init(
    identifier: String?,
    source: ViewController,
    destination: ViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    steps = { _ in performHandler() }
  }

  open func perform() { steps?(self) }
}
