import SnaplineAsking
import SnaplineDiagnostics
import SnaplineDocuments

/// What of a view can be changed in its file.
struct ValuesAnswer: Encodable {
  struct Edit: Encodable {
    let file: Int
    let version: String
    let start: Int
    let end: Int
  }

  struct Value: Encodable {
    let name: String
    let kind: String
    let value: String
    let label: String
    let place: PlaceAnswer?
    let edit: Edit?
    let readOnly: String?
  }

  let values: [Value]
}
