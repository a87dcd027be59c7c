import Snapline

/// Called by libFuzzer with one input after the other.
///
/// What is read as a scene, such as a baseline that somebody sends, can be written, read again as the same, and
/// painted or refused in each format.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let document = try? SceneDocument(utf8: bytes) else { return 0 }
  guard let again = try? SceneDocument(utf8: document.utf8) else {
    preconditionFailure("what was read can't be read again")
  }
  precondition(again.utf8 == document.utf8, "it isn't written the same again")
  let scene = document.scene
  let side = max(scene.size.width, scene.size.height) * max(scene.scale, 1)
  guard side <= 300 else { return 0 }
  let picture = Picture(scene: scene)
  _ = try? picture.bitmap()
  _ = try? picture.svg()
  _ = try? picture.pdf()
  return 0
}
