"""A bowl of rocket, halved tomatoes and parmesan."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from studio import *
from props_table import *
from props_food import *
from props_table import _dressed, _shape

R = 0.105


def rocket_leaf(of: Surface, bend: float):
    """Long, with lobes at both sides and a pale rib."""
    rows, columns, long, points = 46, 9, 0.1, []
    for i in range(rows + 1):
        u = i / rows
        blade = 0 if u < 0.22 else math.sin(math.pi * ((u - 0.22) / 0.78) ** 1.25) ** 0.6
        lobes = 0.42 + 0.58 * abs(math.cos(math.pi * 3.2 * (1 - u) ** 1.15)) ** 1.6
        half = 0.0009 + 0.0135 * blade * (lobes if u < 0.82 else 1 - (1 - lobes) * 0.3)
        for k in range(columns):
            v = k / (columns - 1) * 2 - 1
            z = bend * 0.03 * math.sin(u * 3 + bend) * u + 0.0045 * v * v * blade * math.sin(7 * u + bend * 4) - 0.016 * abs(bend) * u * u + 0.0012 * math.sin(25 * u + 3 * v)
            points.append(((u - 0.5) * long + 0.004 * abs(v) * blade, v * half + 0.006 * math.sin(2.4 * u * bend), z))
    faces = [(a := i * columns + k, a + 1, a + columns + 1, a + columns) for i in range(rows) for k in range(columns - 1)]
    return _dressed(_shape(points, faces), (0, 0, -5), (0, 0, 0), of)


def rocket() -> Surface:
    green = Surface("#446b22", 0.42, specular=0.45, subsurface=0.06)
    green.body.inputs["Subsurface Radius"].default_value = (0.001, 0.003, 0.0005)
    tone = green.ramp(green.node("ObjectInfo").outputs["Random"], (0, "#2e4f17"), (0.5, "#466f24"), (0.85, "#6a9035"), (1, "#8aa851"))
    aside = green.node("Math", Value=green.node("SeparateXYZ", Vector=green.node("TexCoord").outputs["Object"]).outputs["Y"])
    aside.operation = "ABSOLUTE"
    rib = green.node("MapRange", Value=aside.outputs["Value"], From_Min=0.0016, From_Max=0.0005).outputs["Result"]
    tone = green.mix(green.span(green.noise(160, 4), 0, 0.4), tone, "#2f5217")
    green.wear("Base Color", green.mix(green.span(rib, 0, 0.55), tone, "#b9c98a"))
    return green.bump(green.noise(230, 4), 0.0008, 0.5)


def is_inside(x: float, y: float, z: float, tilt: float, turn: float, half: float) -> bool:
    """Whether both ends of a leaf are in the bowl or above it."""
    for end in (-half, half):
        far = math.hypot(x + end * math.cos(math.radians(tilt)) * math.cos(math.radians(turn)), y + end * math.cos(math.radians(tilt)) * math.sin(math.radians(turn)))
        high = z - end * math.sin(math.radians(tilt))
        if far > 0.112 or high < 0.024 or (high < 0.075 and far > 0.034 + 0.85 * (high - 0.016)):
            return False
    return True


studio(37)
planks(2.4, 0.95, timber("#6a4729", "#b58a5c", 0.5), 6, middle=(0, 0.1, 0))
room(2.4, "#cbb9a0", window_at=-0.8, shelf_at=0.64)
greenery((-0.12, 1.9, -0.05), 0.2, 70)
draped(0.5, 0.34, linen("#cdc2ae"), (0.02, 0.02, 0), 17, [(-0.2, -0.1, 70, 0.011), (0.2, 0.1, 50, 0.012), (0.21, -0.12, 110, 0.01)])
of = stoneware("#4f5c60", "#26221f", rim="#94704b", top=0.0625, foot="#a5805c", bare=0.006, rough=0.32)
lathe((0, 0, 0.003), [(0, 0.003), (0.045, 0.003), (0.046, 0), (0.051, 0), (0.06, 0.006), (0.089, 0.032), (R - 0.001, 0.059), (R, 0.0625), (R - 0.0015, 0.0645), (R - 0.0045, 0.0615), (0.084, 0.035), (0.055, 0.0125), (0, 0.0095)], of)
green = rocket()
kinds = [rocket_leaf(green, bend) for bend in (-0.9, -0.45, 0.35, 0.7, 1.1)]
laid = 0
while laid < 190:
    level = laid / 190
    spread = 0.07 + 0.022 * level
    (x, y, _), = scattered(1, (0, 0, 0), (spread, spread))
    dome = 1 - (math.hypot(x, y) / 0.115) ** 2
    z, tilt, turn, size = 0.036 + 0.048 * level * dome, random.uniform(-32, 32), random.uniform(0, 360), random.uniform(0.6, 0.98)
    if is_inside(x, y, z, tilt, turn, 0.052 * size):
        copy(random.choice(kinds), (x, y, z), (random.uniform(-45, 45), tilt, turn), size)
        laid += 1
for k, (x, y) in enumerate(((0.03, -0.045), (-0.045, -0.03), (0.055, 0.018), (-0.012, 0.012), (-0.03, 0.056), (0.022, 0.055), (-0.068, 0.012), (0.0, -0.068))):
    half_tomato((x, y, 0.083 - 4.2 * (x * x + y * y)), random.uniform(0.0135, 0.0155), (random.uniform(5, 42) * (-1 if y > 0 else 1), random.uniform(-28, 28), random.uniform(0, 360)))
parmesan(26, (0, -0.008, 0), (0.07, 0.066), lambda x, y: 0.09 - 3.6 * (x * x + y * y), (0.008, 0.017))
fork((0.152, -0.02, 0.0042), -12, cutlery())
tomato((-0.175, 0.17, 0), 0.0165, (20, 10, 0))
tomato((-0.15, 0.2, 0), 0.0155, (-20, -10, 80))
daylight(-1, 82)
camera((0.03, -0.5, 0.345), (0.004, 0.0, 0.042), 60, 4.5, (0, -0.04, 0.075))
shoot("salad", (1440, 1080), 5)
