public import SnaplineDrawing
import SnaplineEnvironment
public import SnaplineLayout

/// What a cell shows, as a value that makes a view of it: UIKit's `UIContentConfiguration`.
public protocol ContentConfiguration {
  /// A new view that shows this.
  func makeContentView() -> any View & ContentView

  /// The same as it looks in a state.
  func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows a configuration: UIKit's `UIContentView`.
public protocol ContentView: View {
  var configuration: any ContentConfiguration { get set }

  /// Whether the view can show another configuration in place of its own.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// What looks may depend on besides the content: UIKit's `UIConfigurationState`.
public protocol ConfigurationState {
  var traitCollection: TraitCollection { get }
}

/// The state of a cell: UIKit's `UICellConfigurationState`.
public struct CellConfigurationState: ConfigurationState {
  public var traitCollection: TraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isEditing = false

  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }
}
