"""A bottle of water and two glasses with lemon."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_goods import *
from props_goods import _dressed, _shape


def water() -> Surface:
    s = Surface("#ffffff", 0)
    through, mirror = s.node("BsdfTransparent", Color=(*rgb("#f6fbfb"), 1)), s.node("BsdfGlossy", Roughness=0.02)
    mixed = s.node("MixShader", Fac=s.span(s.node("LayerWeight", Blend=0.3).outputs["Fresnel"], 0.02, 0.45))
    s.links.new(through.outputs[0], mixed.inputs[1])
    s.links.new(mirror.outputs[0], mixed.inputs[2])
    s.links.new(mixed.outputs[0], s.nodes["Material Output"].inputs["Surface"])
    return s


def bottle(at: Place) -> None:
    tint, r = thin_glass("#b9d3cd", 1.5), 0.04
    lathe(at, [(0, 0.008), (r - 0.012, 0.003), (r - 0.003, 0.001), (r, 0.006), (r, 0.06), (r, 0.13), (r * 0.94, 0.155), (r * 0.62, 0.195), (r * 0.42, 0.22), (0.0145, 0.25), (0.0142, 0.262), (0.0142, 0.262), (0.0162, 0.264), (0.0162, 0.27)], tint)
    inner = r - 0.0022
    lathe(at, [(0, 0.011), (inner - 0.008, 0.006), (inner, 0.012), (inner, 0.13), (inner * 0.93, 0.157), (inner * 0.64, 0.19), (0, 0.1905)], water())
    lathe((at[0], at[1], at[2] + 0.262), [(0.0172, -0.004), (0.0174, 0), (0.0174, 0.0135), (0.0174, 0.0135), (0.016, 0.0155), (0, 0.0158)], steel(0.25, "#b9bdbf"))
    round_label(at, r, 0.05, 0.11, 150, paper("#eef0ea"))
    ink = plain("#2f5f73", 0.8)
    round_line(at, r, 0.106, 150, 0.0012, ink)
    round_line(at, r, 0.054, 150, 0.0012, ink)
    for k in range(5):
        points = []
        for i in range(21):
            x = (i / 20 - 0.5) * 0.05
            a = math.radians(-96) + x / (r + 0.0008)
            z = 0.068 + 0.0058 * k + 0.0022 * math.sin(i * 0.95 + k * 0.9)
            points.append((at[0] + (r + 0.0008) * math.cos(a), at[1] + (r + 0.0008) * math.sin(a), at[2] + z))
        tube(points, 0.00045, ink)


def lemon_slice(at: Place, turn: Place) -> None:
    def make():
        r = 0.021
        rind, pulp = Surface("#e6b91e", 0.4), Surface("#f0d35a", 0.2)
        spot = pulp.node("SeparateXYZ", Vector=pulp.node("TexCoord").outputs["Object"])
        angle = pulp.node("Math", Value=spot.outputs["Y"])
        angle.operation = "ARCTAN2"
        pulp.links.new(spot.outputs["X"], angle.inputs[1])
        turns = pulp.node("Math", Value=angle.outputs["Value"])
        turns.operation, turns.inputs[1].default_value = "MULTIPLY", 4.5
        wave = pulp.node("Math", Value=turns.outputs["Value"])
        wave.operation = "COSINE"
        away = pulp.node("Math", Value=wave.outputs["Value"])
        away.operation = "ABSOLUTE"
        skin = pulp.node("MapRange", Value=away.outputs["Value"], From_Min=0.3, From_Max=0.12).outputs["Result"]
        pulp.wear("Base Color", pulp.mix(skin, pulp.mix(pulp.span(pulp.noise(420, 3), 0, 1), "#e3bd34", "#f4e08a"), "#f7eec8"))
        cylinder((0, 0, 0), r, 0.0045, rind, 0.0012)
        for side in (-1, 1):
            cylinder((0, 0, side * 0.0001), r * 0.93, 0.0047, plain("#f4ecca", 0.5), 0)
            cylinder((0, 0, side * 0.0003), r * 0.84, 0.0049, pulp, 0)
    group(make, at, turn)


def tumbler(at: Place) -> None:
    r, h = 0.034, 0.095
    lathe(at, [(0, 0.008), (r * 0.7, 0.007), (r * 0.78, 0.002), (r * 0.8, 0), (r * 0.84, 0.003), (r * 0.92, h * 0.5), (r, h), (r - 0.0012, h + 0.0008), (r - 0.0022, h), (r * 0.86, h * 0.4), (r * 0.74, 0.011), (0, 0.0095)], thin_glass("#fbfdfd", 1.1))
    top = 0.066
    lathe(at, [(0, 0.0098), (r * 0.72, 0.0112), (r * 0.84, h * 0.4), (r * 0.885, top), (r * 0.885, top), (0, top - 0.0004)], water())
    ice = Surface("#f2f8fa", 0.08, transmission=0.85, ior=1.2)
    for k, (x, y) in enumerate(((0.011, 0.006), (-0.011, -0.004))):
        box((at[0] + x, at[1] + y, at[2] + top - 0.006), (0.019, 0.018, 0.018), ice, 0.004, (20 + 30 * k, 14, 33 * k + 10))
    lemon_slice((at[0] + 0.02, at[1] - 0.012, at[2] + h + 0.004), (84, 0, 24))


studio(107)
stage("#7a5632", "#c19a69", "#d8cfbf")
napkin("#a9b6b4", (0.0, 0.02, 0), -12)
bottle((-0.05, 0.06, 0.003))
tumbler((0.045, 0.0, 0.003))
tumbler((0.125, 0.05, 0.003))
green = basil()
for x, y, turn, size in ((-0.05, -0.055, 20, 1), (-0.04, -0.05, 100, 0.8), (-0.058, -0.048, 170, 0.7)):
    leaf((x, y, 0.006), 0.035 * size, 0.021 * size, green, (8, -14, turn), 0.35, 0.35)
lemon_slice((-0.085, -0.04, 0.0062), (0, 0, 30))
lemon_slice((-0.07, -0.022, 0.009), (16, -8, 80))
daylight(-1, 74)
lamp((0.1, 1.4, 0.7), (0.02, 0, 0.1), 22, 1.0, "#fff3df")
camera((0.04, -0.8, 0.25), (0.025, 0.02, 0.1), 57, 4, (0.0, -0.01, 0.09))
shoot("water-bottle", (1440, 1080), 5)
