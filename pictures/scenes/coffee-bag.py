"""A bag of coffee in brown paper and beans before it."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from mathutils import noise
from props_goods import *
from props_goods import _dressed, _shape


def kraft() -> Surface:
    s = Surface("#a67a4c", 0.8)
    at = s.place()
    fibre = s.noise(1, 4, s.place((260, 260, 60)))
    s.wear("Base Color", s.mix(s.span(fibre, 0, 0.5), s.ramp(s.noise(9, 4, at), (0.3, "#98703f"), (0.7, "#b08655")), "#86602f"))
    fine = s.node("Bump", Height=s.noise(500, 3, at), Distance=0.0002)
    soft = s.node("Bump", Height=s.noise(22, 4, at, bend=1.2), Distance=0.0045, Strength=0.7, Normal=fine.outputs["Normal"])
    return s.wear("Normal", soft.outputs["Normal"])


def bag(at: Place, turn: float) -> None:
    """Full below, pressed flat above, its end rolled twice and held by a tie."""
    of, rows, around = kraft(), 70, 120
    wide, deep, high = 0.098, 0.062, 0.165
    points = []
    for j in range(rows + 1):
        u = j / rows
        thick = deep * (1 - max(0, (u - 0.5) / 0.5) ** 1.3 * 0.95)
        across = wide * (1 + 0.05 * u)
        for k in range(around):
            a = 2 * math.pi * k / around
            c, s = math.cos(a), math.sin(a)
            x, y = across / 2 * math.copysign(abs(c) ** 0.32, c), thick / 2 * math.copysign(abs(s) ** 0.32, s)
            fold = 0.006 * math.exp(-((y / 0.009) ** 2)) * (1 if abs(c) > 0.85 else 0) * min(1, u * 3)
            x -= math.copysign(fold, c)
            dent = 0.0035 * noise.noise((x * 26, u * 5, y * 30 + 3)) + 0.0016 * noise.noise((x * 70, u * 14, y * 60))
            points.append((x, y + math.copysign(dent, s) + 0.004 * math.sin(5 * u), u * high))
    faces = [(j * around + k, j * around + (k + 1) % around, (j + 1) * around + (k + 1) % around, (j + 1) * around + k) for j in range(rows) for k in range(around)]
    faces.append(tuple(range(around))[::-1])
    def make():
        _dressed(_shape(points, faces), (0, 0, 0), (0, 0, 0), of)
        box((0, -0.004, high + 0.004), (0.103, 0.012, 0.017), of, 0.004, (12, 0, 0))
        box((0, -0.0105, high + 0.003), (0.112, 0.0014, 0.008), plain("#d8c9a6", 0.5), 0.0005, (12, 0, 0))
        box((0, -0.0325, 0.066), (0.066, 0.0006, 0.072), paper("#efe6d3"), 0.0002, (-1.5, 0, 0))
        ink = plain("#3a2a1c", 0.8)
        serif = "/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf"
        text("KAFFEE", (0, -0.0331, 0.083), 0.0125, ink, (88.5, 0, 0), 0.0001, serif)
        box((0, -0.0329, 0.0735), (0.036, 0.0003, 0.0006), ink, 0)
        text("ganze Bohne", (0, -0.0331, 0.064), 0.0062, ink, (88.5, 0, 0), 0.0001, serif)
        text("250 g", (0, -0.0331, 0.043), 0.0055, ink, (88.5, 0, 0), 0.0001, serif)
    group(make, at, (0, 0, turn))


studio(89)
stage("#4d3221", "#8f663f", "#bfae94")
bag((-0.035, 0.045, 0), -13)
bean = coffee_bean()
for x, y, _ in scattered(46, (0.055, -0.045, 0), (0.085, 0.05), 0.0105):
    copy(bean, (x, y, 0.0036), ((180 if random.random() < 0.45 else 0) + random.uniform(-14, 14), random.uniform(-14, 14), random.uniform(0, 360)), random.uniform(0.0056, 0.0066))
for x, y, _ in scattered(16, (0.06, -0.04, 0), (0.04, 0.024), 0.01):
    copy(bean, (x, y, 0.0092), tuple(random.uniform(-50, 50) for _ in range(2)) + (random.uniform(0, 360),), random.uniform(0.0056, 0.0066))
of = timber("#a9794a", "#cfa06c", 0.5, 0.6)
lathe((0.115, 0.03, 0), [(0, 0), (0.022, 0.0006), (0.03, 0.01), (0.034, 0.028), (0.033, 0.0295), (0.031, 0.028), (0.027, 0.011), (0, 0.005)], of)
for x, y, _ in scattered(34, (0.115, 0.03, 0), (0.024, 0.024), 0.008):
    copy(bean, (x, y, 0.0255), tuple(random.uniform(-60, 60) for _ in range(2)) + (random.uniform(0, 360),), random.uniform(0.0056, 0.0064))
cylinder((0.115, 0.03, 0.018), 0.0275, 0.01, plain("#150a05", 0.9), 0)
daylight(-1, 86)
camera((0.06, -0.62, 0.23), (0.015, 0.0, 0.07), 57, 4, (0.0, -0.02, 0.06))
shoot("coffee-bag", (1440, 1080), 5)
