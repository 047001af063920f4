"""A table for two in the evening: plates, red wine, a candle; the dark room at the left is left to words."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from studio import *
from props_table import *


def candle(at: Place) -> None:
    brass = plain("#9a7437", 0.3, 1)
    lathe(at, [(0, 0.001), (0.04, 0.001), (0.041, 0.003), (0.036, 0.007), (0.014, 0.01), (0.007, 0.018), (0.006, 0.04), (0.011, 0.052), (0.0145, 0.058), (0.0145, 0.072), (0.0125, 0.073), (0.0115, 0.066), (0, 0.066)], brass)
    wax = Surface("#f2e2c0", 0.4, subsurface=0.4)
    wax.body.inputs["Subsurface Radius"].default_value = (0.03, 0.015, 0.006)
    high = wax.node("SeparateXYZ", Vector=wax.place()).outputs["Z"]
    lit = wax.node("MapRange", Value=high, From_Min=0.17, From_Max=0.225).outputs["Result"]
    wax.set("Emission", (*rgb("#ffb45e"), 1))
    wax.wear("Emission Strength", wax.span(lit, 0, 0.9))
    lathe(at, [(0.0112, 0.06), (0.011, 0.19), (0.0112, 0.224), (0.0095, 0.2262), (0.006, 0.2235), (0, 0.2232)], wax)
    sweep([(at[0], at[1], at[2] + 0.223), (at[0] + 0.0006, at[1], at[2] + 0.231), (at[0] + 0.002, at[1], at[2] + 0.235)], [(0.0013, 0.0013)] * 2, plain("#1a120c", 0.9), ends=6)
    flame = glow("#ffb14e", 18)
    up = flame.node("SeparateXYZ", Vector=flame.place()).outputs["Z"]
    flame.wear("Emission", flame.ramp(flame.node("MapRange", Value=up, From_Min=0, From_Max=0.034).outputs["Result"], (0, "#5a6cff"), (0.16, "#ff9a3c"), (0.5, "#ffd287"), (1, "#ff9a35")))
    lathe((at[0] + 0.001, at[1], at[2] + 0.2275), [(0, 0), (0.0032, 0.0028), (0.0046, 0.009), (0.0036, 0.0185), (0.0014, 0.029), (0, 0.035)], flame)
    bulb((at[0], at[1] - 0.012, at[2] + 0.245), 4.5, "#ffb870", 0.012)


def cover(at: Place, turn: float, with_napkin: bool = True) -> None:
    """What one guest needs, seen from below the plate (towards -y)."""
    def make():
        of, metal = stoneware("#cfc6b6", "#6d5c4a", rim="#8a6a48", top=0.0225, rough=0.28), cutlery()
        plate((0, 0, 0), 0.135, of, 0.019)
        plate((0.002, 0.001, 0.0078), 0.098, stoneware("#4f5a58", "#23211f", rim="#8a6a48", top=0.0175, rough=0.3), 0.015)
        fork((-0.165, 0.0, 0.0005), 2, metal)
        knife((0.162, -0.005, 0.0), -1, metal)
        if with_napkin:
            napkin((0.0, 0.0, 0.0155))
    group(make, at, (0, 0, turn))


def napkin(at: Place) -> None:
    """Linen gathered by a ring of string and laid across the plate."""
    def cloth_height(x, y):
        tight = 1 - 0.72 * math.exp(-((y / 0.03) ** 2))
        return 0.004 + 0.011 * tight * (0.5 + 0.5 * math.sin(x / tight * 150 + 1.2 * math.sin(y * 30))) + 0.008 * (1 - (x / 0.04) ** 2) * (1 - 0.4 * tight)
    of = linen("#d9cbb2", 1300)
    nx, ny, points = 90, 110, []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = (i / nx - 0.5) * 0.078, (j / ny - 0.5) * 0.2
            tight = 1 - 0.66 * math.exp(-((y / 0.035) ** 2))
            points.append((x * tight * (1 + 0.9 * abs(y)), y + 0.004 * math.sin(60 * x), max(0.001, cloth_height(x, y) - 0.012 * max(0, abs(x) / 0.039 - 0.8) * 5)))
    faces = [(a := j * (nx + 1) + i, a + 1, a + nx + 2, a + nx + 1) for j in range(ny) for i in range(nx)]
    thing = _dressed(_shape(points, faces), at, (0, 0, 24), of)
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.001
    twine = plain("#8a6a44", 0.9)
    for k in range(3):
        y = -0.003 + 0.003 * k
        ring = [(0.0155 * math.cos(n * math.pi / 6), y + 0.0006 * math.sin(n * 2), 0.0095 + 0.0115 * math.sin(n * math.pi / 6)) for n in range(12)]
        string = tube(ring, 0.0012, twine, True)
        string.location, string.rotation_euler = at, (0, 0, math.radians(24))


def evening() -> None:
    """The room behind: dim plaster, a blue window and small lights far away."""
    sheet((0, 3.4, 1), (12, 6), plaster("#6a5c50", grain=0.004), 2, (90, 0, 0))
    sheet((0, 0, -0.75), (12, 9), timber("#2d1d13", "#573b26"), 2)
    box((-1.15, 3.36, 0.75), (0.9, 0.03, 1.7), glow("#6f8db8", 0.7), 0)
    for x in (-1.62, -1.15, -0.68):
        box((x, 3.32, 0.75), (0.06, 0.05, 1.76), plain("#2b211a", 0.6))
    spot = glow("#ffc27a", 18)
    first = ball((0, 0, -9), 0.022, spot)
    for k in range(15):
        u = k / 14
        copy(first, (-0.42 + 2.6 * u, 3.1, 0.5 - 0.26 * math.sin(math.pi * (u * 2 % 1)) + random.uniform(-0.02, 0.02)), (0, 0, 0), random.uniform(0.8, 1.3))
    for x, y, z, size in ((0.95, 2.9, 0.02, 1.8), (-0.3, 3.0, -0.08, 1.4), (1.5, 2.8, 0.0, 1.6)):
        copy(first, (x, y, z), (0, 0, 0), size)
        bulb((x, y - 0.1, z + 0.05), 3.4, "#ffb878", 0.05)
    back = timber("#2a1a10", "#553821")
    for x in (0.12, 0.5):
        box((x, 1.0, -0.05), (0.035, 0.035, 0.75), back, 0.006)
    for z in (0.12, 0.24, 0.31):
        box((0.31, 1.0, z), (0.38, 0.02, 0.05), back, 0.006)


from props_table import _dressed, _shape

studio(31)
air("#8a95ad", 0.05)
evening()
planks(1.15, 0.86, timber("#3a2416", "#70492b", 0.4), 6, middle=(0.28, 0.05, 0))
cover((0.2, -0.17, 0.0004), 4)
cover((0.3, 0.3, 0.0004), 182)
wine_glass((0.415, -0.03, 0), 0.4)
wine_glass((0.09, 0.17, 0), 0.36)
candle((0.255, 0.075, 0))
pot((0.43, 0.16, 0), 0.032, 0.1, stoneware("#8d9276"))
for turn, tip in ((20, -50), (100, -65), (170, -55), (240, -45), (310, -60), (60, -75), (280, -80), (200, -70)):
    leaf((0.43, 0.16, 0.098), 0.075, 0.02, plain("#5d6f45", 0.6), (0, tip, turn), 0.3, 0.4)
lamp((-1.4, 0.6, 1.3), (0.2, 0, 0), 48, 1.0, "#ffd9ae", 1.0)
lamp((1.5, 1.2, 1.2), (0.3, 0, 0.1), 26, 0.6, "#ffc692")
lamp((-0.6, -1.6, 1.2), (0.2, 0, 0.05), 13, 1.2, "#a9bbdc")
camera((-0.03, -1.1, 0.4), (0.12, 0.05, 0.135), 45, 2.8, (0.25, -0.1, 0.06))
bpy.context.scene.cycles.max_bounces, bpy.context.scene.cycles.diffuse_bounces = 6, 3
shoot("table-set", (2000, 1333), 5)
