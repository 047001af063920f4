"""Two woollen blankets, folded, with fringes."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_goods import *
from props_places import folded_towel


def wool(color: str, stripe: str | None = None) -> Surface:
    """Soft, felted, a little mottled; checked where a second colour is given."""
    s = Surface(color, 1, sheen=0.9, sheen_tint=0.5)
    at = s.place()
    tone = s.mix(s.span(s.noise(60, 5, at), 0, 0.6), color, shade(color, 0.78))
    if stripe:
        for axis, scale in (("X", 34), ("Y", 34)):
            way = s.node("SeparateXYZ", Vector=at).outputs[axis]
            wave = s.node("Math", Value=way)
            wave.operation, wave.inputs[1].default_value = "MULTIPLY", scale * 2
            turn = s.node("Math", Value=wave.outputs["Value"])
            turn.operation = "SINE"
            line = s.node("MapRange", Value=turn.outputs["Value"], From_Min=0.55, From_Max=0.7).outputs["Result"]
            tone = s.mix(s.span(line, 0, 0.5), tone, stripe)
    s.wear("Base Color", s.mix(s.span(s.noise(900, 3, at), 0, 0.5), tone, shade(color, 0.7)))
    fine = s.node("Bump", Height=s.noise(700, 4, at), Distance=0.0022)
    soft = s.node("Bump", Height=s.noise(18, 4, at), Distance=0.006, Normal=fine.outputs["Normal"])
    return s.wear("Normal", soft.outputs["Normal"])


def fringe(x: float, low: float, high: float, deep: float, of: Surface) -> None:
    """Threads that hang out at the right side."""
    for k in range(64):
        y = -deep / 2 + deep * (k + 0.5) / 64
        z = random.uniform(low, high)
        fall = random.uniform(0.5, 1)
        tube([(x - 0.006, y, z), (x + 0.012, y + random.uniform(-0.003, 0.003), z - 0.004 * fall), (x + 0.026, y + random.uniform(-0.005, 0.005), max(0.003, z - 0.02 * fall))], 0.0013, of)


studio(79)
stage("#7a5632", "#c19a69", "#d3c7b4")
grey, warm = wool("#8b8a80", "#5d6463"), wool("#c7a57a", "#8e5f3a")
lower = folded_towel((0, 0.02, 0), (0.34, 0.24, 0.09), grey, 2, (0, 0, -11), 2)
group(lambda: fringe(0.17, 0.012, 0.075, 0.22, plain("#8b8a80", 1)), (0, 0.02, 0), (0, 0, -11))
upper = folded_towel((-0.004, 0.018, 0.088), (0.32, 0.23, 0.08), warm, 2, (0, 0, -7), 6)
for each in (lower, upper):
    roughen(each, 0.016, 0.09, 3)
    roughen(each, 0.005, 0.012, 3)
group(lambda: fringe(0.16, 0.1, 0.155, 0.21, plain("#c9a06c", 1)), (-0.004, 0.018, 0), (0, 0, -7))

daylight(-1, 88)
camera((0.13, -0.86, 0.34), (0.005, 0.0, 0.06), 57, 4, (0, -0.1, 0.08))
shoot("blanket", (1440, 1080), 5)
