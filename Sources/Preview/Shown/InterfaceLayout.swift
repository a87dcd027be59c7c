import SnaplineAsking
import SnaplineDiagnostics
import SnaplineInterfaceBuilder
import SnaplineLayout
import SnaplineScene

/// A screen of Interface Builder, whose views and constraints stand in the document by their identifiers.
final class InterfaceLayout: AskedLayout, Askable {
  private let laidOut: InterfaceDocument.LaidOut
  /// What messages call the document.
  private let file: String
  private lazy var lines = laidOut.lines

  init(_ laidOut: InterfaceDocument.LaidOut, in file: String) {
    (self.laidOut, self.file) = (laidOut, file)
  }

  var scene: Scene { laidOut.drawing.scene }
  var views: [View] { laidOut.views }
  var canvas: View { laidOut.canvas }

  var places: [Place?] { views.map { $0.accessibilityIdentifier.flatMap(place) } }

  func told(_ reason: LayoutReason) -> LayoutReason {
    var reason = reason
    reason.place = reason.identifier.flatMap(place) ?? reason.place
    return reason
  }

  private func place(of identifier: String) -> Place? {
    lines[identifier].map { Place(file: file, line: $0) }
  }
}
