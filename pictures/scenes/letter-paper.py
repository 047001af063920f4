"""Sheets of letter paper, envelopes tied with a ribbon, a seal of wax."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_goods import *
from props_goods import _dressed, _shape


def envelope(at: Place, turn: float, color: str, is_open: bool = False) -> None:
    of, inside = paper(color), plain("#3d5a68", 0.8)
    def make():
        w, d = 0.162, 0.114
        box((0, 0, 0.0011), (w, d, 0.0018), of, 0.0006)
        flap = [(-w / 2 + 0.001, d / 2), (w / 2 - 0.001, d / 2), (0.012, 0.004), (0, 0.0), (-0.012, 0.004)]
        if is_open:
            flap = [(x, d - y) for x, y in flap]
        thing = _dressed(_shape([(x, y, 0.0024 + (0.03 * (y - d / 2) / d if is_open else 0.0004 * (d / 2 - y) / d)) for x, y in flap], [tuple(range(5)) if not is_open else tuple(range(5))[::-1]]), (0, 0, 0), (0, 0, 0), inside if is_open else of)
        thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.0005
        for s in (-1, 1):
            side = [(s * w / 2, -d / 2), (s * w / 2, d / 2), (s * 0.004, -0.004)]
            _dressed(_shape([(x, y, 0.0022) for x, y in side], [(0, 1, 2)]), (0, 0, 0), (0, 0, 0), of).modifiers.new("thick", "SOLIDIFY").thickness = 0.0003
    group(make, at, (0, 0, turn))


studio(227)
stage("#6a4729", "#b58a5c", "#d0c4b0")
sheet_of = paper("#f3ecdd")
z = 0.0004
for k in range(26):
    box((-0.055 + random.uniform(-0.0015, 0.0015), 0.03 + random.uniform(-0.0015, 0.0015), z), (0.148, 0.21, 0.0003), sheet_of, 0, (0, 0, -17 + random.uniform(-0.9, 0.9)))
    z += 0.00036
surface_of(lambda x, y: 0.0004 + 2.2 * max(0, x - 0.03) ** 2.1 + 1.2 * max(0, -y - 0.07) ** 2, 0.148, 0.21, sheet_of, (-0.05, 0.024, z), (0, 0, -13), (60, 60), 0.0003)
group(lambda: box((0, 0, 0), (0.148, 0.0016, 0.0002), plain("#3d5a68", 0.7), 0), (-0.034, 0.092, z + 0.0013), (0, 0, -13))
high = 0.0004
for k in range(7):
    envelope((0.118 + random.uniform(-0.001, 0.001), -0.012 + random.uniform(-0.001, 0.001), high), 14 + random.uniform(-1.4, 1.4), "#e4d6bd" if k % 2 else "#efe6d3")
    high += 0.0024
ribbon = plain("#8d3f2c", 0.5, sheen=0.5)
def tie():
    sweep([(0, 0.0585, 0.001), (0, 0.0592, high * 0.6), (0, 0.055, high + 0.0014), (0, 0, high + 0.0018), (0, -0.055, high + 0.0014), (0, -0.0592, high * 0.6), (0, -0.0585, 0.001)], [(0.0075, 0.0004)] * 3, ribbon, (1, 0, 0))
    for side in (-1, 1):
        sweep([(0, 0, high + 0.0025), (side * 0.016, 0.008, high + 0.0105), (side * 0.033, 0.004, high + 0.008), (side * 0.024, -0.006, high + 0.004), (0, 0, high + 0.0035)], [(0.005, 0.0004), (0.008, 0.0004), (0.0085, 0.0004), (0.008, 0.0004), (0.005, 0.0004)], ribbon, (0, 0.6, 0.8))
        sweep([(0, 0, high + 0.003), (side * 0.012, -0.018, high + 0.0035), (side * 0.022, -0.036, high + 0.002)], [(0.004, 0.0004), (0.0075, 0.0004), (0.008, 0.0004)], ribbon, (0.8, 0.5 * side, 0.2))
    ball((0, 0, high + 0.0035), 0.0048, ribbon, (1, 0.8, 0.6))
group(tie, (0.118, -0.012, 0), (0, 0, 14))
wax = Surface("#7a1c16", 0.28, specular=0.5)
seal = lathe((-0.1, -0.108, 0), [(0, 0.0028), (0.0075, 0.0026), (0.0082, 0.0042), (0.0105, 0.0044), (0.0128, 0.0026), (0.0132, 0)], wax)
roughen(seal, 0.0026, 0.012)
pencil((-0.02, -0.103, 0.0), 14, "#3d5a68")
daylight(-1, 80)
camera((0.07, -0.57, 0.31), (0.026, 0.0, 0.006), 57, 4.5, (0.0, -0.03, 0.012))
shoot("letter-paper", (1440, 1080), 5)
