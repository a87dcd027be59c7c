import Foundation
import SnaplineLayout

// The members of controls, texts and cells, by the names that Objective-C has for them and by Swift's.
extension KeyedMember {
  static func named(_ key: String, of control: Control) -> KeyedMember? {
    switch key {
    case "enabled", "isEnabled": KeyedMember(control, \.isEnabled)
    case "selected", "isSelected": KeyedMember(control, \.isSelected)
    case "highlighted", "isHighlighted": KeyedMember(control, \.isHighlighted)
    default: nil
    }
  }

  static func named(_ key: String, of label: Label) -> KeyedMember? {
    switch key {
    case "text": KeyedMember(label, \.text)
    case "attributedText": KeyedMember(label, \.attributedText)
    case "textColor": KeyedMember(label, \.textColor)
    default: nil
    }
  }

  static func named(_ key: String, of field: TextField) -> KeyedMember? {
    switch key {
    case "text": KeyedMember(field, \.text)
    case "attributedText": KeyedMember(field, \.attributedText)
    case "placeholder": KeyedMember(field, \.placeholder)
    default: nil
    }
  }

  static func named(_ key: String, of view: TextView) -> KeyedMember? {
    switch key {
    case "text": KeyedMember(view, \.text)
    case "attributedText": KeyedMember(view, \.attributedText)
    default: nil
    }
  }

  static func named(_ key: String, of cell: TableViewCell) -> KeyedMember? {
    switch key {
    case "selected", "isSelected": KeyedMember(cell, \.isSelected)
    case "highlighted", "isHighlighted": KeyedMember(cell, \.isHighlighted)
    default: nil
    }
  }

  static func named(_ key: String, of cell: CollectionViewCell) -> KeyedMember? {
    switch key {
    case "selected", "isSelected": KeyedMember(cell, \.isSelected)
    case "highlighted", "isHighlighted": KeyedMember(cell, \.isHighlighted)
    default: nil
    }
  }
}
