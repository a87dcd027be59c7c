// A file that imports both `Testing` and `UIKit` also imports a module of this name, which the
// toolchain has on Apple's systems alone. There is nothing to add here.
