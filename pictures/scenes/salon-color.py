"""Bowls of hair colour with a brush, foils and clips, from above."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from mathutils import noise
from props_rooms import *
from studio import _made, _mesh

studio(181)
thrifty()
black, steel_of = plain("#1d1b1a", 0.35), steel(0.2, "#d6d4d0")


def cream(at: Place, radius: float, color: str, seed: float) -> None:
    """Stirred: a spiral left by the brush."""
    of = Surface(color, 0.3, specular=0.5)
    of.bump(of.noise(160, 3), 0.0004, 0.5)
    spokes, rows, points = 200, 70, []
    for j in range(rows + 1):
        r = radius * j / rows
        for k in range(spokes):
            a = 2 * math.pi * k / spokes
            x, y = r * math.cos(a), r * math.sin(a)
            wave = math.sin(r / radius * 15 - a + seed + 1.3 * noise.noise((x * 30, y * 30, seed)))
            points.append((x, y, 0.0024 * abs(wave) * (0.4 + 0.6 * r / radius) + 0.003 * noise.noise((x * 34, y * 34, seed + 3)) + 0.0018 * (r / radius) ** 8))
    faces = [(j * spokes + k, (j + 1) * spokes + k, (j + 1) * spokes + (k + 1) % spokes, j * spokes + (k + 1) % spokes) for j in range(rows) for k in range(spokes)]
    _made(_mesh(points, faces), at, (0, 0, 0), of, is_smooth=True)


def bowl(at: Place, of: Surface, color: str, seed: float, turn: float = 0) -> None:
    with grouped(at, (0, 0, turn)):
        lathe((0, 0, 0), [(0.0001, 0.002), (0.036, 0.002), (0.037, 0), (0.041, 0), (0.05, 0.008), (0.0615, 0.034), (0.064, 0.05), (0.0655, 0.0515), (0.064, 0.053), (0.061, 0.05), (0.0575, 0.034), (0.047, 0.011), (0.0001, 0.008)], of)
        box((0.078, 0, 0.0505), (0.034, 0.026, 0.004), of, 0.0018)
        cream((0, 0, 0.033), 0.056, color, seed)


def color_brush(at: Place, turn: Place, color: str) -> None:
    """A flat brush, its handle ends in a point; lies along y."""
    with grouped(at, turn):
        box((0, -0.02, 0), (0.034, 0.05, 0.008), black, 0.003)
        tube([(0, -0.04, 0), (0, -0.09, 0.001), (0, -0.13, 0), (0, -0.17, 0)], 0.0048, black)
        lathe((0, -0.165, 0), [(0.0048, 0), (0.003, 0.03), (0.001, 0.05), (0.0001, 0.052)], black, turn=(90, 0, 0))
        hair, wet = plain("#2a2320", 0.7), Surface(color, 0.3, specular=0.5)
        for k in range(90):
            x, z = random.uniform(-0.0155, 0.0155), random.uniform(-0.0026, 0.0026)
            long = 0.034 + random.uniform(-0.003, 0.001)
            tube([(x, 0.003, z), (x * 1.05, 0.003 + long * 0.5, z), (x * 1.1 + random.uniform(-0.001, 0.001), long, z - 0.001)], 0.0006, hair)
        cushion((0, 0.031, -0.0005), (0.036, 0.017, 0.0095), wet, 0.5, 0.004)


def foil(at: Place, size: tuple[float, float], turn: float, seed: float) -> None:
    of = Surface("#d7d5d2", 0.24, 1)
    nx, ny, points = 90, 60, []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = (i / nx - 0.5) * size[0], (j / ny - 0.5) * size[1]
            points.append((x, y, 0.0012 + 0.0016 * abs(noise.noise((x * 55, y * 55, seed))) + 0.0035 * max(0, noise.noise((x * 12, y * 12, seed + 5)))))
    faces = [(a := j * (nx + 1) + i, a + 1, a + nx + 2, a + nx + 1) for j in range(ny) for i in range(nx)]
    _made(_mesh(points, faces), at, (0, 0, turn), of, is_smooth=True)


def clip(at: Place, turn: float) -> None:
    with grouped(at, (0, 0, turn)):
        for s in (-1, 1):
            band([(0, -0.045, 0.004), (0, -0.02, 0.006 + s * 0.001), (0, 0.02, 0.005 + s * 0.0012), (0, 0.05, 0.003 + s * 0.0006)], 0.0085, 0.0011, steel_of)
        cylinder((0, -0.02, 0.0055), 0.0032, 0.011, steel_of, 0.0006, (0, 90, 0))


sheet((0, 0, 0), (4, 4), stone("#d3c8b9", "#b8ab9b", 0.4, 1.1), 2)
bowl((-0.085, 0.03, 0), black, "#7a4a26", 1.0, 150)
bowl((0.085, 0.075, 0), ceramic("#e6ded0", 0.25), "#c9a05c", 4.0, 40)
color_brush((0.045, -0.03, 0.0068), (0, 0, 52), "#7a4a26")
foil((0.2, -0.07, 0), (0.11, 0.15), 26, 2)
foil((0.215, -0.06, 0.002), (0.11, 0.15), 38, 7)
for x, y, turn in ((-0.03, -0.115, 70), (0.005, -0.135, 84), (-0.18, -0.06, 20)):
    clip((x, y, 0), turn)
folded_towel((-0.22, 0.13, 0), (0.2, 0.15, 0.036), terry("#8d8276"), 2, (0, 0, 24), 3)
leaf_shadow((0.14, 0.16, 0), (0.7, -0.55, -0.85), 0.8, 3, (0.13, 0.042), -120)
sun((0.7, -0.55, -0.85), 3.8, 1.0, "#ffe0b8")
lamp((-0.9, 0.7, 0.7), (0, 0, 0), 7, 0.7, "#ffe8cc")
lamp((0.9, -0.6, 0.8), (0, 0, 0), 3, 0.7, "#c9d6f0")
air("#cfc4b6", 0.4)
camera((0.02, -0.5, 0.56), (0.015, 0.015, 0.0), 55, 5, (0.0, 0.02, 0.03))
shoot("salon-color", (1440, 1080), 5)
