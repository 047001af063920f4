"""A bicycle helmet, gloves and a folded jacket in an open box."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_rooms import *

studio(173)
thrifty()
teal, sand = lacquer("#3f5f63"), lacquer("#cdbd9f")
frame, inside = lacquer("#3a3733", 0.5), lacquer("#cfc6b6", 0.5)
metal, ink, dark = steel(0.24), plain("#f3ead8", 0.6), plain("#1c1b1a", 0.55)
free, used = spark("#3fe07c", 5), spark("#ffb04a", 4)
WIDE, HIGH, DEEP = 0.5, 0.42, 0.5


def wall() -> None:
    number = 61
    for column in range(-1, 3):
        for row in range(-1, 2):
            x, z = column * (WIDE + 0.014), row * (HIGH + 0.01)
            box((x - 0.007, DEEP / 2, z + HIGH / 2), (0.014, DEEP, HIGH + 0.02), frame, 0.002)
            box((x + WIDE / 2, DEEP / 2, z + HIGH + 0.001), (WIDE, DEEP, 0.01), frame, 0.002)
            is_open = (column, row) == (0, 0)
            of = teal if (column + row) % 2 == 0 else sand
            with grouped((x, -0.003, z), (random.uniform(-0.15, 0.15), 0, -108 if is_open else random.uniform(-0.4, 0.1))):
                locker_door(WIDE, HIGH - 0.006, of, str(number), metal, dark if of is sand else ink, used if is_open else free)
                if is_open:
                    box((WIDE / 2, 0.0235, HIGH / 2), (WIDE - 0.07, 0.006, HIGH - 0.07), inside, 0.003)
            if is_open:
                with grouped((x, 0.004, z)):
                    locker_shell(WIDE, HIGH - 0.008, DEEP - 0.02, inside)
                    box((WIDE / 2, 0.05, HIGH - 0.02), (WIDE - 0.1, 0.018, 0.008), glow("#ffd09a", 18), 0.002)
            else:
                box((x + WIDE / 2, 0.06, z + HIGH / 2), (WIDE, 0.02, HIGH), dark, 0)
            number += 1


def helmet(shell: Surface, foam: Surface, strap: Surface) -> None:
    """Ribs from the front to the back over a dark liner, with a rim; the forehead is toward -y, it stands on its rim."""
    a, b, c = 0.098, 0.135, 0.128
    cushion((0, 0, 0.038), (2 * a - 0.02, 2 * b - 0.02, 2 * c - 0.06), foam, 0.95, 0)
    def over(side: float, t: float, out: float = 1.0) -> Place:
        """On the ellipsoid: `side` -1 to 1 across, `t` 0 at the front to 1 at the back."""
        angle = math.pi * (0.04 + 0.92 * t)
        y = -b * math.cos(angle) * math.sqrt(1 - 0.55 * side * side)
        z = c * math.sin(angle) * math.sqrt(max(0.02, 1 - 0.78 * side * side))
        x = a * side * (0.62 + 0.38 * math.sin(angle))
        return (x * out, y * out, 0.018 + z * out)
    for side, wide in ((-0.93, 0.046), (-0.52, 0.044), (0.0, 0.05), (0.52, 0.044), (0.93, 0.046)):
        points = [over(side, k / 10) for k in range(11)]
        rib = band(points, wide, 0.022, shell, (1, 0, -side * 0.9))
        rib.modifiers["edge"].width, rib.modifiers["edge"].segments = 0.009, 5
    for t in (0.16, 0.5, 0.84):
        points = [over(s / 5, t, 0.985) for s in range(-5, 6)]
        rib = band(points, 0.034, 0.018, shell, (0, 1, 0.2))
        rib.modifiers["edge"].width = 0.007
    rim = [(a * 1.02 * math.cos(k * math.pi / 12), b * 1.0 * math.sin(k * math.pi / 12), 0.024 + 0.012 * abs(math.sin(k * math.pi / 12))) for k in range(24)]
    tube(rim, 0.0135, shell, True)
    tube([(x * 1.03, y * 1.03, z + 0.001) for x, y, z in rim], 0.0045, plain("#20201f", 0.5), True)
    for s in (-1, 1):
        band([(s * 0.088, -0.06, 0.03), (s * 0.095, -0.075, 0.006), (s * 0.075, -0.13, 0.004), (s * 0.03, -0.158, 0.003)], 0.014, 0.0018, strap, (0.4, 1, 0))
    box((0.012, -0.16, 0.006), (0.034, 0.018, 0.008), plain("#1b1b1b", 0.4), 0.003, (0, 0, 8))


def glove(at: Place, turn: float, of: Surface, palm: Surface) -> None:
    with grouped(at, (0, 0, turn)):
        cushion((0, 0, 0.017), (0.088, 0.1, 0.034), of, 0.5, 0.008)
        for k, (x, long) in enumerate(((-0.032, 0.05), (-0.011, 0.06), (0.011, 0.058), (0.032, 0.046))):
            cushion((x, 0.045 + long / 2, 0.015), (0.023, long + 0.03, 0.025), of, 0.6, 0.004, turn=(0, 0, -x * 180), seed=k + 2)
        cushion((0.055, 0.012, 0.014), (0.026, 0.065, 0.024), of, 0.6, 0.004, turn=(0, 0, -38), seed=7)
        box((0, -0.048, 0.017), (0.084, 0.03, 0.036), palm, 0.012)


wall()
with grouped((0.2, 0.2, 0.008), (0, 0, 24)):
    helmet(lacquer("#c8502e", 0.26, 0.1), plain("#26282a", 0.8), plain("#2b2f33", 0.8))
jacket = cloth("#4f6468", 700)
folded_towel((0.4, 0.3, 0.008), (0.17, 0.26, 0.1), jacket, 3, (0, 0, 80), 4)
glove((0.4, 0.12, 0.008), -36, cloth("#3a3f42", 900), leather("#7a4a28", 0.5, 900))
sun((0.72, 0.66, -0.5), 2.6, 1.0, "#ffd3a0")
window_bars((-1.7, -1.9, 1.55), (-1.0, -1.24, 1.05), (1.2, 1.0), (2, 2), 0.06)
lamp((-1.6, -1.9, 1.5), (0.25, 0, 0.2), 34, 1.3, "#ffe4c2")
lamp((2.0, -2.0, 1.2), (0.25, 0, 0.2), 18, 1.6, "#bccbec")
air("#c6bfb4", 0.45)
camera((0.56, -1.12, 0.4), (0.21, 0, 0.18), 48, 3.2, (0.22, 0.1, 0.1))
shoot("locker-helmet", exposure=0.2)
