import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_places import *

studio(91)
thrifty()
paint, oak = plain("#e6ddcf", 0.5), wood("#7a5a3c", "#ab8459", 1.1, 0.5)


def window() -> None:
    """A sill, a frame with bars, and outside a garden that nobody sees sharply."""
    box((0, 0.09, -0.02), (2.6, 0.36, 0.04), oak, 0.006)
    box((0, 0.3, 0.02), (2.6, 0.08, 0.06), paint, 0.006)
    for x in (-0.72, -0.05, 0.62, 1.29):
        box((x, 0.3, 0.7), (0.065, 0.06, 1.4), paint, 0.006)
    box((0, 0.3, 0.62), (2.6, 0.035, 0.03), paint, 0.005)
    garden = spark("#000000", 1.15)
    cloud = garden.noise(2.2, 2)
    garden.wear("Emission", garden.ramp(cloud, (0.25, "#6f8a4e"), (0.45, "#9db273"), (0.6, "#c6d196"), (0.78, "#efeed6")))
    sheet((0, 5, 1), (14, 8), garden, 2, (90, 0, 0)).visible_shadow = False


window()
potted((0.22, 0.06, 0), 0.28, foliage("#4a6f3c", 0.35, "#8fae62"), ceramic("#b9765a", 0.7, "#7c4c38"), 11, (0.085, 0.046), 11, 0.07, 0.068)
potted((0.52, 0.12, 0), 0.2, foliage("#71805f", 0.55), ceramic("#d8cdb9", 0.5, "#8d7a62"), 11, (0.045, 0.03), 9, 0.06, 0.052)
lathe((-0.1, 0.02, 0), [(0.0001, 0), (0.03, 0), (0.03, 0), (0.036, 0.004), (0.041, 0.03), (0.042, 0.085), (0.0405, 0.088)], ceramic("#e6dfd1", 0.3, "#8a7763"), 0.0035)
with grouped((0.0, 0, 0)):
    box((0.39, -0.03, 0.011), (0.17, 0.12, 0.022), cloth("#b08663", 900), 0.002, (0, 0, 16))
    box((0.385, -0.028, 0.03), (0.15, 0.108, 0.016), cloth("#7f8a6f", 900), 0.002, (0, 0, 7))
hanging((-0.88, 0.2, 1.6), (0.62, 1.7), sheer("#f3ecdf", 0.85), 6, 0.035, seed=2)
sun((-0.55, -0.8, -0.62), 4.6, 1.0, "#ffe4b8")
lamp((0.2, 0.9, 1.0), (0.1, 0, 0.1), 22, 1.4, "#fff4e0", 0.9)
lamp((-1.2, -1.6, 0.9), (0.2, 0, 0.15), 10, 1.2, "#ffe6cc")
air("#dfe3e6", 0.65)
camera((-0.02, -1.25, 0.3), (0.1, 0, 0.222), 60, 3.2, (0.2, 0.02, 0.2))
shoot("plant-window")
