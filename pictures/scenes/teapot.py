"""A stoneware teapot and two bowls on a slab of slate."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from studio import *
from props_table import *


def glaze(top: float, bare: float) -> Surface:
    return stoneware("#5d6b6c", "#2e2a26", rim="#8d6a48", top=top, foot="#9b7654", bare=bare, rough=0.34)


def teapot(at: Place, turn: float) -> None:
    of = glaze(0.4, 0.009)
    body = [(0, 0.002), (0.038, 0.002), (0.038, 0), (0.042, 0), (0.0455, 0.004), (0.06, 0.02), (0.0675, 0.043), (0.064, 0.066), (0.05, 0.083), (0.0375, 0.0885), (0.0375, 0.0885), (0.0355, 0.0895), (0.0345, 0.088), (0.034, 0.08)]
    parts = [lathe(at, body, of)]
    lid = [(0.0362, 0.0888), (0.0368, 0.0902), (0.036, 0.0918), (0.03, 0.096), (0.016, 0.1), (0.008, 0.1018), (0.0062, 0.1045), (0.0085, 0.1085), (0.0105, 0.113), (0.0085, 0.1172), (0.004, 0.1184), (0, 0.1186)]
    cover = lathe(at, lid, of)
    cover.rotation_euler = (0, 0, 2)
    spout = [(0.052, 0, 0.036), (0.072, 0, 0.044), (0.088, 0, 0.06), (0.0965, 0, 0.078), (0.107, 0, 0.0905)]
    sweep(spout, [(0.034, 0.036), (0.025, 0.026), (0.0185, 0.019), (0.0145, 0.014), (0.0125, 0.0115)], of, at=at, turn=(0, 0, turn))
    hole = plain("#15110d", 0.8)
    a = math.radians(turn)
    cylinder((at[0] + 0.1073 * math.cos(a), at[1] + 0.1073 * math.sin(a), at[2] + 0.0907), 0.0044, 0.0012, hole, 0, (0, 49, turn))
    grip = [(-0.052, 0, 0.078), (-0.07, 0, 0.0895), (-0.091, 0, 0.087), (-0.1, 0, 0.068), (-0.092, 0, 0.045), (-0.0655, 0, 0.029)]
    sweep(grip, [(0.018, 0.012), (0.0145, 0.0085), (0.0135, 0.0078), (0.0135, 0.0078), (0.014, 0.008), (0.019, 0.012)], of, at=at, turn=(0, 0, turn))


def bowl(at: Place) -> None:
    of = glaze(0.0455, 0.007)
    lathe(at, [(0, 0.002), (0.017, 0.002), (0.017, 0), (0.02, 0), (0.0215, 0.005), (0.03, 0.014), (0.0365, 0.03), (0.0385, 0.0448), (0.0375, 0.0462), (0.036, 0.0448), (0.0338, 0.03), (0.027, 0.015), (0.015, 0.0075), (0, 0.0065)], of)
    tea = Surface("#b06a1c", 0.03, specular=0.6)
    far = tea.node("VectorMath")
    far.operation = "LENGTH"
    tea.links.new(tea.node("TexCoord").outputs["Object"], far.inputs[0])
    tea.wear("Base Color", tea.ramp(tea.node("MapRange", Value=far.outputs["Value"], From_Max=0.036).outputs["Result"], (0, "#6e3a0c"), (0.75, "#a8641d"), (1, "#d69a4a")))
    lathe((at[0], at[1], at[2] + 0.0352), [(0, 0), (0.0335, 0), (0.0342, 0.0003), (0.0351, 0.0014)], tea)


studio(6)
planks(2.4, 0.95, timber("#543520", "#946a43", 0.5), 6, middle=(0, 0.1, 0))
room(2.4, "#c4b59c", window_at=-0.8, shelf_at=0.66)
greenery((-0.12, 1.9, -0.05), 0.2, 70)
slate = stone("#4b4a48", "#66635f", 0.62, 3)
slate.bump(slate.noise(60, 6), 0.0015)
slab = box((0.0, 0.0, 0.0065), (0.36, 0.23, 0.013), slate, 0.0015, (0, 0, 8))
draped(0.56, 0.4, linen("#cfc4b0"), (0, 0.01, 0), -9, [(-0.24, -0.1, 70, 0.011), (0.24, 0.1, 50, 0.012), (0.25, -0.12, 110, 0.01)])
slab.location.z += 0.0028
top = 0.0158
teapot((-0.025, 0.035, top), 14)
bowl((0.095, -0.048, top))
bowl((-0.085, -0.07, top))
daylight(-1, 98)
camera((0.07, -0.78, 0.32), (0.005, -0.005, 0.048), 66, 4, (0, -0.03, 0.05))
shoot("teapot", (1440, 1080), 5)
