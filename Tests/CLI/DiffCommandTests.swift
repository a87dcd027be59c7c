import Foundation
import Testing

@Suite struct `The command diff` {
  private let design = "version: 1\ncanvas: 40x40\nview: {background: red}\n"

  @Test func `can't decide what can't be read`() throws {
    try withFolder(["a.yaml": design, "broken.yaml": "view: 7\n", "folder/x": ""]) { folder in
      for other in ["nowhere.yaml", "folder", "broken.yaml"] {
        for files in [["a.yaml", other], [other, "a.yaml"], [other, other]] {
          let run = try Built(["diff"] + files, in: folder)
          #expect(run.status == 2, "\(files)")
          #expect(run.error.hasPrefix(other), "\(files): \(run.error)")
          #expect(run.output.isEmpty)
        }
      }
      let told = try Built(["diff", "a.yaml", "nowhere.yaml", "--json"], in: folder).results()
      #expect(told?.first?["outcome"] as? String == "undecided")
      #expect(told?.first?["message"] as? String == "there is no such file")
    }
  }

  @Test func `doesn't call broken files the same`() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 7\n"
    let files = [
      "a.yaml": design, "empty.png": "", "text.png": "nonsense", "pointer.png": pointer,
      "broken.scene": "snapline-scene nonsense", "empty.scene": "", "broken.json": "{",
    ]
    try withFolder(files) { folder in
      #expect(try Built(["render", "a.yaml", "-o", "whole.png"], in: folder).status == 0)
      let whole = try Data(contentsOf: URL(filePath: folder("whole.png")))
      try whole.dropLast(4).write(to: URL(filePath: folder("cut.png")))
      try whole.prefix(8).write(to: URL(filePath: folder("signature.png")))
      for file in folder.names.sorted() {
        try FileManager.default.copyItem(atPath: folder(file), toPath: folder("copy-" + file))
        let run = try Built(["diff", file, "copy-" + file], in: folder)
        let isSound = ["a.yaml", "whole.png"].contains(file)
        #expect(run.status == (isSound ? 0 : 2), "\(file)")
        #expect(run.error.isEmpty == isSound, "\(file)")
      }
    }
  }
}
