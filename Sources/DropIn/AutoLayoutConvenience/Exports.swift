@_exported public import SnaplineHelpers
