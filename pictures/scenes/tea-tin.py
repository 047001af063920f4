"""An open tin of tea, its lid leaning on it, and loose tea in a wooden scoop."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from studio import *
from props_table import *

R = 0.04


def tin() -> None:
    enamel = painted()
    inside = Surface("#cfcac0", 0.28, 1)
    lathe((0, 0, 0), [(0, 0.001), (R - 0.002, 0.001), (R - 0.002, 0), (R - 0.0006, 0), (R, 0.0012), (R, 0.0025), (R, 0.0025), (R, 0.088), (R, 0.0885), (R - 0.0006, 0.0895)], enamel)
    neck = [(R - 0.0006, 0.0895), (R - 0.0018, 0.0899), (R - 0.0022, 0.0905), (R - 0.0022, 0.0905), (R - 0.0022, 0.1005), (R - 0.0026, 0.1015), (R - 0.0032, 0.1011), (R - 0.0034, 0.1), (R - 0.0034, 0.06), (0, 0.06)]
    lathe((0, 0, 0), neck, inside)
    label = paper("#e9dfc8")
    arc, points, faces = 24, [], []
    for j in range(2):
        for k in range(arc + 1):
            angle = math.radians(-98 + (k / arc - 0.5) * 76)
            points.append(((R + 0.0002) * math.cos(angle), (R + 0.0002) * math.sin(angle), 0.024 + 0.042 * j))
    faces = [(k, k + 1, arc + k + 2, arc + k + 1) for k in range(arc)]
    thing = _dressed(_shape(points, faces), (0, 0, 0), (0, 0, 0), label)
    thing.modifiers.new("thick", "SOLIDIFY").thickness = -0.00025
    ink = plain("#41523f", 0.8)
    for turn, long in ((90, 0.02), (55, 0.015), (125, 0.015)):
        points, faces = [], []
        for i in range(13):
            u = i / 12
            for side in (-1, 1):
                along, half = u * long, 0.17 * long * math.sin(math.pi * u) ** 0.8 * side
                a = math.radians(turn)
                x, z = along * math.cos(a) - half * math.sin(a), along * math.sin(a) + half * math.cos(a)
                angle = math.radians(-98) + x / R
                points.append(((R + 0.0006) * math.cos(angle), (R + 0.0006) * math.sin(angle), 0.0365 + z))
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(12)]
        _dressed(_shape(points, faces), (0, 0, 0), (0, 0, 0), ink)


def painted() -> Surface:
    """Dull green, with two lines of gold."""
    enamel = Surface("#3b4d42", 0.42, clearcoat=0.15)
    high = enamel.node("SeparateXYZ", Vector=enamel.place()).outputs["Z"]
    lines = enamel.ramp(enamel.node("MapRange", Value=high, From_Max=0.1).outputs["Result"], *sum([[(z, "#000000"), (z + 0.001, "#ffffff"), (z + 0.012, "#ffffff"), (z + 0.013, "#000000")] for z in (0.075, 0.8)], []))
    enamel.wear("Base Color", enamel.mix(lines, "#3b4d42", "#c9a35a"))
    enamel.wear("Metallic", lines)
    enamel.wear("Roughness", enamel.span(enamel.noise(25), 0.34, 0.5))
    return enamel


def lid() -> None:
    turn, lean = math.radians(-38), 66
    at = (0.061 * math.cos(turn), 0.061 * math.sin(turn), R * math.sin(math.radians(lean)) + 0.0004)
    outer = plain("#3b4d42", 0.42, clearcoat=0.15)
    profile = [(R - 0.0012, 0.004), (R - 0.0012, 0.0), (R - 0.0004, -0.0003), (R, 0.0006), (R, 0.0006), (R, 0.019), (R - 0.0006, 0.0208), (R - 0.003, 0.0214), (R - 0.0045, 0.0208), (R - 0.006, 0.0204), (0, 0.0206)]
    lathe(at, profile, outer, turn=(0, lean, -38))
    lathe(at, [(R - 0.0014, 0.001), (R - 0.0014, 0.001), (R - 0.0014, 0.0155), (0, 0.016)], Surface("#cfcac0", 0.3, 1), turn=(0, lean, -38))


def leaves() -> list:
    dark = Surface("#2a1d14", 0.6)
    dark.wear("Base Color", dark.ramp(dark.node("ObjectInfo").outputs["Random"], (0, "#17100b"), (0.55, "#33241a"), (0.86, "#4d3622"), (1, "#94703c")))
    dark.bump(dark.noise(1500, 3), 0.0006)
    kinds = []
    for _ in range(9):
        long = random.uniform(0.003, 0.0065)
        path = [((k / 4 - 0.5) * 2 * long, random.uniform(-1, 1) * 0.0012, random.uniform(-1, 1) * 0.001) for k in range(5)]
        wide = random.uniform(0.0009, 0.002)
        kinds.append(sweep(path, [(0.0003, 0.0003), (wide, 0.0007), (wide * 0.8, 0.0009), (wide, 0.0006), (0.0003, 0.0002)], dark, (0, 1, 0.4), (0, 0, -5), ends=5))
    return kinds


def strew(kinds: list, places: list[Place], tilt: float = 30) -> None:
    for place in places:
        copy(random.choice(kinds), place, (random.uniform(-180, 180), random.uniform(-tilt, tilt), random.uniform(0, 360)), random.uniform(0.7, 1.15))


def scoop(at: Place, turn: float, kinds: list) -> None:
    """A bowl longer than wide with a short handle, turned out of beech, and a heap of tea in it."""
    beech = timber("#a9794a", "#cfa06c", 0.5, 0.6)
    bowl = lathe(at, [(0, 0), (0.012, 0.0008), (0.021, 0.008), (0.025, 0.019), (0.0258, 0.0215), (0.025, 0.0225), (0.0238, 0.0215), (0.0225, 0.018), (0.018, 0.008), (0.01, 0.0035), (0, 0.003)], beech, turn=(0, 0, turn))
    bowl.scale = (1.35, 1, 1)
    path = [(0.029, 0, 0.016), (0.04, 0, 0.0185), (0.07, 0, 0.02), (0.098, 0, 0.0185), (0.106, 0, 0.0178)]
    sweep(path, [(0.017, 0.011), (0.011, 0.009), (0.0095, 0.0085), (0.0125, 0.0095), (0.006, 0.005)], beech, at=at, turn=(0, 0, turn))
    a = math.radians(turn)
    def there(x, y, z):
        return (at[0] + x * math.cos(a) - y * math.sin(a), at[1] + x * math.sin(a) + y * math.cos(a), at[2] + z)
    ball(there(0, 0, 0.012), 0.0225, plain("#1c130d", 0.9), (1.3, 0.95, 0.62), turn=(0, 0, turn))
    heap = []
    for x, y, _ in scattered(520, (0, 0, 0), (0.029, 0.0215)):
        heap.append(there(x, y, 0.0135 + 0.0145 * max(0, 1 - (x / 0.031) ** 2 - (y / 0.024) ** 2) + random.uniform(-0.001, 0.002)))
    strew(kinds, heap, 35)


from props_table import _dressed, _shape

studio(8)
planks(2.4, 0.95, timber("#4a3120", "#8a6340", 0.5), 6, middle=(0, 0.1, 0))
room(2.4, "#bfb096", window_at=-0.8, shelf_at=0.62)
greenery((-0.1, 1.9, -0.05), 0.2, 70)
draped(0.42, 0.3, linen("#c8bda8"), (0.06, 0.05, 0), -16, [(-0.14, -0.06, 70, 0.011), (0.16, 0.09, 35, 0.011), (0.16, -0.1, 110, 0.009)])
kinds = leaves()
tin_parts = set(bpy.data.objects)
tin()
lid()
strew(kinds, [(x, y, 0.095 + random.uniform(0, 0.003)) for x, y, _ in scattered(420, (0, 0, 0), (0.0345, 0.0345))], 22)
cylinder((0, 0, 0.092), 0.0355, 0.004, plain("#1c130d", 0.9), 0)
for thing in set(bpy.data.objects) - tin_parts:
    thing.location += Vector((-0.012, 0.045, 0.0035))
scoop((-0.052, -0.062, 0.0035), 202, kinds)
strew(kinds, [(x, y, 0.0045) for x, y, _ in scattered(70, (0.005, -0.075, 0), (0.075, 0.03))], 8)
daylight(-1, 74)
camera((0.055, -0.6, 0.275), (-0.006, -0.008, 0.042), 66, 4, (0, -0.01, 0.06))
shoot("tea-tin", (1440, 1080), 5)
