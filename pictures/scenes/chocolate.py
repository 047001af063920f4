"""A broken bar of dark chocolate on its paper, with cocoa nibs."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from mathutils import noise
from studio import *
from props_table import *
from props_table import _dressed, _shape

PIECE, DEEP = 0.024, 0.009


def cocoa() -> Surface:
    s = Surface("#331a0e", 0.3, specular=0.45)
    cloud = s.noise(45, 4)
    s.wear("Base Color", s.ramp(cloud, (0.3, "#24110a"), (0.6, "#34190e"), (0.8, "#402115")))
    s.wear("Roughness", s.span(s.noise(70, 4), 0.24, 0.46))
    return s.bump(s.noise(160, 3), 0.0003, 0.4)


def bar(at: Place, columns: int, rows: int, turn: float, of: Surface, torn: float = 0) -> None:
    """Cast in a mould: every piece is a low pyramid with a flat top; `torn` is how rough its right edge is."""
    fine = 34
    nx, ny = columns * fine, rows * fine
    wide, long = columns * PIECE, rows * PIECE

    def height(x, y):
        u, v = (x / PIECE) % 1, (y / PIECE) % 1
        inward = min(u, 1 - u, v, 1 - v) * PIECE
        rise = min(1, max(0, (inward - 0.0007) / 0.0032))
        rise = rise * rise * (3 - 2 * rise)
        inner = min(u - 0.2, 0.8 - u, v - 0.2, 0.8 - v) * PIECE
        dip = min(1, max(0, inner / 0.0014))
        return DEEP * 0.5 + DEEP * 0.5 * rise - 0.0009 * dip * dip * (3 - 2 * dip)

    def edge(y):
        return torn * (0.9 * noise.noise((y * 60, at[0] * 90, 1)) + 0.5 * noise.noise((y * 220, 3, at[1] * 90)))

    top, points, faces = [], [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = i / nx * wide, j / ny * long
            side = min(x, y, long - y) if torn else min(x, y, wide - x, long - y)
            drop = 0.0012 * max(0, 1 - side / 0.0012) ** 2
            shift = edge(y) * max(0, (x - wide + 0.006) / 0.006) if torn else 0
            points.append((x - wide / 2 + shift, y - long / 2, min(height(x - 1e-6, y - 1e-6), DEEP) - drop))
    n = nx + 1
    faces = [(a := j * n + i, a + 1, a + n + 1, a + n) for j in range(ny) for i in range(nx)]
    rim = [*range(0, n), *[j * n + nx for j in range(1, ny + 1)], *[ny * n + i for i in range(nx - 1, -1, -1)], *[j * n for j in range(ny - 1, 0, -1)]]
    last, steps = rim, 6
    for s in range(1, steps + 1):
        ring = []
        for k in rim:
            x, y, z = points[k]
            rough = torn * 0.35 * noise.noise((x * 300, y * 300, s * 1.3)) if torn and x > wide / 2 - 0.008 else 0
            ring.append(len(points))
            points.append((x * (1 + 0.0016 * s) + rough, y * (1 + 0.0016 * s), z * (1 - s / steps)))
        faces += [(last[k], ring[k], ring[(k + 1) % len(ring)], last[(k + 1) % len(ring)]) for k in range(len(ring))]
        last = ring
    _dressed(_shape(points, faces), at, (0, 0, turn), of)


def foil(at: Place, turn: float) -> None:
    """The paper it was wrapped in, opened and creased."""
    of = paper("#d8cbb4", 0.6)
    def height(x, y):
        z = 0.0016 + 0.0022 * abs(noise.noise((x * 26, y * 26, 0))) + 0.0009 * noise.noise((x * 70, y * 70, 2))
        for where, across in ((0.07, y), (-0.07, y), (0.1, x), (-0.1, x)):
            z += 0.003 * math.exp(-(((across - where) / 0.004) ** 2))
        out = max(0, abs(x) - 0.1) + max(0, abs(y) - 0.075)
        inside = max(0, min(1, 1.4 - 18 * max(abs(x) - 0.055, abs(y) - 0.04, 0)))
        return z * (1 - 0.8 * inside) + out * (0.32 + 0.25 * noise.noise((x * 12, y * 12, 5)))
    surface_of(height, 0.26, 0.19, of, at, (0, 0, turn), (150, 120), 0.0003)


studio(19)
planks(2.4, 0.95, timber("#4a3020", "#86603d", 0.5), 6, middle=(0, 0.1, 0))
room(2.4, "#b8a78d", window_at=-0.8, shelf_at=0.64)
greenery((-0.12, 1.9, -0.05), 0.2, 70)
foil((0, 0.01, 0), -14)
dark = cocoa()
bar((-0.022, 0.018, 0.0024), 4, 4, -20, dark, 0.0035)
bar((0.058, -0.008, 0.0026), 2, 2, 22, dark, 0.003)
group(lambda: bar((0, 0, 0), 1, 2, 0, dark, 0.0028), (0.022, -0.032, 0.0128), (0, -17, 62))
bar((0.01, -0.062, 0.0026), 1, 1, 35, dark, 0.0028)
crumbs(120, (0.03, -0.035, 0.003), (0.06, 0.045), dark, (0.0004, 0.0018))
crumbs(70, (0.1, 0.0, 0), (0.09, 0.06), dark, (0.0003, 0.001))
nib = plain("#4a2c1c", 0.75)
first = ball((0, 0, -5), 1, nib, (1, 0.7, 0.5), 0.9)
first.modifiers["lumps"].texture.noise_scale = 0.9
for x, y, _ in scattered(26, (-0.125, -0.075, 0), (0.04, 0.028), 0.005):
    copy(first, (x, y, 0.0016), tuple(random.uniform(0, 360) for _ in range(3)), random.uniform(0.002, 0.0038))
daylight(-1, 84, 0.8, 0.8)
camera((0.05, -0.4, 0.25), (0.005, -0.004, 0.004), 62, 4.5, (0.0, -0.03, 0.01))
shoot("chocolate", (1440, 1080), 5)
