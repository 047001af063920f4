"""The screen of a wall of lockers: the code has been taken, box 14 is open."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_rooms import *

studio(167)
thrifty()
teal, sand = lacquer("#3f5f63"), lacquer("#cdbd9f")
frame, dark = lacquer("#34322e", 0.45), plain("#1c1b1a", 0.5)
metal, ink = steel(0.24), plain("#f3ead8", 0.6)
free, used = spark("#3fe07c", 5), spark("#ffb04a", 4)
SANS = "/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf"


def wall() -> None:
    number = 11
    for column, x in ((-2, -1.03), (-1, -0.59), (1, 0.19), (2, 0.63)):
        for row in range(4):
            z = -0.62 + row * 0.42
            is_open = (column, row) == (1, 1)
            of = teal if (column + row) % 2 else sand
            box((x - 0.006, 0.24, z + 0.2), (0.012, 0.48, 0.42), frame, 0.002)
            box((x + 0.21, 0.24, z + 0.413), (0.43, 0.48, 0.01), frame, 0.002)
            with grouped((x, -0.003, z), (0, 0, -72 if is_open else random.uniform(-0.4, 0.1))):
                locker_door(0.42, 0.406, of, "14" if is_open else str(number), metal, dark if of is sand else ink, used if is_open else free)
            if is_open:
                with grouped((x, 0.004, z)):
                    locker_shell(0.42, 0.404, 0.44, lacquer("#cfc6b6", 0.5))
                    box((0.21, 0.05, 0.385), (0.32, 0.018, 0.008), glow("#ffd09a", 14), 0.002)
                parcel((x + 0.2, 0.2, z + 0.007), (0.26, 0.2, 0.15), cardboard(), plain("#9c7747", 0.25), paper("#f1ece1"), plain("#211f1d", 0.8), 6)
            else:
                box((x + 0.21, 0.06, z + 0.2), (0.42, 0.02, 0.41), dark, 0)
            number += 1


def terminal() -> None:
    """Between the doors: a column with a screen, a reader and a camera."""
    box((0.005, 0.12, 0.22), (0.345, 0.25, 1.72), frame, 0.006)
    box((0.005, -0.008, 0.33), (0.27, 0.012, 0.4), dark, 0.006)
    glass_of = Surface("#0d1418", 0.06, specular=0.6)
    box((0.005, -0.0155, 0.33), (0.25, 0.003, 0.378), glass_of, 0.002)
    def lit(x, z, w, h, color, strength, depth=0.0008):
        box((x, -0.0172 - depth, z), (w, 0.0004, h), spark(color, strength), 0.0)
    lit(0.005, 0.33, 0.232, 0.36, "#10242a", 0.6)
    lit(0.005, 0.475, 0.232, 0.07, "#1f5f5c", 0.9, 0.0014)
    white, soft, green = spark("#f4f1e8", 2.2), spark("#9fc3bd", 1.2), spark("#4fe08c", 2.6)
    def words(said, x, z, high, of):
        text(said, (x, -0.0192, z), high, of, depth=0.0001, font=SANS)
    words("Willkommen", 0.005, 0.475, 0.021, white)
    cylinder((0.005, -0.0185, 0.385), 0.036, 0.0006, spark("#1f7a52", 1.4), 0, (90, 0, 0))
    tube([(-0.011, -0.0192, 0.386), (0.0, -0.0192, 0.374), (0.023, -0.0192, 0.4)], 0.0032, green)
    words("Fach 14 ist offen", 0.005, 0.316, 0.0205, white)
    words("Bitte Tür wieder schließen", 0.005, 0.29, 0.0118, soft)
    for k, said in enumerate(("Quittung", "Fertig")):
        lit(-0.052 + k * 0.114, 0.212, 0.1, 0.044, "#2a4a4e" if k == 0 else "#2f8f68", 0.9, 0.0014)
        words(said, -0.052 + k * 0.114, 0.212, 0.0135, white)
    box((0.005, -0.009, 0.045), (0.12, 0.014, 0.11), dark, 0.008)
    for k in range(3):
        a = [(0.005 + (0.012 + 0.009 * k) * math.sin(t), -0.0168, 0.045 + (0.012 + 0.009 * k) * math.cos(t)) for t in (-0.7, -0.35, 0, 0.35, 0.7)]
        tube(a, 0.0017, soft)
    cylinder((0.005, -0.0168, 0.047), 0.0045, 0.001, soft, 0, (90, 0, 0))
    cylinder((0.005, -0.01, 0.56), 0.014, 0.008, dark, 0.001, (90, 0, 0))
    cylinder((0.005, -0.0145, 0.56), 0.007, 0.002, glass_of, 0.0005, (90, 0, 0))
    for z in (-0.1, -0.12, -0.14):
        for k in range(9):
            box((-0.043 + 0.012 * k, -0.006, z), (0.007, 0.003, 0.006), dark, 0.001)


wall()
terminal()
sun((0.72, 0.66, -0.5), 2.4, 1.0, "#ffd3a0")
window_bars((-2.3, -2.2, 2.1), (-1.6, -1.54, 1.6), (1.5, 1.3), (2, 2), 0.06)
lamp((-1.9, -1.7, 1.6), (0.1, 0, 0.3), 30, 1.3, "#ffe4c2")
lamp((2.4, -2.2, 1.4), (0.1, 0, 0.3), 18, 1.6, "#bccbec")
air("#c6bfb4", 0.4)
camera((-0.3, -1.25, 0.42), (0.1, 0, 0.285), 42, 2.8, (0.005, -0.015, 0.33))
shoot("locker-terminal", exposure=0.15)
