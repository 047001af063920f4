"""Three notebooks bound in linen, stacked, and a pencil on top of them."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from studio import *
from props_table import *

studio(11)
planks(2.4, 0.95, timber("#6a4729", "#b58a5c", 0.5), 6, middle=(0, 0.1, 0))
room(2.4, "#cbb9a0", window_at=-0.85, shelf_at=0.6)
greenery((-0.15, 1.8, -0.2), 0.2, 70)
draped(0.6, 0.42, linen("#d8cdb9"), (-0.02, 0.02, 0), -12, [(-0.2, -0.1, 60, 0.013), (0.2, 0.1, 30, 0.012), (0.22, -0.1, 110, 0.01)])
high = 0.017 + 2 * BOARD
notebook((0, 0.01, 0.006), "#33475a", "#b58a4a", -20)
notebook((0.004, 0.008, 0.006 + high), "#8d9276", None, -15)
notebook((-0.003, 0.012, 0.006 + 2 * high), "#b0603c", "#e0d3b8", -29)
pencil((0.0, 0.005, 0.006 + 3 * high + 0.0002), 38)
daylight(-1, 70)
camera((0.1, -0.64, 0.275), (0.0, 0.0, 0.033), 64, 4, (0.0, -0.05, 0.06))
shoot("notebooks", (1440, 1080), 5)
