"""Tools on a wall of boards in a workshop: hammers, pliers, spanners, a saw."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_rooms import *
from studio import _made, _mesh

studio(223)
thrifty()
panel, ash = wood("#6a4c30", "#9a744c", 3.2, 0.6), wood("#8f6a3e", "#c79f69", 5, 0.45)
iron, shine, black = steel(0.42, "#77777a"), steel(0.2, "#cfcfd1"), plain("#201e1c", 0.45)
red, yellow, blue = plain("#9a3d26", 0.35), plain("#b5822a", 0.3), plain("#2f5068", 0.35)


def nail(x: float, z: float) -> None:
    cylinder((x, -0.012, z), 0.0028, 0.045, iron, 0.0006, (80, 0, 0))
    cylinder((x, -0.034, z + 0.004), 0.0048, 0.002, iron, 0.0005, (80, 0, 0))


def hung(x: float, z: float, lean: float = 0):
    """What is made inside, lying along y with its upper side up, hangs on the wall."""
    return grouped((x, -0.004, z), (90, lean, 0))


def flat(outline: list[tuple[float, float]], of: Surface, thick: float, at: Place = (0, 0, 0.004)) -> None:
    thing = _made(_mesh([(x, y, 0) for x, y in outline], [tuple(range(len(outline)))]), at, (0, 0, 0), of)
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 0
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = thick * 0.3, 2


def spanner(size: float) -> None:
    """Open at its lower end, a ring at the upper one."""
    s = size
    flat([(-0.045 * s, -0.4 * s), (0.045 * s, -0.4 * s), (0.055 * s, 0.36 * s), (-0.055 * s, 0.36 * s)], shine, 0.026 * s, (0, 0, 0.006))
    tube([(0.078 * s * math.cos(k * math.pi / 8), 0.42 * s + 0.078 * s * math.sin(k * math.pi / 8), 0.006) for k in range(16)], 0.028 * s, shine, True)
    jaw = [(-0.045 * s, -0.38 * s), (0.045 * s, -0.38 * s), (0.11 * s, -0.43 * s), (0.115 * s, -0.55 * s), (0.06 * s, -0.57 * s), (0.058 * s, -0.47 * s), (-0.058 * s, -0.47 * s), (-0.06 * s, -0.57 * s), (-0.115 * s, -0.55 * s), (-0.11 * s, -0.43 * s)]
    flat(jaw, shine, 0.036 * s, (0, 0, 0.006))


def saw() -> None:
    teeth = []
    count = 60
    for k in range(count + 1):
        x = -0.21 + 0.42 * k / count
        teeth += [(x, -0.035 - 0.035 * (k / count)), (x + 0.0035, -0.041 - 0.035 * (k / count))]
    flat([(0.215, 0.05), (-0.21, 0.025), *teeth], shine, 0.0012, (0, 0, 0.008))
    flat([(0.18, -0.08), (0.2, 0.055), (0.24, 0.075), (0.315, 0.06), (0.32, 0.035), (0.295, 0.02), (0.3, -0.05), (0.33, -0.075), (0.31, -0.1), (0.24, -0.095)], ash, 0.02, (0, 0, 0.01))
    flat([(0.235, -0.05), (0.245, 0.03), (0.275, 0.025), (0.28, -0.055)], black, 0.0208, (0, 0, 0.0102))
    for x, y in ((0.205, 0.03), (0.215, -0.04)):
        cylinder((x, y, 0.021), 0.006, 0.003, shine, 0.0008)


for k in range(9):
    box((0.1, 0.012, -0.5 + k * 0.19 + random.uniform(-0.001, 0.001)), (3.2, 0.024, 0.187), panel, 0.003)
with hung(-0.42, 0.34, 3):
    hammer((0, 0, 0), 0, ash, iron, shine)
with hung(-0.25, 0.33, -2):
    hammer((0, 0, 0), 0, wood("#6d4626", "#9a6c3f", 5, 0.45), iron, shine)
for k, size in enumerate((0.32, 0.28, 0.245, 0.21, 0.18)):
    x = -0.08 + k * 0.075
    with hung(x, 0.36 - 0.42 * size, random.uniform(-1.5, 1.5)):
        spanner(size)
    nail(x, 0.362)
with hung(0.4, 0.29, 2):
    pliers((0, 0, 0), 0, iron, red, shine)
with hung(0.5, 0.29, -3):
    pliers((0, 0, 0), 0, iron, blue, shine)
with hung(0.61, 0.285, 1):
    pliers((0, 0, 0), 0, iron, yellow, shine)
with hung(0.34, -0.02, 2):
    saw()
nail(0.58, 0.035)
for x in (-0.45, -0.39, -0.28, -0.22):
    nail(x, 0.325)
box((-0.3, -0.03, -0.09), (0.42, 0.06, 0.024), ash, 0.003)
for k, of in enumerate((red, yellow, blue, red, yellow)):
    with grouped((-0.46 + k * 0.08, -0.034, 0.015), (90, 0, 0)):
        screwdriver((0, 0, -0.0155), 180, of, black, shine, 0.1 + 0.02 * (k % 3))
box((0.1, -0.14, -0.3), (2.4, 0.3, 0.035), ash, 0.004)
for k in range(6):
    x = -0.5 + 0.19 * k
    cylinder((x, -0.13, -0.282 + 0.05), 0.045 + 0.008 * (k % 2), 0.1, (plain("#6d7268", 0.5), plain("#b7a17a", 0.4), iron, plain("#5a3426", 0.45), plain("#3d4a52", 0.4), iron)[k], 0.004)
    cylinder((x, -0.13, -0.282 + 0.104), 0.047 + 0.008 * (k % 2), 0.012, black, 0.003)
sun((0.72, 0.6, -0.62), 3.2, 0.9, "#ffd6a2")
window_bars((-1.45, -1.25, 1.5), (-0.73, -0.65, 0.88), (1.0, 0.95), (3, 2), 0.035)
lamp((-1.3, -1.3, 1.1), (0.1, 0, 0.1), 26, 0.9, "#ffe2b8")
lamp((1.5, -1.2, 0.6), (0.1, 0, 0.1), 8, 0.9, "#bccdf0")
air("#bdb19e", 0.4)
camera((-0.06, -1.72, 0.2), (0.07, 0, 0.1), 47, 4.5, (0.05, -0.03, 0.2))
shoot("tools-wall")
