import Card
import Foundation
import Snapline

let run = Run(
  title: "Along the Vltava",
  day: "Sunday, 4 October",
  seconds: [331, 322, 318, 327, 309, 301, 295, 304]
)
let card = RunCard(run).constrain(width: 320)
try card.rendered(scale: 2).png().write(to: URL(filePath: "run.png"))
