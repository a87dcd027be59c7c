/// Why a server can't begin.
package enum ServerFault: Error, Hashable {
  /// Another program listens there.
  case portInUse(UInt16)
  /// Only the administrator may listen there.
  case portNotAllowed(UInt16)
  /// A call of the system failed, with the system's number for the reason.
  case system(call: String, code: CInt)
}
