import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_places import *

studio(31)
thrifty()
sand, teal = lacquer("#cdbd9f"), lacquer("#3f5f63")
frame, inside = lacquer("#3a3733", 0.5), lacquer("#cfc6b6", 0.5)
metal, ink, dark = steel(0.24), plain("#f3ead8", 0.6), plain("#1c1b1a", 0.55)
free, used = spark("#3fe07c", 5), spark("#ffb04a", 4)
board, tape, white, black = cardboard(), plain("#9c7747", 0.25), paper("#f1ece1"), plain("#211f1d", 0.8)
WIDTH, HIGH, DEEP = 0.5, 0.42, 0.5
OPEN = {(0, 0): 104, (1, 1): 111}


def wall() -> None:
    number = 41
    for column in range(-2, 4):
        for row in range(-1, 3):
            x, z = column * (WIDTH + 0.014), -row * (HIGH + 0.01) + 0.4
            box((x - 0.007, DEEP / 2, z + HIGH / 2), (0.014, DEEP, HIGH + 0.02), frame, 0.002)
            box((x + WIDTH / 2, DEEP / 2, z + HIGH + 0.001), (WIDTH, DEEP, 0.01), frame, 0.002)
            angle = OPEN.get((column, row))
            of = teal if (column + row) % 2 else sand
            with grouped((x, -0.003, z), (random.uniform(-0.15, 0.15), 0, -angle if angle else random.uniform(-0.4, 0.1))):
                locker_door(WIDTH, HIGH - 0.006, of, str(number), metal, dark if of is sand else ink, used if angle else free)
                if angle:
                    box((WIDTH / 2, 0.0235, HIGH / 2), (WIDTH - 0.07, 0.006, HIGH - 0.07), inside, 0.003)
            number += 1
            if angle:
                with grouped((x, 0.004, z)):
                    locker_shell(WIDTH, HIGH - 0.008, DEEP - 0.02, inside)
                    box((WIDTH / 2, 0.05, HIGH - 0.02), (WIDTH - 0.1, 0.018, 0.008), glow("#ffd09a", 16), 0.002)
            else:
                box((x + WIDTH / 2, 0.06, z + HIGH / 2), (WIDTH, 0.02, HIGH), dark, 0)


def parcels() -> None:
    def put(x: float, y: float, z: float, size: Place, turn: float = 0) -> None:
        parcel((x, y, z), size, board, tape, white, black, turn)

    upper, lower = 0.4 + 0.0075, 0.4 - HIGH - 0.01 + 0.0075
    put(0.23, 0.22, upper, (0.34, 0.26, 0.17), 4)
    put(0.2, 0.2, upper + 0.173, (0.24, 0.2, 0.11), -9)
    second = WIDTH + 0.014
    put(second + 0.19, 0.21, lower, (0.29, 0.28, 0.24), -5)
    put(second + 0.41, 0.15, lower, (0.12, 0.2, 0.14), 7)


wall()
parcels()
sun((0.72, 0.66, -0.5), 2.8, 1.0, "#ffd3a0")
window_bars((-2.2, -2.2, 2.2), (-1.5, -1.54, 1.7), (1.6, 1.3), (2, 2), 0.06)
lamp((-2.4, -2.4, 2.0), (0.5, 0, 0.3), 62, 1.6, "#ffe4c2")
lamp((2.8, -2.6, 1.4), (0.5, 0, 0.3), 24, 1.8, "#bccbec")
air("#c6bfb4", 0.45)
camera((0.98, -2.15, 0.62), (0.47, 0, 0.4), 40, 4, (0.4, 0.1, 0.45))
shoot("locker-parcels", exposure=0.2)
