"""Three greeting cards with printed leaves, one standing, and their envelopes."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_goods import *
from props_goods import _dressed, _shape

WIDE, LONG = 0.105, 0.148


def printed(color: str, kind: int) -> None:
    """On the face that looks up, its middle at the origin."""
    tones = [plain(c, 0.8) for c in (color, shade(color, 1.35), shade(color, 0.75))]
    if kind == 0:
        for turn, long, of in ((90, 0.085, 0), (62, 0.06, 1), (118, 0.06, 1), (44, 0.045, 2), (136, 0.045, 2)):
            points = []
            for i in range(17):
                u = i / 16
                for side in (-1, 1):
                    along, half, a = u * long, 0.15 * long * math.sin(math.pi * u) ** 0.8 * side, math.radians(turn)
                    points.append((along * math.cos(a) - half * math.sin(a), -0.04 + along * math.sin(a) + half * math.cos(a), 0.0008 + 0.0001 * of))
            _dressed(_shape(points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(16)]), (0, 0, 0), (0, 0, 0), tones[of])
    else:
        for k, (x, y, r) in enumerate(((-0.014, 0.016, 0.027), (0.018, -0.004, 0.022), (-0.006, -0.03, 0.016))):
            cylinder((x, y, 0.0006 + 0.0001 * k), r, 0.0002, tones[k], 0)


def card(at: Place, turn: Place, of: Surface, color: str, kind: int) -> None:
    def make():
        box((0, 0, 0), (WIDE, LONG, 0.0008), of, 0.0002)
        printed(color, kind)
    group(make, at, turn)


studio(229)
stage("#7a5632", "#c19a69", "#d6cab8")
white = paper("#f6f0e4")
box((0.09, -0.022, 0.0012), (0.162, 0.114, 0.0016), paper("#c7b08c"), 0.0005, (0, 0, 24))
box((0.1, -0.018, 0.003), (0.162, 0.114, 0.0016), paper("#9fb0a6"), 0.0005, (0, 0, 12))
card((0.085, -0.028, 0.0046), (0, 0, 30), white, "#a8573a", 1)
card((-0.115, -0.055, 0.0008), (0, 0, -22), white, "#4f6f8a", 0)
card((-0.03, 0.05, 0.071), (74, 0, 14), white, "#5d7043", 0)
group(lambda: box((0, 0, 0), (WIDE, LONG, 0.0008), white, 0.0002), (-0.0393, 0.0872, 0.0716), (104, 0, 14))
pencil((-0.01, -0.105, 0.0), 8, "#b8862f")
for x, y, turn in ((0.19, 0.075, 20), (0.205, 0.066, 90), (0.196, 0.085, 160)):
    leaf((x, y, 0.003), 0.045, 0.018, plain("#66734a", 0.55), (8, -8, turn), 0.2, 0.25)
daylight(-1, 74)
camera((0.06, -0.62, 0.3), (0.004, 0.0, 0.035), 57, 4.5, (0.0, 0.0, 0.045))
shoot("greeting-cards", (1440, 1080), 5)
