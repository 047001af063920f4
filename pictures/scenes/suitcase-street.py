import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_places import *

studio(21)
thrifty()
dark, metal = plain("#1c1b1a", 0.5), steel(0.25)
shell = lacquer("#2f585b", 0.32, 0.3)


def cobbles() -> None:
    """Rows of worn setts; each a little higher, lower or turned."""
    tones = [stone(tone, "#3f3b37", 0.44, 6) for tone in ("#6f6860", "#8b8276", "#57524d")]
    for of in tones:
        of.bump(of.noise(60, 6), 0.004)
    kinds = []
    for k in range(6):
        sett = box((0, 0, -5), (0.094, 0.114 + 0.012 * (k % 3), 0.1), tones[k % 3], 0.02)
        roughen(sett, 0.008, 0.05, 1)
        kinds.append(sett)
    for row in range(-16, 76):
        shift = random.uniform(0, 0.1)
        for column in range(-30, 32):
            x, y = column * 0.104 + shift, row * 0.134
            if abs(x - 0.1) > 1.1 + max(0, y + 1.6) * 0.4:
                continue
            z = -0.05 + random.uniform(-0.009, 0.004)
            copy(random.choice(kinds), (x + random.uniform(-0.007, 0.007), y + random.uniform(-0.006, 0.006), z), (random.uniform(-5, 5), random.uniform(-5, 5), random.choice((0, 180)) + random.uniform(-6, 6)), random.uniform(0.9, 1.0))
    sheet((0, 4, -0.022), (60, 60), plain("#645a50", 0.45), 2)


def street() -> None:
    """Houses on both sides, far out of focus, with lit windows and lamps."""
    warm, soft = spark("#ffb765", 3.2), spark("#ffd9a0", 1.7)
    for side in (-1, 1):
        for k in range(6):
            y, high = 9 + k * 5.2, random.uniform(8, 11)
            x = side * (4.6 + random.uniform(-0.2, 0.3))
            box((x + side * 2, y, high / 2), (4, 5.1, high), plain(random.choice(("#c9a27c", "#a9826a", "#b8a893", "#8f7767", "#cdb592")), 0.9), 0.02)
            for floor in range(3):
                for w in range(3):
                    lit = random.random() < (0.75 if floor == 0 else 0.35)
                    of = random.choice((warm, soft)) if lit else plain("#39414b", 0.2)
                    box((x - 0.01 * side, y - 1.6 + w * 1.6, 1.5 + floor * 2.7), (0.06, 0.7, 1.25), of, 0)
    for k in range(7):
        for side in (-1, 1):
            ball((side * 3.3, 6.5 + k * 4.5 + side, 3.1), 0.11, spark("#ffc680", 45))
    for k in range(9):
        ball((random.uniform(-2.5, 2.5), 24 + random.uniform(0, 9), random.uniform(0.7, 3)), 0.07, spark(random.choice(("#ffb060", "#ffdcae", "#ff7a4a")), 60))
    sheet((0, 48, 5), (60, 60), spark("#f3b487", 1.5), 2, (90, 0, 0)).visible_shadow = False


cobbles()
street()
with grouped((0.16, 0, 0.002), (0, 0, 24)):
    suitcase((0.42, 0.26, 0.58), shell, dark, metal, 0.36)
    tag((0.11, -0.11, 0.645), leather("#a8794c"), (10, 0, 18))
sun((-0.12, -0.95, -0.3), 3.0, 1.5, "#ffb877")
lamp((-2.4, -1.6, 2.0), (0.1, 0, 0.4), 170, 1.2, "#ffd5a6")
lamp((2.6, -2, 1.6), (0.1, 0, 0.4), 22, 1.6, "#b9c8ea")
air("#9aa3bd", 0.42)
camera((-0.28, -3.1, 0.62), (-0.12, 0, 0.53), 62, 2.2, (0.1, -0.12, 0.4))
shoot("suitcase-street")
