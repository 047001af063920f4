"""Three pots of fired clay, two of them with herbs."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_goods import *
from props_places import foliage, twig


def clay(color: str = "#b9683f") -> Surface:
    s = Surface(color, 0.9)
    at = s.place()
    cloud = s.ramp(s.noise(16, 5, at), (0.3, shade(color, 0.82)), (0.6, color), (0.8, shade(color, 1.12)))
    lime = s.node("MapRange", Value=s.noise(26, 6, at, bend=1), From_Min=0.56, From_Max=0.74).outputs["Result"]
    s.wear("Base Color", s.mix(s.span(lime, 0, 0.55), cloud, "#dccbb5"))
    return s.bump(s.noise(260, 4, at), 0.0005, 0.7)


def clay_pot(at: Place, r: float, of: Surface, is_full: bool = True) -> None:
    h = r * 1.75
    lathe(at, [(0, 0), (r * 0.66, 0), (r * 0.68, 0.001), (r * 0.92, h * 0.74), (r * 0.93, h * 0.75), (r * 0.93, h * 0.75), (r, h * 0.755), (r, h * 0.755), (r * 1.03, h * 0.98), (r * 1.02, h), (r * 0.94, h), (r * 0.92, h * 0.97), (r * 0.84, h * 0.3), (0, h * 0.2)], of)
    if is_full:
        soil = plain("#2b1d14", 1)
        cylinder((at[0], at[1], at[2] + h * 0.87), r * 0.9, 0.004, soil, 0)
        crumbs(150, (at[0], at[1], at[2] + h * 0.88), (r * 0.86, r * 0.86), soil, (0.001, 0.003))


def herb(at: Place, r: float, high: float, stalks: int, of: Surface, size: tuple[float, float], leaves: int, blunt: float) -> None:
    bark = plain("#6f7a48", 0.6)
    for n in range(stalks):
        a, out = n * 2.4, r * random.uniform(0.25, 0.7)
        top = high * random.uniform(0.6, 1)
        lean = random.uniform(0.15, 0.5)
        twig([(at[0] + out * math.cos(a) * 0.5, at[1] + out * math.sin(a) * 0.5, at[2]), (at[0] + out * math.cos(a), at[1] + out * math.sin(a), at[2] + top * 0.5), (at[0] + out * (1 + lean) * math.cos(a), at[1] + out * (1 + lean) * math.sin(a), at[2] + top)], of, bark, leaves, size, 0.0011, 55, 0.5, blunt)


studio(97)
stage("#7a5632", "#c19a69", "#d3c7b4")
of = clay()
clay_pot((-0.075, 0.045, 0), 0.058, of)
clay_pot((0.072, 0.02, 0), 0.048, clay("#b26a45"))
clay_pot((0.0, -0.055, 0), 0.033, clay("#bd7048"), False)
herb((-0.075, 0.045, 0.088), 0.055, 0.15, 15, foliage("#4a7a2f", 0.36), (0.042, 0.028), 8, 0.75)
herb((0.072, 0.02, 0.072), 0.045, 0.12, 20, foliage("#7d8f74", 0.6), (0.022, 0.006), 16, 0.8)
crumbs(46, (0.06, -0.06, 0), (0.07, 0.03), plain("#2b1d14", 1), (0.0008, 0.0022))
daylight(-1, 82)
camera((0.05, -0.76, 0.3), (0.0, 0.0, 0.085), 57, 4, (0, -0.02, 0.08))
shoot("flower-pots", (1440, 1080), 5)
