// The module that a file imports which imports `Testing` and `CoreGraphics`: see that of `UIKit`.
