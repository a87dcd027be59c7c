/// Binds as `+` does: `a == b + 10 ~ 500` is `a == ((b + 10) ~ 500)`.
infix operator ~ : AdditionPrecedence
