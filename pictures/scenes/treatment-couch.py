"""A couch for treatment with towels and a blanket, a stool, a curtain."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_rooms import *

studio(197)
thrifty()
ash, brass, chrome = wood("#9a774f", "#caa576", 1.0, 0.5), steel(0.3, "#b08d57"), steel(0.16, "#d8d6d2")
cover = leather("#d8cfbe", 0.5, 700)
sheet((0, 0, 1.5), (9, 5), limewash("#d6dbd0", 0.92), 2, (90, 0, 0))
box((0, -0.01, 0.05), (9, 0.03, 0.1), plain("#e6e2d8", 0.6), 0.004)
boards_of(wood("#8d6f50", "#b8966e", 0.9, 0.36))
sheet((0, -6, 1.5), (12, 6), plain("#d6d0c4", 0.9), 2, (-90, 0, 0))
sheet((-2.35, -1.0, 1.4), (2.2, 2.6), spark("#fff6e6", 5), 2, (0, 90, 0))
hanging((-2.02, -0.95, 2.55), (1.9, 2.5), sheer("#f4f0e6", 0.86), 10, 0.045, turn=(0, 0, 90), seed=2)
tube([(-2.02, -2.1, 2.57), (-2.02, -1, 2.57), (-2.02, 0, 2.57)], 0.011, brass)
with grouped((0.3, -0.85, 0), (0, 0, 5)):
    cushion((0.1, 0, 0.72), (1.5, 0.68, 0.11), cover, 0.16, 0.004)
    with grouped((-0.72, 0, 0.72), (0, 14, 0)):
        cushion((-0.2, 0, 0.0), (0.46, 0.68, 0.11), cover, 0.2, 0.004, seed=3)
    box((0, 0, 0.645), (1.75, 0.6, 0.04), ash, 0.008)
    for x in (-0.72, 0.72):
        for y in (-0.24, 0.24):
            box((x, y, 0.31), (0.055, 0.055, 0.63), ash, 0.006)
        box((x, 0, 0.16), (0.04, 0.44, 0.05), ash, 0.005)
    box((0, 0, 0.16), (1.44, 0.04, 0.05), ash, 0.005)
    cushion((-0.72, 0, 0.83), (0.34, 0.5, 0.12), cloth("#efe9dc", 700), 0.5, 0.012, seed=5)
    folded_towel((0.62, 0.05, 0.777), (0.5, 0.34, 0.09), cloth("#8b937b", 500), 3, (0, 0, 86), 2)
    rolled_towel((0.18, -0.02, 0.84), 0.42, 0.06, terry("#e9dfce"), (0, 0, 84), 2)
    rolled_towel((0.31, 0.0, 0.835), 0.4, 0.055, terry("#c9a888"), (0, 0, 95), 4)
with grouped((-0.78, -1.2, 0)):
    cushion((0, 0, 0.5), (0.36, 0.36, 0.09), leather("#7f8d78", 0.45, 700), 0.85, 0.003)
    cylinder((0, 0, 0.3), 0.022, 0.34, chrome, 0.002)
    for k in range(5):
        a = k * 1.2566 + 0.3
        tube([(0, 0, 0.13), (0.12 * math.cos(a), 0.12 * math.sin(a), 0.1), (0.24 * math.cos(a), 0.24 * math.sin(a), 0.055)], 0.015, chrome)
        cylinder((0.24 * math.cos(a), 0.24 * math.sin(a), 0.027), 0.027, 0.02, plain("#222120", 0.5), 0.005, (90, 0, math.degrees(a)))
box((1.45, -0.17, 1.28), (0.95, 0.26, 0.03), ash, 0.005)
amber, ink, label = tinted_glass("#b07f3c"), plain("#2c2722", 0.7), paper("#efe7d6")
bottle((1.2, -0.16, 1.295), amber, 0.036, 0.15, "ARNICA", ink, label, -6, plain("#1d1b19", 0.5), -60)
bottle((1.31, -0.13, 1.295), ceramic("#ece6da", 0.3), 0.034, 0.14, "LAVENDEL", ink, None, -4, plain("#1d1b19", 0.5), -110)
for k, color in enumerate(("#e9dfce", "#c9a888", "#e9dfce")):
    folded_towel((1.66, -0.16, 1.296 + 0.056 * k), (0.26, 0.2, 0.055), terry(color), 2, (0, 0, 3 - 3 * k), k)
potted((1.85, -0.5, 0), 1.15, foliage("#3a5733", 0.36), ceramic("#b9a78f", 0.65, "#82705a"), 8, (0.23, 0.1))
box((0.1, -0.012, 1.65), (0.8, 0.022, 0.56), ash, 0.003)
box((0.1, -0.021, 1.65), (0.76, 0.012, 0.52), paper("#efe8da"), 0.001)
for k, (x, z, r, color) in enumerate(((-0.05, 1.62, 0.13, "#9fb0a6"), (0.14, 1.68, 0.16, "#d9c3a0"), (0.28, 1.58, 0.09, "#7f938f"))):
    cylinder((x, -0.0275 - 0.0006 * k, z), r, 0.001, plain(color, 0.9), 0, (90, 0, 0))
lamp((-2.2, -1.0, 1.6), (0.5, -0.9, 0.8), 120, 1.7, "#fff4e2", 2.2)
lamp((-1.0, -4.6, 2.2), (0.3, 0, 0.8), 56, 2.2, "#f0ebe2")
sun((0.5, 0.86, -0.45), 2.2, 1.2, "#ffe8c6")
window_bars((-1.2, -2.58, 2.6), (-0.7, -1.72, 2.15), (1.7, 1.8), (3, 3), 0.05)
air("#dcdad2", 0.5)
camera((0.15, -4.3, 1.25), (0.32, 0, 0.84), 37, 5, (0.3, -0.9, 0.8))
shoot("treatment-couch")
