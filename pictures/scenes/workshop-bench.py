import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_rooms import *
from studio import _made, _mesh

studio(51)
thrifty()
bench_wood, ash, dark_wood = wood("#5b4029", "#94704a", 1.1, 0.6), wood("#8f6a3e", "#c79f69", 5, 0.45), wood("#4a2f1c", "#74502f", 5, 0.4)
iron, shine = steel(0.42, "#77777a"), steel(0.2, "#cfcfd1")
red, black = plain("#9a3d26", 0.35), plain("#201e1c", 0.45)
pale = wood("#c9a26b", "#e4c795", 3, 0.7)


def bench() -> None:
    for k in range(5):
        box((0.1, 0.05 + (k - 2) * 0.172, -0.03 + random.uniform(-0.001, 0.001)), (2.6, 0.1705, 0.06), bench_wood, 0.003)


def shaving(at: Place, turn: float, turns: float, radius: float, wide: float) -> None:
    points, slip = [], random.choice((0.008, 0.02, 0.09))
    for k in range(int(turns * 9) + 1):
        a = k / 9 * 2 * math.pi
        r = radius * (1 - 0.13 * k / 9)
        points.append((k * wide * slip, r * math.cos(a), r * math.sin(a)))
    with grouped((at[0], at[1], at[2] + radius), (0, 0, turn)):
        band(points, wide, 0.0005, pale, (1, 0.15, 0))


def back() -> None:
    """Out of focus: a wall of boards with tools, a shelf, a lamp."""
    for k in range(12):
        box((0.1, 1.75, -0.2 + k * 0.162), (5, 0.03, 0.16), bench_wood, 0.003)
    for k in range(9):
        x = -1.3 + k * 0.32 + random.uniform(-0.04, 0.04)
        z = random.uniform(0.72, 0.8)
        kind = k % 3
        if kind == 0:
            box((x, 1.68, z - 0.13), (0.028, 0.03, 0.28), ash, 0.01)
            box((x, 1.67, z + 0.02), (0.13, 0.04, 0.04), iron, 0.006)
        elif kind == 1:
            box((x, 1.69, z - 0.06), (0.06, 0.01, 0.24), shine, 0.003)
            box((x, 1.68, z + 0.1), (0.09, 0.03, 0.1), dark_wood, 0.02)
        else:
            cylinder((x, 1.68, z), 0.018, 0.12, red, 0.006)
            cylinder((x, 1.68, z - 0.14), 0.006, 0.16, shine, 0)
    box((0.1, 1.62, 0.36), (3.6, 0.22, 0.03), ash, 0.003)
    for k in range(14):
        x = -1.5 + k * 0.24
        cylinder((x, 1.6, 0.375 + 0.06), 0.05 + 0.02 * (k % 3), 0.12 + 0.03 * (k % 2), random.choice((dark_wood, black, plain("#b7a17a", 0.5), plain("#6d7268", 0.5), iron)), 0.005)


bench()
with grouped((0, 0, -0.42)):
    back()
hammer((0.07, 0.13, 0), 80, ash, iron, shine)
pliers((0.15, -0.02, 0), 104, iron, red, shine)
screwdriver((0.36, -0.105, 0), 74, plain("#b5822a", 0.3), black, shine)
screwdriver((-0.03, -0.125, 0), -97, plain("#6a2a1c", 0.3), black, shine, 0.075)
for place in scattered(16, (-0.16, 0.07, 0), (0.14, 0.1), 0.026) + scattered(4, (0.02, -0.03, 0), (0.09, 0.04), 0.05):
    shaving(place, random.uniform(0, 360), random.uniform(1.2, 3.4), random.uniform(0.007, 0.014), random.uniform(0.014, 0.028))
for x, y, z in scattered(160, (0.05, -0.02, 0.0008), (0.4, 0.22)):
    box((x, y, z), (random.uniform(0.001, 0.005), random.uniform(0.0008, 0.002), 0.0006), pale, 0, (0, 0, random.uniform(0, 180)))
lamp((-1.5, 0.9, 1.1), (0.1, 0, 0), 120, 0.8, "#ffdcae", 1.3)
lamp((1.5, -0.8, 0.8), (0.1, 0, 0), 12, 0.8, "#bccdf0")
lamp((0.4, 1.2, 1.9), (0.3, 1.7, 0.1), 30, 0.5, "#ffd9a6")
air("#bdb19e", 0.4)
camera((0.03, -0.8, 0.25), (0.1, 0.0, 0.062), 58, 2.8, (0.14, -0.05, 0.02))
shoot("workshop-bench")
