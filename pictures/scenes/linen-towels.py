"""Folded towels of linen in a pile, tied with a string."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from studio import *
from props_table import *
from props_table import _dressed, _line, _shape


def folded(at: Place, size: tuple[float, float], color: str, turn: float, layers: int = 4, thick: float = 0.0042) -> float:
    """One cloth laid in layers, seen from its folds at the front; gives how high it is."""
    wide, deep = size
    of = linen(color, 1100)
    seed = random.uniform(0, 50)
    path = []
    for k in range(layers):
        z = thick * (k + 0.5)
        back, front = deep / 2 - random.uniform(0.001, 0.004), -deep / 2 + random.uniform(0, 0.003)
        ends = [(back, z), (back * 0.5, z), (front * 0.5, z), (front, z)]
        path += ends if k % 2 == 0 else ends[::-1]
        if k < layers - 1:
            y = front - 0.002 if k % 2 == 0 else back + 0.002
            path.append((y, z + thick / 2))
    line = _line([(0, y, z) for y, z in path], 7)
    columns, points = 70, []
    for i in range(columns + 1):
        u = i / columns - 0.5
        for p in line:
            sag = 0.0011 * math.sin(u * 9 + p.z * 300 + seed) + 0.0007 * math.sin(u * 23 + p.y * 30 + seed * 2)
            edge = 0.0016 * math.sin(p.z * 900 + seed) + 0.001 * math.sin(p.y * 60 + seed)
            points.append((u * (wide + (edge if abs(u) > 0.45 else 0)), p.y + 0.0012 * math.sin(u * 14 + p.z * 200 + seed), p.z + sag * (p.z / (layers * thick))))
    n = len(line)
    faces = [(a := i * n + k, a + 1, a + n + 1, a + n) for i in range(columns) for k in range(n - 1)]
    thing = _dressed(_shape(points, faces), at, (0, 0, turn), of)
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick * 0.72, 0
    return layers * thick


studio(23)
planks(2.4, 0.95, timber("#6a4729", "#b58a5c", 0.5), 6, middle=(0, 0.1, 0))
room(2.4, "#cbb9a0", window_at=-0.8, shelf_at=0.64)
greenery((-0.12, 1.9, -0.05), 0.2, 70)
z = 0.0006
for color, turn in (("#6f7f86", -17), ("#ddd2bd", -15.5), ("#8d9276", -18), ("#c08a5c", -16), ("#ddd2bd", -17.5)):
    z += folded((random.uniform(-0.002, 0.002), random.uniform(-0.002, 0.002), z), (0.25 + random.uniform(-0.004, 0.004), 0.17), color, turn) + 0.0004
a = math.radians(-16)
there = lambda x, y, h: (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), h)
twine = plain("#94734a", 0.9)
top = z + 0.0022
tube([there(0.004, 0.0885, 0.002), there(0.004, 0.09, z * 0.5), there(0.004, 0.082, top), there(0.004, 0, top + 0.0003), there(0.002, -0.082, top), there(0.002, -0.0905, z * 0.5), there(0.003, -0.088, 0.002)], 0.0013, twine)
tube([there(-0.126, 0.005, 0.002), there(-0.129, 0.004, z * 0.5), there(-0.122, 0.004, top), there(0, 0.0, top + 0.0012), there(0.122, 0.003, top), there(0.129, 0.004, z * 0.5), there(0.127, 0.004, 0.002)], 0.0013, twine)
for side in (-1, 1):
    tube([there(0.004, 0, top + 0.002), there(side * 0.022, side * 0.01 + 0.012, top + 0.009), there(side * 0.045, side * 0.006 + 0.008, top + 0.004), there(side * 0.028, -0.012, top + 0.0035), there(0.004, -0.001, top + 0.0035)], 0.0013, twine)
    tube([there(0.004, 0, top + 0.0025), there(side * 0.014, -0.022, top + 0.003), there(side * 0.03, -0.042, top + 0.0012)], 0.0013, twine)
daylight(-1, 70)
camera((0.08, -0.68, 0.29), (0.0, 0.0, 0.04), 60, 4, (0, -0.08, 0.06))
shoot("linen-towels", (1440, 1080), 5)
