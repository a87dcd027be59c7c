// The module that a file imports which imports `Testing` and `AppKit`: see that of `UIKit`.
