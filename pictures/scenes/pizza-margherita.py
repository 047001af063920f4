"""A pizza from above on a round board on an old table, with room for words at the left."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from mathutils import noise
from studio import *
from props_table import *
from props_food import *

AT = (0.125, -0.005, 0.022)


studio(5)
planks(1.6, 1.2, timber("#2f1f15", "#6b4a31", 0.55), 8, turn=4)
board = cylinder((AT[0], AT[1], 0.0105), 0.195, 0.019, floured(timber("#8a5c34", "#c4955f", 0.5), AT, 0.24), 0.004, (0, 0, 22))
pizza(AT)
green = basil()
for x, y, turn, size in ((-0.03, 0.02, 40, 1), (0.035, 0.045, 200, 0.85), (-0.005, 0.03, 110, 0.9), (0.055, -0.055, -50, 0.95), (-0.07, -0.065, 140, 0.8), (-0.085, 0.05, 10, 0.75)):
    leaf((AT[0] + x, AT[1] + y, AT[2] + 0.0115), 0.056 * size, 0.036 * size, green, (random.uniform(-14, 14), random.uniform(-16, -6), turn), 0.35, 0.3)
for x, y, turn, size in ((-0.215, 0.148, 30, 1.1), (-0.205, 0.15, 150, 0.9), (-0.21, 0.142, 265, 0.8), (-0.13, -0.165, 60, 0.8)):
    leaf((x, y, 0.004), 0.046 * size, 0.029 * size, green, (random.uniform(-10, 10), -12, turn), 0.35, 0.3)
tomato((-0.27, 0.135, 0.0), 0.0165, (20, 15, 0))
tomato((-0.292, 0.165, 0.0), 0.018, (-35, 10, 40))
crumbs(90, (-0.05, -0.05, 0), (0.26, 0.2), plain("#f3ead8", 0.9), (0.0004, 0.0011))
draped(0.3, 0.5, linen("#c9bda6"), (0.4, 0.12, 0), 12, [(-0.09, 0.0, 80, 0.013), (-0.05, -0.15, 60, 0.011)])
lamp((-0.8, 0.95, 0.62), (0.08, 0, 0), 62, 0.7, "#ffdfb8", 0.8)
lamp((0.9, -0.8, 0.9), (0, 0, 0), 5, 1.2, "#cfdcf2")
camera((0.0, -0.27, 0.93), (0.0, -0.002, 0.0), 50, 6.3, (0.1, -0.04, 0.03))
bpy.context.scene.cycles.max_bounces, bpy.context.scene.cycles.diffuse_bounces = 5, 2
shoot("pizza-margherita", (2000, 1333), 5)
