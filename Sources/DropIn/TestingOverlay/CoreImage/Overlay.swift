// The module that a file imports which imports `Testing` and `CoreImage`: see that of `UIKit`.
