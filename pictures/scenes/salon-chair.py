import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_places import *

studio(9)
thrifty()
hide, chrome = leather("#8c4f2c", 0.42), steel(0.14, "#d8d6d2")
oak, dark, brass = wood("#6a4c32", "#a37c54", 1.2, 0.5), plain("#1d1b19", 0.5), steel(0.3, "#b08d57")
amber, white, ink, label = tinted_glass("#b07f3c"), ceramic("#ece6da", 0.3), plain("#2c2722", 0.7), paper("#efe7d6")


def chair(at: Place, turn: float) -> None:
    with grouped(at, (0, 0, turn)):
        lathe((0, 0, 0), [(0.0001, 0.03), (0.06, 0.03), (0.1, 0.022), (0.28, 0.016), (0.3, 0.012), (0.305, 0.006), (0.302, 0), (0.302, 0)][::-1], chrome)
        cylinder((0, 0, 0.12), 0.048, 0.2, chrome, 0.004)
        cylinder((0, 0, 0.28), 0.034, 0.2, chrome, 0.002)
        box((0, 0, 0.385), (0.3, 0.3, 0.03), dark, 0.008)
        cushion((0, -0.02, 0.45), (0.54, 0.54, 0.12), hide, 0.28, 0.006)
        cushion((0, -0.02, 0.5), (0.5, 0.5, 0.07), hide, 0.38, 0.008, seed=4)
        tube([(-0.25, -0.26, 0.478), (0, -0.278, 0.478), (0.25, -0.26, 0.478)], 0.005, hide)
        with grouped((0, 0.235, 0.5), (-9, 0, 0)):
            box((0, 0.045, 0.22), (0.52, 0.05, 0.46), hide, 0.024)
            for k in range(6):
                cushion(((k - 2.5) * 0.086, 0, 0.225), (0.09, 0.1, 0.47), hide, 0.36, 0.004, seed=k + 2)
        for side in (-1, 1):
            x = side * 0.305
            cushion((x, -0.0, 0.645), (0.075, 0.42, 0.06), hide, 0.32, 0.004, seed=side + 3)
            tube([(x, -0.16, 0.63), (x, -0.17, 0.52), (x * 0.95, -0.16, 0.41), (x * 0.75, -0.12, 0.39)], 0.013, chrome)
            tube([(x, 0.16, 0.63), (x, 0.17, 0.52), (x * 0.95, 0.16, 0.41), (x * 0.75, 0.12, 0.39)], 0.013, chrome)
            tube([(side * 0.13, -0.12, 0.385), (side * 0.14, -0.3, 0.33), (side * 0.15, -0.42, 0.16), (side * 0.14, -0.47, 0.13)], 0.011, chrome)
        box((0, -0.47, 0.128), (0.36, 0.12, 0.014), chrome, 0.005, (12, 0, 0))


def place(x: float) -> None:
    """Mirror and shelf on the wall."""
    cylinder((x, 0.012, 1.52), 0.43, 0.024, brass, 0.006, (90, 0, 0))
    cylinder((x, -0.003, 1.52), 0.415, 0.01, Surface("#e9ebea", 0.015, 1), 0.002, (90, 0, 0))
    box((x, -0.13, 0.86), (1.15, 0.27, 0.04), oak, 0.004)
    box((x, -0.12, 0.8), (1.05, 0.24, 0.08), oak, 0.004)
    bottle((x - 0.42, -0.11, 0.88), amber, 0.036, 0.15, "LAVANDULA", ink, label, -12, dark, -120)
    bottle((x - 0.33, -0.07, 0.88), white, 0.036, 0.165, "ROSMARINUS", ink, None, -8, dark, -40)
    folded_towel((x + 0.36, -0.12, 0.88), (0.25, 0.18, 0.045), terry("#e6dccb"), 3, (0, 0, 6), 1)
    folded_towel((x + 0.36, -0.12, 0.926), (0.245, 0.18, 0.04), terry("#b98a6a"), 3, (0, 0, 2), 3)
    for height, dx in ((0.105, 0.17), (0.13, 0.115)):
        lathe((x + dx, -0.08, 0.88), [(0.0001, 0), (0.026, 0), (0.026, 0), (0.027, 0.01), (0.027, height * 0.75), (0.02, height * 0.8), (0.02, height), (0.0001, height)], plain("#2a2522", 0.3))


def room() -> None:
    sheet((0, 0.02, 2), (12, 5), limewash("#d9ccb7", 0.86), 2, (90, 0, 0))
    box((0, 0.0, 0.05), (12, 0.03, 0.1), plain("#cfc2ad", 0.6), 0.004)
    boards = wood("#5d4330", "#8d6a49", 0.9, 0.34)
    for row in range(34):
        start = random.uniform(-1.2, 0)
        for k in range(-3, 4):
            box((k * 1.9 + start, -0.07 - row * 0.14, -0.01 + random.uniform(-0.0004, 0.0004)), (1.898, 0.1385, 0.02), boards, 0.0012)
    sheet((0, -6.5, 2), (14, 6), plain("#cfc3b2", 0.9), 2, (-90, 0, 0))
    sheet((-1.2, -6.4, 1.7), (1.6, 2.2), spark("#fff0d8", 3), 2, (-90, 0, 0))


room()
place(0.62)
chair((0.62, -1.0, 0), 126)
potted((-0.62, -0.36, 0), 0.95, foliage("#33502c", 0.35), ceramic("#c7b8a2", 0.6, "#8d7a62"), 8, (0.22, 0.1))
sun((0.8, 0.75, -0.62), 3.9, 1.0, "#ffd9ab")
window_bars((-2.3, -2.6, 2.9), (-1.5, -1.85, 2.28), (1.9, 2.1), (3, 3), 0.05)
lamp((-3.2, -2.6, 2.3), (0.4, 0, 0.9), 120, 2.2, "#ffe8cc")
lamp((3, -3, 2), (0.5, 0, 0.9), 26, 2, "#c4d2ee")
air("#d2c7b8", 0.42)
camera((-0.12, -4.2, 1.08), (0.1, 0, 0.87), 39, 4.5, (0.45, -0.9, 0.8))
shoot("salon-chair")
