internal import SnaplineScene

import struct Foundation.CGPoint

/// What kind of thing an element is for assistive software; the raw values are UIKit's.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { self.init(rawValue: 1 << bit) }

  public static let none: AccessibilityTraits = []
  public static let button = AccessibilityTraits(bit: 0)
  public static let link = AccessibilityTraits(bit: 1)
  public static let image = AccessibilityTraits(bit: 2)
  public static let selected = AccessibilityTraits(bit: 3)
  public static let playsSound = AccessibilityTraits(bit: 4)
  public static let keyboardKey = AccessibilityTraits(bit: 5)
  public static let staticText = AccessibilityTraits(bit: 6)
  public static let summaryElement = AccessibilityTraits(bit: 7)
  public static let notEnabled = AccessibilityTraits(bit: 8)
  public static let updatesFrequently = AccessibilityTraits(bit: 9)
  public static let searchField = AccessibilityTraits(bit: 10)
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  public static let adjustable = AccessibilityTraits(bit: 12)
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 13)
  public static let causesPageTurn = AccessibilityTraits(bit: 14)
  public static let tabBar = AccessibilityTraits(bit: 15)
  public static let header = AccessibilityTraits(bit: 16)

  /// The names of the traits, in alphabetical order.
  package var words: [String] {
    Self.named.filter { contains($0.trait) }.map(\.word)
  }

  private static let named: [(trait: AccessibilityTraits, word: String)] = [
    (.adjustable, "adjustable"), (.allowsDirectInteraction, "allowsDirectInteraction"),
    (.button, "button"), (.causesPageTurn, "causesPageTurn"), (.header, "header"),
    (.image, "image"), (.keyboardKey, "keyboardKey"), (.link, "link"),
    (.notEnabled, "notEnabled"), (.playsSound, "playsSound"), (.searchField, "searchField"),
    (.selected, "selected"), (.startsMediaSession, "startsMediaSession"),
    (.staticText, "staticText"), (.summaryElement, "summaryElement"), (.tabBar, "tabBar"),
    (.updatesFrequently, "updatesFrequently"),
  ]
}

/// The kind of group that a view is for assistive software; the raw values are UIKit's.
public enum AccessibilityContainerType: Int, Hashable, Sendable, CaseIterable {
  case none, dataTable, list, landmark, semanticGroup

  var word: Accessibility.Container? {
    switch self {
    case .none: nil
    case .dataTable: .table
    case .list: .list
    case .landmark: .landmark
    case .semanticGroup: .group
    }
  }
}

/// What a responder tells assistive software.
struct AccessibilityValues {
  /// Nothing where nobody said it.
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: AccessibilityTraits = []
  var container = AccessibilityContainerType.none
  var identifier: String?
  var hidesElements = false
  var elements: [Any]?
  /// Where an assistive tap taps, on the screen; nothing for the middle.
  var activationPoint: CGPoint?
  var customActions: [AccessibilityCustomAction]?
  var inputLabels: [String]?
  var groupsChildren = false
  var isModal = false
}
