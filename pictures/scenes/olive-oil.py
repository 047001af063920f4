"""A bottle of olive oil, bread and a dish of olives."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from mathutils import noise
from studio import *
from props_table import *
from props_table import _dressed, _shape


def bottle(at: Place) -> None:
    """Dark green glass with a label and a stopper of cork."""
    green = Surface("#1d2a10", 0.04, specular=0.7, clearcoat=1)
    deep = green.node("LayerWeight", Blend=0.35).outputs["Facing"]
    green.wear("Base Color", green.ramp(deep, (0, "#4a5410"), (0.45, "#2a340e"), (1, "#0d1407")))
    r = 0.0325
    lathe(at, [(0, 0.002), (r - 0.005, 0), (r - 0.001, 0.002), (r, 0.006), (r, 0.15), (r, 0.158), (r * 0.86, 0.172), (r * 0.5, 0.188), (0.0128, 0.2), (0.0125, 0.236), (0.0125, 0.236), (0.0155, 0.2375), (0.0158, 0.2465), (0.014, 0.249), (0.0095, 0.249), (0.0092, 0.24)], green)
    cork = plain("#b98d5c", 0.9)
    cork.wear("Base Color", cork.ramp(cork.noise(420, 4), (0.35, "#7d5632"), (0.5, "#b98b58"), (0.7, "#d0a877")))
    cylinder((at[0], at[1], at[2] + 0.2535), 0.0092, 0.02, cork, 0.0012)
    label = paper("#e8dec8")
    points = []
    for z in (0.045, 0.115):
        for k in range(25):
            a = math.radians(-97 + (k / 24 - 0.5) * 125)
            points.append(((r + 0.0003) * math.cos(a), (r + 0.0003) * math.sin(a), z))
    _dressed(_shape(points, [(k, k + 1, k + 26, k + 25) for k in range(24)]), at, (0, 0, 0), label)
    ink = plain("#4a5230", 0.8)
    for low, turn, long in ((0, 32, 0.017), (0.004, 150, 0.016), (0.009, 40, 0.015), (0.013, 138, 0.014), (0.018, 52, 0.012), (0.02, 118, 0.012), (-0.012, 88, 0.036)):
        points = []
        for i in range(13):
            u = i / 12
            for side in (-1, 1):
                along, half, a = u * long, (0.16 if long < 0.03 else 0.012) * long * math.sin(math.pi * u) ** 0.8 * side, math.radians(turn)
                x, z = along * math.cos(a) - half * math.sin(a), along * math.sin(a) + half * math.cos(a)
                angle = math.radians(-97) + x / r
                points.append(((r + 0.0006) * math.cos(angle), (r + 0.0006) * math.sin(angle), 0.066 + low + z))
        _dressed(_shape(points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(12)]), at, (0, 0, 0), ink)


def crust() -> Surface:
    s = Surface("#a8642c", 0.65, specular=0.25)
    at = s.place()
    tone = s.ramp(s.noise(24, 5, at), (0.3, "#6e3a17"), (0.46, "#9c5a26"), (0.6, "#bd7a3a"), (0.76, "#d9a55f"))
    flour = s.node("MapRange", Value=s.noise(38, 5, at, bend=1), From_Min=0.56, From_Max=0.72).outputs["Result"]
    s.wear("Base Color", s.mix(s.span(flour, 0, 0.75), tone, "#eadcc2"))
    return s.bump(s.noise(110, 5, at), 0.0035, 0.7)


def crumb_surface() -> Surface:
    """The cut of a sourdough: holes of all sizes."""
    s = Surface("#e3cfa6", 0.85)
    at = s.place()
    fine, large = s.node("TexVoronoi", Vector=at, Scale=210).outputs["Distance"], s.node("TexVoronoi", Vector=at, Scale=75).outputs["Distance"]
    hole = s.node("MapRange", Value=large, From_Min=0.34, From_Max=0.2).outputs["Result"]
    small = s.node("MapRange", Value=fine, From_Min=0.4, From_Max=0.2).outputs["Result"]
    tone = s.mix(s.span(small, 0, 0.45), s.ramp(s.noise(40, 4, at), (0.3, "#d8bf8e"), (0.7, "#eddcb8")), "#b99a66")
    s.wear("Base Color", s.mix(s.span(hole, 0, 0.6), tone, "#a07f4c"))
    depth = s.node("MixRGB", Fac=0.5, Color1=s.span(hole, 1, 0), Color2=s.span(small, 1, 0)).outputs["Color"]
    return s.bump(depth, 0.003, 0.8)


def slice_of_bread(at: Place, turn: Place, thick: float = 0.017) -> None:
    """An oval slice lying flat; its crust all round, the crumb above."""
    rim, cut = crust(), crumb_surface()
    outline = []
    for k in range(120):
        a = 2 * math.pi * k / 120
        r = 0.058 * (1 + 0.05 * noise.noise((math.cos(a) * 1.5 + at[0] * 30, math.sin(a) * 1.5, 1)))
        x, y = r * 1.12 * math.cos(a), r * 0.72 * math.sin(a) * (1 if math.sin(a) > 0 else 0.8)
        outline.append((x, y))
    points, faces = [], []
    rows = 60
    for j in range(rows + 1):
        u = j / rows
        for x, y in outline:
            points.append((x * u * 0.975, y * u * 0.975, thick / 2 + 0.0011 * noise.fractal((x * u * 70, y * u * 70, at[1] * 50), 0.8, 2, 4) - 0.0012 * u**8))
    faces = [(j * 120 + k, (j + 1) * 120 + k, (j + 1) * 120 + (k + 1) % 120, j * 120 + (k + 1) % 120) for j in range(rows) for k in range(120)]
    def make():
        _dressed(_shape(points, faces), (0, 0, 0), (0, 0, 0), cut)
        side = []
        for z, out in ((0.46, 0.965), (0.5, 0.985), (0.42, 1.0), (0.1, 1.02), (-0.3, 1.01), (-0.5, 0.98), (-0.5, 0.3)):
            side += [(x * out, y * out, z * thick) for x, y in outline]
        n = [(j * 120 + k, j * 120 + (k + 1) % 120, (j + 1) * 120 + (k + 1) % 120, (j + 1) * 120 + k) for j in range(6) for k in range(120)]
        body = _dressed(_shape(side, n), (0, 0, 0), (0, 0, 0), rim)
        body.modifiers.new("fine", "SUBSURF").render_levels = 2
    group(make, at, turn)


def olives(at: Place, count: int) -> None:
    of = stoneware("#d8cdb8", "#6a4a30", rim="#8f6b49", top=0.0275, rough=0.3)
    lathe(at, [(0, 0.002), (0.026, 0.002), (0.0265, 0), (0.03, 0), (0.036, 0.006), (0.0475, 0.02), (0.0505, 0.0275), (0.0495, 0.0287), (0.0475, 0.0265), (0.04, 0.0125), (0.028, 0.0065), (0, 0.006)], of)
    skin = Surface("#4e5a1e", 0.22, specular=0.5, subsurface=0.08, clearcoat=0.3)
    skin.body.inputs["Subsurface Radius"].default_value = (0.002, 0.003, 0.001)
    skin.wear("Base Color", skin.mix(skin.span(skin.noise(110, 4), 0, 0.4), skin.ramp(skin.node("ObjectInfo").outputs["Random"], (0, "#3b2a24"), (0.3, "#4c3a2a"), (0.36, "#59621f"), (1, "#7d8434")), "#3b431a"))
    first = ball((0, 0, -5), 0.0088, skin, (1.28, 1, 0.98), 0.0004)
    for level, (spread, z) in enumerate(((0.036, 0.0165), (0.029, 0.0285), (0.013, 0.037))):
        for x, y, _ in scattered(count, (0, 0, 0), (spread, spread), 0.0172):
            copy(first, (at[0] + x, at[1] + y, at[2] + z + 0.003 * (math.hypot(x, y) / 0.036) ** 2 * (level == 0)), (random.uniform(-25, 25), random.uniform(-25, 25), random.uniform(0, 360)), random.uniform(0.92, 1.08))


studio(33)
planks(2.4, 0.95, timber("#4d3221", "#8a6240", 0.5), 6, middle=(0, 0.1, 0))
room(2.4, "#c2b197", window_at=-0.8, shelf_at=0.64)
greenery((-0.12, 1.9, -0.05), 0.2, 70)
draped(0.42, 0.28, linen("#c9beaa"), (0.09, -0.01, 0), -18, [(-0.16, -0.07, 70, 0.011), (0.16, 0.08, 35, 0.012), (0.15, -0.09, 110, 0.009)])
board = box((0.075, 0.0, 0.0125), (0.25, 0.16, 0.018), timber("#8a5c34", "#c4955f", 0.5), 0.005, (0, 0, -14))
bottle((-0.085, 0.05, 0))
slice_of_bread((0.105, 0.022, 0.0305), (0, 0, 12))
slice_of_bread((0.118, 0.002, 0.0478), (4, -3, -24))
olives((0.015, -0.045, 0.0215), 14)
crumbs(60, (0.09, -0.045, 0.0215), (0.08, 0.03), plain("#c99a5c", 0.9), (0.0005, 0.0016))
for x, y, turn in ((-0.075, -0.055, 15), (-0.068, -0.06, 60), (-0.085, -0.05, -30)):
    leaf((x, y, 0.002), 0.05, 0.011, plain("#66734a", 0.55), (8, -6, turn + 150), 0.2, 0.25)
daylight(-1, 80)
camera((0.05, -0.9, 0.33), (0.012, 0.0, 0.098), 57, 4, (0.02, -0.03, 0.05))
shoot("olive-oil", (1500, 1125), 6)
