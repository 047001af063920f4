"""Along a row of lockers in a station hall toward its bright end, a suitcase on the way."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_rooms import *

studio(163)
thrifty(4)
rust, sand = lacquer("#8f5640"), lacquer("#c9b798")
frame, dark = lacquer("#3a3733", 0.5), plain("#1c1b1a", 0.55)
metal, ink, free = steel(0.24), plain("#f3ead8", 0.6), spark("#3fe07c", 5)
HIGH, ROWS, WIDE = 0.52, 4, 0.42


def row_of_lockers(count: int) -> None:
    """At the right, their fronts toward -x; the first one is nearest."""
    number = 301
    with grouped((1.15, -1.6, 0), (0, 0, -90)):
        box((-count * 0.216 + 0.22, 0.3, 0.06), (count * 0.432, 0.52, 0.12), dark, 0.004)
        box((-count * 0.216 + 0.22, 0.28, 0.12 + ROWS * HIGH + 0.03), (count * 0.432 + 0.04, 0.58, 0.06), frame, 0.005)
        box((-count * 0.216 + 0.22, 0.32, 1.2), (count * 0.432, 0.5, ROWS * HIGH), dark, 0)
        for column in range(count):
            x = -column * 0.432
            box((x - 0.006, 0.02, 0.12 + ROWS * HIGH / 2), (0.012, 0.06, ROWS * HIGH), frame, 0.002)
            for row in range(ROWS):
                with grouped((x, -0.004, 0.12 + row * HIGH + 0.004), (random.uniform(-0.15, 0.15), 0, random.uniform(-0.4, 0.1))):
                    of = sand if (column * 5 + row * 3) % 7 in (1, 4) else rust
                    locker_door(WIDE, HIGH - 0.008, of, str(number), metal, ink if of is rust else dark, free)
                number += 1


def hall() -> None:
    sheet((0, 4, 0), (14, 22), tiles("#a89a86", "#5f574c", 0.6, 0.1, chips="#6e6254"), 2)
    wall = limewash("#d8c6a8")
    sheet((1.75, 4, 3), (22, 7), wall, 2, (90, 0, -90))
    sheet((-3.6, 4, 3), (22, 7), wall, 2, (90, 0, 90))
    sheet((-1, 9.5, 3), (12, 8), plain("#cdbb9d", 0.9), 2, (90, 0, 0))
    bars = plain("#4a443b", 0.6)
    sheet((-1.1, 9.4, 2.7), (3.2, 3.6), spark("#fff0d2", 4.5), 2, (90, 0, 0))
    for k in range(5):
        box((-2.7 + 0.8 * k, 9.33, 2.7), (0.07, 0.06, 3.7), bars, 0)
    for k in range(4):
        box((-1.1, 9.33, 1.0 + 1.15 * k), (3.3, 0.06, 0.07), bars, 0)
    for k in range(4):
        box((-3.5, 0.8 + k * 2.3, 2.4), (0.4, 0.5, 4.8), limewash("#cbb794"), 0.02)
    oak = wood("#6a4c32", "#a37c54", 1.2, 0.5)
    for k in range(2):
        with grouped((-2.4, 1.9 + k * 2.3, 0), (0, 0, 90)):
            for s in range(4):
                box((0, -0.18 + s * 0.11, 0.44), (1.7, 0.095, 0.035), oak, 0.008)
            for x in (-0.7, 0.7):
                box((x, -0.02, 0.21), (0.05, 0.4, 0.42), dark, 0.004)


row_of_lockers(15)
hall()
with grouped((0.18, 0.55, 0), (0, 0, -28)):
    suitcase((0.42, 0.25, 0.6), lacquer("#22525a", 0.33), dark, metal, 0.42)
    tag((0.1, -0.1, 0.67), leather("#6d3f22", 0.45, 900), (8, 0, 20))
with grouped((-0.22, 0.86, 0), (0, 0, -12)):
    suitcase((0.34, 0.21, 0.42), lacquer("#b39a72", 0.36), dark, metal, 0.0)
sun((0.75, -0.35, -0.5), 4.6, 0.9, "#ffc98f")
window_bars((-4.2, 3.4, 3.6), (-3.45, 3.05, 3.1), (3.2, 2.2), (4, 2), 0.08)
lamp((-1.1, 8.6, 3.0), (0, 0, 0.8), 420, 3, "#ffe6c0", 3)
lamp((-2.2, -3.2, 2.8), (0.8, 1, 1), 110, 2, "#ffdcb0")
lamp((-3, 3, 3.4), (0.8, 2, 0.6), 90, 2, "#c3d2ee")
air("#cfc2b0", 0.5)
camera((-0.62, -3.1, 1.2), (0.32, 1.6, 0.98), 33, 3.6, (0.15, 0.5, 0.6))
shoot("station-hall", exposure=0.25)
