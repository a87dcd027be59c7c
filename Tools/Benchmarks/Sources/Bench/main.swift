import Foundation
import Frame

exit(
  run(
    [.start, .snapshots],
    arguments: Array(CommandLine.arguments.dropFirst()),
    article: Checkout.performanceArticle
  )
)
