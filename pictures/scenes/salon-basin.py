import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_places import *
from studio import _made, _mesh

studio(81)
thrifty()
white, chrome = Surface("#efece6", 0.08, clearcoat=0.6), steel(0.1, "#dcdad6")
oak, dark, brass = wood("#5f432d", "#987350", 1.2, 0.5), plain("#1d1b19", 0.5), steel(0.22, "#b8935a")
amber, ink, label = tinted_glass("#b07f3c"), plain("#2c2722", 0.7), paper("#efe7d6")
glaze = [ceramic(tone, 0.12) for tone in ("#b9c0b0", "#aeb7a6", "#c2c8ba")]


def tiled_wall() -> None:
    """Hand-made tiles, upright, none of them quite even."""
    box((0, 0.0145, 0.5), (5, 0.02, 2.4), plain("#d9d4c8", 0.9), 0)
    for column in range(-20, 22):
        for row in range(9):
            z = row * 0.204 + (column % 2) * 0.102 - 0.25
            tile = box((column * 0.068, 0.01 + random.uniform(-0.0012, 0.0012), z), (0.0652, 0.02, 0.2012), random.choice(glaze), 0.003, (random.uniform(-0.7, 0.7), 0, random.uniform(-0.9, 0.9)))


def basin(at: Place) -> None:
    """A bowl that stands on the board."""
    lathe(at, [(0.0001, 0), (0.09, 0), (0.1, 0.003), (0.15, 0.04), (0.19, 0.1), (0.203, 0.142), (0.204, 0.148), (0.198, 0.15), (0.194, 0.145), (0.18, 0.1), (0.14, 0.05), (0.08, 0.02), (0.0001, 0.014)], white)
    cylinder((at[0], at[1], at[2] + 0.016), 0.022, 0.006, brass, 0.002)


def tap(at: Place) -> None:
    with grouped(at):
        cylinder((0, 0, 0.006), 0.028, 0.012, brass, 0.003)
        tube([(0, 0, 0.01), (0, 0, 0.14), (0, -0.005, 0.24), (0, -0.055, 0.3), (0, -0.12, 0.285), (0, -0.145, 0.235)], 0.0125, brass)
        cylinder((0, -0.1465, 0.228), 0.0145, 0.022, brass, 0.002, (10, 0, 0))
        cylinder((0.034, 0, 0.075), 0.0125, 0.05, brass, 0.002, (0, 90, 0))
        tube([(0.058, 0, 0.075), (0.066, -0.002, 0.09), (0.07, -0.006, 0.13)], 0.0045, brass)


tiled_wall()
box((0.1, -0.27, -0.025), (3.4, 0.56, 0.05), oak, 0.005)
basin((0.12, -0.27, 0))
tap((0.12, -0.045, 0))
z = 0.0
for k, (color, high) in enumerate((("#e8dece", 0.062), ("#b5835f", 0.056), ("#e8dece", 0.058))):
    folded_towel((0.49, -0.2, z), (0.27, 0.2, high), terry(color), 2, (0, 0, 4 - 4 * k), k)
    z += high + 0.0005
bottle((-0.2, -0.16, 0), amber, 0.036, 0.15, "LAVANDULA", ink, label, -4, dark, -60)
bottle((-0.29, -0.2, 0), ceramic("#ece6da", 0.3), 0.034, 0.135, "ROSMARINUS", ink, None, -10, dark, -110)
lathe((-0.42, -0.12, 0), [(0.0001, 0), (0.035, 0), (0.035, 0), (0.038, 0.004), (0.042, 0.05), (0.036, 0.1), (0.022, 0.14), (0.02, 0.165), (0.024, 0.175)], ceramic("#8a7d6a", 0.55, "#4d4436"), 0.004)
for tip in ((0.04, -0.02, 0.4), (-0.05, -0.01, 0.36), (-0.01, -0.04, 0.46)):
    twig([(-0.42, -0.12, 0.1), (-0.42 + tip[0], -0.12 + tip[1], tip[2] * 0.62), (-0.42 + tip[0] * 2.4, -0.12 + tip[1] * 2, tip[2])], foliage("#5f7253", 0.5), plain("#6b5a44", 0.8), 12, (0.062, 0.034), 0.0017, 60, 0.3, 0.75)
sun((0.75, 0.62, -0.6), 3.6, 1.0, "#ffdcb0")
window_bars((-1.35, -1.3, 1.32), (-0.6, -0.68, 0.72), (0.9, 0.9), (2, 2), 0.04)
lamp((-1.7, -1.6, 1.2), (0.1, -0.2, 0.1), 26, 1.1, "#ffebd0")
lamp((1.8, -1.6, 0.9), (0.1, -0.2, 0.1), 9, 0.9, "#c6d4f0")
air("#d2ccc2", 0.45)
camera((-0.01, -1.8, 0.44), (0.07, -0.1, 0.17), 52, 5, (0.12, -0.35, 0.12))
shoot("salon-basin")
