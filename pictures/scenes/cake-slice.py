"""A piece of chocolate cake with cream on a plate, berries beside it."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from mathutils import noise
from props_goods import *
from props_goods import _dressed, _shape

LONG, OPEN = 0.1, 42


def wedge(z: float, high: float, of: Surface, swell: float, rough: float, seed: float, top: float = 0) -> None:
    """One layer of the piece: its tip toward -x, its back round."""
    a = math.radians(OPEN / 2)
    outline, steps = [], 46
    for k in range(steps):
        outline.append((LONG * (k / steps), -math.tan(a) * LONG * (k / steps) * math.cos(a) / math.cos(a)))
    for k in range(steps):
        t = -a + 2 * a * k / steps
        outline.append((LONG / math.cos(a) * math.cos(t) * 1.0, LONG / math.cos(a) * math.sin(t)))
    for k in range(steps):
        outline.append((LONG * (1 - k / steps), math.tan(a) * LONG * (1 - k / steps)))
    n, rows, inner, points = len(outline), 14, 20, []
    mx = LONG * 0.66
    for j in range(rows + 1):
        v = j / rows
        for x, y in outline:
            out = swell * math.sin(math.pi * v) ** 0.7 + rough * noise.fractal((x * 90 + seed, y * 90, (z + v * high) * 90), 0.9, 2, 4)
            far = math.hypot(x - mx, y)
            points.append((x + (x - mx) / far * out, y + y / far * out, z + v * high))
    for j in range(1, inner + 1):
        u = 1 - j / inner
        for x, y in outline:
            px, py = mx + (x - mx) * u, y * u
            points.append((px, py, z + high + top * noise.fractal((px * 60, py * 60, seed), 0.8, 2, 4)))
    faces = [(j * n + k, j * n + (k + 1) % n, (j + 1) * n + (k + 1) % n, (j + 1) * n + k) for j in range(rows + inner) for k in range(n)]
    _dressed(_shape(points, faces), (0, 0, 0), (0, 0, 0), of)


def sponge() -> Surface:
    s = Surface("#4a2413", 0.85)
    at = s.place()
    holes = s.node("TexVoronoi", Vector=at, Scale=420).outputs["Distance"]
    hole = s.node("MapRange", Value=holes, From_Min=0.38, From_Max=0.16).outputs["Result"]
    s.wear("Base Color", s.mix(s.span(hole, 0, 0.7), s.ramp(s.noise(70, 4, at), (0.3, "#3a1a0c"), (0.6, "#552a16"), (0.8, "#6e3b20")), "#220e06"))
    return s.bump(s.node("MixRGB", Fac=0.4, Color1=s.span(hole, 1, 0), Color2=s.noise(330, 4, at)).outputs["Color"], 0.0024, 0.9)


def ganache() -> Surface:
    s = Surface("#24100a", 0.16, specular=0.6, clearcoat=0.3)
    s.wear("Roughness", s.span(s.noise(60, 3), 0.1, 0.26))
    return s.bump(s.noise(36, 3), 0.0008, 0.4)


def raspberry(at: Place, turn: Place, of: Surface) -> None:
    def make():
        first = ball((0, 0, 0), 0.0028, of)
        for row in range(5):
            lean = math.radians(12 + row * 21)
            r, z = 0.0085 * math.sin(lean) + 0.0008, 0.0095 * math.cos(lean)
            for k in range(max(3, round(r * 2 * math.pi / 0.0046))):
                a = 2 * math.pi * k / max(3, round(r * 2 * math.pi / 0.0046)) + row
                copy(first, (r * math.cos(a), r * math.sin(a), z), (0, 0, 0), random.uniform(0.9, 1.1))
        ball((0, 0, 0.002), 0.0085, of, (1, 1, 0.9))
    group(make, at, turn)


studio(157)
stage("#6a4729", "#b58a5c", "#c8b8a2")
napkin("#c9b3ab", (0.02, 0.02, 0), 14)
plate((0, 0, 0.003), 0.1, stoneware("#e6dfd2", "#6a4a30", rim="#8f6b49", top=0.0165, rough=0.28), 0.0135)
cake, glaze = sponge(), ganache()
cream = Surface("#f3ead9", 0.4, subsurface=0.25)
cream.body.inputs["Subsurface Radius"].default_value = (0.008, 0.005, 0.003)
cream.bump(cream.noise(160, 3), 0.0008, 0.6)
def piece():
    z = 0
    for k, (high, of, swell, rough, top) in enumerate(((0.0155, cake, 0.0003, 0.0018, 0), (0.0075, cream, 0.0012, 0.001, 0), (0.0155, cake, 0.0003, 0.0018, 0), (0.0075, cream, 0.0012, 0.001, 0), (0.0125, cake, 0.0003, 0.0018, 0), (0.0042, glaze, 0.0012, 0.0004, 0.0004))):
        wedge(z, high, of, swell, rough, k * 4.1, top)
        z += high - 0.0006
    for k in range(26):
        t = math.radians(-OPEN / 2 + OPEN * (k + 0.5) / 26)
        r = LONG / math.cos(math.radians(OPEN / 2)) + 0.001
        if k % 3 == 0:
            long = random.uniform(0.008, 0.024)
            sweep([(r * math.cos(t), r * math.sin(t), z - 0.002), ((r + 0.0015) * math.cos(t), (r + 0.0015) * math.sin(t), z - long * 0.6), ((r + 0.001) * math.cos(t), (r + 0.001) * math.sin(t), z - long)], [(0.006, 0.003), (0.0045, 0.0028), (0.005, 0.0036)], glaze, (-math.sin(t), math.cos(t), 0), ends=8)
group(piece, (-0.055, -0.014, 0.0105), (0, 0, 26))
red = Surface("#a3142a", 0.3, subsurface=0.2, specular=0.5)
red.body.inputs["Subsurface Radius"].default_value = (0.004, 0.001, 0.001)
for x, y, z, turn in ((0.03, 0.018, 0.0735, (10, 0, 0)), (0.046, 0.03, 0.073, (-20, 30, 40)), (0.016, -0.056, 0.0155, (60, 10, 20)), (0.036, -0.05, 0.015, (80, -20, 100)), (0.028, -0.066, 0.0155, (-60, 40, 60))):
    raspberry((x, y, z), turn, red)
green = basil()
for turn, size in ((60, 0.8), (150, 0.65)):
    leaf((0.036, 0.026, 0.078), 0.028 * size, 0.016 * size, green, (0, -22, turn), 0.35, 0.4)
crumbs(60, (-0.03, -0.05, 0.011), (0.05, 0.025), cake, (0.0005, 0.002))
fork((0.138, -0.02, 0.0042), -12, cutlery())
daylight(-1, 76)
camera((0.0, -0.46, 0.215), (0.006, 0.0, 0.035), 58, 4.2, (-0.01, -0.04, 0.04))
shoot("cake-slice", (1440, 1080), 5)
