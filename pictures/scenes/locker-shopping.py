"""Bags from a shop and a small parcel in an open box, to be fetched."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_rooms import *
from studio import _made, _mesh

studio(173)
thrifty()
teal, sand = lacquer("#3f5f63"), lacquer("#cdbd9f")
frame, inside = lacquer("#3a3733", 0.5), lacquer("#cfc6b6", 0.5)
metal, ink, dark = steel(0.24), plain("#f3ead8", 0.6), plain("#1c1b1a", 0.55)
free, used = spark("#3fe07c", 5), spark("#ffb04a", 4)
WIDE, HIGH, DEEP = 0.5, 0.42, 0.5


def wall() -> None:
    number = 61
    for column in range(-1, 3):
        for row in range(-1, 2):
            x, z = column * (WIDE + 0.014), row * (HIGH + 0.01)
            box((x - 0.007, DEEP / 2, z + HIGH / 2), (0.014, DEEP, HIGH + 0.02), frame, 0.002)
            box((x + WIDE / 2, DEEP / 2, z + HIGH + 0.001), (WIDE, DEEP, 0.01), frame, 0.002)
            is_open = (column, row) == (0, 0)
            of = teal if (column + row) % 2 == 0 else sand
            with grouped((x, -0.003, z), (random.uniform(-0.15, 0.15), 0, -108 if is_open else random.uniform(-0.4, 0.1))):
                locker_door(WIDE, HIGH - 0.006, of, str(number), metal, dark if of is sand else ink, used if is_open else free)
                if is_open:
                    box((WIDE / 2, 0.0235, HIGH / 2), (WIDE - 0.07, 0.006, HIGH - 0.07), inside, 0.003)
            if is_open:
                with grouped((x, 0.004, z)):
                    locker_shell(WIDE, HIGH - 0.008, DEEP - 0.02, inside)
                    box((WIDE / 2, 0.05, HIGH - 0.02), (WIDE - 0.1, 0.018, 0.008), glow("#ffd09a", 18), 0.002)
            else:
                box((x + WIDE / 2, 0.06, z + HIGH / 2), (WIDE, 0.02, HIGH), dark, 0)
            number += 1


def kraft(color: str) -> Surface:
    s = Surface(color, 0.8)
    at = s.place()
    fibre = s.noise(1, 4, s.place((200, 200, 50)))
    s.wear("Base Color", s.mix(s.span(fibre, 0, 0.5), s.ramp(s.noise(9, 4, at), (0.3, shade(color, 0.9)), (0.7, shade(color, 1.06))), shade(color, 0.76)))
    fine = s.node("Bump", Height=s.noise(400, 3, at), Distance=0.0002)
    soft = s.node("Bump", Height=s.noise(16, 4, at, bend=1.2), Distance=0.006, Strength=0.7, Normal=fine.outputs["Normal"])
    return s.wear("Normal", soft.outputs["Normal"])


def paper_bag(at: Place, size: Place, turn: float, of: Surface, ink: Surface, tissue: Surface) -> None:
    """Open above, with two handles of twisted paper, its sides folded in; tissue looks out."""
    w, d, h = size
    rows, around, points = 40, 96, []
    for j in range(rows + 1):
        u = j / rows
        for k in range(around):
            a = 2 * math.pi * k / around
            c, s = math.cos(a), math.sin(a)
            x, y = w / 2 * math.copysign(abs(c) ** 0.2, c), d / 2 * math.copysign(abs(s) ** 0.2, s)
            if abs(c) > 0.9:
                x -= math.copysign(0.03 * u * math.exp(-((y / (d * 0.2)) ** 2)), c)
            bulge = 0.008 * math.sin(math.pi * u) * math.sin(7 * u + 9 * x)
            points.append((x, y + math.copysign(bulge, s) * (abs(s) > 0.5), u * h))
    faces = [(j * around + k, j * around + (k + 1) % around, (j + 1) * around + (k + 1) % around, (j + 1) * around + k) for j in range(rows) for k in range(around)]
    faces.append(tuple(range(around))[::-1])
    with grouped(at, (0, 0, turn)):
        thing = _made(_mesh(points, faces), (0, 0, 0), (0, 0, 0), of, is_smooth=True)
        thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.0012
        for s in (-1, 1):
            y = s * (d / 2 - 0.002)
            tube([(-0.045, y, h - 0.035), (-0.045, y, h), (-0.04, y * 0.96, h + 0.045), (0, y * 0.92, h + 0.062), (0.04, y * 0.96, h + 0.045), (0.045, y, h), (0.045, y, h - 0.035)], 0.0026, of)
            box((0, y - s * 0.002, h - 0.03), (0.125, 0.0015, 0.03), of, 0.0005)
        cylinder((0, -d / 2 - 0.0095, h * 0.52), 0.03, 0.0006, ink, 0, (90, 0, 0))
        for k, angle in enumerate((90, 52, 128)):
            leaf(0.032, 0.013, plain("#efe6d3", 0.8), (0, -d / 2 - 0.0105, h * 0.52 - 0.016), (90, angle - 90, 0), 0.02, 0)
        for k in range(3):
            crumpled = cushion((random.uniform(-0.3, 0.3) * w, random.uniform(-0.15, 0.15) * d, h - 0.006), (w * 0.42, d * 0.6, 0.07), tissue, 0.7, 0.03, (random.uniform(-20, 20), random.uniform(-20, 20), k * 70), seed=k + 2)
            roughen(crumpled, 0.02, 0.02, k + 4)


wall()
tissue = plain("#efe9dd", 0.85)
paper_bag((0.16, 0.24, 0.008), (0.19, 0.11, 0.24), 14, kraft("#a87e50"), plain("#3d4d40", 0.8), tissue)
paper_bag((0.35, 0.2, 0.008), (0.15, 0.1, 0.18), -12, kraft("#e2d8c4"), plain("#8a4a30", 0.8), tissue)
parcel((0.27, 0.09, 0.008), (0.13, 0.09, 0.05), cardboard(), plain("#9c7747", 0.25), paper("#f1ece1"), plain("#211f1d", 0.8), -20)
sun((0.72, 0.66, -0.5), 2.6, 1.0, "#ffd3a0")
window_bars((-1.7, -1.9, 1.55), (-1.0, -1.24, 1.05), (1.2, 1.0), (2, 2), 0.06)
lamp((-1.6, -1.9, 1.5), (0.25, 0, 0.2), 34, 1.3, "#ffe4c2")
lamp((2.0, -2.0, 1.2), (0.25, 0, 0.2), 18, 1.6, "#bccbec")
air("#c6bfb4", 0.45)
camera((0.56, -1.12, 0.4), (0.21, 0, 0.18), 48, 3.2, (0.22, 0.1, 0.1))
shoot("locker-shopping", exposure=0.2)
