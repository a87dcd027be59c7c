import Foundation
import TestSupport
import Testing

/// File systems of a test's own, which nothing else sees.
private enum OwnMounts {
  /// Becomes the root of a namespace where the system lets anybody do that.
  static let words = "unshare --mount --map-root-user"
  static let areAllowed: Bool = {
    let line = "\(words) sh -c 'mount -t tmpfs -o size=64k tmpfs /mnt'"
    return (try? Built(shell: line).status) == 0
  }()
  static let reason: Comment = "this system lets nobody mount a file system of their own"
}

@Suite(.enabled(if: OwnMounts.areAllowed, OwnMounts.reason))
struct `A report that can't be written` {
  /// What is said where a script of the shell runs with mounts of its own.
  private func told(_ script: String, in folder: Folder) throws -> Built {
    try folder.write(script, to: "script.sh")
    return try Built(shell: "\(OwnMounts.words) bash -e script.sh", in: folder)
  }

  @Test func `says that its folder is read-only, and that of the results`() throws {
    try withRun { folder in
      _ = try Built(["test"], in: folder)
      try folder.write("", to: "disk/.keep")
      let fixed = """
        mount -t tmpfs -o ro tmpfs disk
        $snapline report -o disk/page
        """
      let told = try told(fixed, in: folder)
      #expect(told.status == 2 && told.output.isEmpty)
      #expect(
        told.error.hasPrefix(
          "disk/page: error: can't be written [unwritable]\n  Read-only file system\n"
        ),
        "\(told.error)"
      )
      let names = folder.names
      let kept = """
        mount --bind .snapline .snapline
        mount -o remount,bind,ro .snapline
        $snapline report
        """
      let refused = try self.told(kept, in: folder)
      #expect(refused.status == 2 && refused.output.isEmpty)
      #expect(
        refused.error.contains("/.snapline/report: error: can't be written")
          && refused.error.contains("Read-only file system"),
        "\(refused.error)"
      )
      // Elsewhere it can be written all the same.
      let elsewhere = try self.told(kept + " -o page", in: folder)
      #expect(elsewhere.output == "page/index.html\n", "\(elsewhere.error)")
      #expect(Set(names).isSubset(of: folder.names))
    }
  }

  @Test func `says that the disk is full, leaves the older one and nothing else`() throws {
    try withRun { folder in
      _ = try Built(["test"], in: folder)
      try folder.write("", to: "disk/.keep")
      // However much room there is, from none to nearly enough.
      let script = """
        mount -t tmpfs -o size=1m tmpfs disk
        $snapline report -o disk/page >/dev/null 2>&1 || [ $? = 2 ]
        before=$(cd disk && find . -type f -exec sha256sum {} + | sort)
        for room in 0 8 80; do
          head -c 1m /dev/zero >disk/filling 2>/dev/null || true
          truncate -s "$(($(stat -c %s disk/filling) - room * 1024))" disk/filling
          status=0; $snapline report -o disk/page 2>said || status=$?
          rm disk/filling
          grep -q 'No space left on device' said || { echo "$room:"; cat said; }
          [ $status = 2 ] || echo "$room ends with $status"
          [ "$before" = "$(cd disk && find . -type f -exec sha256sum {} + | sort)" ] || echo "$room changes it"
          [ "$(ls -A disk)" = page ] || ls -A disk
          head -c 1m /dev/zero >disk/filling 2>/dev/null || true
          truncate -s "$(($(stat -c %s disk/filling) - room * 1024))" disk/filling
          status=0; $snapline report --single-file -o disk/page.html 2>said || status=$?
          rm disk/filling
          grep -q 'No space left on device' said || { echo "$room, one file:"; cat said; }
          [ $status = 2 ] && [ "$(ls -A disk)" = page ] || echo "$room, one file, ends with $status"
        done
        """
      let told = try told(script, in: folder)
      expectEqual(told.output + told.error, "")
      expectEqual(told.status, 0)
    }
  }
}
