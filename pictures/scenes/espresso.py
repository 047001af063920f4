"""An espresso with its crema, and a biscuit on the saucer."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from studio import *
from props_table import *


def cup(at: Place, of: Surface, turn: float) -> None:
    lathe(at, [(0, 0.002), (0.0165, 0.002), (0.0165, 0), (0.0185, 0), (0.02, 0.003), (0.0255, 0.013), (0.0298, 0.03), (0.0315, 0.05), (0.0322, 0.0562), (0.0316, 0.0574), (0.0304, 0.056), (0.0288, 0.047), (0.0265, 0.03), (0.02, 0.012), (0, 0.007)], of)
    path = [(0.0295, 0, 0.0485), (0.038, 0, 0.0512), (0.0465, 0, 0.045), (0.0465, 0, 0.034), (0.0385, 0, 0.0255), (0.027, 0, 0.0222)]
    sweep(path, [(0.0095, 0.0065), (0.0075, 0.005), (0.0068, 0.0046), (0.0068, 0.0046), (0.0075, 0.005), (0.01, 0.0068)], of, at=at, turn=(0, 0, turn))


def crema(at: Place, radius: float) -> None:
    foam = Surface("#a9652a", 0.32, specular=0.5)
    swirl, fine = foam.noise(75, 5, bend=2.2), foam.noise(500, 3)
    tone = foam.ramp(swirl, (0.3, "#5f2f10"), (0.45, "#96561f"), (0.58, "#b97632"), (0.74, "#d8a260"))
    foam.wear("Base Color", foam.mix(foam.span(fine, 0, 0.3), tone, "#7a421a"))
    foam.bump(fine, 0.0003, 0.5)
    lathe(at, [(0, 0.0003), (radius * 0.8, 0), (radius - 0.001, 0.0003), (radius, 0.0011)], foam)
    first = ball((0, 0, -5), 1, Surface("#b87a3a", 0.12, specular=0.7), (1, 1, 0.6))
    for _ in range(46):
        angle, far = random.uniform(0, 6.3), radius - 0.0007 - abs(random.gauss(0, 0.0012))
        copy(first, (at[0] + far * math.cos(angle), at[1] + far * math.sin(angle), at[2] + 0.0003), (0, 0, 0), random.uniform(0.00025, 0.0008))


def cantuccio(at: Place, turn: Place) -> None:
    """A slice of almond biscuit: baked crust round it, crumb and almonds on the cut."""
    dough = Surface("#d2a061", 0.8)
    tone = dough.ramp(dough.noise(90, 5), (0.3, "#c49453"), (0.5, "#e0b97c"), (0.7, "#edd2a0"))
    aside = dough.node("Math", Value=dough.node("SeparateXYZ", Vector=dough.place()).outputs["Y"])
    aside.operation = "ABSOLUTE"
    is_cut = dough.node("MapRange", Value=aside.outputs["Value"], From_Min=0.0058, From_Max=0.0068).outputs["Result"]
    dough.wear("Base Color", dough.mix(is_cut, dough.ramp(dough.noise(120, 5), (0.3, "#7c461b"), (0.6, "#a4672e"), (0.8, "#bf8445")), tone))
    dough.bump(dough.noise(320, 5), 0.0022)
    points, faces, sides, rows = [], [], 72, 26
    for j in range(rows + 1):
        v = j / rows
        shrink = min(1, math.sin(math.pi * (0.02 + 0.96 * v)) ** 0.1)
        for k in range(sides):
            a = 2 * math.pi * k / sides
            x, z = 0.036 * math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a)), 0.0115 * math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a))
            if z < 0:
                z *= 0.75
            points.append((x * shrink, (v - 0.5) * 0.016, z * shrink))
    for j in range(rows):
        for k in range(sides):
            b, c = j * sides + k, j * sides + (k + 1) % sides
            faces.append((b, c, c + sides, b + sides))
    faces += [tuple(range(sides)), tuple(range(rows * sides, (rows + 1) * sides))[::-1]]
    body = _dressed(_shape(points, faces), at, turn, dough)
    roughen(body, 0.0022, 0.006, 1)
    nut, skin = plain("#efdfbd", 0.5), plain("#7d4822", 0.7)
    for x, z, lean, long in ((-0.018, 0.001, 20, 0.008), (0.004, 0.003, -35, 0.009), (0.02, -0.001, 60, 0.007)):
        for of, size, out in ((skin, 1.12, 0.0), (nut, 1.0, 0.0005)):
            almond = ball((x, -0.0075 - out, z), 1, of, (long * size * 0.55, 0.0012, 0.0034 * size), turn=(0, lean, 0))
            almond.parent = body


from props_table import _dressed, _shape

studio(14)
planks(2.4, 0.8, timber("#4f3320", "#8f663f", 0.45), 5, middle=(0, 0.05, 0))
room(2.4, "#bfae94", window_at=-0.78, shelf_at=0.62)
greenery((-0.12, 1.9, -0.05), 0.2, 70)
china = ceramic("#e9e3d8", 0.12)
lathe((0, 0, 0), [(0, 0.003), (0.027, 0.003), (0.028, 0), (0.031, 0), (0.034, 0.003), (0.048, 0.009), (0.0605, 0.0132), (0.0615, 0.0142), (0.0605, 0.0154), (0.047, 0.0112), (0.033, 0.0062), (0.022, 0.0056), (0.0205, 0.0046), (0, 0.0044)], china)
cup((0, 0, 0.0046), china, -24)
crema((0, 0, 0.0046 + 0.0465), 0.0291)
cantuccio((-0.012, -0.0455, 0.0185), (16, 3, -12))
metal = cutlery()
def little_spoon():
    sweep([(0, -0.052, 0.0012), (0, -0.03, 0.0022), (0, 0.012, 0.0042), (0, 0.026, 0.0032)], [(0.0075, 0.0015), (0.0062, 0.0018), (0.0034, 0.0022), (0.0042, 0.0018)], metal, (1, 0, 0))
    ball((0, 0.038, 0.0028), 1, metal, (0.0105, 0.016, 0.0022))
group(little_spoon, (0.088, -0.03, 0.0001), (0, 0, -14))
bean = Surface("#2a1509", 0.35)
first = ball((0, 0, -5), 1, bean, (0.0055, 0.0042, 0.0032), 0.0004)
for x, y, _ in scattered(9, (-0.105, 0.055, 0), (0.035, 0.025), 0.011):
    copy(first, (x, y, 0.003), (random.uniform(-8, 8), random.uniform(-8, 8), random.uniform(0, 360)))
daylight(-1, 76)
camera((0.03, -0.45, 0.175), (0.012, 0.005, 0.033), 66, 3.2, (0, -0.03, 0.04))
shoot("espresso", (1440, 1080), 5)
