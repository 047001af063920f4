"""The table that goods and dishes are shown on, and goods of the shop that several scenes share."""

from props_table import *
from props_table import _dressed, _shape
from studio import *


def stage(dark: str = "#6a4729", light: str = "#b58a5c", wall: str = "#cbb9a0", window_at: float = -0.8) -> None:
    """Boards, a room out of focus behind them, a plant."""
    planks(2.4, 0.95, timber(dark, light, 0.5), 6, middle=(0, 0.1, 0))
    room(2.4, wall, window_at=window_at, shelf_at=0.64)
    greenery((-0.12, 1.9, -0.05), 0.2, 70)


def napkin(color: str = "#cbbfa9", at: Place = (0.02, 0.02, 0), turn: float = 14, size: tuple[float, float] = (0.46, 0.32)) -> None:
    w, d = size
    draped(w, d, linen(color), at, turn, [(-w * 0.4, -d * 0.3, 70, 0.011), (w * 0.41, d * 0.28, 40, 0.011), (w * 0.42, -d * 0.32, 110, 0.009)])


def round_label(at: Place, radius: float, low: float, high: float, arc: float, of: Surface, middle: float = -96) -> None:
    """Paper around a jar or a bottle; `middle`: the direction it looks to."""
    points, steps = [], 30
    for z in (low, high):
        for k in range(steps + 1):
            a = math.radians(middle + (k / steps - 0.5) * arc)
            points.append(((radius + 0.0004) * math.cos(a), (radius + 0.0004) * math.sin(a), z))
    _dressed(_shape(points, [(k, k + 1, steps + k + 2, steps + k + 1) for k in range(steps)]), at, (0, 0, 0), of)


def round_line(at: Place, radius: float, high: float, arc: float, thick: float, of: Surface, middle: float = -96) -> None:
    """A printed line on such a label."""
    round_label(at, radius + 0.0004, high - thick / 2, high + thick / 2, arc, of, middle)


def jar_of(at: Place, radius: float, high: float, lid: Surface) -> None:
    """A glass for stores with a stopper of wood."""
    r, h = radius, high
    lathe(at, [(0, 0.003), (r - 0.006, 0.002), (r - 0.001, 0.004), (r, 0.01), (r, h * 0.5), (r, h - 0.006), (r - 0.0015, h), (r - 0.004, h)], thin_glass("#f6faf8", 1.25))
    lathe((at[0], at[1], at[2] + h), [(0, -0.012), (r - 0.005, -0.012), (r - 0.005, 0.0), (r - 0.005, 0.0), (r + 0.001, 0.0008), (r + 0.0015, 0.003), (r + 0.0015, 0.014), (r - 0.001, 0.0165), (0, 0.0168)], lid)


def heap_in(at: Place, radius: float, high: float, kinds: list, count: int, size: tuple[float, float], core: Surface) -> None:
    """What a glass is full of: a dark middle and pieces along the wall and on top."""
    cylinder((at[0], at[1], at[2] + high / 2), radius * 0.84, high * 0.96, core, 0)
    for _ in range(count):
        a, on_top = random.uniform(0, 2 * math.pi), random.random() < 0.28
        r = radius * math.sqrt(random.random()) * 0.92 if on_top else radius * random.uniform(0.84, 0.95)
        z = high * random.uniform(0.94, 1.0) if on_top else high * random.random()
        copy(random.choice(kinds), (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + z), tuple(random.uniform(0, 360) for _ in range(3)), random.uniform(*size))


def coffee_bean(of: Surface | None = None):
    """Oval, with the cut along its flat side; one unit is a metre, so it is copied small."""
    of = of or Surface("#2c160a", 0.34, specular=0.5)
    points, faces, rows, around = [], [], 24, 40
    for j in range(rows + 1):
        v = math.pi * (j / rows - 0.5)
        for k in range(around):
            a = 2 * math.pi * k / around
            x, y, z = math.sin(v), math.cos(v) * math.cos(a) * 0.74, math.cos(v) * math.sin(a) * 0.6
            if z > 0:
                z = z * 0.55 - 0.16 * math.exp(-((y / 0.11) ** 2)) * (1 - x * x)
            points.append((x, y, z))
    faces = [(j * around + k, j * around + (k + 1) % around, (j + 1) * around + (k + 1) % around, (j + 1) * around + k) for j in range(rows) for k in range(around)]
    return _dressed(_shape(points, faces), (0, 0, -5), (0, 0, 0), of)
