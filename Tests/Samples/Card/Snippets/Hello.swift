import Foundation
import Snapline

let card = View(backgroundColor: .systemBackground)
card.addSubview(Label(text: "Hello"), filling: .layoutMargins, insets: .all(8))
let png = try card.rendered(size: CGSize(width: 320, height: 200), scale: 2).png()

try png.write(to: URL(filePath: CommandLine.arguments[1]))
