internal import CEpoll
internal import Glibc

/// Wakes the one who waits for it, from any thread: an eventfd.
package struct Bell: ~Copyable, Sendable {
  /// Can be read while it rings.
  package let file: CInt

  package init() throws(ServerFault) {
    file = eventfd(0, CInt(EFD_CLOEXEC | EFD_NONBLOCK))
    guard file >= 0 else { throw .system(call: "eventfd", code: errno) }
  }

  deinit { if file >= 0 { close(file) } }

  package func ring() { eventfd_write(file, 1) }

  package func silence() {
    var count: eventfd_t = 0
    unsafe eventfd_read(file, &count)
  }
}
