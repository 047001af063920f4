import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_places import *
from studio import _made, _mesh

studio(15)
thrifty()
cream, moss = ceramic("#e9e1d3", 0.22, "#8a7763"), ceramic("#59614e", 0.25, "#2f3429")
oak, dark, spoon_steel = wood("#5f432d", "#987350", 1.4, 0.42), plain("#1d1b19", 0.5), steel(0.16)


def crema() -> Surface:
    surface = Surface("#8a4f22", 0.25)
    swirl = surface.noise(45, 5, bend=2.5)
    surface.wear("Base Color", surface.ramp(swirl, (0.35, "#5a2c10"), (0.52, "#a3642e"), (0.68, "#c58a4c")))
    return surface.bump(surface.noise(300, 3), 0.0002)


def espresso(at: Place, of: Surface, turn: float) -> None:
    with grouped(at, (0, 0, turn)):
        lathe((0, 0, 0), [(0.0001, 0.0035), (0.024, 0.0035), (0.026, 0), (0.028, 0), (0.032, 0.003), (0.05, 0.008), (0.061, 0.0145), (0.063, 0.0165), (0.061, 0.0168), (0.05, 0.0115), (0.031, 0.007), (0.0285, 0.0055), (0.0001, 0.0055)], of)
        lathe((0, 0, 0.0058), [(0.0001, 0.003), (0.017, 0.003), (0.0185, 0), (0.0205, 0), (0.0215, 0.004), (0.0275, 0.016), (0.031, 0.034), (0.0325, 0.055), (0.0325, 0.0565), (0.0312, 0.0568), (0.0298, 0.054), (0.0285, 0.034), (0.025, 0.018), (0.016, 0.009), (0.0001, 0.008)], of)
        cylinder((0, 0, 0.0495), 0.0291, 0.003, crema(), 0)
        tube([(0.0275, 0, 0.05), (0.042, 0, 0.0545), (0.0515, 0, 0.046), (0.047, 0, 0.032), (0.029, 0, 0.0255)], 0.0036, of)
        with grouped((0.005, -0.044, 0.0165), (0, -4, 14)):
            ball((-0.034, 0, 0.0005), 0.0105, spoon_steel, (1.5, 1, 0.28))
            band([(-0.022, 0, 0.001), (0, 0, 0.0035), (0.03, 0, 0.0025), (0.058, 0, 0.001)], 0.0058, 0.0014, spoon_steel, (0, 1, 0))


def crust() -> Surface:
    surface = Surface("#b8742f", 0.42)
    high = surface.node("NewGeometry").outputs["Pointiness"]
    cloud = surface.noise(32, 6, bend=1)
    base = surface.ramp(cloud, (0.3, "#8a4a18"), (0.5, "#b97730"), (0.72, "#d9a356"))
    edge = surface.ramp(high, (0.46, "#e2b671"), (0.5, "#a8621f"), (0.54, "#75390f"))
    surface.wear("Base Color", surface.mix(0.55, base, edge))
    fine = surface.node("Bump", Height=surface.noise(120, 5), Distance=0.0012)
    flakes = surface.node("Bump", Height=surface.noise(22, 4, surface.place((1, 1, 2.5)), bend=1.5), Distance=0.004, Normal=fine.outputs["Normal"])
    return surface.wear("Normal", flakes.outputs["Normal"])


def croissant(at: Place, turn: float, of: Surface) -> None:
    """Rolled dough along an arc: each turn of the roll overlaps the next."""
    steps, around, rolls = 160, 64, 7
    points, faces = [], []
    for k in range(steps + 1):
        t = k / steps * 2 - 1
        angle = math.radians(t * 88)
        fat = 0.036 * (max(0.0, 1 - abs(t) ** 2.1)) ** 0.75 + 0.004 * (1 - t * t)
        where = abs(t) * rolls / 2 + 0.5
        frac = where - math.floor(where)
        fat *= 0.84 + 0.24 * (1 - frac) ** 0.6 if frac > 0.06 else 0.84 + 0.24 * frac / 0.06
        middle = (0.07 * math.sin(angle), 0.07 * (math.cos(angle) - 0.6), 0)
        for c in range(around):
            a = 2 * math.pi * c / around
            slant = 0.006 * math.sin(a)
            out, up = fat * math.cos(a) * 1.05, fat * math.sin(a) * 0.95
            up = up if up > -0.012 else -0.012 + (up + 0.012) * 0.2
            points.append((middle[0] + (out + 0) * math.sin(angle) + slant * math.cos(angle), middle[1] + out * math.cos(angle) - slant * math.sin(angle), 0.017 + up))
    for k in range(steps):
        for c in range(around):
            a, b = k * around + c, k * around + (c + 1) % around
            faces.append((a, a + around, b + around, b))
    thing = _made(_mesh(points, faces), at, turn=(0, 0, turn), of=of, is_smooth=True)
    thing.data.auto_smooth_angle = math.radians(70)
    roughen(thing, 0.006, 0.03, 1)
    roughen(thing, 0.0018, 0.008, 1)


def back() -> None:
    """What is out of focus: a shelf with cups, jars and a lamp."""
    sheet((0, 2.1, 0.6), (8, 4), limewash("#b39d82", 0.8), 2, (90, 0, 0))
    tones = [ceramic(c, 0.3) for c in ("#e6dccb", "#b7714a", "#d5c3a3", "#59614e", "#efe9df")]
    for level in (-0.02, 0.27):
        box((0.1, 1.95, level), (3.4, 0.26, 0.035), oak, 0.003)
        x = -1.4
        while x < 1.6:
            kind = random.random()
            if kind < 0.45:
                for up in range(random.choice((1, 2, 3))):
                    lathe((x, 1.92, level + 0.018 + up * 0.058), [(0.0001, 0), (0.024, 0), (0.034, 0.02), (0.04, 0.065), (0.038, 0.065)], random.choice(tones))
                x += 0.1
            elif kind < 0.8:
                high = random.uniform(0.13, 0.22)
                cylinder((x, 1.93, level + 0.018 + high / 2), 0.05, high, random.choice((plain("#5b3a20", 0.15), plain("#c9b48c", 0.15), tones[0])), 0.008)
                cylinder((x, 1.93, level + 0.025 + high), 0.045, 0.02, oak, 0.004)
                x += 0.14
            else:
                x += 0.16
    for x, z in ((-0.62, 0.5), (0.05, 0.53), (0.7, 0.49)):
        ball((x, 1.55, z - 0.05), 0.035, spark("#ffc98a", 30))
        bulb((x, 1.5, z - 0.1), 14, "#ffc98a", 0.05)


box((0, 0.25, -0.025), (3, 1.1, 0.05), oak, 0.006)
back()
espresso((0.015, 0.0, 0), cream, -28)
espresso((0.155, 0.135, 0), moss, -55)
plate = lathe((0.19, -0.035, 0), [(0.0001, 0.003), (0.05, 0.003), (0.053, 0), (0.057, 0), (0.075, 0.006), (0.094, 0.012), (0.096, 0.014), (0.094, 0.0148), (0.074, 0.009), (0.05, 0.006), (0.0001, 0.006)], cream)
croissant((0.19, -0.035, 0.0055), 12, crust())
flake = crust()
for x, y, z in scattered(22, (0.2, -0.06, 0.0008), (0.13, 0.09)):
    ball((x, y, 0.008 if math.dist((x, y), (0.19, -0.035)) < 0.06 else 0.0012 if math.dist((x, y), (0.19, -0.035)) > 0.1 else 0.0125), random.uniform(0.0008, 0.0022), flake, (1, 1.6, 0.4), 0, (0, 0, random.uniform(0, 180)))
folded_towel((-0.02, 0.2, 0), (0.15, 0.12, 0.018), cloth("#cfc3ae", 900), 2, (0, 0, 22), 3)
lamp((-1.3, 0.75, 0.75), (0.1, 0, 0.03), 62, 0.7, "#ffe6c4", 1.0)
lamp((1.3, -0.9, 0.8), (0.1, 0, 0.03), 9, 0.8, "#c6d3ef")
lamp((-1.6, 0.9, 1.3), (0.3, 2.1, 0.2), 40, 0.8, "#ffdcae")
air("#c6baa8", 0.42)
camera((-0.02, -0.78, 0.195), (0.07, 0.03, 0.078), 62, 2.8, (0.12, -0.04, 0.035))
shoot("cafe-counter")
