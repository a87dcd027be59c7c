import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineInputs
import SnaplineInterfaceBuilder
import SnaplineLayout
import SnaplineScene

/// A design or a scene of a document as it is laid out for a page.
struct ShownLayout {
  let scene: Scene
  let messages: [Diagnostic]
  /// What is asked about it.
  let asked: any Askable
  /// Whether it reads from right to left.
  let isRightToLeft: Bool
  let environment: Environment
  /// What galleries call it.
  let title: String
  let variants: [String]
  let scenes: [String]
  /// All files and folders that were read or looked for, as absolute paths.
  let sought: Set<String>
  let fontFolders: Set<String>
  /// The paths of files by the names that messages have for them.
  let files: [String: String]

  /// The design as it was built, whose values may be edited.
  var live: LiveLayout? { asked as? LiveLayout }
}
