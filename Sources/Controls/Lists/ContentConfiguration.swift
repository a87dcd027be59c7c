public import SnaplineDrawing
import SnaplineEnvironment
public import SnaplineLayout

/// The content of a cell, as a value that makes its view: UIKit's `UIContentConfiguration`.
public protocol ContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> any View & ContentView

  /// The configuration for a state.
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

/// The state on which a look may depend: UIKit's `UIConfigurationState`.
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
