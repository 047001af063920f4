"""Butter biscuits on a plate, one of them broken."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from mathutils import noise
from props_goods import *
from props_goods import _dressed, _shape


def baked_dough() -> Surface:
    s = Surface("#d9a659", 0.75)
    spot = s.node("TexCoord").outputs["Object"]
    flat = s.node("Mapping", Vector=spot, Scale=(1, 1, 0)).outputs["Vector"]
    far = s.node("VectorMath")
    far.operation = "LENGTH"
    s.links.new(flat, far.inputs[0])
    wavy = s.node("Math", Value=s.span(s.noise(60, 4), -0.006, 0.006))
    s.links.new(far.outputs["Value"], wavy.inputs[1])
    tone = s.ramp(s.node("MapRange", Value=wavy.outputs["Value"], From_Max=0.033).outputs["Result"], (0.2, "#e6bf7c"), (0.62, "#dcae63"), (0.86, "#bd7c33"), (1, "#94561e"))
    s.wear("Base Color", s.mix(s.span(s.noise(300, 4), 0, 0.4), tone, "#c08840"))
    return s.bump(s.noise(420, 5), 0.0011, 0.8)


def biscuit(of: Surface, seed: float, bite: float = 9):
    """Round with a scalloped edge and nine pricks; `bite`: what lies beyond this x is broken off."""
    spokes, rows, points = 160, 30, []
    for j in range(rows + 8):
        u = min(1, j / (rows - 1))
        for k in range(spokes):
            a = 2 * math.pi * k / spokes
            edge = 0.031 * (1 + 0.03 * math.cos(18 * a)) + 0.0006 * noise.noise((3 * math.cos(a), 3 * math.sin(a), seed))
            r = edge * u
            down = max(0, j - rows + 1) / 8
            x, y = r * math.cos(a) * (1 - 0.04 * down * down), r * math.sin(a) * (1 - 0.04 * down * down)
            z = 0.0072 * (1 - down) - 0.0016 * u**8 * (1 - down) + 0.0007 * noise.fractal((x * 60, y * 60, seed), 0.9, 2, 4) * (1 - down)
            for px in (-0.01, 0, 0.01):
                for py in (-0.01, 0, 0.01):
                    z -= 0.0024 * math.exp(-(((x - px) ** 2 + (y - py) ** 2) / 0.0000012)) * (1 - down)
            limit = bite + 0.004 * noise.fractal((y * 70, seed, 2), 0.9, 2, 4)
            points.append((min(x, limit), y, z))
    faces = [(j * spokes + k, (j + 1) * spokes + k, (j + 1) * spokes + (k + 1) % spokes, j * spokes + (k + 1) % spokes) for j in range(rows + 7) for k in range(spokes)]
    return _dressed(_shape(points, faces), (0, 0, -5), (0, 0, 0), of)


studio(101)
stage("#6a4729", "#b58a5c", "#cbb9a0")
napkin("#b9c0b2", (0.0, 0.02, 0), -14)
plate((0, 0, 0.003), 0.098, stoneware("#e0d8c8", "#6a4a30", rim="#8f6b49", top=0.016, rough=0.3), 0.0135)
dough = baked_dough()
kinds = [biscuit(dough, k * 7.7) for k in range(4)]
floor = 0.0106
for x, y, z, tilt in (
    (-0.034, 0.026, 0, (0, 0)), (0.034, 0.026, 0, (0, 0)), (0.0, -0.034, 0, (0, 0)), (-0.012, 0.012, 0.0074, (2, -3)), (0.026, 0.002, 0.0075, (3, 4)), (-0.028, -0.012, 0.0078, (-3, -5)),
    (0.004, 0.004, 0.0152, (2, 3)), (0.0, 0.01, 0.0228, (-3, 2)),
):
    copy(kinds[random.randrange(4)], (x, y, floor + z), (*tilt, random.uniform(0, 360)), random.uniform(0.98, 1.03))
group(lambda: copy(kinds[1], (0, 0, 0), (0, 0, 40)), (0.046, -0.034, floor + 0.0275), (62, 0, 34))
broken = biscuit(dough, 31, 0.006)
copy(broken, (-0.108, -0.075, 0.0042), (0, 0, 205))
crumbs(150, (-0.1, -0.075, 0.003), (0.06, 0.03), dough, (0.0004, 0.0022))
daylight(-1, 84)
camera((0.04, -0.48, 0.24), (-0.006, -0.006, 0.018), 60, 4.5, (-0.01, -0.03, 0.02))
shoot("biscuits", (1440, 1080), 5)
