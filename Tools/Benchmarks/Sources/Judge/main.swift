import Foundation
import Snapline
import SnaplineDocuments

let root = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL.path
let gallery = root + "/Snapshots/Gallery"
var judge = try Judge(folder: root + "/.build/judge")
try FileManager.default.copyItem(
  atPath: root + "/Snapshots/Features/samples",
  toPath: judge.folder + "/samples"
)
let cases = Cases(
  folder: judge.folder,
  browser: Browser(folder: judge.folder),
  viewer: DrawingViewer(folder: judge.folder)
)

let scenes = try JudgedScene.all(
  in: String(contentsOfFile: root + "/Tools/Benchmarks/Fixtures/judge.txt", encoding: .utf8)
)
for scale in [1, 2, 3] { try cases.judge(scenes, scale: scale, by: &judge) }

let designs = try [root + "/Snapshots/Features", gallery].flatMap { folder in
  try FileManager.default.contentsOfDirectory(atPath: folder)
    .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted()
    .map { (name: $0, scene: try Design(contentsOf: folder + "/" + $0).drawing(scale: 2).scene) }
}
try cases.judge(designs, by: &judge)

print("the worst cases are pictures in \(judge.folder): ours, theirs, and in red what differs")
print((["judge", "scenes=\(scenes.count)"] + judge.figures).joined(separator: " "))
exit(judge.isContent ? 0 : 1)
