"""A bottle of olive oil, bread and a dish of olives."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from mathutils import noise
from studio import *
from props_table import *
from props_food import *
from props_table import _dressed, _shape


def bottle(at: Place) -> None:
    """Dark green glass with a label and a stopper of cork."""
    green = Surface("#1d2a10", 0.04, specular=0.7, clearcoat=1)
    deep = green.node("LayerWeight", Blend=0.35).outputs["Facing"]
    green.wear("Base Color", green.ramp(deep, (0, "#4a5410"), (0.45, "#2a340e"), (1, "#0d1407")))
    r = 0.0325
    lathe(at, [(0, 0.002), (r - 0.005, 0), (r - 0.001, 0.002), (r, 0.006), (r, 0.15), (r, 0.158), (r * 0.86, 0.172), (r * 0.5, 0.188), (0.0128, 0.2), (0.0125, 0.236), (0.0125, 0.236), (0.0155, 0.2375), (0.0158, 0.2465), (0.014, 0.249), (0.0095, 0.249), (0.0092, 0.24)], green)
    cork = plain("#b98d5c", 0.9)
    cork.wear("Base Color", cork.ramp(cork.noise(420, 4), (0.35, "#7d5632"), (0.5, "#b98b58"), (0.7, "#d0a877")))
    cylinder((at[0], at[1], at[2] + 0.2535), 0.0092, 0.02, cork, 0.0012)
    label = paper("#e8dec8")
    points = []
    for z in (0.045, 0.115):
        for k in range(25):
            a = math.radians(-97 + (k / 24 - 0.5) * 125)
            points.append(((r + 0.0003) * math.cos(a), (r + 0.0003) * math.sin(a), z))
    _dressed(_shape(points, [(k, k + 1, k + 26, k + 25) for k in range(24)]), at, (0, 0, 0), label)
    ink = plain("#4a5230", 0.8)
    for low, turn, long in ((0, 32, 0.017), (0.004, 150, 0.016), (0.009, 40, 0.015), (0.013, 138, 0.014), (0.018, 52, 0.012), (0.02, 118, 0.012), (-0.012, 88, 0.036)):
        points = []
        for i in range(13):
            u = i / 12
            for side in (-1, 1):
                along, half, a = u * long, (0.16 if long < 0.03 else 0.012) * long * math.sin(math.pi * u) ** 0.8 * side, math.radians(turn)
                x, z = along * math.cos(a) - half * math.sin(a), along * math.sin(a) + half * math.cos(a)
                angle = math.radians(-97) + x / r
                points.append(((r + 0.0006) * math.cos(angle), (r + 0.0006) * math.sin(angle), 0.066 + low + z))
        _dressed(_shape(points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(12)]), at, (0, 0, 0), ink)


studio(33)
planks(2.4, 0.95, timber("#4d3221", "#8a6240", 0.5), 6, middle=(0, 0.1, 0))
room(2.4, "#c2b197", window_at=-0.8, shelf_at=0.64)
greenery((-0.12, 1.9, -0.05), 0.2, 70)
draped(0.42, 0.28, linen("#c9beaa"), (0.09, -0.01, 0), -18, [(-0.16, -0.07, 70, 0.011), (0.16, 0.08, 35, 0.012), (0.15, -0.09, 110, 0.009)])
board = box((0.075, 0.0, 0.0125), (0.25, 0.16, 0.018), timber("#8a5c34", "#c4955f", 0.5), 0.005, (0, 0, -14))
bottle((-0.085, 0.05, 0))
slice_of_bread((0.105, 0.022, 0.0305), (0, 0, 12))
slice_of_bread((0.118, 0.002, 0.0478), (4, -3, -24))
olives((0.015, -0.045, 0.0215), 14)
crumbs(60, (0.09, -0.045, 0.0215), (0.08, 0.03), plain("#c99a5c", 0.9), (0.0005, 0.0016))
for x, y, turn in ((-0.075, -0.055, 15), (-0.068, -0.06, 60), (-0.085, -0.05, -30)):
    leaf((x, y, 0.002), 0.05, 0.011, plain("#66734a", 0.55), (8, -6, turn + 150), 0.2, 0.25)
daylight(-1, 80)
camera((0.05, -0.9, 0.33), (0.012, 0.0, 0.098), 57, 4, (0.02, -0.03, 0.05))
shoot("olive-oil", (1440, 1080), 5)
