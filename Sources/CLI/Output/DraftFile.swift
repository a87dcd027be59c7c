internal import Glibc
internal import SnaplineSnapshots

/// A file under a name of chance, beside the place that it gets when it is whole.
///
/// A signal that ends the command takes it away.
struct DraftFile: ~Copyable {
  /// The open file, which whoever writes it closes.
  let file: CInt
  private let path, target: String
  private let guarded: UnfinishedFile

  /// Fails with the system's number.
  init(for target: String) throws(OutputFile.WriteFailure) {
    // By chance and not by the process' number, which two machines on one disk may share.
    let chance = String(UInt64.random(in: 0 ... .max), radix: 36)
    self.target = target
    path = join(split(target).folder ?? ".", ".snapline-\(chance).part")
    guarded = UnfinishedFile(path)
    file = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else {
      let number = errno
      guarded.finish()
      throw OutputFile.WriteFailure(number: number)
    }
  }

  /// Gives the file its place; gives the system's number of what failed, or 0, and then it is gone.
  consuming func keep() -> CInt {
    guard unsafe rename(path, target) != 0 else {
      guarded.finish()
      return 0
    }
    let number = errno
    discard()
    return number
  }

  /// Takes the file away.
  consuming func discard() {
    unsafe unlink(path)
    guarded.finish()
  }
}
