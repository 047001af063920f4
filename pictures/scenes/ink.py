"""A bottle of ink, a dip pen and a sheet with strokes of blue."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_goods import *
from props_goods import _dressed, _shape


def bottle(at: Place, turn: float) -> None:
    def make():
        blue = Surface("#0b1230", 0.05, specular=0.7, clearcoat=1)
        facing = blue.node("LayerWeight", Blend=0.35).outputs["Facing"]
        blue.wear("Base Color", blue.ramp(facing, (0, "#070b22"), (0.6, "#101b4a"), (1, "#4a5fa0")))
        clear = thin_glass("#eef3f6", 1.4)
        box((0, 0, 0.0215), (0.056, 0.046, 0.035), blue, 0.008)
        box((0, 0, 0.0235), (0.062, 0.052, 0.047), clear, 0.009)
        lathe((0, 0, 0.046), [(0.021, 0), (0.0165, 0.002), (0.0155, 0.005), (0.0155, 0.012)], clear)
        black = plain("#1b1a1c", 0.3, clearcoat=0.4)
        lathe((0, 0, 0.052), [(0, 0), (0.0185, 0), (0.0185, 0), (0.019, 0.001), (0.019, 0.015), (0.019, 0.015), (0.0178, 0.0172), (0, 0.0174)], black)
        for k in range(52):
            a = 2 * math.pi * k / 52
            cylinder((0.019 * math.cos(a), 0.019 * math.sin(a), 0.0605), 0.00075, 0.013, black, 0)
        box((0, -0.0264, 0.022), (0.042, 0.0006, 0.027), paper("#efe6d2"), 0.0001)
        ink = plain("#1d2b5a", 0.8)
        text("TINTE", (0, -0.0269, 0.0265), 0.0082, ink, depth=0.0001, font="/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf")
        box((0, -0.0268, 0.0205), (0.026, 0.0002, 0.0005), ink, 0)
        text("No. 7   50 ml", (0, -0.0269, 0.0165), 0.0038, ink, depth=0.0001, font="/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf")
    group(make, at, (0, 0, turn))


def pen(at: Place, turn: float) -> None:
    """A holder of wood with a nib of steel, along x."""
    def make():
        holder, brass, nib = timber("#3a1f14", "#7a4a2c", 0.25, 0.5), Surface("#b8935a", 0.25, 1), Surface("#b9b5ae", 0.22, 1)
        lathe((0, 0, 0), [(0, -0.1), (0.0022, -0.0995), (0.003, -0.094), (0.0042, -0.02), (0.0056, 0.03), (0.0058, 0.042), (0.005, 0.05), (0.0042, 0.0525), (0, 0.0525)], holder, turn=(0, 90, 0))
        lathe((0, 0, 0), [(0.0046, 0.044), (0.0049, 0.0445), (0.0046, 0.056), (0.0042, 0.0565)], brass, turn=(0, 90, 0))
        sweep([(0.054, 0, -0.001), (0.064, 0, -0.0016), (0.074, 0, -0.0026), (0.086, 0, -0.0044)], [(0.0062, 0.0016), (0.0082, 0.0013), (0.0058, 0.001), (0.0006, 0.0006)], nib)
    group(make, at, (0, 3.2, turn))


def stroke(points: list[Place], wide: float, of: Surface) -> None:
    sweep(points, [(wide * 0.2, 0.0001), (wide, 0.0002), (wide * 0.7, 0.0002), (wide, 0.0002), (wide * 0.15, 0.0001)], of, (0.5, 0.87, 0), ends=12)


studio(71)
stage("#5a3c26", "#a27a50", "#c8bba6")
sheet_of = paper("#f1eadb")
surface_of(lambda x, y: 0.0012 + 0.01 * max(0, x - 0.1) ** 1.4 * 3 + 0.0006 * math.sin(9 * x + 4 * y), 0.3, 0.21, sheet_of, (0.02, -0.005, 0), (0, 0, 17), (60, 50), 0.0003)
surface_of(lambda x, y: 0.0006, 0.3, 0.21, sheet_of, (0.03, 0.03, 0), (0, 0, 6), (10, 10), 0.0003)
wet = Surface("#15225c", 0.35)
a = math.radians(17)
there = lambda x, y: (0.02 + x * math.cos(a) - y * math.sin(a), -0.005 + x * math.sin(a) + y * math.cos(a), 0.0019)
for row in range(4):
    x, end = -0.075, 0.075 - 0.018 * (row % 3)
    while x < end:
        long = random.uniform(0.013, 0.026)
        knots = [there(x + long * k / 7, -0.03 - 0.0165 * row + (0.0026 if k % 2 else -0.0012) * random.uniform(0.5, 1.5)) for k in range(8)]
        tube(knots, 0.00042, wet)
        x += long + 0.006
bottle((-0.075, 0.055, 0.002), 16)
pen((0.058, -0.032, 0.0075), -152)
daylight(-1, 78)
camera((0.06, -0.5, 0.27), (-0.002, 0.008, 0.02), 62, 4, (-0.05, 0.0, 0.03))
shoot("ink", (1440, 1080), 5)
