"""A pizza with hot salami, chillies and basil, seen from the side of the table."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from mathutils import noise
from props_goods import *
from props_food import *
from props_goods import _dressed, _shape

SLICES = [(0.0, 0.0), (0.056, 0.026), (-0.05, 0.04), (0.012, 0.068), (-0.064, -0.024), (-0.012, -0.07), (0.06, -0.044), (0.1, -0.004), (-0.016, 0.112), (-0.1, 0.03), (0.062, 0.088), (-0.07, -0.08)]


def salami():
    """Thin, its edge curled up and dark from the oven."""
    s = Surface("#a8321e", 0.3, specular=0.5)
    at = s.place()
    cells = s.node("TexVoronoi", Vector=at, Scale=300).outputs["Distance"]
    fat = s.node("MapRange", Value=s.noise(240, 3, at), From_Min=0.58, From_Max=0.64).outputs["Result"]
    tone = s.ramp(s.noise(90, 4, at), (0.3, "#7d1c0f"), (0.5, "#a52e18"), (0.7, "#bf4a26"))
    tone = s.mix(s.span(fat, 0, 0.8), tone, "#e6b690")
    far = s.node("VectorMath")
    far.operation = "LENGTH"
    s.links.new(at, far.inputs[0])
    rim = s.node("MapRange", Value=far.outputs["Value"], From_Min=0.0185, From_Max=0.0225).outputs["Result"]
    s.wear("Base Color", s.mix(s.span(rim, 0, 0.85), tone, "#4a1208"))
    s.wear("Roughness", s.span(s.noise(120, 3, at), 0.1, 0.42))
    s.bump(cells, 0.0006, 0.5)
    kinds = []
    for seed in range(4):
        points, spokes, rows = [], 72, 16
        for j in range(rows + 1):
            u = j / rows
            for k in range(spokes):
                a = 2 * math.pi * k / spokes
                r = 0.0215 * u * (1 + 0.025 * noise.noise((math.cos(a) * 2, math.sin(a) * 2, seed)))
                lift = 0.0042 * u**4 * (0.6 + 0.6 * noise.noise((math.cos(a) * 1.2, math.sin(a) * 1.2, seed + 5)))
                points.append((r * math.cos(a), r * math.sin(a), lift))
        faces = [(j * spokes + k, (j + 1) * spokes + k, (j + 1) * spokes + (k + 1) % spokes, j * spokes + (k + 1) % spokes) for j in range(rows) for k in range(spokes)]
        thing = _dressed(_shape(points, faces), (0, 0, -5), (0, 0, 0), s)
        thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.0012
        kinds.append(thing)
    return kinds


def chilli(at: Place, turn: float) -> None:
    s = Surface("#a3120c", 0.14, clearcoat=0.5)
    a = math.radians(turn)
    way = lambda d, side, z: (at[0] + d * math.cos(a) - side * math.sin(a), at[1] + d * math.sin(a) + side * math.cos(a), at[2] + z)
    sweep([way(0, 0, 0.005), way(0.02, 0.004, 0.006), way(0.04, 0.003, 0.005), way(0.058, -0.006, 0.003)], [(0.0085, 0.0085), (0.0105, 0.01), (0.008, 0.008), (0.0012, 0.0012)], s, (-math.sin(a), math.cos(a), 0))
    tube([way(0.001, 0, 0.005), way(-0.008, -0.002, 0.008), way(-0.016, 0.001, 0.012)], 0.0014, plain("#5d7a2e", 0.5))


studio(139)
stage("#2f1f15", "#6b4a31", "#a8967d")
cylinder((0, 0.0, 0.0105), 0.195, 0.019, timber("#8a5c34", "#c4955f", 0.5), 0.004, (0, 0, 22))
pizza((0, 0, 0.022), [(0.03, 0.05, 0.024), (-0.03, 0.075, 0.02), (0.085, 0.06, 0.018), (-0.085, 0.0, 0.022), (0.03, -0.035, 0.022), (-0.04, -0.05, 0.02), (0.085, -0.07, 0.016), (0.02, -0.1, 0.018), (-0.06, 0.09, 0.016), (-0.02, 0.02, 0.02), (0.11, 0.03, 0.012)])
kinds = salami()
for x, y in SLICES:
    copy(random.choice(kinds), (x, y, 0.0312), (random.uniform(-5, 5), random.uniform(-5, 5), random.uniform(0, 360)), random.uniform(0.94, 1.06))
green = basil()
for x, y, turn, size in ((0.02, 0.03, 40, 1), (-0.035, 0.005, 160, 0.85), (0.085, 0.03, 260, 0.75), (-0.03, -0.035, 300, 0.8)):
    leaf((x, y, 0.0345), 0.04 * size, 0.026 * size, green, (random.uniform(-10, 10), -14, turn), 0.35, 0.35)
ring = Surface("#b3170f", 0.14, clearcoat=0.4)
for x, y, _ in scattered(14, (0, 0, 0.0335), (0.1, 0.1), 0.02):
    r = random.uniform(0.0028, 0.0042)
    tube([(x + r * math.cos(k * 0.785), y + r * math.sin(k * 0.785), 0.0335) for k in range(8)], 0.0011, ring, True)
chilli((-0.215, 0.19, 0), 20)
chilli((-0.2, 0.225, 0), -12)
draped(0.3, 0.4, linen("#c9bda6"), (0.33, 0.06, 0), 12, [(-0.09, 0.0, 80, 0.013), (-0.05, -0.12, 60, 0.011)])
daylight(-1, 66, 0.7, 0.8)
camera((0.03, -0.52, 0.37), (0.003, -0.006, 0.022), 52, 4.5, (0, -0.06, 0.035))
shoot("pizza-diavola", (1440, 1080), 5)
