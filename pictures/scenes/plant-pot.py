"""A plant with round leaves in a stoneware pot, on a wooden stool beside a window."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from studio import *
from props_table import *
from props_table import _dressed, _shape


def round_leaf(of: Surface, seed: float):
    """A thick round leaf, its stalk a little inside its edge; 6 cm wide."""
    spokes, rows, points = 48, 14, [(0.026, 0, 0)]
    for j in range(1, rows + 1):
        u = j / rows
        for k in range(spokes):
            a = 2 * math.pi * k / spokes
            r = 0.03 * u * (1 + 0.04 * math.sin(3 * a + seed) - 0.12 * max(0, -math.cos(a)) ** 8)
            x, y = r * math.cos(a), r * math.sin(a)
            z = 0.0045 * u**2 * (1 + 0.6 * math.sin(2 * a + seed)) - 0.0025 * math.exp(-((y / 0.004) ** 2)) * (1 - u) - 0.004 * u**4
            points.append((0.026 + x, y, z))
    faces = [(0, 1 + k, 1 + (k + 1) % spokes) for k in range(spokes)]
    faces += [(1 + j * spokes + k, 1 + (j + 1) * spokes + k, 1 + (j + 1) * spokes + (k + 1) % spokes, 1 + j * spokes + (k + 1) % spokes) for j in range(rows - 1) for k in range(spokes)]
    thing = _dressed(_shape(points, faces), (0, 0, -5), (0, 0, 0), of)
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.0008
    return thing


def foliage() -> Surface:
    green = Surface("#3f6a35", 0.36, specular=0.5, subsurface=0.05)
    green.body.inputs["Subsurface Radius"].default_value = (0.001, 0.004, 0.001)
    tone = green.ramp(green.node("ObjectInfo").outputs["Random"], (0, "#2f5429"), (0.55, "#447038"), (0.9, "#6b9150"), (1, "#86a862"))
    spot = green.node("TexCoord").outputs["Object"]
    flat = green.node("Mapping", Vector=spot, Location=(-0.006, 0, 0), Scale=(1, 1, 0)).outputs["Vector"]
    far = green.node("VectorMath")
    far.operation = "LENGTH"
    green.links.new(flat, far.inputs[0])
    near = green.node("MapRange", Value=far.outputs["Value"], From_Min=0.012, From_Max=0.001).outputs["Result"]
    green.wear("Base Color", green.mix(green.span(near, 0, 0.5), green.mix(green.span(green.noise(120, 3), 0, 0.3), tone, "#2c4d26"), "#9db877"))
    return green.bump(green.noise(160, 3), 0.0004, 0.4)


def plant(at: Place, count: int) -> None:
    green, stalk = foliage(), plain("#6f5a3c", 0.5)
    kinds = [round_leaf(green, k * 2.1) for k in range(4)]
    for k in range(count):
        high = (k + 0.5) / count
        angle = k * 2.4 + random.uniform(-0.3, 0.3)
        out = (0.025 + 0.1 * math.sin(math.pi * (0.2 + 0.72 * high))) * random.uniform(0.75, 1.1)
        z = 0.02 + 0.2 * high + random.uniform(-0.015, 0.015)
        tip = Vector((out * math.cos(angle), out * math.sin(angle), z))
        path = [(0.012 * math.cos(angle), 0.012 * math.sin(angle), -0.01), (tip.x * 0.35, tip.y * 0.35, z * 0.62), tuple(tip)]
        tube([tuple(Vector(p) + Vector(at)) for p in path], 0.0012, stalk)
        lean = 58 - 46 * high + random.uniform(-14, 14)
        copy(random.choice(kinds), tuple(tip + Vector(at)), (random.uniform(-15, 15), lean, math.degrees(angle) + random.uniform(-25, 25)), random.uniform(0.62, 1.12) * (1.05 - 0.3 * high))


studio(27)
planks(0.42, 0.36, timber("#6a4729", "#b58a5c", 0.5), 3, middle=(0, 0.02, 0))
room(2.0, "#d2c4ae", window_at=-0.9, shelf_at=0.72, lift=-0.3)
glaze = stoneware("#d6cbb8", "#6a4a30", rim="#8f6b49", top=0.118, foot="#a98361", bare=0.022)
lathe((0, 0, 0.0), [(0, 0), (0.047, 0), (0.05, 0.003), (0.056, 0.03), (0.0615, 0.08), (0.063, 0.114), (0.0618, 0.118), (0.0595, 0.116), (0.0575, 0.1), (0, 0.098)], glaze)
soil = plain("#2b1d14", 0.95)
heap = cylinder((0, 0, 0.1), 0.057, 0.006, soil, 0)
crumbs(160, (0, 0, 0.102), (0.055, 0.055), soil, (0.001, 0.003))
plant((0, 0, 0.1), 46)
daylight(-1, 66, 0.75, 0.85)
camera((0.06, -0.86, 0.3), (0.0, 0.0, 0.15), 56, 3.2, (0, -0.05, 0.17))
shoot("plant-pot", (1440, 1080), 5)
