"""Balls of dough on a floured table, a rolling pin and a bowl of flour."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from mathutils import noise
from props_goods import *
from props_food import floured
from props_goods import _dressed, _shape


def dough() -> Surface:
    s = Surface("#ecdcbc", 0.6, subsurface=0.25, specular=0.3)
    s.body.inputs["Subsurface Radius"].default_value = (0.01, 0.007, 0.004)
    tone = s.ramp(s.noise(14, 4), (0.3, "#e0cca4"), (0.6, "#f0e3c8"))
    dusted = s.node("MapRange", Value=s.noise(120, 5), From_Min=0.5, From_Max=0.66).outputs["Result"]
    s.wear("Base Color", s.mix(s.span(dusted, 0, 0.7), tone, "#f8f3e8"))
    return s.bump(s.noise(85, 4), 0.0008, 0.6)


def ball_of(at: Place, r: float, of: Surface, seed: float) -> None:
    rows, around, points = 48, 96, []
    for j in range(rows + 1):
        v = math.pi / 2 - math.pi * j / rows
        for k in range(around):
            a = 2 * math.pi * k / around
            lump = 1 + 0.05 * noise.noise((math.cos(a) * math.cos(v) * 1.5, math.sin(a) * math.cos(v) * 1.5, math.sin(v) * 1.5 + seed))
            x, y, z = r * lump * math.cos(v) * math.cos(a), r * lump * math.cos(v) * math.sin(a), r * 0.66 * lump * math.sin(v)
            if z < -0.2 * r:
                z = -0.2 * r + (z + 0.2 * r) * 0.25
            points.append((x * (1.06 if z < 0 else 1), y * (1.06 if z < 0 else 1), z))
    low = min(p[2] for p in points)
    points = [(x, y, z - low) for x, y, z in points]
    faces = [(j * around + k, (j + 1) * around + k, (j + 1) * around + (k + 1) % around, j * around + (k + 1) % around) for j in range(rows) for k in range(around)]
    _dressed(_shape(points, faces), at, (0, 0, seed * 50), of)


def pin(at: Place, turn: float) -> None:
    of = timber("#a9794a", "#d2a571", 0.5, 0.6)
    def make():
        lathe((0, 0, 0), [(0, -0.21), (0.008, -0.209), (0.0125, -0.2), (0.012, -0.165), (0.008, -0.142), (0.0085, -0.137), (0.023, -0.134), (0.0245, -0.13), (0.0245, 0), (0.0245, 0.13), (0.023, 0.134), (0.0085, 0.137), (0.008, 0.142), (0.012, 0.165), (0.0125, 0.2), (0.008, 0.209), (0, 0.21)], of, turn=(0, 90, 0))
    group(make, at, (0, 0, turn))


studio(151)
planks(2.4, 0.95, floured(timber("#5a3c26", "#a27a50", 0.55), (0, 0, 0), 0.42), 6, middle=(0, 0.1, 0))
room(2.4, "#cbb9a0", window_at=-0.8, shelf_at=0.64)
greenery((-0.12, 1.9, -0.05), 0.2, 70)
of = dough()
for k, (x, y, r) in enumerate(((-0.1, 0.02, 0.052), (0.016, 0.06, 0.05), (0.005, -0.055, 0.053))):
    ball_of((x, y, 0), r, of, k * 1.9 + 1)
pin((0.155, -0.02, 0.0248), 64)
glaze = stoneware("#59666a", "#26221f", rim="#94704b", top=0.058, rough=0.3)
lathe((-0.19, 0.15, 0), [(0, 0.003), (0.036, 0.003), (0.037, 0), (0.042, 0), (0.05, 0.008), (0.071, 0.034), (0.078, 0.056), (0.079, 0.059), (0.0765, 0.06), (0.066, 0.035), (0.04, 0.012), (0, 0.01)], glaze)
flour = Surface("#f5f0e5", 0.95)
flour.bump(flour.noise(130, 5), 0.003, 0.6)
surface_of(lambda x, y: 0.044 + 0.018 * math.exp(-(x * x + y * y) / 0.0011) + 0.002 * noise.noise((x * 90, y * 90, 0)) if math.hypot(x, y) < 0.071 else 0.036, 0.13, 0.13, flour, (-0.19, 0.15, 0), (0, 0, 0), (110, 110))
crumbs(900, (0, -0.01, 0), (0.3, 0.17), flour, (0.0003, 0.0014))
surface_of(lambda x, y: 0.006 * math.exp(-((x / 0.05) ** 2 + (y / 0.03) ** 2)) + 0.0018 * noise.fractal((x * 60, y * 60, 0), 0.8, 2, 4) - 0.0012, 0.17, 0.12, flour, (-0.07, -0.09, 0), (0, 0, 20), (140, 110))
daylight(-1, 74, 0.7, 0.8)
camera((0.04, -0.62, 0.33), (-0.005, 0.015, 0.02), 54, 4.5, (0, -0.06, 0.04))
shoot("pizza-dough", (1440, 1080), 5)
