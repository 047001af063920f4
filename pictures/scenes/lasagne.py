"""A piece of lasagne with its crust of cheese."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from mathutils import noise
from props_goods import *
from props_food import layer
from props_goods import _dressed, _shape


def pasta() -> Surface:
    s = Surface("#e8c376", 0.35)
    s.wear("Base Color", s.ramp(s.noise(40, 4), (0.3, "#dcae58"), (0.6, "#edcd88")))
    return s


def ragu() -> Surface:
    s = Surface("#7a2c12", 0.3)
    at = s.place()
    lumps = s.node("TexVoronoi", Vector=at, Scale=190).outputs["Distance"]
    tone = s.ramp(s.noise(90, 4, at), (0.3, "#4a1a0c"), (0.46, "#7c2f14"), (0.6, "#a0441c"), (0.76, "#bd6a30"))
    s.wear("Base Color", s.mix(s.span(lumps, 0, 0.4), tone, "#5a2412"))
    s.wear("Roughness", s.span(s.noise(60, 3, at), 0.12, 0.5))
    return s.bump(s.node("MixRGB", Fac=0.5, Color1=lumps, Color2=s.noise(260, 4, at)).outputs["Color"], 0.003, 0.8)


def bechamel() -> Surface:
    s = Surface("#f0dfb8", 0.35, subsurface=0.2)
    s.body.inputs["Subsurface Radius"].default_value = (0.006, 0.004, 0.003)
    return s.bump(s.noise(120, 3), 0.001, 0.5)


def gratin() -> Surface:
    """Cheese: pale, golden, brown in spots, with fat on it."""
    s = Surface("#e0a850", 0.3, specular=0.5)
    at = s.place()
    broad, spots = s.noise(42, 5, at, bend=0.8), s.noise(95, 4, at)
    tone = s.ramp(broad, (0.3, "#f0d692"), (0.45, "#e6b658"), (0.56, "#cf8a30"), (0.66, "#a85a1c"), (0.76, "#6b3110"))
    sauce = s.node("MapRange", Value=spots, From_Min=0.6, From_Max=0.7).outputs["Result"]
    s.wear("Base Color", s.mix(s.span(sauce, 0, 0.7), tone, "#b24a18"))
    s.wear("Roughness", s.span(spots, 0.15, 0.5))
    return s.bump(s.node("MixRGB", Fac=0.5, Color1=broad, Color2=s.noise(220, 4, at)).outputs["Color"], 0.003, 0.7)


studio(131)
stage("#4d3221", "#8a6240", "#c2b197")
napkin("#8f9a8a", (0.02, 0.02, 0), 14, (0.5, 0.34))
plate((0, 0, 0.003), 0.13, stoneware("#e4dccb", "#8a6f55", rim="#a07a52", top=0.0205, rough=0.25), 0.0165)
surface_of(lambda x, y: 0.009 + 0.002 * noise.fractal((x * 60, y * 60, 1), 0.9, 2, 3) - 20 * max(0, math.hypot(x / 1.25, y) - 0.052 - 0.012 * noise.noise((x * 26, y * 26, 2))) ** 1.2, 0.2, 0.18, tomato_sauce(), (0, 0, 0.003), (0, 0, 14), (150, 150))
z, size = 0.012, (0.1, 0.076)
meat, dough, white = ragu(), pasta(), bechamel()
for k in range(4):
    for high, of, swell, rough in ((0.0078, meat, 0.0012, 0.0036), (0.0022, white, 0.0022, 0.0012), (0.0024, dough, 0.0016, 0.0006)):
        layer((0, 0, z), high + 0.0008, of, swell, rough, k * 3.7 + high * 900, 0, (size[0] * random.uniform(0.97, 1.02), size[1] * random.uniform(0.97, 1.02)), 14, 0.22)
        z += high
layer((0, 0, z), 0.0045, gratin(), 0.0026, 0.0024, 55, 0.0032, (size[0] * 1.03, size[1] * 1.03), 14, 0.24)
drip = bechamel()
for x, y, long in ((-0.03, -0.043, 0.022), (0.02, -0.04, 0.014), (0.05, -0.016, 0.018)):
    sweep([(x, y, z + 0.003), (x, y - 0.003, z - long * 0.5), (x + 0.001, y - 0.0035, z - long)], [(0.006, 0.003), (0.004, 0.003), (0.0065, 0.004)], drip, (1, 0, 0), ends=10)
green = basil()
for turn, scale, tip in ((-20, 1, -20), (110, 0.9, -22), (230, 0.8, -18)):
    leaf((0.004, 0.002, z + 0.0085), 0.034 * scale, 0.023 * scale, green, (0, tip, turn), 0.35, 0.5)
parmesan(40, (0, 0, 0), (0.045, 0.034), lambda x, y: z + 0.0075, (0.002, 0.005))
fork((0.18, -0.01, 0.0042), -10, cutlery())
tomato((-0.19, 0.2, 0), 0.02, (20, 10, 0))
tomato((-0.155, 0.23, 0), 0.021, (-20, -10, 80))
daylight(-1, 74, 0.7, 0.9)
camera((0.05, -0.46, 0.21), (0.006, 0.0, 0.032), 60, 4.5, (0, -0.04, 0.04))
shoot("lasagne", (1440, 1080), 5)
