"""A deep plate of gnocchi with tomato sauce, parmesan and basil."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from mathutils import noise
from props_goods import *
from props_goods import _dressed, _shape


def dumpling(of: Surface, seed: float):
    """Rolled over a fork: five grooves across its back."""
    rows, around, points = 60, 48, []
    for j in range(rows + 1):
        v = math.pi * (j / rows - 0.5)
        for k in range(around):
            a = 2 * math.pi * k / around
            x, y, z = 1.22 * math.sin(v), math.cos(v) ** 0.85 * math.cos(a) * 0.84, math.cos(v) ** 0.85 * math.sin(a) * 0.74
            groove = max(0, math.sin(a)) ** 0.5 * 0.075 * max(0, math.cos(x * 10.5)) * math.cos(v)
            lump = 1 + 0.09 * noise.noise((x * 1.6, y * 1.6, z * 1.6 + seed)) - groove
            points.append((x * (1 + 0.03 * noise.noise((seed, y, z))), y * lump, z * lump))
    faces = [(j * around + k, j * around + (k + 1) % around, (j + 1) * around + (k + 1) % around, (j + 1) * around + k) for j in range(rows) for k in range(around)]
    return _dressed(_shape(points, faces), (0, 0, -5), (0, 0, 0), of)


studio(127)
stage("#4d3221", "#8a6240", "#c4b298")
napkin("#b9a98c", (0.02, 0.02, 0), 14, (0.5, 0.34))
plate((0, 0, 0.003), 0.128, stoneware("#e2dac9", "#8a6f55", rim="#a07a52", top=0.033, rough=0.25), 0.029)
potato = Surface("#eccb86", 0.4, specular=0.45)
stain = potato.node("MapRange", Value=potato.noise(55, 4, potato.node("NewGeometry").outputs["Position"]), From_Min=0.5, From_Max=0.66).outputs["Result"]
base = potato.ramp(potato.noise(2.2, 4), (0.3, "#e2bb6e"), (0.6, "#f0d596"))
potato.wear("Base Color", potato.mix(potato.span(stain, 0, 0.75), base, "#cf6a2a"))
potato.bump(potato.noise(9, 4), 0.0006, 0.6)
kinds = [dumpling(potato, k * 5.3) for k in range(4)]
sauce = tomato_sauce()
surface_of(lambda x, y: max(0.0045, 0.0115 + 0.0035 * noise.fractal((x * 55, y * 55, 1), 0.9, 2, 3) - 12 * max(0, math.hypot(x, y) - 0.078 - 0.012 * noise.noise((x * 30, y * 30, 2))) ** 1.2), 0.22, 0.22, sauce, (0, 0, 0.003), (0, 0, 0), (180, 180))
LAID = []
for count, spread, z in ((34, 0.076, 0.0185), (19, 0.056, 0.0275), (6, 0.03, 0.035)):
    for x, y, _ in scattered(count, (0, 0, 0), (spread, spread), 0.0185):
        size = random.uniform(0.0096, 0.0108)
        LAID.append((x, y, z, size))
        copy(random.choice(kinds), (x, y, z + random.uniform(-0.001, 0.001)), (random.uniform(-18, 18), random.uniform(-16, 16), random.uniform(0, 360)), size)


def over(x: float, y: float) -> float:
    """How high what lies there reaches."""
    high = 0.013
    for gx, gy, gz, r in LAID:
        far = math.hypot(x - gx, y - gy) / (r * 1.16)
        if far < 1:
            high = max(high, gz + r * 0.8 * math.sqrt(1 - far * far))
    return high


def poured(x: float, y: float) -> float:
    """Sauce over the middle: it lies in the hollows and runs out thin."""
    soft = sum(over(x + r * math.cos(a), y + r * math.sin(a)) for r in (0.003, 0.007) for a in (0.4, 1.45, 2.5, 3.55, 4.6, 5.65)) / 12
    edge = 0.041 * (1 + 0.75 * noise.fractal((x * 26, y * 26, 4), 0.9, 2, 3))
    out = max(0, (math.hypot(x, y) - edge) / 0.012)
    return max(0.0075, 0.3 * over(x, y) + 0.7 * soft + 0.0022 + 0.0026 * noise.fractal((x * 110, y * 110, 1), 0.9, 2, 4) - 0.006 * out)


surface_of(poured, 0.17, 0.17, sauce, (0, 0, 0), (0, 0, 0), (170, 170))
top = lambda x, y: over(x, y) + 0.0035
parmesan(110, (0, -0.004, 0), (0.06, 0.058), top, (0.003, 0.008))
parmesan(40, (0, 0, 0), (0.082, 0.08), lambda x, y: over(x, y) + 0.001, (0.002, 0.004))
green = basil()
for turn, size, tip in ((20, 1, -24), (150, 0.9, -20), (265, 0.8, -26)):
    leaf((0.003 * math.cos(turn), 0.004, 0.05), 0.04 * size, 0.028 * size, green, (random.uniform(-8, 8), tip, turn), 0.35, 0.5)
fork((0.178, -0.01, 0.0042), -9, cutlery())
tomato((-0.19, 0.22, 0), 0.021, (20, 10, 0))
tomato((-0.155, 0.255, 0), 0.021, (-25, 20, 60))
daylight(-1, 70, 0.7, 0.9)
camera((0.03, -0.46, 0.28), (0.006, 0.0, 0.03), 60, 4.5, (0, -0.045, 0.045))
shoot("gnocchi", (1440, 1080), 5)
