"""A shelf of a club: cups, medals on ribbons, an old football."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_rooms import *
from studio import _made, _mesh

studio(199)
thrifty()
oak, gold, silver, bronze = wood("#5b3f28", "#94704a", 1.4, 0.45), steel(0.16, "#c9a04e"), steel(0.14, "#d2d0cc"), steel(0.2, "#a8703f")
gold.wear("Base Color", gold.mix(gold.span(gold.noise(12, 5), 0, 0.35), "#cfa650", "#8a6426"))


def cup(at: Place, high: float, of: Surface, turn: float = 0) -> None:
    h = high
    with grouped(at, (0, 0, turn)):
        box((0, 0, 0.09 * h), (0.34 * h, 0.34 * h, 0.18 * h), plain("#2a1a12", 0.25, clearcoat=0.4), 0.004)
        box((0, -0.171 * h, 0.09 * h), (0.2 * h, 0.002, 0.09 * h), of, 0.0005)
        lathe((0, 0, 0.18 * h), [(0.0001, 0), (0.13 * h, 0), (0.135 * h, 0.012 * h), (0.06 * h, 0.05 * h), (0.028 * h, 0.09 * h), (0.026 * h, 0.16 * h), (0.046 * h, 0.19 * h), (0.028 * h, 0.215 * h), (0.05 * h, 0.25 * h), (0.14 * h, 0.34 * h), (0.19 * h, 0.5 * h), (0.2 * h, 0.66 * h), (0.215 * h, 0.72 * h), (0.212 * h, 0.728 * h), (0.19 * h, 0.66 * h), (0.175 * h, 0.5 * h), (0.1 * h, 0.34 * h), (0.0001, 0.3 * h)], of)
        for s in (-1, 1):
            tube([(s * 0.13 * h, 0, 0.5 * h), (s * 0.24 * h, 0, 0.52 * h), (s * 0.3 * h, 0, 0.66 * h), (s * 0.26 * h, 0, 0.8 * h), (s * 0.19 * h, 0, 0.78 * h)], 0.013 * h, of)
        for z in (0.62, 0.66):
            tube([(0.193 * h * math.cos(k * math.pi / 12), 0.193 * h * math.sin(k * math.pi / 12), z * h + 0.02 * h) for k in range(24)], 0.0045 * h, of, True)


def medal(at: Place, of: Surface, ribbon: Surface, lean: float) -> None:
    """Hangs from a nail in the wall."""
    x, y, z = at
    for s in (-1, 1):
        band([(x, y, z), (x + s * 0.012, y - 0.004, z - 0.08), (x + s * 0.006 + lean, y - 0.006, z - 0.16), (x + lean, y - 0.007, z - 0.185)], 0.017, 0.0012, ribbon)
    cylinder((x + lean, y - 0.008, z - 0.215), 0.028, 0.0045, of, 0.0012, (90, 0, 0))
    tube([(x + lean + 0.024 * math.cos(k * math.pi / 8), y - 0.011, z - 0.215 + 0.024 * math.sin(k * math.pi / 8)) for k in range(16)], 0.0013, of, True)
    for k in range(5):
        a, b = math.radians(90 + 72 * k), math.radians(126 + 72 * k)
        c = math.radians(90 + 72 * (k + 1))
        tube([(x + lean + 0.015 * math.cos(a), y - 0.011, z - 0.215 + 0.015 * math.sin(a)), (x + lean + 0.006 * math.cos(b), y - 0.011, z - 0.215 + 0.006 * math.sin(b)), (x + lean + 0.015 * math.cos(c), y - 0.011, z - 0.215 + 0.015 * math.sin(c))], 0.0012, of)
    cylinder((x, y, z), 0.004, 0.02, steel(0.3), 0.001, (90, 0, 0))


sheet((0, 0.03, 1), (6, 4), limewash("#54665c", 0.82), 2, (90, 0, 0))
box((0.05, -0.16, -0.02), (2.4, 0.36, 0.04), oak, 0.005)
for x in (-0.62, 0.7):
    box((x, -0.12, -0.13), (0.03, 0.24, 0.18), oak, 0.004)
cup((0.06, -0.17, 0), 0.4, gold, 8)
cup((0.33, -0.15, 0), 0.29, silver, -12)
cup((-0.18, -0.19, 0), 0.23, bronze, 16)
football((-0.4, -0.17, 0.11), 0.11, leather("#9a6236", 0.42, 700), leather("#7d4a28", 0.42, 700), (70, 10, 40))
for k, (x, of, color) in enumerate(((0.52, gold, "#8f2f24"), (0.6, silver, "#2f4a6a"), (0.69, bronze, "#8f2f24"))):
    medal((x, 0.012, 0.47 - 0.03 * k), of, cloth(color, 900), 0.004 * (1 - k))
with grouped((-0.3, 0.0, 0.52), (0, 3, 0)):
    tube([(-0.1, -0.012, 0), (0.1, -0.012, 0)], 0.006, oak)
    for k, color in enumerate(("#8f2f24", "#e3d8c0", "#8f2f24")):
        w = 0.184
        thing = _made(_mesh([(-w / 2 + w * k / 3, -0.014, 0), (-w / 2 + w * (k + 1) / 3, -0.014, 0), (-w / 2 + w * (k + 1) / 3, -0.016, -0.26 + 0.27 * abs((k + 1) / 3 - 0.5)), (-w / 2 + w * k / 3, -0.016, -0.26 + 0.27 * abs(k / 3 - 0.5))] if k != 1 else [(-w / 6, -0.014, 0), (w / 6, -0.014, 0), (w / 6, -0.016, -0.215), (0, -0.016, -0.26), (-w / 6, -0.016, -0.215)], [(0, 1, 2, 3)] if k != 1 else [(0, 1, 2, 3, 4)]), (0, 0, 0), (0, 0, 0), cloth(color, 900))
    cylinder((0, -0.017, -0.1), 0.02, 0.001, cloth("#8f2f24", 900), 0, (90, 0, 0))
    tube([(-0.09, -0.012, 0), (0, -0.008, 0.06), (0.09, -0.012, 0)], 0.0018, plain("#d9c39a", 0.8))
sun((0.75, 0.62, -0.55), 3.0, 1.0, "#ffd9a8")
window_bars((-1.5, -1.35, 1.35), (-0.75, -0.73, 0.8), (0.95, 0.9), (2, 2), 0.04)
lamp((-1.3, -1.4, 1.1), (0.1, -0.1, 0.2), 26, 1.0, "#ffe6c6")
lamp((1.5, -1.4, 0.9), (0.1, -0.1, 0.2), 10, 0.9, "#c2d2ee")
air("#c6c0b4", 0.42)
camera((-0.08, -1.85, 0.42), (0.06, -0.1, 0.225), 48, 4, (0.08, -0.25, 0.2))
shoot("trophies")
