import SnaplineDesigns
import SnaplineLayout

extension AccessibilityValue {
  /// Has a view tell what is said here; who has a name to be read aloud is an element.
  func apply(to view: View) {
    if let label { view.accessibilityLabel = label }
    if let value { view.accessibilityValue = value }
    if let hint { view.accessibilityHint = hint }
    if let traits {
      view.accessibilityTraits = traits.reduce(into: []) { $0.formUnion($1.traits) }
    }
    if let container { view.accessibilityContainerType = container.type }
    if let isHidden { view.accessibilityElementsHidden = isHidden }
    if label != nil { view.isAccessibilityElement = true }
  }
}

extension AccessibilityContainer {
  fileprivate var type: AccessibilityContainerType {
    switch self {
    case .table: .dataTable
    case .list: .list
    case .landmark: .landmark
    case .group: .semanticGroup
    }
  }
}

extension AccessibilityTrait {
  fileprivate var traits: AccessibilityTraits {
    switch self {
    case .button: .button
    case .link: .link
    case .image: .image
    case .selected: .selected
    case .playsSound: .playsSound
    case .keyboardKey: .keyboardKey
    case .staticText: .staticText
    case .summaryElement: .summaryElement
    case .notEnabled: .notEnabled
    case .updatesFrequently: .updatesFrequently
    case .searchField: .searchField
    case .startsMediaSession: .startsMediaSession
    case .adjustable: .adjustable
    case .allowsDirectInteraction: .allowsDirectInteraction
    case .causesPageTurn: .causesPageTurn
    case .tabBar: .tabBar
    case .header: .header
    }
  }
}
