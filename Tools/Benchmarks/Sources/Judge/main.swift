import Foundation
import Snapline
import SnaplineDocuments

let root = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL.path
let (features, gallery) = (root + "/Snapshots/Features", root + "/Snapshots/Gallery")
var judge = try Judge(folder: root + "/.build/judge")
for pictures in [features + "/samples", gallery + "/pictures"] {
  let name = URL(filePath: pictures).lastPathComponent
  try FileManager.default.copyItem(atPath: pictures, toPath: judge.folder + "/" + name)
}
let viewers = Viewer.all(in: judge.folder)

let scenes = try JudgedScene.all(
  in: String(contentsOfFile: root + "/Tools/Benchmarks/Fixtures/judge.txt", encoding: .utf8)
)
for scale in [1, 2, 3] {
  let round = try Round(scenes, scale: scale, folder: judge.folder)
  for viewer in viewers { try judge.judge(round, by: viewer) }
}

let designs = try [features, gallery].flatMap { folder in
  try FileManager.default.contentsOfDirectory(atPath: folder)
    .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted()
    .map { (name: $0, scene: try Design(contentsOf: folder + "/" + $0).drawing(scale: 2).scene) }
}
let sheets = try Round(designs, scale: 2)
for viewer in viewers { try judge.judge(sheets, by: viewer) }

print("the worst cases are pictures in \(judge.folder): ours, theirs, and in red what differs")
print((["judge", "scenes=\(scenes.count)"] + judge.figures).joined(separator: " "))
exit(judge.isContent ? 0 : 1)
