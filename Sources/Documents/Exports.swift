@_exported public import SnaplineInputs
