import SnapKit
import Snapline
import UIKit

print(UIView.self, ConstraintMaker.self, Label.self)
