import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_places import *

studio(11)
thrifty()
rust, sand = lacquer("#8f5640"), lacquer("#c9b798")
frame, inside = lacquer("#3a3733", 0.5), lacquer("#c2b9aa", 0.5)
metal, ink, dark = steel(0.24), plain("#f3ead8", 0.6), plain("#1c1b1a", 0.55)
free, used = spark("#3fe07c", 5), spark("#ffb04a", 4)
WIDTH, HIGH, DEEP = 0.56, 0.62, 0.5
# By column, from the middle one; the last two are to its left.
NUMBERS = (("208", "212", "216"), ("209", "213", "217"), ("206", "210", "214"), ("207", "211", "215"))


def grid() -> None:
    for column in range(-2, 2):
        for row in range(-1, 2):
            x, z = column * (WIDTH + 0.014), -row * (HIGH + 0.01)
            box((x - 0.007, DEEP / 2, z + HIGH / 2), (0.014, DEEP, HIGH + 0.02), frame, 0.002)
            box((x + WIDTH / 2, DEEP / 2, z + HIGH + 0.001), (WIDTH, DEEP, 0.01), frame, 0.002)
            if (column, row) == (0, 0):
                continue
            with grouped((x, -0.002, z), (random.uniform(-0.15, 0.15), 0, random.uniform(-0.4, 0.1))):
                of = sand if (column + row) % 2 else rust
                locker_door(WIDTH, HIGH - 0.006, of, NUMBERS[column][row + 1], metal, dark if of is sand else ink, free)
            box((x + WIDTH / 2, 0.06, z + HIGH / 2), (WIDTH, 0.02, HIGH), dark, 0)


def opened() -> None:
    with grouped((0, -0.004, 0), (0, 0.15, -98)):
        locker_door(WIDTH, HIGH - 0.006, rust, "212", metal, ink, used)
        box((WIDTH / 2, 0.0235, HIGH / 2), (WIDTH - 0.07, 0.006, HIGH - 0.07), inside, 0.003)
        box((WIDTH - 0.045, 0.03, HIGH / 2 - 0.015), (0.05, 0.018, 0.11), dark, 0.004)
        cylinder((WIDTH - 0.018, 0.03, HIGH / 2 - 0.015), 0.006, 0.07, metal, 0.001)
    with grouped((0, 0.004, 0)):
        locker_shell(WIDTH, HIGH - 0.008, DEEP - 0.02, inside)
        box((WIDTH / 2, 0.05, HIGH - 0.02), (WIDTH - 0.1, 0.018, 0.008), glow("#ffc07a", 30), 0.002)
        for k in range(3):
            for row in range(2):
                cylinder((WIDTH / 2 + (k - 1) * 0.05, DEEP - 0.024, HIGH - 0.1 - row * 0.03), 0.006, 0.003, dark, 0)
    with grouped((WIDTH / 2 + 0.02, 0.235, 0.008), (0, 0, 13)):
        backpack(canvas("#55563f"), leather("#6b4024", 0.42, 900), steel(0.3, "#b99a66"))


grid()
opened()
lamp((-2.2, -2.2, 1.9), (0.2, 0, 0.3), 42, 1.4, "#ffe2bd")
lamp((2.4, -2.6, 1.2), (0.3, 0, 0.3), 22, 1.8, "#b7c9ee")
sun((0.7, 0.62, -0.42), 2.6, 1.0, "#ffcb95")
window_bars((-2.3, -2.1, 1.75), (-1.6, -1.48, 1.33), (1.3, 1.0), (2, 2), 0.06)
air("#c2bab0", 0.42)
camera((0.62, -1.72, 0.46), (0.2, 0, 0.3), 44, 3.2, (0.3, 0.12, 0.3))
shoot("locker-door", exposure=0.25)
