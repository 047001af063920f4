"""A bottle of red wine, a filled glass, grapes and cheese in the evening."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_goods import *
from props_goods import _dressed, _shape


def bottle(at: Place) -> None:
    r = 0.037
    dark = Surface("#12160c", 0.04, specular=0.7, clearcoat=1)
    edge = dark.node("LayerWeight", Blend=0.35).outputs["Facing"]
    dark.wear("Base Color", dark.ramp(edge, (0, "#0d0b08"), (0.6, "#171a0d"), (1, "#4a5528")))
    lathe(at, [(0, 0.008), (r - 0.012, 0.002), (r - 0.003, 0.0005), (r, 0.005), (r, 0.1), (r, 0.185), (r * 0.93, 0.205), (r * 0.55, 0.228), (0.0155, 0.245), (0.0142, 0.27), (0.014, 0.3), (0.014, 0.3)], dark)
    foil = Surface("#5a1420", 0.35, 0.6)
    lathe(at, [(0.0152, 0.245), (0.0147, 0.262), (0.0145, 0.292), (0.0145, 0.292), (0.0158, 0.2935), (0.0158, 0.302), (0.0145, 0.304), (0, 0.3042)], foil)
    round_label(at, r, 0.055, 0.135, 118, paper("#eee5d1"))
    ink, gold = plain("#4a1a22", 0.8), Surface("#b08a4a", 0.35, 1)
    for z, thick, arc, of in ((0.13, 0.0008, 108, gold), (0.06, 0.0008, 108, gold), (0.112, 0.0065, 58, ink), (0.098, 0.0022, 40, ink), (0.088, 0.0016, 66, ink), (0.082, 0.0016, 52, ink), (0.07, 0.0014, 30, ink)):
        round_line(at, r, z, arc, thick, of)


def cheese(at: Place, turn: float) -> None:
    """A wedge with its rind."""
    s = Surface("#e7c982", 0.5)
    s.wear("Base Color", s.ramp(s.noise(50, 5), (0.3, "#dcb768"), (0.6, "#ecd295"), (0.8, "#f3e0b0")))
    s.bump(s.noise(180, 5), 0.0016, 0.7)
    rind = plain("#a8713a", 0.7)
    steps, r, h = 24, 0.085, 0.036
    points, faces = [(0, 0, 0), (0, 0, h)], []
    for k in range(steps + 1):
        a = math.radians(38 * (k / steps - 0.5))
        points += [(r * math.cos(a), r * math.sin(a), 0), (r * math.cos(a), r * math.sin(a), h)]
    for k in range(steps):
        a = 2 + 2 * k
        faces += [(0, a + 2, a), (1, a + 1, a + 3)]
    faces += [(0, 2, 3, 1), (0, 1, 2 + 2 * steps + 1, 2 + 2 * steps)]
    def make():
        body = _dressed(_shape(points, faces), (0, 0, 0), (0, 0, 0), s)
        body.data.auto_smooth_angle = math.radians(20)
        side = [(x * 1.004, y * 1.004, z) for x, y, z in points[2:]]
        back = _dressed(_shape(side, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(steps)]), (0, 0, 0), (0, 0, 0), rind)
        back.modifiers.new("thick", "SOLIDIFY").thickness = 0.003
    group(make, at, (0, 0, turn))


def grapes(at: Place) -> None:
    s = Surface("#35142c", 0.3, clearcoat=0.2)
    bloom = s.ramp(s.noise(60, 4), (0.35, "#220a1c"), (0.55, "#43203c"), (0.75, "#7d6a86"))
    s.wear("Base Color", s.mix(s.span(s.node("ObjectInfo").outputs["Random"], 0, 0.4), bloom, "#5a1c2e"))
    first = ball((0, 0, -5), 1, s, (1, 1, 1.12))
    for level, (count, spread, z) in enumerate(((17, (0.05, 0.032), 0.011), (11, (0.038, 0.023), 0.026), (5, (0.022, 0.012), 0.039))):
        for x, y, _ in scattered(count, (0, 0, 0), spread, 0.0185):
            copy(first, (at[0] + x, at[1] + y, at[2] + z), tuple(random.uniform(0, 360) for _ in range(3)), random.uniform(0.0094, 0.0112))
    tube([(at[0] + 0.02, at[1], at[2] + 0.045), (at[0] + 0.045, at[1] + 0.008, at[2] + 0.05), (at[0] + 0.07, at[1] + 0.012, at[2] + 0.044)], 0.0017, plain("#6d5a34", 0.8))


studio(109)
air("#8a8fa6", 0.12)
planks(2.4, 0.95, timber("#3d2818", "#7a5334", 0.42), 6, middle=(0, 0.1, 0))
sheet((0, 2.4, 1), (9, 7), plaster("#7a6a5a", grain=0.004), 2, (90, 0, 0))
cabinet(0.7, 2.2, -0.3)
spot = ball((0, 0, -9), 0.022, glow("#ffc27a", 14))
for k in range(10):
    copy(spot, (-0.95 + 0.2 * k, 2.1, 0.42 - 0.12 * math.sin(math.pi * (k / 4.5 % 1)) + random.uniform(-0.02, 0.02)), (0, 0, 0), random.uniform(0.8, 1.2))
bottle((-0.085, 0.06, 0))
wine_glass((0.02, 0.02, 0), 0.4)
wine_glass((0.1, 0.12, 0), 0.36)
cylinder((0.135, -0.02, 0.008), 0.085, 0.016, timber("#8a5c34", "#c4955f", 0.5), 0.004, (0, 0, 25))
cheese((0.1, -0.035, 0.016), 12)
grapes((0.14, 0.03, 0.014))
lamp((-1.3, 0.6, 0.9), (0, 0, 0.1), 46, 0.9, "#ffd9a6", 1.2)
lamp((1.3, 1.0, 0.8), (0, 0, 0.12), 26, 0.6, "#ffc48c")
lamp((0.8, -1.4, 0.9), (0, 0, 0.1), 7, 1.2, "#cfdcf2")
bpy.context.scene.cycles.max_bounces, bpy.context.scene.cycles.diffuse_bounces = 6, 2
camera((0.05, -0.92, 0.26), (0.02, 0.0, 0.125), 56, 3.6, (0.02, -0.01, 0.1))
shoot("wine", (1440, 1080), 5)
