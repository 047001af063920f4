"""A lantern of dark iron and glass with a burning candle, in the evening."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from studio import *
from props_table import *
from props_table import _dressed, _shape

HALF, HIGH = 0.058, 0.19


def iron() -> Surface:
    s = Surface("#2b2926", 0.45, 0.85)
    s.wear("Base Color", s.ramp(s.noise(35, 5), (0.35, "#1f1d1b"), (0.6, "#34312c"), (0.78, "#54493a")))
    s.wear("Roughness", s.span(s.noise(120, 4), 0.35, 0.6))
    return s.bump(s.noise(300, 4), 0.0003, 0.5)


def lantern(at: Place, turn: float) -> None:
    def make():
        of, pane = iron(), thin_glass("#f7faf8", 0.8)
        box((0, 0, 0.006), (2 * HALF + 0.024, 2 * HALF + 0.024, 0.006), of, 0.0015)
        box((0, 0, 0.012), (2 * HALF + 0.01, 2 * HALF + 0.01, 0.008), of, 0.0012)
        for x in (-1, 1):
            for y in (-1, 1):
                box((x * HALF, y * HALF, HIGH / 2 + 0.012), (0.008, 0.008, HIGH), of, 0.001)
                ball((x * (HALF + 0.005), y * (HALF + 0.005), 0.0022), 0.006, of, (1, 1, 0.6))
        for z in (0.018, HIGH + 0.012):
            for k in range(4):
                a = k * math.pi / 2
                box((HALF * math.cos(a), HALF * math.sin(a), z), (0.006, 2 * HALF, 0.008), of, 0.001, (0, 0, k * 90))
        for k in range(4):
            a = k * math.pi / 2
            sheet((HALF * math.cos(a), HALF * math.sin(a), HIGH / 2 + 0.014), (HIGH - 0.006, 2 * HALF - 0.006), pane, 2, (0, 90, k * 90))
        roof = [(HALF + 0.014, HIGH + 0.016), (HALF + 0.014, HIGH + 0.021), (0.034, HIGH + 0.058), (0.022, HIGH + 0.062), (0.022, HIGH + 0.082), (0.027, HIGH + 0.084), (0.027, HIGH + 0.089), (0.004, HIGH + 0.1)]
        points = [(r * x, r * y, z) for r, z in roof for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        faces = [(j * 4 + k, j * 4 + (k + 1) % 4, j * 4 + 4 + (k + 1) % 4, j * 4 + 4 + k) for j in range(len(roof) - 1) for k in range(4)]
        top = _dressed(_shape(points, [*faces, (3, 2, 1, 0), tuple(range(len(points) - 4, len(points)))]), (0, 0, 0), (0, 0, 0), of)
        edge = top.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments = 0.0014, 3
        ring = [(0.024 * math.cos(k * math.pi / 8), 0.006 * math.sin(k * math.pi / 8), HIGH + 0.118 + 0.024 * math.sin(k * math.pi / 8)) for k in range(16)]
        tube(ring, 0.0022, of, True)
        pillar_candle((0, 0, 0.0165), 0.03, 0.085, "#eadcbc", True)
    group(make, at, (0, 0, turn))


studio(43)
air("#7f8fb0", 0.1)
planks(2.4, 0.95, timber("#3d2818", "#7a5334", 0.45), 6, middle=(0, 0.1, 0))
sheet((0, 2.4, 1), (9, 7), plaster("#6d665f", grain=0.004), 2, (90, 0, 0))
box((-0.95, 2.36, 0.5), (1.0, 0.03, 1.5), glow("#6f8db8", 0.9), 0)
for x in (-1.46, -0.95, -0.44):
    box((x, 2.32, 0.5), (0.06, 0.05, 1.56), plain("#2b2620", 0.6))
spot = ball((0, 0, -9), 0.02, glow("#ffc27a", 16))
for k in range(11):
    copy(spot, (-0.25 + 0.17 * k, 2.2, 0.3 - 0.17 * math.sin(math.pi * (k / 5 % 1)) + random.uniform(-0.02, 0.02)), (0, 0, 0), random.uniform(0.8, 1.2))
greenery((0.62, 1.5, 0.0), 0.25, 80, "#46573a")
draped(0.42, 0.3, linen("#a89c88"), (-0.02, 0.02, 0), 18, [(-0.16, -0.08, 70, 0.011), (0.16, 0.09, 50, 0.012), (0.17, -0.09, 110, 0.009)])
lantern((0, 0, 0.003), 27)
for x, y, turn, size in ((0.12, -0.06, 40, 1), (0.135, -0.045, 95, 0.8), (-0.125, -0.05, 160, 0.9), (-0.11, -0.065, 220, 0.7)):
    leaf((x, y, 0.004), 0.045 * size, 0.024 * size, plain("#8a6a3c", 0.7), (8, -8, turn), 0.3, 0.35)
lamp((-1.5, 0.7, 1.1), (0, 0, 0.1), 22, 1.1, "#b9cbea", 1.3)
lamp((1.4, 0.9, 0.9), (0, 0, 0.1), 14, 0.6, "#ffc692")
lamp((0.6, -1.5, 0.9), (0, 0, 0.1), 5, 1.2, "#ffe0bd")
bpy.context.scene.cycles.max_bounces, bpy.context.scene.cycles.diffuse_bounces = 6, 3
camera((0.05, -0.92, 0.27), (0.0, 0.0, 0.125), 54, 3.2, (0, -0.05, 0.12))
shoot("lantern", (1440, 1080), 5)
