"""A cup of cappuccino with a heart in its foam, from above."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from mathutils import noise
from props_goods import *
from props_goods import _dressed, _shape

R = 0.0465


def heart(x: float, y: float) -> float:
    """0 in its notch, 1 on its outline."""
    a = math.atan2(y, x)
    s, c = math.sin(a), abs(math.cos(a))
    edge = (s * math.sqrt(c) / (s + 1.4) - 2 * s + 2) / 4
    return math.hypot(x, y) / max(0.06, edge)


def foam(at: Place) -> None:
    s = Surface("#f2e4cc", 0.5, specular=0.4, subsurface=0.1)
    s.body.inputs["Subsurface Radius"].default_value = (0.004, 0.003, 0.002)
    node = s.nodes.new("ShaderNodeAttribute")
    node.attribute_name = "milk"
    crema = s.ramp(s.noise(70, 5, bend=1.5), (0.3, "#6e3a14"), (0.5, "#8f5524"), (0.7, "#b0743a"))
    white = s.ramp(s.noise(40, 4), (0.3, "#ead6b6"), (0.6, "#f6ead6"))
    s.wear("Base Color", s.mix(node.outputs["Fac"], crema, white))
    s.bump(s.noise(900, 2), 0.0002, 0.5)
    spokes, rows, points, milk = 420, 150, [], []
    for j in range(rows):
        r = R * j / (rows - 1)
        for k in range(spokes):
            a = 2 * math.pi * k / spokes
            x, y = r * math.cos(a), r * math.sin(a)
            wx = x + 0.0012 * noise.fractal((x * 120, y * 120, 3), 0.9, 2, 3)
            wy = y + 0.0012 * noise.fractal((x * 120, y * 120, 8), 0.9, 2, 3)
            d = heart(wx / 0.058, (wy - 0.024) / 0.058)
            inside = 1 - min(1, max(0, (d - 0.93) / 0.07))
            ring = 0.5 + 0.5 * math.cos(d * math.pi * 2 * 3.1)
            ring = min(1, max(0, (ring - 0.22) / 0.16))
            milk.append(inside * ring * (0.9 + 0.1 * noise.noise((x * 300, y * 300, 0))))
            points.append((x, y, 0.0012 * (j / (rows - 1)) ** 10 + 0.0004 * inside * ring))
    faces = [(j * spokes + k, (j + 1) * spokes + k, (j + 1) * spokes + (k + 1) % spokes, j * spokes + (k + 1) % spokes) for j in range(rows - 1) for k in range(spokes)]
    thing = _dressed(_shape(points, faces), at, (0, 0, 24), s)
    thing.data.attributes.new("milk", "FLOAT", "POINT").data.foreach_set("value", milk)
    bubble = ball((0, 0, -5), 1, Surface("#c99458", 0.12, specular=0.7), (1, 1, 0.6))
    for _ in range(70):
        a, far = random.uniform(0, 6.3), R - 0.0008 - abs(random.gauss(0, 0.0013))
        copy(bubble, (at[0] + far * math.cos(a), at[1] + far * math.sin(a), at[2] + 0.001), (0, 0, 0), random.uniform(0.0003, 0.0009))


def cup(at: Place, of: Surface, turn: float) -> None:
    lathe(at, [(0, 0.003), (0.024, 0.003), (0.024, 0), (0.027, 0), (0.03, 0.004), (0.041, 0.02), (0.0475, 0.042), (0.0498, 0.06), (0.0505, 0.0655), (0.0498, 0.067), (0.0482, 0.0655), (0.0455, 0.045), (0.039, 0.022), (0.02, 0.009), (0, 0.008)], of)
    path = [(0.047, 0, 0.056), (0.06, 0, 0.0595), (0.0715, 0, 0.051), (0.071, 0, 0.036), (0.059, 0, 0.0275), (0.0435, 0, 0.0255)]
    sweep(path, [(0.013, 0.008), (0.01, 0.0062), (0.009, 0.0058), (0.009, 0.0058), (0.01, 0.0062), (0.0135, 0.0085)], of, at=at, turn=(0, 0, turn))


studio(103)
planks(2.4, 1.6, timber("#4f3320", "#8f663f", 0.45), 11, middle=(0, 0.05, 0), turn=-5)
china = stoneware("#e6dfd1", "#6a4a30", rim="#8f6b49", top=0.066, rough=0.22)
lathe((0, 0, 0), [(0, 0.003), (0.035, 0.003), (0.036, 0), (0.04, 0), (0.044, 0.003), (0.062, 0.009), (0.079, 0.0145), (0.0805, 0.016), (0.079, 0.0172), (0.061, 0.0118), (0.043, 0.0068), (0.03, 0.0062), (0, 0.006)], stoneware("#e6dfd1", "#6a4a30", rim="#8f6b49", top=0.016, rough=0.22))
cup((0, 0, 0.0055), china, -34)
foam((0, 0, 0.0055 + 0.0605))
metal = cutlery()
def spoon():
    sweep([(0, -0.065, 0.0012), (0, -0.036, 0.0024), (0, 0.016, 0.0046), (0, 0.034, 0.0034)], [(0.009, 0.0016), (0.0076, 0.002), (0.0042, 0.0024), (0.005, 0.002)], metal, (1, 0, 0))
    ball((0, 0.048, 0.003), 1, metal, (0.013, 0.0195, 0.0024))
group(spoon, (0.004, -0.066, 0.0145), (0, -5, 78))
napkin("#b7ad99", (0.2, 0.12, 0), 24, (0.26, 0.22))
bean = coffee_bean()
for x, y, _ in scattered(16, (-0.135, 0.075, 0), (0.045, 0.035), 0.013):
    copy(bean, (x, y, 0.0036), ((180 if random.random() < 0.5 else 0) + random.uniform(-12, 12), random.uniform(-12, 12), random.uniform(0, 360)), 0.006)
daylight(-1, 70, 0.6, 0.85)
camera((0.03, -0.36, 0.47), (0.012, 0.004, 0.03), 58, 4.5, (0, -0.005, 0.065))
shoot("cappuccino", (1440, 1080), 5)
