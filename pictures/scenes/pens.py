"""A fountain pen and two pencils on a written sheet."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from studio import *
from props_table import *
from props_table import _dressed, _shape

GOLD = ("#d8b06a", 0.2, 1)


def fountain_pen(at: Place, turn: float) -> None:
    """Lies along x, nib at the right; its cap beside it."""
    resin = Surface("#1c3a36", 0.09, clearcoat=1, specular=0.6)
    marble = resin.noise(95, 4, bend=1.6)
    resin.wear("Base Color", resin.ramp(marble, (0.35, "#0c1f1e"), (0.52, "#17403a"), (0.68, "#2c6a5d")))
    gold, black = Surface(*GOLD), plain("#121212", 0.12, clearcoat=1)
    lying = (0, 90, turn)
    tip = [(0, -0.088), (0.0035, -0.0872), (0.0052, -0.083), (0.006, -0.06), (0.0062, -0.02), (0.0061, 0.0), (0.0061, 0.0), (0.0056, 0.0004)]
    lathe(at, tip, resin, turn=lying)
    for z in (0.0004, -0.079):
        radius = 0.00625 if z > 0 else 0.0056
        lathe(at, [(radius - 0.0006, z), (radius, z + 0.0002), (radius, z + 0.0014), (radius - 0.0006, z + 0.0016)], gold, turn=lying)
    lathe(at, [(0.0055, 0.0016), (0.0053, 0.002), (0.0047, 0.012), (0.0049, 0.018), (0.0052, 0.0198), (0.0047, 0.0206), (0, 0.0206)], black, turn=lying)
    nib(at, turn, gold, black)


def nib(at: Place, turn: float, gold: Surface, black: Surface) -> None:
    rows, points, faces = 20, [], []
    for i in range(rows + 1):
        u = i / rows
        half = 0.0038 * (1 - u) ** 0.75 * (1 if u > 0.12 else 0.92) + 0.00035
        for k in range(9):
            angle = (k / 8 - 0.5) * (2.1 - 1.3 * u)
            points.append((0.0195 + 0.0225 * u, half * math.sin(angle) / math.sin(1.05 - 0.65 * u), 0.0042 * math.cos(angle) * (1 - 0.25 * u) - 0.0004 - 0.0028 * u * u))
    faces = [(a := i * 9 + k, a + 1, a + 10, a + 9) for i in range(rows) for k in range(8)]
    thing = _dressed(_shape(points, faces), at, (0, 0, turn), gold)
    thing.modifiers.new("thick", "SOLIDIFY").thickness = -0.0004
    a = math.radians(turn)
    def there(x, z):
        return (at[0] + x * math.cos(a), at[1] + x * math.sin(a), at[2] + z)
    sweep([there(0.0285, 0.0036), there(0.034, 0.0029), there(0.0415, 0.0011)], [(0.00022, 0.0003)] * 3, plain("#0d0b08", 0.6), (-math.sin(a), math.cos(a), 0), ends=8)
    cylinder(there(0.0285, 0.0034), 0.0006, 0.0008, plain("#0d0b08", 0.7), 0)
    sweep([there(0.019, 0.001), there(0.03, 0.0006), there(0.038, 0.0003)], [(0.005, 0.003), (0.003, 0.0022), (0.0008, 0.0006)], black, (-math.sin(a), math.cos(a), 0), ends=8)


def cap(at: Place, turn: float) -> None:
    resin = Surface("#17403a", 0.09, clearcoat=1)
    resin.wear("Base Color", resin.ramp(resin.noise(95, 4, bend=1.6), (0.35, "#0c1f1e"), (0.52, "#17403a"), (0.68, "#2c6a5d")))
    gold = Surface(*GOLD)
    lying = (0, 90, turn)
    lathe(at, [(0.0058, 0.03), (0.0066, 0.03), (0.0069, 0.0296), (0.007, 0.01), (0.0066, -0.02), (0.006, -0.029), (0.0035, -0.0325), (0, -0.033)], resin, turn=lying)
    lathe(at, [(0, 0.012), (0.0057, 0.012), (0.0058, 0.0299)], plain("#0b0b0b", 0.5), turn=lying)
    for z, radius in ((0.0225, 0.00695), (0.0195, 0.00695)):
        lathe(at, [(radius, z), (radius + 0.0003, z + 0.0003), (radius + 0.0003, z + 0.0013), (radius, z + 0.0016)], gold, turn=lying)
    a = math.radians(turn)
    def there(x, z):
        return (at[0] + x * math.cos(a), at[1] + x * math.sin(a), at[2] + z)
    sweep([there(-0.026, 0.006), there(-0.0245, 0.0088), there(-0.012, 0.0092), there(0.008, 0.0082), there(0.013, 0.0078)], [(0.003, 0.0012), (0.003, 0.0011), (0.0026, 0.001), (0.0022, 0.001), (0.0018, 0.0012)], gold, (-math.sin(a), math.cos(a), 0))
    ball(there(0.0125, 0.0078), 0.0014, gold)


def handwriting(at: Place, turn: float, lines: int, of: Surface) -> None:
    """Nobody can read it: loops and strokes in words, as ink on the sheet."""
    a = math.radians(turn)
    for row in range(lines):
        x, base = 0.0, -0.0105 * row
        end = random.uniform(0.118, 0.132) if row < lines - 1 else 0.052
        while x < end:
            path = []
            for _ in range(random.randint(2, 8)):
                kind = random.random()
                high = 0.0052 if kind < 0.2 else 0.0021
                low = -0.0024 if 0.2 < kind < 0.32 else 0
                path += [(x, base), (x + 0.0012, base + high), (x + 0.0003, base + high * random.uniform(0.6, 0.95)), (x + 0.0007, base + low + random.uniform(0, 0.0004)), (x + 0.0021, base + random.uniform(0.0002, 0.0012))]
                x += random.uniform(0.0021, 0.003)
            points = [(at[0] + px * math.cos(a) - py * math.sin(a), at[1] + px * math.sin(a) + py * math.cos(a), at[2]) for px, py in path]
            stroke = tube(points, 0.00022, of)
            stroke.data.bevel_resolution, stroke.data.resolution_u = 1, 5
            stroke.scale = (1, 1, 0.15)
            stroke.location.z = at[2] * 0.85
            x += 0.0036


studio(21)
planks(2.4, 0.95, timber("#5a3c24", "#a37a4e", 0.45), 6, middle=(0, 0.1, 0))
room(2.4, "#c8b9a0", window_at=-0.8, shelf_at=0.6)
greenery((-0.12, 1.9, -0.2), 0.2, 70)
curl = lambda x, y: 0.0006 + 0.02 * max(0, x / 0.148 + y / 0.21 - 0.72) ** 2 + 0.0004 * math.sin(25 * x + 9 * y)
surface_of(curl, 0.148, 0.21, paper("#e9dfca"), (0.012, 0.012, 0), (0, 0, 20), (40, 60))
surface_of(curl, 0.148, 0.21, paper("#f6f0e2"), (0.0, 0.0, 0.0009), (0, 0, 11), (40, 60))
handwriting((-0.072, 0.072, 0.0021), 11, 9, plain("#1f3150", 0.5))
fountain_pen((0.018, -0.032, 0.0081), 148)
cap((0.083, 0.048, 0.0088), 62)
pencil((-0.112, -0.022, 0.0002), 84, "#8e3b2c")
pencil((-0.127, -0.016, 0.0002), 78, "#3e5a5f")
box((0.122, -0.022, 0.0063), (0.034, 0.02, 0.0125), plain("#ece6dc", 0.85), 0.003, (0, 0, -25))
daylight(-1, 64)
camera((0.03, -0.46, 0.27), (0.002, 0.006, 0.0), 64, 4.5, (0.0, -0.03, 0.008))
shoot("pens", (1440, 1080), 5)
