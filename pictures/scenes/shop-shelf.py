"""Shelves of a small shop: notebooks, tins, cups, baskets; the wall at the left is left to words."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from studio import *
from props_table import *

BOARDS = (0.62, 0.97, 1.32)
DEEP, FRONT = 0.26, -0.13


def shelves(left: float, right: float) -> None:
    oak, iron = timber("#7d5832", "#bf935f", 0.5), plain("#26241f", 0.5, 0.7)
    for z in BOARDS:
        box(((left + right) / 2, FRONT, z - 0.014), (right - left, DEEP, 0.028), oak, 0.002)
        for x in (left + 0.14, left + 0.82, left + 1.5):
            box((x, -0.125, z - 0.033), (0.024, 0.235, 0.005), iron, 0.001)
            box((x, -0.004, z - 0.09), (0.024, 0.005, 0.13), iron, 0.001)


def pile(at: Place, colors: list[str], turn: float = 90) -> None:
    """Notebooks lying; with 90 degrees their spines look to the front."""
    for k, color in enumerate(colors):
        notebook((at[0] + random.uniform(-0.003, 0.003), at[1] + random.uniform(-0.003, 0.003), at[2] + 0.0003 + k * 0.0222), color, None, turn + random.uniform(-4, 4))


def standing(at: Place, color: str, lean: float = 0) -> None:
    """One notebook on its edge, its back to the front."""
    def make():
        notebook((0, 0, -0.011), color, None, 0)
    group(make, (at[0], at[1], at[2] + LONG / 2 + 0.0005), (90, 0, 90 + lean))


def candle(at: Place, radius: float, high: float, color: str = "#e3cfa6") -> None:
    wax = Surface(color, 0.45, subsurface=0.2)
    wax.body.inputs["Subsurface Radius"].default_value = (0.02, 0.012, 0.006)
    lathe(at, [(0, 0), (radius, 0), (radius, 0), (radius, high - 0.002), (radius - 0.002, high), (radius * 0.5, high - 0.002), (0, high - 0.003)], wax)
    sweep([(at[0], at[1], at[2] + high - 0.003), (at[0] + 0.001, at[1], at[2] + high + 0.008)], [(0.0018, 0.0018)] * 2, plain("#d8cdb8", 0.9), ends=4)


def bowls(at: Place, count: int, radius: float, color: str) -> None:
    of, r = stoneware(color, rim="#8a6440", top=radius * 0.62), radius
    for k in range(count):
        lathe((at[0] + random.uniform(-0.002, 0.002), at[1], at[2] + k * r * 0.2), [(0, 0.002), (0.45 * r, 0.002), (0.45 * r, 0), (0.52 * r, 0), (0.62 * r, 0.1 * r), (0.88 * r, 0.33 * r), (r, 0.62 * r), (0.96 * r, 0.63 * r), (0.84 * r, 0.36 * r), (0.55 * r, 0.13 * r), (0, 0.11 * r)], of, turn=(0, 0, random.uniform(0, 360)))


def vine(at: Place) -> None:
    """A plant in a pot that hangs down over the edge of its board."""
    lathe(at, [(0, 0), (0.045, 0), (0.047, 0.004), (0.06, 0.1), (0.06, 0.105), (0.056, 0.105), (0.053, 0.09), (0, 0.09)], plain("#b0633f", 0.85))
    green = Surface("#5c7440", 0.45)
    green.wear("Base Color", green.ramp(green.node("ObjectInfo").outputs["Random"], (0, "#3c5429"), (0.6, "#5f7a42"), (1, "#8aa05e")))
    first = leaf((0, 0, -5), 0.05, 0.036, green)
    for _ in range(9):
        angle, down = random.uniform(-2.9, -0.2), random.uniform(0.05, 0.42)
        edge = Vector((math.cos(angle) * 0.09, min(-0.03, math.sin(angle) * 0.13), 0))
        path = [(0, 0, 0.095), (edge.x * 0.5, edge.y * 0.5, 0.135), (edge.x, edge.y, 0.1), (edge.x * 1.15, edge.y * 1.08, 0.1 - down * 0.5), (edge.x * 1.2 + random.uniform(-0.02, 0.02), edge.y * 1.05, 0.1 - down)]
        tube([tuple(Vector(p) + Vector(at)) for p in path], 0.0011, green)
        line = _line(path, 7)
        for k, point in enumerate(line[3:]):
            copy(first, tuple(point + Vector(at)), (random.uniform(-30, 30), random.uniform(15, 65), math.degrees(angle) + random.choice((-60, 60, 0)) + random.uniform(-25, 25)), random.uniform(0.6, 1.1))
    for _ in range(34):
        copy(first, (at[0] + random.uniform(-0.03, 0.03), at[1] + random.uniform(-0.03, 0.03), at[2] + random.uniform(0.1, 0.135)), (random.uniform(-20, 20), random.uniform(-40, 30), random.uniform(0, 360)), random.uniform(0.7, 1.1))


from props_table import _line

studio(17)
sheet((0, 0.0, 1), (9, 6), plaster("#d9ccb7", grain=0.003), 2, (90, 0, 0))
shelves(-0.12, 1.75)
low, middle, high = BOARDS
pile((0.07, -0.13, middle), ["#33475a", "#8d9276", "#b0603c", "#c9b48a"])
mug((0.07, -0.13, middle + 0.091), 200, "#5d6b6c")
for k, color in enumerate(("#b0603c", "#c9b48a", "#33475a", "#8d9276", "#7a3b2e", "#c9b48a", "#4b4a45")):
    standing((0.255 + 0.0235 * k, -0.13, middle), color, random.uniform(-1.5, 1.5))
caddy((0.5, -0.12, middle), "#3b4d42", turn=-15)
caddy((0.595, -0.145, middle), "#a4552f", turn=8)
caddy((0.69, -0.115, middle), "#c3a468", turn=-4)
bowls((0.86, -0.13, middle), 4, 0.075, "#d8cebb")
pile((1.1, -0.13, middle), ["#7a3b2e", "#c9b48a", "#5d6b6c"], 84)
bowls((1.36, -0.13, middle), 3, 0.085, "#5d6b6c")
basket((0.1, -0.13, low), 0.115, 0.15)
towels((0.1, -0.13, low + 0.115), ["#d9cdb6"], (0.14, 0.12), 20)
towels((0.39, -0.13, low), ["#8d9276", "#d9cdb6", "#b98a5c", "#5f6f78", "#e3d9c6"])
for x, y, radius, tall in ((0.585, -0.12, 0.034, 0.15), (0.66, -0.17, 0.034, 0.1), (0.735, -0.11, 0.03, 0.19)):
    candle((x, y, low), radius, tall)
basket((0.96, -0.13, low), 0.13, 0.17, "#94703f")
towels((1.33, -0.13, low), ["#5f6f78", "#e3d9c6", "#b98a5c"])
for x, turn, color in ((0.02, 215, "#dcd2c0"), (0.15, 190, "#dcd2c0"), (0.27, 230, "#5d6b6c"), (0.385, 200, "#dcd2c0")):
    mug((x, -0.13 + random.uniform(-0.02, 0.02), high), turn, color)
vine((0.6, -0.14, high))
pot((0.82, -0.12, high), 0.055, 0.2, plain("#a08a6c", 0.8))
caddy((0.98, -0.13, high), "#3b4d42", 0.05, 0.16, 5)
caddy((1.12, -0.13, high), "#c3a468", 0.05, 0.13, -8)
lamp((-1.9, -1.5, 2.0), (0.3, 0, 0.95), 185, 1.0, "#ffe6c8", 1.5)
lamp((1.8, -2.6, 1.6), (0.5, 0, 1), 24, 2, "#d3def2")
camera((-0.42, -1.62, 1.12), (0.2, 0, 0.99), 37, 2.8, (0.25, -0.22, 1.0))
bpy.context.scene.cycles.max_bounces, bpy.context.scene.cycles.diffuse_bounces = 6, 3
shoot("shop-shelf", (2000, 1333), 5)
