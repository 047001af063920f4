import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_places import *

studio(7)
thrifty()
rust, sand = lacquer("#8f5640"), lacquer("#c9b798")
frame, inside = lacquer("#3a3733", 0.5), lacquer("#b9b2a6", 0.55)
metal, ink, dark = steel(0.24), plain("#f3ead8", 0.6), plain("#1c1b1a", 0.55)
free = spark("#3fe07c", 5)
PLINTH, WIDTHS, BACK = 0.12, (0.4, 0.4, 0.62, 0.4, 0.4, 0.62, 0.4, 0.4), 0.55
OPEN = (2, 1)


def lockers(left: float) -> None:
    x, number = left, 101
    total = sum(WIDTHS) + 0.012 * (len(WIDTHS) + 1)
    box((left + total / 2, BACK / 2 + 0.02, PLINTH / 2), (total - 0.04, BACK - 0.04, PLINTH), dark, 0.004)
    box((left + total / 2, BACK / 2, PLINTH + 2.125), (total + 0.04, BACK + 0.02, 0.05), frame, 0.005)
    box((left + total / 2, BACK + 0.03, 1.2), (total, 0.02, 2.1), frame, 0)
    for column, width in enumerate(WIDTHS):
        rows = 6 if width < 0.5 else 4
        high = 2.1 / rows
        box((x + 0.006, BACK / 2, PLINTH + 1.05), (0.012, BACK, 2.1), frame, 0.002)
        x += 0.012
        for row in range(rows):
            z = PLINTH + row * high
            is_open = (column, row) == OPEN
            box((x + width / 2, BACK / 2, z + high - 0.004), (width, BACK, 0.008), frame, 0.002)
            with grouped((x, -0.002, z), (random.uniform(-0.15, 0.15), 0, -112 if is_open else random.uniform(-0.25, 0.1))):
                of = sand if (column * 7 + row * 3) % 5 in (1, 3) else rust
                locker_door(width, high - 0.008, of, str(number), metal, ink if of is rust else dark, free)
            if is_open:
                opened(x, z, width, high)
            else:
                box((x + width / 2, 0.06, z + high / 2), (width, 0.02, high - 0.01), dark, 0)
            number += 1
        x += width
    box((x + 0.006, BACK / 2, PLINTH + 1.05), (0.012, BACK, 2.1), frame, 0.002)


def opened(x: float, z: float, width: float, high: float) -> None:
    with grouped((x, 0.004, z)):
        locker_shell(width, high - 0.01, BACK - 0.02, inside)
        box((width / 2, 0.06, high - 0.022), (width - 0.12, 0.02, 0.008), glow("#ffc98a", 16), 0.002)
    teal = lacquer("#22525a", 0.33)
    with grouped((x + width / 2 + 0.03, 0.24, z + 0.006), (0, 0, 9)):
        suitcase((0.42, 0.21, 0.36), teal, dark, metal)
    tag((x + width / 2 + 0.07, 0.19, z + 0.435), leather("#8a5a34"), (12, 0, 14))


def hall() -> None:
    sheet((1.5, -3, 0), (16, 12), tiles("#a89a86", "#5f574c", 0.6, 0.14, chips="#6e6254"), 2)
    sheet((1.5, 0.62, 3), (16, 8), limewash("#d8c6a8"), 2, (90, 0, 0))
    box((1.5, 0.6, 0.05), (16, 0.03, 0.1), frame, 0.006)


def waiting() -> None:
    """A second suitcase, left standing in front."""
    with grouped((-0.42, -0.75, 0), (0, 0, -24)):
        suitcase((0.4, 0.24, 0.56), lacquer("#b39a72", 0.36), dark, metal, 0.42)
        tag((0.1, -0.1, 0.63), leather("#6d3f22"), (8, 0, 20))


hall()
lockers(0)
waiting()
sun((0.62, 0.85, -0.5), 4.2, 0.9, "#ffc98f")
window_bars((-2.4, -3.4, 2.9), (-2.4 + 0.62, -3.4 + 0.85, 2.4), (2.6, 2.2), (3, 2), 0.07)
lamp((-3.5, -4, 3.2), (0.6, 0, 1), 230, 2.6, "#ffdcb0")
lamp((4.5, -4.5, 3), (2, 0, 1), 60, 2.5, "#b9cdf0")
air("#cfc2b0", 0.6)
camera((0.1, -4.7, 1.22), (0.72, 0, 1.22), 36, 5.6, (0.9, 0, 1.2))
shoot("locker-wall", exposure=0.3)
