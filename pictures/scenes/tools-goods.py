"""A hammer and pliers on a workbench."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from studio import *
from props_table import *
from props_table import _dressed, _shape


def forged() -> Surface:
    """Dark steel, bright where it is ground."""
    s = Surface("#5b5a58", 0.38, 1)
    worn = s.noise(26, 5)
    s.wear("Base Color", s.ramp(worn, (0.35, "#3f3d3b"), (0.6, "#6d6b68"), (0.75, "#94918c")))
    s.wear("Roughness", s.span(s.noise(90, 4), 0.28, 0.5))
    return s.bump(s.noise(240, 4), 0.0004, 0.4)


def prism(sections: list[tuple[float, float, float]], of: Surface, corner: float = 0.35, sides: int = 32):
    """A bar along x of rounded rectangles: (x, width, height)."""
    points, faces = [], []
    for x, wide, high in sections:
        for k in range(sides):
            a = 2 * math.pi * (k + 0.5) / sides
            c, s = math.cos(a), math.sin(a)
            points.append((x, wide / 2 * math.copysign(abs(c) ** corner, c), high / 2 * math.copysign(abs(s) ** corner, s)))
    for j in range(len(sections) - 1):
        for k in range(sides):
            a, b = j * sides + k, j * sides + (k + 1) % sides
            faces.append((a, a + sides, b + sides, b))
    faces += [tuple(range(sides)), tuple(range((len(sections) - 1) * sides, len(sections) * sides))[::-1]]
    return _dressed(_shape(points, faces), (0, 0, 0), (0, 0, 0), of)


def hammer(at: Place, turn: float) -> None:
    """A joiner's hammer of 30 cm: its handle along y, its head across."""
    def make():
        ash, head = timber("#a87844", "#d2a469", 0.45, 0.8), forged()
        sections = [(0.028, 0.022), (0.031, 0.024), (0.029, 0.022), (0.024, 0.0185), (0.021, 0.017), (0.022, 0.018), (0.024, 0.019)]
        shaft = sweep([(0, -0.2, 0.0125), (0, -0.16, 0.0125), (0, -0.1, 0.0125), (0, -0.03, 0.0125), (0, 0.03, 0.0125), (0, 0.08, 0.0125), (0, 0.112, 0.0125)], sections, ash, (0, 0, 1))
        group(lambda: prism([(-0.052, 0.021, 0.021), (-0.051, 0.0235, 0.0235), (-0.034, 0.024, 0.024), (-0.03, 0.02, 0.021), (-0.018, 0.02, 0.0215), (-0.015, 0.026, 0.025), (0.015, 0.026, 0.025), (0.018, 0.022, 0.022), (0.03, 0.018, 0.022), (0.05, 0.0065, 0.023), (0.0535, 0.004, 0.023), (0.054, 0.003, 0.0225)], head, 0.42), (0, 0.098, 0.0126))
        prism([(-0.001, 0.012, 0.0035), (0.001, 0.012, 0.0035)], head).location = (0, 0.1125, 0.0125)
    group(make, at, (0, 0, turn))


def pliers(at: Place, turn: float) -> None:
    """Two crossed levers with dipped red grips, lying flat; 18 cm."""
    def make():
        metal, red = forged(), Surface("#8e2a1e", 0.42, specular=0.4)
        red.bump(red.noise(260, 2), 0.0004, 0.5)
        for side in (-1, 1):
            z = 0.0062 + 0.0004 * side
            lever = [(side * 0.0052, 0.06, z), (side * 0.0062, 0.04, z), (side * 0.0085, 0.018, z), (side * 0.004, 0.0, z), (-side * 0.0085, -0.016, z), (-side * 0.0125, -0.04, z)]
            sweep(lever, [(0.0075, 0.004), (0.0092, 0.0075), (0.0112, 0.0125), (0.0095, 0.02), (0.0088, 0.0095), (0.0074, 0.0078)], metal, (0, 0, 1))
            grip = [(-side * 0.0115, -0.032, z), (-side * 0.0165, -0.055, z), (-side * 0.022, -0.085, z), (-side * 0.0205, -0.112, z), (-side * 0.017, -0.128, z)]
            sweep(grip, [(0.0098, 0.0105), (0.0105, 0.0118), (0.0108, 0.0125), (0.0108, 0.0118), (0.0085, 0.0085)], red, (0, 0, 1))
            ball((-side * 0.017, -0.128, z), 1, red, (0.0043, 0.0043, 0.0043))
        cylinder((0, 0, 0.0062), 0.0092, 0.0125, metal, 0.0012)
        cylinder((0, 0, 0.0062), 0.0048, 0.0142, Surface("#8a8884", 0.3, 1), 0.001)
        for k in range(9):
            box((0, 0.028 + 0.0034 * k, 0.0068), (0.0035, 0.0008, 0.0072), plain("#1d1c1b", 0.7, 0.6), 0)
    group(make, at, (0, 0, turn))


def nail(at: Place, turn: float) -> None:
    metal = Surface("#a3a09a", 0.3, 1)
    def make():
        sweep([(0, -0.025, 0.0022), (0, 0.02, 0.0012), (0, 0.026, 0.0009)], [(0.0022, 0.0022), (0.0022, 0.0022), (0.0003, 0.0003)], metal, (1, 0, 0), ends=6)
        cylinder((0, -0.0253, 0.0023), 0.0024, 0.0009, metal, 0.0002, (90, 0, 0))
    group(make, at, (0, 0, turn))


def shavings(count: int, middle: Place, spread: tuple[float, float]) -> None:
    """Curls from the plane."""
    thin = timber("#cfa36a", "#e3c08b", 0.6, 0.4)
    for x, y, _ in scattered(count, middle, spread, 0.02):
        r, turns, wide, points = random.uniform(0.004, 0.008), random.uniform(1.1, 2.3), random.uniform(0.006, 0.013), []
        steps = 60
        for k in range(steps + 1):
            a = 2 * math.pi * turns * k / steps
            radius = r * (1 - 0.28 * k / steps)
            for side in (-0.5, 0.5):
                points.append((side * wide + 0.006 * k / steps, radius * math.sin(a), r - radius * math.cos(a)))
        faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(steps)]
        _dressed(_shape(points, faces), (x, y, 0.0002), (0, 0, random.uniform(0, 360)), thin).modifiers.new("thick", "SOLIDIFY").thickness = 0.0002


studio(25)
planks(2.4, 0.95, timber("#6a4a2d", "#ad8253", 0.6, 1.3), 5, middle=(0, 0.1, 0))
room(2.4, "#b3a48c", window_at=-0.8, shelf_at=0.62)
hammer((-0.03, 0.03, 0.0002), 58)
pliers((0.03, -0.079, 0.0002), -122)
for x, y, turn in ((-0.1, -0.06, 30), (-0.085, -0.082, 75), (-0.115, -0.085, -20), (-0.07, -0.055, 120)):
    nail((x, y, 0), turn)
shavings(7, (-0.1, 0.13, 0), (0.15, 0.05))
shavings(3, (0.17, 0.06, 0), (0.04, 0.05))
crumbs(160, (0, 0.02, 0), (0.24, 0.14), plain("#d0a873", 0.9), (0.0003, 0.0011))
daylight(-1, 62, 0.8, 0.85)
camera((0.05, -0.54, 0.3), (0.005, 0.0, 0.008), 60, 5, (0.0, -0.02, 0.01))
shoot("tools-goods", (1440, 1080), 5)
