import Dispatch
import SnaplineDocuments
import SnaplineInputs

/// The trees of designs whose edges are being pulled, until a picture at rest follows.
///
/// They belong to the queue of pictures.
final class PicturesInMotion: @unchecked Sendable {
  private let queue: DispatchQueue
  private var pulled: [(input: AnyObject, trees: KeptTrees)] = []

  /// As many as a page may show side by side and pull at once; their trees take memory.
  private static let most = 4

  init(on queue: DispatchQueue) { self.queue = queue }

  /// The trees that a picture is drawn by; nothing for one at rest, and for one of bytes that aren't saved,
  /// which are read anew each time.
  func trees(of input: ReadInput, for choices: PreviewChoices) -> KeptTrees? {
    guard case .design = input.content, UnsavedFiles.bytes.isEmpty else { return nil }
    dispatchPrecondition(condition: .onQueue(queue))
    guard choices.isMoving else {
      pulled = []
      return nil
    }
    if let known = pulled.first(where: { $0.input === input.identity }) { return known.trees }
    if pulled.count == Self.most { pulled.removeFirst() }
    let trees = KeptTrees()
    pulled.append((input.identity, trees))
    return trees
  }
}
