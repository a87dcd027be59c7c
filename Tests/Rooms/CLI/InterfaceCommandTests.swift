import Foundation
import TestSupport
import Testing

private let fixtures = Checkout.fixture("InterfaceBuilder")

@Suite struct `The command render, of Interface Builder's documents` {
  private var storyboard: String { fixtures + "/Containers.storyboard" }

  @Test func `draws each scene into a folder`() throws {
    try withFolder { folder in
      let run = try Built(["render", storyboard, "-o", "pictures/"], in: folder)
      #expect(run.status == 0, "\(run.error)")
      let names = folder.names.filter { $0.hasPrefix("pictures/") }
      #expect(
        names == [
          "pictures/Containers.Detail.png", "pictures/Containers.Home.png",
          "pictures/Containers.Plain.png",
        ]
      )
    }
  }

  @Test func `draws scenes whose names differ in what no file's name has`() throws {
    let scenes = ["a/b", "a:b"].enumerated().map { place, title in
      """
      <scene sceneID="s\(place)"><objects><viewController title="\(title)" id="c\(place)" \
      sceneMemberID="viewController"><view key="view" id="v\(place)"><rect key="frame" x="0" y="0" \
      width="9" height="9"/></view></viewController></objects></scene>
      """
    }
    let text = "<document><scenes>\(scenes.joined())</scenes></document>"
    try withFolder(["Main.storyboard": text]) { folder in
      let run = try Built(["render", folder("Main.storyboard")], in: folder)
      #expect(run.status == 0, "\(run.error)")
      expectEqual(folder.names, ["Main.a-b-2.png", "Main.a-b.png", "Main.storyboard"])
    }
  }

  @Test func `draws one scene into one file, and not several`() throws {
    try withFolder { folder in
      let one = try Built(["render", storyboard, "--scene", "Home", "-o", "home.svg"], in: folder)
      #expect(one.status == 0 && one.error.isEmpty, "\(one.error)")
      #expect(folder.text(of: "home.svg")?.hasPrefix("<svg") == true)
      let all = try Built(["render", storyboard, "-o", "all.svg"], in: folder)
      #expect(all.status == 1)
      #expect(all.error.contains("its 3 scenes don't fit into one file"))
      #expect(!folder.names.contains("all.svg"))
    }
  }

  @Test func `draws scenes as pages of one file`() throws {
    try withFolder { folder in
      let run = try Built(["render", storyboard, "-o", "all.pdf"], in: folder)
      #expect(run.status == 0, "\(run.error)")
      let file = try Data(contentsOf: URL(fileURLWithPath: folder("all.pdf")))
      #expect(String(decoding: file, as: UTF8.self).contains("/Count 3"))
    }
  }

  @Test func `tells of a scene that isn't there by the nearest`() throws {
    try withFolder { folder in
      let run = try Built(["render", storyboard, "--scene", "Hom", "-o", "a.png"], in: folder)
      #expect(run.status == 1)
      #expect(run.error.contains("did you mean 'Home'?"))
    }
  }

  @Test func `says where the views of all scenes stand`() throws {
    try withFolder { folder in
      let run = try Built(["render", storyboard, "--format", "json", "-o", "-"], in: folder)
      let read = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let views = try #require(read?["views"] as? [[String: Any]])
      let home = try #require(views.first { $0["id"] as? String == "hOm-e0-001-b" })
      expectEqual(home["frame"] as? [Double], [0, 103, 393, 666])
      #expect(home["scene"] as? String == "Home")
    }
  }
}
