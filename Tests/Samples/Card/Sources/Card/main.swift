import Snapline

let grid = PixelGrid(scale: 2)
print(grid.ceil(20.287))
