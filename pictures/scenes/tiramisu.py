"""A piece of tiramisu on a plate, dusted with cocoa."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from mathutils import noise
from studio import *
from props_table import *
from props_table import _dressed, _shape

WIDE, DEEP = 0.078, 0.064


def layer(at: Place, high: float, of: Surface, swell: float, rough: float, seed: float, top: float = 0.0) -> None:
    """One layer: its side bulges by `swell` and is uneven by `rough`; seen all round and from above."""
    around, rows, inner = 260, 20, 26
    base = []
    for k in range(around):
        a = 2 * math.pi * k / around
        c, s = math.cos(a), math.sin(a)
        base.append((WIDE / 2 * math.copysign(abs(c) ** 0.28, c), DEEP / 2 * math.copysign(abs(s) ** 0.28, s), c, s))
    points, faces = [], []
    for j in range(rows + 1):
        v = j / rows
        for x, y, c, s in base:
            out = swell * (1 + 1.6 * noise.noise((x * 28, y * 28, seed + 9))) * math.sin(math.pi * v) ** 0.7 + rough * noise.fractal((x * 90 + seed, y * 90, v * high * 90), 0.9, 2, 4) + 0.0034 * noise.noise((x * 30, y * 30, seed))
            sag = 0.003 * noise.noise((x * 35, y * 35, seed + 4))
            points.append((x * (1 + out / (WIDE / 2)), y * (1 + out / (DEEP / 2)), v * high + sag))
    last = rows * around
    for j in range(1, inner + 1):
        u = 1 - j / inner
        for x, y, c, s in base:
            points.append((x * u, y * u, high + top * noise.fractal((x * u * 55, y * u * 55, seed), 0.8, 2, 5) + top * 0.8 * (1 - u**6)))
    for j in range(rows + inner):
        for k in range(around):
            a, b = j * around + k, j * around + (k + 1) % around
            faces.append((a, b, b + around, a + around))
    _dressed(_shape(points, faces), at, (0, 0, 20), of)


def mascarpone() -> Surface:
    s = Surface("#f1e4c8", 0.45, subsurface=0.2)
    s.body.inputs["Subsurface Radius"].default_value = (0.008, 0.005, 0.003)
    tone = s.ramp(s.noise(60, 4), (0.3, "#e6d3ac"), (0.6, "#f3e7cd"), (0.8, "#f8f0de"))
    dusted = s.node("MapRange", Value=s.noise(330, 5), From_Min=0.56, From_Max=0.68).outputs["Result"]
    s.wear("Base Color", s.mix(s.span(dusted, 0, 0.55), tone, "#8a5f3c"))
    return s.bump(s.noise(260, 3), 0.0006, 0.5)


def sponge() -> Surface:
    s = Surface("#9a6636", 0.8)
    at = s.place()
    holes = s.node("TexVoronoi", Vector=at, Scale=520).outputs["Distance"]
    hole = s.node("MapRange", Value=holes, From_Min=0.38, From_Max=0.18).outputs["Result"]
    soaked = s.ramp(s.noise(55, 4, at), (0.3, "#5b331a"), (0.5, "#8d5a2e"), (0.66, "#b98a52"), (0.8, "#cfa56c"))
    s.wear("Base Color", s.mix(s.span(hole, 0, 0.6), soaked, "#5a3519"))
    return s.bump(s.node("MixRGB", Fac=0.4, Color1=s.span(hole, 1, 0), Color2=s.noise(300, 3, at)).outputs["Color"], 0.0022, 0.8)


def cocoa() -> Surface:
    s = Surface("#3d2010", 0.95)
    at = s.place()
    s.wear("Base Color", s.ramp(s.noise(420, 5, at), (0.3, "#241109"), (0.5, "#432512"), (0.7, "#613a1f")))
    return s.bump(s.noise(750, 5, at), 0.0018, 0.9)


studio(41)
planks(2.4, 0.95, timber("#4d3221", "#8a6240", 0.5), 6, middle=(0, 0.1, 0))
room(2.4, "#c2b197", window_at=-0.8, shelf_at=0.64)
greenery((-0.12, 1.9, -0.05), 0.2, 70)
draped(0.4, 0.3, linen("#cfc4b0"), (0.03, 0.02, 0), 14, [(-0.16, -0.09, 70, 0.011), (0.17, 0.08, 50, 0.012), (0.17, -0.09, 110, 0.01)])
plate((0, 0, 0.003), 0.1, stoneware("#7c8583", "#37332e", rim="#94704b", top=0.0175, rough=0.3), 0.014)
z = 0.0105
cream, cake = mascarpone(), sponge()
for k, (high, of, swell, rough, top) in enumerate(((0.0125, cake, 0.0003, 0.002, 0), (0.0115, cream, 0.0017, 0.0013, 0), (0.0125, cake, 0.0004, 0.002, 0), (0.013, cream, 0.0018, 0.0013, 0), (0.0022, cocoa(), 0.0004, 0.001, 0.0016))):
    layer((-0.006, 0.006, z), high, of, swell, rough, k * 3.3, top)
    z += high - 0.0012
dust = plain("#46280f", 0.95)
crumbs(420, (0.0, 0.0, 0.0102), (0.058, 0.055), dust, (0.00015, 0.0006))
crumbs(130, (0.0, 0.0, 0.0105), (0.06, 0.055), dust, (0.0004, 0.0011))
green = basil()
for turn, size, tip in ((-30, 0.62, -18), (95, 0.6, -25), (215, 0.5, -15)):
    leaf((0.004, 0.004, z + 0.0025), 0.032 * size, 0.02 * size, green, (0, tip, turn), 0.3, 0.5)


fork((0.132, -0.02, 0.0042), -10, cutlery())
daylight(-1, 64)
camera((0.05, -0.37, 0.175), (0.006, 0.002, 0.027), 60, 4, (0, -0.03, 0.035))
shoot("tiramisu", (1500, 1125), 6)
