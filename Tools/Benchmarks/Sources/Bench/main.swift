import Foundation
import Frame

exit(
  run(
    [.start],
    arguments: Array(CommandLine.arguments.dropFirst()),
    article: Checkout.performanceArticle
  )
)
