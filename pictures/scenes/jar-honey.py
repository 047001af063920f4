"""A jar of honey and a dipper on a saucer."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from studio import *
from props_table import *
from props_table import _dressed, _shape


def honey() -> Surface:
    s = Surface("#c4740f", 0.06, specular=0.6, subsurface=0.55, clearcoat=1)
    s.body.inputs["Subsurface Radius"].default_value = (0.035, 0.014, 0.003)
    facing = s.node("LayerWeight", Blend=0.4).outputs["Facing"]
    return s.wear("Base Color", s.ramp(facing, (0.1, "#d98a1a"), (0.55, "#b8660c"), (1, "#7a3a06")))


def jar(at: Place) -> None:
    r, amber = 0.038, honey()
    lathe(at, [(0, 0.004), (r - 0.006, 0.004), (r - 0.003, 0.007), (r - 0.0022, 0.012), (r - 0.0022, 0.07), (r - 0.005, 0.08), (r - 0.009, 0.0842), (0, 0.0838)], amber)
    glassy = thin_glass("#fdfdfb", 1.3)
    lathe(at, [(0, 0.0015), (r - 0.007, 0.0), (r - 0.002, 0.002), (r, 0.007), (r, 0.073), (r - 0.003, 0.082), (r - 0.0075, 0.087), (r - 0.0075, 0.094)], glassy)
    lid = plain("#b58a45", 0.35, 0.9)
    lathe((at[0], at[1], at[2] + 0.0), [(r - 0.0058, 0.0865), (r - 0.0045, 0.087), (r - 0.0045, 0.087), (r - 0.0045, 0.0985), (r - 0.006, 0.1002), (r - 0.0095, 0.1), (r - 0.011, 0.0994), (0, 0.0994)], lid)
    points, arc = [], 24
    for z in (0.022, 0.06):
        for k in range(arc + 1):
            a = math.radians(-96 + (k / arc - 0.5) * 86)
            points.append(((r + 0.0004) * math.cos(a), (r + 0.0004) * math.sin(a), z))
    _dressed(_shape(points, [(k, k + 1, arc + k + 2, arc + k + 1) for k in range(arc)]), at, (0, 0, 0), paper("#efe5cf"))
    ink = plain("#8a5a18", 0.8)
    for cx, cz in ((-0.0055, 0.0385), (0.0055, 0.0385), (0, 0.048)):
        for k in range(6):
            a, b = math.radians(60 * k + 30), math.radians(60 * k + 90)
            ends = [(cx + 0.0056 * math.cos(q), cz + 0.0056 * math.sin(q)) for q in (a, b)]
            path = [((r + 0.0005) * math.cos(math.radians(-96) + x / r), (r + 0.0005) * math.sin(math.radians(-96) + x / r), z) for x, z in (ends[0], ((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2), ends[1])]
            tube([tuple(Vector(p) + Vector(at)) for p in path], 0.00035, ink)


def dipper(at: Place, turn: float) -> None:
    """Turned of beech, grooves in its head; lies along x and is still wet with honey."""
    of = timber("#a9794a", "#d2a571", 0.5, 0.6)
    head = [(0, -0.075), (0.0052, -0.0745), (0.0056, -0.07), (0.0042, -0.05), (0.0038, -0.01), (0.0042, 0.03), (0.006, 0.0335)]
    for k in range(6):
        z, out = 0.036 + 0.0054 * k, 0.0132 * math.sin(math.pi * (0.27 + 0.11 * k)) + 0.0008
        head += [(0.0065, z), (0.0065, z), (out, z + 0.0007), (out, z + 0.0007), (out, z + 0.003), (out, z + 0.003), (0.0065, z + 0.0037), (0.0065, z + 0.0037)]
    head += [(0.0055, 0.07), (0, 0.0712)]
    lathe((at[0], at[1], at[2]), head, of, turn=(0, 84, turn))


studio(53)
planks(2.4, 0.95, timber("#6a4729", "#b58a5c", 0.5), 6, middle=(0, 0.1, 0))
room(2.4, "#cbb9a0", window_at=-0.75, shelf_at=0.64)
greenery((-0.12, 1.9, -0.05), 0.2, 70)
draped(0.42, 0.28, linen("#cbbfa9"), (0.02, 0.02, 0), -14, [(-0.16, -0.07, 70, 0.011), (0.16, 0.09, 35, 0.011), (0.16, -0.09, 110, 0.009)])
jar((-0.04, 0.03, 0.003))
plate((0.062, -0.035, 0.003), 0.055, stoneware("#ddd3c1", "#6a4a30", rim="#8f6b49", top=0.0105, rough=0.3), 0.008)
dipper((0.071, -0.034, 0.0185), 160)
pool = honey()
blob = ball((0.026, -0.018, 0.0102), 1, pool, (0.019, 0.014, 0.0016), turn=(0, 0, -20))
roughen(blob, 0.004, 0.012)
daylight(-1, 82)
camera((0.04, -0.6, 0.24), (0.002, 0.0, 0.045), 62, 4, (-0.02, -0.01, 0.05))
shoot("jar-honey", (1440, 1080), 5)
