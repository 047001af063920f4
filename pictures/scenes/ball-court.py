"""A ball on the floor of a hall, its lines, the goal out of focus."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_rooms import *

studio(211)
thrifty()
parquet = Surface("#b98a58", 0.22, clearcoat=0.3, clearcoat_roughness=0.08)
at = parquet.place()
bricks = parquet.node("TexBrick", Vector=at, Scale=1, Mortar_Size=0.0009, Mortar_Smooth=0.2, Bias=0)
bricks.inputs["Brick Width"].default_value, bricks.inputs["Row Height"].default_value = 0.9, 0.075
for name, tone in (("Color1", "#a87848"), ("Color2", "#c89a66"), ("Mortar", "#6a4626")):
    bricks.inputs[name].default_value = (*rgb(tone), 1)
grain = parquet.noise(2.2, 6, parquet.place((2.5, 60, 60)), bend=1)
parquet.wear("Base Color", parquet.mix(parquet.span(grain, 0, 0.5), bricks.outputs["Color"], "#8a5c34"))
parquet.wear("Roughness", parquet.span(parquet.noise(9, 5), 0.13, 0.32))
sheet((0, 3, 0), (16, 14), parquet, 2)


def line(x: float, y: float, w: float, d: float, color: str, z: float = 0.0004, turn: float = 0) -> None:
    box((x, y, z), (w, d, 0.0004), plain(color, 0.3), 0, (0, 0, turn))


line(0, 0.12, 12, 0.05, "#e9e4d8", turn=7)
line(0, 1.7, 12, 0.05, "#3f6f8a", 0.0005, 7)
line(-0.62, 3, 0.05, 9, "#b5432c", 0.0006, 7)
curve = [(0.3 + 1.6 * math.cos(math.radians(a)), 1.9 + 1.6 * math.sin(math.radians(a)), 0.0009) for a in range(180, 361, 10)]
band(curve, 0.05, 0.0003, plain("#e2c24a", 0.3), (0, 0.001, 0)) if False else tube(curve, 0.0004, plain("#e2c24a", 0.3))
football((0.16, 0.05, 0.11), 0.11, leather("#e9e4da", 0.32, 700), leather("#25282b", 0.32, 700), (24, 30, 14))
white, red = plain("#efece4", 0.3), plain("#b5432c", 0.3)
with grouped((0.5, 4.6, 0), (0, 0, 7)):
    for s in (-1, 1):
        for k in range(10):
            box((s * 1.5, 0, 0.1 + 0.2 * k), (0.08, 0.08, 0.2), white if k % 2 else red, 0.002)
    for k in range(15):
        box((-1.4 + 0.2 * k, 0, 2.04), (0.2, 0.08, 0.08), white if k % 2 else red, 0.002)
    thread = plain("#dcd8cf", 0.8)
    for k in range(21):
        tube([(-1.45 + 0.145 * k, 0.05, 2.02), (-1.45 + 0.145 * k, 0.6, 1.2), (-1.45 + 0.145 * k, 0.9, 0.02)], 0.004, thread)
    for k in range(14):
        t = k / 13
        tube([(-1.45, 0.05 + 0.85 * t, 2.02 * (1 - t)), (0, 0.1 + 0.85 * t, 2.0 * (1 - t)), (1.45, 0.05 + 0.85 * t, 2.02 * (1 - t))], 0.004, thread)
boards = wood("#8f6a42", "#c09a68", 0.6, 0.5)
for k in range(12):
    box((0, 7.2, 0.12 + 0.24 * k), (16, 0.03, 0.232), boards, 0.004)
sheet((0, 7.18, 4.6), (16, 3.4), spark("#fff4e0", 3.2), 2, (90, 0, 0))
for k in range(11):
    box((-7.5 + 1.5 * k, 7.1, 4.6), (0.1, 0.08, 3.4), plain("#6a6256", 0.6), 0)
bench = wood("#7a5a38", "#a88458", 1, 0.5)
box((-2.6, 5.6, 0.36), (2.2, 0.3, 0.05), bench, 0.01)
for x in (-3.4, -1.8):
    box((x, 5.6, 0.17), (0.06, 0.26, 0.34), plain("#2c2a28", 0.5), 0.004)
lamp((-1.5, 6.4, 4.2), (0, 1, 0), 620, 4, "#fff0d6", 2.4)
sun((0.62, -0.5, -0.5), 2.4, 1.2, "#ffe2b6")
lamp((-2.2, -1.8, 1.8), (0.1, 0, 0.1), 46, 1.4, "#ffead0")
lamp((2.0, -1.2, 1.2), (0.1, 0, 0.1), 14, 1.2, "#c6d4ee")
air("#cfc8bc", 0.4)
camera((-0.28, -1.3, 0.24), (0.03, 0.3, 0.155), 46, 2.4, (0.13, -0.04, 0.11))
shoot("ball-court")
