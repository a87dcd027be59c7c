import SnaplineAsking
import SnaplineDesigns
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineInputs
import SnaplineInterfaceBuilder
import SnaplineLayout
import Synchronization

/// The list of designs, and all that can be chosen.
extension PreviewSession {
  struct ListAnswer: Encodable {
    struct Entry: Encodable {
      let n: Int
      let name: String
      let title: String
      let kind: String
    }

    let tool: String
    let mode: String
    let readOnly: Bool
    let designs: [Entry]
    let choices: [String: [PreviewHost.Choice]]
    let overlays: [String]
    let features: [String]
    let messages: [MessageAnswer]
  }

  var listAnswer: ListAnswer {
    let (listing, entries) = state.withLock { state in
      let entries = state.listing.inputs.map { input in
        ListAnswer.Entry(
          n: state.number(of: input),
          name: input.name,
          title: FileName(input.name).stem,
          kind: input.isSwift ? "swift" : input.isInterface ? "interface" : "design"
        )
      }
      return (state.listing, entries)
    }
    let words = words([:])
    return ListAnswer(
      tool: host.tool,
      mode: "preview",
      readOnly: host.isReadOnly,
      designs: entries,
      choices: host.values,
      overlays: Overlay.allCases.map(\.rawValue),
      features: Self.features,
      messages: listing.messages.map(words.message)
    )
  }
}
