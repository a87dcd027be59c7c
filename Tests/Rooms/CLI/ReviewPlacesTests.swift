import Foundation
import Testing

@Suite struct `What test leaves, review sees` {
  private let design = "version: 1\ncanvas: 40x40\nview: {background: red}\n"

  @Test func `through a link to a folder of baselines`() throws {
    try withFolder(["Package.swift": "", "in/card.yaml": design, "kept/x": ""]) { folder in
      // The last one leads round in a circle.
      let links = "ln -s ../kept in/card.snapshots; ln -s . in/round.snapshots"
      let run = try Built(shell: "\(links); $snapline test", in: folder)
      #expect(run.status == 1)
      #expect(folder.names.contains("kept/card.new.scene"))
      let list = try Built(["review", "--list"], in: folder)
      #expect(list.output.hasSuffix("\n  new  in/card.snapshots/card  (scene)\n"))
      #expect(list.status == 1)
      #expect(try Built(["review", "--accept-all"], in: folder).status == 0)
      #expect(try Built(["test"], in: folder).output == "1 same\n")
    }
  }

  @Test func `in a hidden folder`() throws {
    try withFolder(["Package.swift": "", ".hidden/card.yaml": design]) { folder in
      #expect(try Built(["test", ".hidden"], in: folder).status == 1)
      let list = try Built(["review"], in: folder)
      #expect(list.output.hasSuffix("\n  new  .hidden/card.snapshots/card  (scene)\n"))
      #expect(try Built(["review", "--accept-all"], in: folder).status == 0)
      #expect(try Built(["test", ".hidden"], in: folder).status == 0)
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")))
  func `or else it says which folder can't be read`() throws {
    let files = ["Package.swift": "", "a.snapshots/a.new.txt": "", "locked/b.snapshots/x": ""]
    try withFolder(files) { folder in
      // Who may read everything must first give that up.
      let run = try Built(
        shell: """
          cp $snapline snapline; chmod 755 . snapline a.snapshots; chmod 000 locked
          [ $(id -u) = 0 ] && other="setpriv --reuid 65534 --regid 65534 --clear-groups"
          $other ./snapline review; status=$?; chmod 755 locked; exit $status
          """,
        in: folder
      )
      #expect(run.status == 2)
      #expect(run.output.hasSuffix("\n  new  a.snapshots/a  (txt)\n"))
      #expect(run.error.contains("locked: error: can't be read"))
    }
  }

  @Test func `or else it says which settings are wrong`() throws {
    try withFolder(["Package.swift": "", ".snapshots": "kept: both", "in/.snapshots": ""]) {
      folder in
      let run = try Built(["review"], in: folder)
      #expect(run.status == 2)
      #expect(run.error.contains("'kept: both' says nothing known"))
      #expect(run.error.split(separator: "says nothing known").count == 2)
    }
  }
}
