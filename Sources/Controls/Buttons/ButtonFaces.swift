import Foundation
import SnaplineDrawing
import SnaplineLayout

/// What a button shows in each of its states; what a state leaves open is as in the normal one.
struct ButtonFaces {
  struct Face {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: Color?
    var titleShadowColor: Color?
    var image: Image?
    var backgroundImage: Image?
    var symbolConfiguration: Image.SymbolConfiguration?
  }

  private var faces: [Control.State: Face] = [:]

  subscript(state: Control.State) -> Face {
    get { faces[state] ?? Face() }
    set { faces[state] = newValue }
  }

  /// What holds in a state, or else in the normal one.
  func current<Value>(_ part: KeyPath<Face, Value?>, in state: Control.State) -> Value? {
    faces[state]?[keyPath: part] ?? faces[.normal]?[keyPath: part]
  }
}
