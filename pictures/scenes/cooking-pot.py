"""A pot of brushed steel with its lid ajar, a wooden spoon, tomatoes and garlic."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_goods import *
from props_goods import _dressed, _shape


def brushed() -> Surface:
    """Turned: the brush went round it."""
    s = Surface("#c6c4c0", 0.27, 1)
    lines = s.noise(1, 3, s.place((3, 3, 900)))
    s.wear("Roughness", s.span(lines, 0.2, 0.36))
    return s.bump(lines, 0.00008)


def pot_of_steel(at: Place) -> None:
    of, bright = brushed(), Surface("#d5d3cf", 0.14, 1)
    r, h = 0.105, 0.115
    lathe(at, [(0, 0.002), (r - 0.012, 0.0), (r - 0.004, 0.002), (r, 0.008), (r, 0.008), (r, h * 0.5), (r, h - 0.003), (r, h - 0.003), (r + 0.0025, h), (r + 0.0015, h + 0.0012), (r - 0.002, h), (r - 0.003, h - 0.01), (r - 0.003, 0.01), (0, 0.008)], of)
    for side in (-1, 1):
        x = side * r
        sweep([(x - side * 0.002, -0.034, 0.088), (x + side * 0.02, -0.034, 0.092), (x + side * 0.036, -0.024, 0.095), (x + side * 0.04, 0, 0.096), (x + side * 0.036, 0.024, 0.095), (x + side * 0.02, 0.034, 0.092), (x - side * 0.002, 0.034, 0.088)], [(0.012, 0.006)] + [(0.009, 0.009)] * 5 + [(0.012, 0.006)], bright, (0, 0, 1), at)
        for y in (-0.034, 0.034):
            ball((at[0] + x, at[1] + y, at[2] + 0.088), 0.004, bright, (0.6, 1, 1))


def lid_of_steel(at: Place, turn: Place) -> None:
    of, bright = brushed(), Surface("#d5d3cf", 0.14, 1)
    def make():
        r = 0.107
        lathe((0, 0, 0), [(r - 0.004, -0.006), (r - 0.003, 0), (r, 0), (r + 0.0008, 0.0015), (r - 0.002, 0.003), (0.085, 0.009), (0.05, 0.0165), (0.02, 0.0195), (0, 0.02)], of)
        lathe((0, 0, 0.0195), [(0.013, 0), (0.009, 0.004), (0.008, 0.012), (0.016, 0.018), (0.0185, 0.0225), (0.016, 0.027), (0, 0.0285)], bright)
    group(make, at, turn)


def spoon(at: Place, turn: Place) -> None:
    of = timber("#a9794a", "#d2a571", 0.5, 0.6)
    def make():
        sweep([(-0.15, 0, 0.006), (-0.05, 0, 0.006), (0.06, 0, 0.006), (0.085, 0, 0.005)], [(0.012, 0.009), (0.011, 0.01), (0.0105, 0.009), (0.014, 0.008)], of)
        lathe((0.118, 0, 0.003), [(0, 0), (0.012, 0.0008), (0.021, 0.006), (0.0235, 0.0095), (0.022, 0.0105), (0.019, 0.0075), (0.01, 0.0045), (0, 0.004)], of).scale = (1.6, 1, 1)
    group(make, at, turn)


def garlic(at: Place, turn: float) -> None:
    skin = Surface("#e8ddcc", 0.5)
    lines = skin.noise(1, 3, skin.place((60, 60, 8)))
    skin.wear("Base Color", skin.ramp(lines, (0.35, "#d9c3b4"), (0.5, "#efe6d8"), (0.66, "#c9a9a2")))
    points, faces, around, rows = [], [], 72, 30
    for j in range(rows + 1):
        u = j / rows
        r = 0.026 * math.sin(math.pi * min(1, u * 1.15 + 0.02)) ** 0.8 * (1 - 0.35 * u) if u < 0.78 else 0.0052 - 0.004 * (u - 0.78)
        r = max(r, 0.0035)
        for k in range(around):
            a = 2 * math.pi * k / around
            lobe = 1 + 0.09 * abs(math.cos(4 * a)) ** 0.6 * math.sin(math.pi * min(1, u * 1.2))
            points.append((r * lobe * math.cos(a), r * lobe * math.sin(a), 0.052 * u))
    faces = [(j * around + k, j * around + (k + 1) % around, (j + 1) * around + (k + 1) % around, (j + 1) * around + k) for j in range(rows) for k in range(around)]
    _dressed(_shape(points, faces), at, (12, 6, turn), skin)


studio(83)
stage("#5a3c26", "#a27a50", "#c8b89f")
pot_of_steel((-0.01, 0.04, 0))
lid_of_steel((0.005, 0.045, 0.1215), (4, 6, 20))
spoon((0.05, -0.105, 0), (0, 0, 14))
garlic((-0.145, -0.045, 0.001), 20)
for x, y, r, turn in ((0.155, -0.02, 0.022, (15, 10, 0)), (0.19, 0.015, 0.024, (-20, 10, 70)), (0.145, 0.028, 0.021, (0, -30, 0))):
    tomato((x, y, 0), r, turn)
green = basil()
for x, y, turn in ((-0.1, -0.085, 30), (-0.09, -0.078, 130)):
    leaf((x, y, 0.004), 0.045, 0.029, green, (8, -12, turn), 0.35, 0.3)
daylight(-1, 84)
camera((0.06, -0.86, 0.33), (0.012, 0.0, 0.06), 56, 4, (0, -0.06, 0.07))
shoot("cooking-pot", (1440, 1080), 5)
