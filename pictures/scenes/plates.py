"""A pile of speckled plates and two bowls."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from studio import *
from props_table import *


def bowl(at: Place, radius: float, of: Surface, turn: float) -> None:
    r = radius
    lathe(at, [(0, 0.003), (0.42 * r, 0.003), (0.43 * r, 0), (0.48 * r, 0), (0.56 * r, 0.06 * r), (0.84 * r, 0.3 * r), (0.98 * r, 0.62 * r), (r, 0.66 * r), (0.985 * r, 0.685 * r), (0.95 * r, 0.66 * r), (0.8 * r, 0.33 * r), (0.52 * r, 0.12 * r), (0, 0.09 * r)], of, turn=(0, 0, turn))


studio(12)
planks(2.4, 0.95, timber("#6a4729", "#b58a5c", 0.5), 6, middle=(0, 0.1, 0))
room(2.4, "#cbb9a0", window_at=-0.8, shelf_at=0.64)
greenery((-0.12, 1.9, -0.05), 0.2, 70)
draped(0.56, 0.4, linen("#c7bba5"), (0.02, 0.02, 0), 13, [(-0.23, -0.1, 70, 0.011), (0.23, 0.1, 50, 0.012), (0.24, -0.12, 110, 0.01)])
z = 0.003
for k in range(4):
    plate((random.uniform(-0.002, 0.002), random.uniform(-0.002, 0.002), z), 0.135, stoneware("#ddd3c1", "#6a4a30", rim="#8f6b49", top=0.0225, foot="#a5805c", rough=0.3), 0.019)
    z += 0.0108
for k in range(3):
    plate((random.uniform(-0.003, 0.003), random.uniform(-0.003, 0.003), z), 0.1, stoneware("#71808a", "#33302c", rim="#8f6b49", top=0.0185, rough=0.3), 0.0155)
    z += 0.0102
for k in range(2):
    bowl((0.004 * k, 0.002, z + 0.001 + 0.016 * k), 0.074, stoneware("#ddd3c1", "#6a4a30", rim="#8f6b49", top=0.0495, rough=0.3), 70 * k)
daylight(-1, 70)
camera((0.06, -0.7, 0.29), (0.0, 0.0, 0.055), 60, 4, (0, -0.08, 0.06))
shoot("plates", (1440, 1080), 5)
