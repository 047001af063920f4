"""Bags handed in at a counter: a backpack, a small case with a tag, a bell."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_rooms import *

studio(179)
thrifty()
oak, dark, brass, metal = wood("#6a4a30", "#a87f56", 1.2, 0.42), plain("#1d1b19", 0.5), steel(0.2, "#b8935a"), steel(0.24)


def bell(at: Place) -> None:
    with grouped(at):
        cylinder((0, 0, 0.006), 0.042, 0.012, dark, 0.003)
        lathe((0, 0, 0.013), [(0.04, 0), (0.0405, 0.002), (0.0375, 0.014), (0.028, 0.027), (0.012, 0.034), (0.004, 0.036), (0.004, 0.042)], brass)
        lathe((0, 0, 0.053), [(0.0001, 0), (0.007, 0.0005), (0.008, 0.004), (0.0055, 0.0075), (0.0001, 0.0085)], brass)


def back() -> None:
    """Shelves with bags and cases, out of focus."""
    sheet((0, 2.2, 0.8), (9, 5), limewash("#b9a88c", 0.82), 2, (90, 0, 0))
    tones = [lacquer(c, 0.4) for c in ("#22525a", "#8f5640", "#b39a72", "#3b4656", "#6d7a5f")]
    cloths = [cloth(c, 500) for c in ("#6b6647", "#8a5a3a", "#444c50")]
    for level in (-0.12, 0.44):
        box((0.2, 1.9, level), (4.2, 0.5, 0.04), oak, 0.004)
        x = -1.6
        while x < 2.0:
            if random.random() < 0.62:
                w, h = random.uniform(0.26, 0.4), random.uniform(0.3, 0.44)
                with grouped((x + w / 2, 1.9, level + 0.02), (0, 0, random.uniform(-14, 14))):
                    suitcase((w, 0.2, h - 0.06), random.choice(tones), dark, metal)
                x += w + 0.07
            else:
                cushion((x + 0.15, 1.9, level + 0.15), (0.3, 0.22, 0.26), random.choice(cloths), 0.5, 0.02, seed=3)
                x += 0.38
    for x in (-0.8, 0.25, 1.3):
        ball((x, 1.45, 0.95), 0.04, spark("#ffcf94", 26))
        bulb((x, 1.4, 0.86), 12, "#ffcb90", 0.05)


box((0.1, 0.15, -0.03), (3.2, 0.9, 0.06), oak, 0.008)
box((0.1, -0.28, -0.5), (3.1, 0.03, 0.92), wood("#4a3322", "#7a583a", 1.0, 0.5), 0.004)
back()
with grouped((-0.14, 0.1, 0), (0, 0, 16)):
    backpack(canvas("#5a5b45"), leather("#6b4024", 0.42, 900), steel(0.3, "#b99a66"))
with grouped((0.3, 0.16, 0), (0, 0, -16)):
    suitcase((0.36, 0.22, 0.4), lacquer("#22525a", 0.33), dark, metal)
    tag((0.06, -0.1, 0.475), leather("#8a5a34", 0.45, 900), (14, 0, 12))
bell((0.1, -0.16, 0))
with grouped((-0.36, -0.12, 0), (0, 0, 14)):
    for k in range(3):
        box((0.002 * k, 0.001 * k, 0.001 + 0.0012 * k), (0.075, 0.13, 0.001), paper("#e9ddc3"), 0.0003, (0, 0, 3 * k))
    text("Nr. 27", (0.004, 0.03, 0.0046), 0.02, plain("#3a2a1e", 0.8), (0, 0, 6), 0.0001, SERIF)
    cylinder((0.004, -0.045, 0.004), 0.006, 0.0016, brass, 0.0004)
lamp((-1.5, -0.5, 1.3), (0.1, 0.1, 0.2), 58, 1.0, "#ffe2bc", 1.3)
lamp((1.6, -1.0, 0.9), (0.1, 0.1, 0.2), 14, 1.1, "#c3d1ee")
lamp((0.2, 0.9, 1.8), (0.2, 1.9, 0.2), 46, 1.2, "#ffdcae")
air("#c3b7a5", 0.4)
camera((0.06, -1.62, 0.44), (0.06, 0.1, 0.22), 46, 2.8, (0.02, 0.02, 0.2))
shoot("bags-counter", exposure=0.15)
