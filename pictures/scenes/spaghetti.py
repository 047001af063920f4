"""A plate of spaghetti with tomato sauce, parmesan and basil."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from mathutils import noise
from studio import *
from props_table import *

WIDE, HIGH, FLOOR = 0.092, 0.05, 0.0085


def hill(x: float, y: float) -> float:
    """How high the heap is."""
    far = min(1, math.hypot(x, y) / WIDE)
    return FLOOR + HIGH * (1 - far**2.2) * (1 + 0.12 * noise.noise((x * 40, y * 40, 0)))


def strands(count: int, at: Place) -> None:
    pasta = Surface("#eab14c", 0.28, subsurface=0.12, specular=0.55)
    pasta.body.inputs["Subsurface Radius"].default_value = (0.004, 0.0025, 0.001)
    where = pasta.node("NewGeometry").outputs["Position"]
    stained = pasta.noise(48, 4, where)
    pasta.wear("Base Color", pasta.ramp(stained, (0.32, "#f6c168"), (0.45, "#f0a94c"), (0.57, "#e2812f"), (0.7, "#c74a18")))
    for k in range(count):
        depth = (k / count) ** 0.6
        size = random.uniform(0.3, 0.9) * WIDE
        mx, my = (random.gauss(0, 0.5) * (WIDE - size) for _ in range(2))
        start, way = random.uniform(0, 6.28), random.choice((-1, 1))
        squash, lean, seed = random.uniform(0.4, 1), random.uniform(0, 3.14), random.uniform(0, 50)
        points, knots = [], 30
        for n in range(knots):
            angle = start + way * n * 0.33
            r = size * (0.86 + 0.5 * noise.noise((n * 0.19, seed, 0)) + 0.008 * (n - 15) * random.choice((0, 0, 1)) * 0.3)
            px, py = r * math.cos(angle), r * squash * math.sin(angle)
            x, y = mx + px * math.cos(lean) - py * math.sin(lean), my + px * math.sin(lean) + py * math.cos(lean)
            far = math.hypot(x, y) / WIDE
            if far > 1:
                x, y = x / far, y / far
            z = FLOOR + (hill(x, y) - FLOOR) * min(1, 0.25 + 0.78 * depth) + 0.0045 * noise.noise((n * 0.22, seed, 9))
            points.append((at[0] + x, at[1] + y, at[2] + max(FLOOR, z)))
        one = tube(points, 0.00128, pasta)
        one.data.bevel_resolution, one.data.resolution_u = 2, 5
    for _ in range(9):
        angle, way = random.uniform(0, 6.28), random.choice((-1, 1))
        points = []
        for n in range(7):
            r = WIDE * (0.82 + 0.045 * n + 0.02 * random.random())
            a = angle + way * n * 0.13
            x, y = r * math.cos(a), r * math.sin(a)
            points.append((at[0] + x, at[1] + y, at[2] + max(FLOOR + 0.0008 + max(0, r - 0.09) * 0.12, hill(x, y) * (1 - n / 5) + 0.001)))
        one = tube(points, 0.00128, pasta)
        one.data.bevel_resolution, one.data.resolution_u = 2, 5


def sauce(at: Place) -> None:
    of = tomato_sauce()
    spokes, rows, points = 180, 60, []
    for j in range(rows):
        for k in range(spokes):
            a = 2 * math.pi * k / spokes
            edge = 0.061 * (1 + 0.6 * noise.fractal((math.cos(a) * 1.3, math.sin(a) * 1.3, 4), 1, 2, 4))
            r = edge * j / (rows - 1)
            x, y = r * math.cos(a), r * math.sin(a)
            u = j / (rows - 1)
            thick = 0.0056 * (1 - u**3) - 0.006 * u**6 + 0.0032 * noise.fractal((x * 75, y * 75, 1), 0.9, 2, 4) * (1 - u**4) + 0.003 * noise.noise((x * 35, y * 35, 8))
            points.append((x, y, hill(x, y) + thick))
    faces = [(a := j * spokes + k, b := j * spokes + (k + 1) % spokes, b + spokes, a + spokes) for j in range(rows - 1) for k in range(spokes)]
    _dressed(_shape(points, faces), at, (0, 0, 0), of)
    chunk = ball((0, 0, -5), 1, of, (1, 0.8, 0.6), 0.7)
    chunk.modifiers["lumps"].texture.noise_scale = 0.8
    for x, y, _ in scattered(46, (0, 0, 0), (0.066, 0.066), 0.006):
        size = random.uniform(0.002, 0.0052)
        copy(chunk, (at[0] + x, at[1] + y, at[2] + hill(x, y) + 0.0015 + (0.003 if math.hypot(x, y) < 0.042 else 0)), tuple(random.uniform(0, 360) for _ in range(3)), size)
    splash = ball((0, 0, -5), 1, of, (1, 1, 0.3))
    for x, y, _ in scattered(16, (0, 0, 0), (0.104, 0.104), 0.01):
        if math.hypot(x, y) > WIDE + 0.006:
            copy(splash, (at[0] + x, at[1] + y, at[2] + FLOOR + max(0, math.hypot(x, y) - 0.08) * 0.14), (0, 0, random.uniform(0, 360)), random.uniform(0.0006, 0.002))


from props_table import _dressed, _shape

studio(9)
planks(2.4, 0.95, timber("#4d3221", "#8a6240", 0.5), 6, middle=(0, 0.1, 0))
room(2.4, "#c4b298", window_at=-0.8, shelf_at=0.64)
greenery((-0.12, 1.9, -0.05), 0.2, 70)
draped(0.5, 0.36, linen("#bfb29a"), (0.02, 0.03, 0), 14, [(-0.19, -0.1, 70, 0.011), (0.2, 0.1, 35, 0.011), (0.21, -0.1, 110, 0.009)])
AT = (0, 0, 0.003)
plate(AT, 0.142, stoneware("#e4dccb", "#8a6f55", rim="#a07a52", top=0.0265, rough=0.25), 0.022)
strands(170, AT)
sauce(AT)
top = lambda x, y: AT[2] + hill(x, y) + 0.0085 * max(0, 1 - (math.hypot(x, y) / 0.07) ** 3)
parmesan(120, (0.004, -0.006, 0), (0.058, 0.054), top, (0.003, 0.009))
parmesan(22, (0, 0, 0), (0.085, 0.085), top, (0.0015, 0.003))
green = basil()
for turn, size, tip in ((20, 1, -24), (150, 0.92, -20), (262, 0.8, -28), (85, 0.55, -45)):
    leaf((0.0 + 0.003 * math.cos(turn), 0.008, top(0, 0.008) + 0.004), 0.044 * size, 0.03 * size, green, (random.uniform(-8, 8), tip, turn), 0.35, 0.55)
fork((0.198, -0.01, 0.0042), -8, cutlery())
for x, y, r, turn in ((-0.21, 0.24, 0.021, (20, 10, 0)), (-0.168, 0.285, 0.022, (-25, 20, 60)), (-0.235, 0.3, 0.02, (10, -30, 0))):
    tomato((x, y, 0), r, turn)
daylight(-1, 72, 0.7, 0.9)
camera((0.03, -0.5, 0.3), (0.008, 0.0, 0.024), 60, 4.5, (0, -0.04, 0.045))
shoot("spaghetti", (1440, 1080), 5)
