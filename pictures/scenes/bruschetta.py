"""Toasted bread with tomatoes and basil on a board."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from mathutils import noise
from props_goods import *
from props_food import slice_of_bread
from props_goods import _dressed, _shape


def dice(skin: Surface, seed: float):
    """A cube of tomato: one side is skin, the corners have given way."""
    thing = box((0, 0, -5), (1, 0.9, 0.7), skin, 0.33)
    roughen(thing, 0.75, 0.6, seed)
    return thing


def topping(at: Place, turn: float, flesh: list, green: Surface, oil: Surface) -> None:
    a = math.radians(turn)
    for level, (count, spread) in enumerate(((44, (0.056, 0.034)), (30, (0.046, 0.026)), (14, (0.03, 0.016)))):
        for x, y, _ in scattered(count, (0, 0, 0), spread, 0.0078):
            u, v = x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)
            copy(random.choice(flesh), (at[0] + u, at[1] + v, at[2] + 0.0032 + 0.0062 * level), tuple(random.uniform(0, 360) for _ in range(3)), random.uniform(0.0066, 0.0105))
    for k in range(3):
        leaf((at[0] + random.uniform(-0.018, 0.018), at[1] + random.uniform(-0.01, 0.01), at[2] + 0.023), random.uniform(0.02, 0.03), random.uniform(0.013, 0.019), green, (random.uniform(-12, 12), random.uniform(-24, -8), random.uniform(0, 360)), 0.35, 0.45)
    drop = ball((0, 0, -5), 1, oil, (1, 1, 0.4))
    for x, y, _ in scattered(12, at, (0.055, 0.03), 0.008):
        copy(drop, (x, y, at[2] + 0.0006), (0, 0, 0), random.uniform(0.001, 0.002))


studio(137)
stage("#4d3221", "#8a6240", "#c2b197")
napkin("#c9beaa", (0.12, 0.03, 0), -16, (0.4, 0.3))
box((0.0, 0.01, 0.0125), (0.34, 0.19, 0.019), timber("#8a5c34", "#c4955f", 0.5), 0.006, (0, 0, 5))
red = Surface("#b5250f", 0.14, subsurface=0.1, specular=0.6)
red.body.inputs["Subsurface Radius"].default_value = (0.005, 0.002, 0.001)
red.wear("Base Color", red.mix(red.node("ObjectInfo").outputs["Random"], red.ramp(red.noise(1.6, 4), (0.3, "#9a1a0a"), (0.55, "#c0321a"), (0.75, "#d4603a")), "#c8391e"))
pieces = [dice(red, k + 1) for k in range(4)]
green, oil = basil(), Surface("#b59a1c", 0.04, transmission=0.4, specular=0.7)
for at, turn in (((-0.1, 0.03, 0.0305), 74), ((-0.008, 0.0, 0.0305), 66), ((0.088, 0.02, 0.0305), 80)):
    slice_of_bread(at, (0, 0, turn), 0.017, True)
    topping((at[0], at[1], at[2] + 0.009), turn, pieces, green, oil)
for x, y in ((-0.055, -0.1), (0.1, -0.105)):
    leaf((x, y, 0.004), 0.036, 0.024, green, (8, -12, random.uniform(0, 360)), 0.35, 0.3)
tomato((-0.13, 0.19, 0), 0.019, (20, 10, 0))
tomato((-0.16, 0.225, 0), 0.02, (-20, 15, 60))
crumbs(70, (0.02, -0.075, 0.0225), (0.13, 0.02), plain("#c99a5c", 0.9), (0.0005, 0.0016))
daylight(-1, 72, 0.7, 0.9)
camera((0.03, -0.5, 0.3), (-0.005, 0.0, 0.025), 58, 4.5, (0, -0.04, 0.045))
shoot("bruschetta", (1440, 1080), 5)
