"""A piece of tiramisu on a plate, dusted with cocoa."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from mathutils import noise
from studio import *
from props_table import *
from props_food import *
from props_table import _dressed, _shape

WIDE, DEEP = 0.078, 0.064


studio(41)
planks(2.4, 0.95, timber("#4d3221", "#8a6240", 0.5), 6, middle=(0, 0.1, 0))
room(2.4, "#c2b197", window_at=-0.8, shelf_at=0.64)
greenery((-0.12, 1.9, -0.05), 0.2, 70)
draped(0.4, 0.3, linen("#cfc4b0"), (0.03, 0.02, 0), 14, [(-0.16, -0.09, 70, 0.011), (0.17, 0.08, 50, 0.012), (0.17, -0.09, 110, 0.01)])
plate((0, 0, 0.003), 0.1, stoneware("#7c8583", "#37332e", rim="#94704b", top=0.0175, rough=0.3), 0.014)
z = 0.0105
cream, cake = mascarpone(), sponge()
for k, (high, of, swell, rough, top) in enumerate(((0.0125, cake, 0.0003, 0.002, 0), (0.0115, cream, 0.0017, 0.0013, 0), (0.0125, cake, 0.0004, 0.002, 0), (0.013, cream, 0.0018, 0.0013, 0), (0.0022, cocoa(), 0.0004, 0.001, 0.0016))):
    layer((-0.006, 0.006, z), high, of, swell, rough, k * 3.3, top)
    z += high - 0.0012
dust = plain("#46280f", 0.95)
crumbs(420, (0.0, 0.0, 0.0102), (0.058, 0.055), dust, (0.00015, 0.0006))
crumbs(130, (0.0, 0.0, 0.0105), (0.06, 0.055), dust, (0.0004, 0.0011))
green = basil()
for turn, size, tip in ((-30, 0.62, -18), (95, 0.6, -25), (215, 0.5, -15)):
    leaf((0.004, 0.004, z + 0.0025), 0.032 * size, 0.02 * size, green, (0, tip, turn), 0.3, 0.5)


fork((0.132, -0.02, 0.0042), -10, cutlery())
daylight(-1, 64)
camera((0.05, -0.37, 0.175), (0.006, 0.002, 0.027), 60, 4, (0, -0.03, 0.035))
shoot("tiramisu", (1440, 1080), 5)
