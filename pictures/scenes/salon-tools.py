import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_places import *
from studio import _made, _mesh

studio(5)
thrifty()
blade, black = steel(0.2, "#d6d4d0"), plain("#1b1917", 0.32)
beech, walnut = wood("#9a7346", "#c9a272", 6, 0.45), wood("#4a3120", "#7b573a", 6, 0.4)


def half_scissors(z: float, turn: float, mirrored: int) -> None:
    outline = [(-0.0065, -0.012), (0.0065, -0.012), (0.007, 0.012), (0.0055, 0.04), (0.0012, 0.088), (-0.0006, 0.089), (-0.0035, 0.05), (-0.006, 0.015)]
    body = [(x * mirrored, y, 0) for x, y in outline]
    with grouped((0, 0, z), (0, 0, turn)):
        thing = _made(_mesh(body, [tuple(range(8))[::mirrored]]), (0, 0, 0), (0, 0, 0), blade)
        solid = thing.modifiers.new("thick", "SOLIDIFY")
        solid.thickness, solid.offset = 0.0024, 0
        edge = thing.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments = 0.0009, 3
        side = mirrored
        tube([(0, -0.004, 0), (side * 0.003, -0.024, 0), (side * 0.008, -0.046, 0), (side * 0.0075, -0.062, 0)], 0.0032, blade)
        ring = [(side * (0.0165 + 0.0125 * math.cos(a)), -0.078 + 0.0165 * math.sin(a), 0) for a in (k * math.pi / 6 for k in range(12))]
        tube(ring, 0.0032, blade, True)
        if mirrored == 1:
            tube([(side * 0.019, -0.093, 0), (side * 0.022, -0.103, 0.001), (side * 0.017, -0.113, 0.003)], 0.0022, blade)


def scissors(at: Place, turn: float) -> None:
    with grouped(at, (0, 0, turn)):
        half_scissors(0.004, 13, 1)
        half_scissors(0.0066, -13, -1)
        cylinder((0, 0, 0.0085), 0.0047, 0.0028, blade, 0.0008)
        box((0, 0, 0.0099), (0.0068, 0.0009, 0.0004), black, 0)


def comb(at: Place, turn: float) -> None:
    shell = plain("#3b2213", 0.22, clearcoat=0.6)
    with grouped(at, (0, 0, turn)):
        box((0, 0.0, 0.003), (0.182, 0.0095, 0.0042), shell, 0.0018)
        for x in (-0.0885, 0.0885):
            box((x, -0.011, 0.003), (0.0045, 0.03, 0.0036), shell, 0.0015)
        x = -0.084
        while x < 0.084:
            step = 0.0034 if x < 0 else 0.0023
            box((x, -0.014, 0.003), (step * 0.42, 0.023, 0.0026), shell, 0.0003)
            x += step


def brush(at: Place, turn: float) -> None:
    with grouped(at, (0, 0, turn)):
        cushion((0, 0, 0.013), (0.074, 0.118, 0.022), walnut, 0.62, 0)
        cushion((0, 0, 0.021), (0.06, 0.1, 0.013), plain("#2a2622", 0.6), 0.7, 0)
        grip = [(0.0001, 0), (0.006, 0.002), (0.0085, 0.01), (0.0088, 0.035), (0.0105, 0.07), (0.008, 0.098), (0.0085, 0.112), (0.013, 0.125)]
        lathe((0, -0.175, 0.0115), grip, walnut, turn=(-90, 0, 0))
        pin = cylinder((0, 0, -1), 0.00055, 0.016, plain("#d8c9a8", 0.4), 0)
        tip = ball((0, 0, -1), 0.0011, plain("#d8c9a8", 0.4))
        for row in range(-6, 7):
            for column in range(-4, 5):
                x, y = column * 0.0066 + (row % 2) * 0.0033, row * 0.0072
                if (x / 0.0285) ** 2 + (y / 0.048) ** 2 > 1:
                    continue
                z = 0.027 - 0.004 * ((x / 0.03) ** 2 + (y / 0.05) ** 2)
                copy(pin, (x, y, z + 0.006), (random.uniform(-3, 3), random.uniform(-3, 3), 0))
                copy(tip, (x, y, z + 0.014))


sheet((0, 0, 0), (4, 4), stone("#d3c8b9", "#b8ab9b", 0.4, 1.1), 2)
folded_towel((0.2, 0.12, 0), (0.24, 0.19, 0.042), terry("#b98a6a"), 2, (0, 0, -24), 2)
folded_towel((0.215, 0.13, 0.043), (0.225, 0.175, 0.036), terry("#e9dfce"), 2, (0, 0, -30), 5)
scissors((0.035, 0.012, 0), 34)
comb((-0.088, -0.012, 0), 50)
brush((0.196, -0.066, 0), 58)
leaf_shadow((-0.1, 0.16, 0), (0.7, -0.55, -0.85), 0.8, 3, (0.13, 0.042), -120)
sun((0.7, -0.55, -0.85), 4.0, 1.0, "#ffe0b8")
lamp((-0.9, 0.7, 0.7), (0, 0, 0), 7, 0.7, "#ffe8cc")
lamp((0.9, -0.6, 0.8), (0, 0, 0), 3, 0.7, "#c9d6f0")
air("#cfc4b6", 0.4)
camera((0.05, -0.58, 0.58), (0.05, 0.022, 0.0), 60, 5, (0.03, -0.02, 0.01))
shoot("salon-tools")
