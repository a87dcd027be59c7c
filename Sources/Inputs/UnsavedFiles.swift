/// What files would hold if an edit that is being tried were saved.
package enum UnsavedFiles {
  /// The bytes of files by their paths from the root, through no link.
  @TaskLocal package static var bytes: [String: [UInt8]] = [:]
}
