"""Furniture and tools that several rooms have."""

from props_places import *
from props_places import _made, _mesh


def boards_of(of: Surface, rows: int = 34) -> None:
    """A floor of planks, from the wall toward the camera."""
    for row in range(rows):
        start = random.uniform(-1.2, 0)
        for k in range(-3, 4):
            box((k * 1.9 + start, -0.07 - row * 0.14, -0.01 + random.uniform(-0.0004, 0.0004)), (1.898, 0.1385, 0.02), of, 0.0012)


def armchair(at: Place, turn: float, cover: Surface, cream: Surface, oak: Surface) -> None:
    """A low chair with arms of wood, a pillow in it."""
    with grouped(at, (0, 0, turn)):
        cushion((0, 0, 0.41), (0.56, 0.56, 0.15), cover, 0.34, 0.008)
        with grouped((0, 0.25, 0.45), (-14, 0, 0)):
            cushion((0, 0.03, 0.2), (0.58, 0.13, 0.5), cover, 0.34, 0.008, seed=3)
        with grouped((0.03, 0.12, 0.5), (-22, 6, 8)):
            cushion((0, 0.0, 0.17), (0.38, 0.13, 0.3), cream, 0.55, 0.014, seed=5)
        for s in (-1, 1):
            tube([(s * 0.31, -0.27, 0), (s * 0.31, -0.25, 0.3), (s * 0.31, -0.2, 0.56)], 0.017, oak)
            tube([(s * 0.31, 0.33, 0), (s * 0.31, 0.29, 0.3), (s * 0.31, 0.26, 0.58)], 0.017, oak)
            box((s * 0.31, 0.02, 0.58), (0.055, 0.58, 0.024), oak, 0.01)
            box((s * 0.3, 0.02, 0.33), (0.024, 0.5, 0.04), oak, 0.006)
        for y in (-0.23, 0.27):
            box((0, y, 0.33), (0.6, 0.024, 0.04), oak, 0.006)


def hammer(at: Place, turn: float, ash: Surface, iron: Surface, shine: Surface) -> None:
    with grouped(at, (0, 0, turn)):
        grip = cushion((0, -0.16, 0.0165), (0.031, 0.32, 0.023), ash, 0.55, 0)
        box((0, 0.015, 0.0165), (0.03, 0.03, 0.024), iron, 0.004)
        with grouped((0, 0.015, 0.0165), (0, 90, 0)):
            lathe((0, 0, 0.012), [(0.0001, 0), (0.011, 0), (0.0105, 0.012), (0.0105, 0.02), (0.0145, 0.025), (0.0145, 0.042), (0.0135, 0.044), (0.0135, 0.044), (0.0001, 0.0445)], shine)
        wedge = box((-0.042, 0.015, 0.0165), (0.064, 0.026, 0.02), iron, 0.004)
        for point in wedge.data.vertices:
            if point.co.x < 0:
                point.co.z *= 0.18


def screwdriver(at: Place, turn: float, of: Surface, black: Surface, shine: Surface, length: float = 0.11) -> None:
    with grouped((at[0], at[1], at[2] + 0.0155), (0, 0, turn)):
        grip = lathe((0, 0, 0), [(0.0001, 0), (0.009, 0.001), (0.0125, 0.006), (0.0145, 0.03), (0.0145, 0.06), (0.011, 0.078), (0.0105, 0.088), (0.0125, 0.094), (0.011, 0.1), (0.0001, 0.1)], of, turn=(-90, 0, 0))
        for k in range(8):
            a = k * math.pi / 4
            cylinder((0.0147 * math.cos(a), 0.043, 0.0147 * math.sin(a)), 0.0022, 0.046, black, 0.001, (90, 0, 0))
        cylinder((0, 0.1 + length / 2, 0), 0.003, length, shine, 0, (90, 0, 0))
        box((0, 0.1 + length + 0.004, 0), (0.0062, 0.016, 0.0013), shine, 0.0004)


def pliers(at: Place, turn: float, iron: Surface, red: Surface, shine: Surface) -> None:
    with grouped(at, (0, 0, turn)):
        for s in (-1, 1):
            outline = [(0.0008, 0.052), (0.0062, 0.05), (0.0105, 0.03), (0.0115, 0.008), (0.0125, -0.008), (0.004, -0.018), (-0.006, -0.012), (-0.003, 0.006), (0.0008, 0.016)]
            with grouped((0, 0, 0.008 + s * 0.002), (0, 0, -s * 5)):
                jaw = _made(_mesh([(x * s, y, 0) for x, y in outline], [tuple(range(9))[::s]]), (0, 0, 0), (0, 0, 0), iron)
                solid = jaw.modifiers.new("thick", "SOLIDIFY")
                solid.thickness, solid.offset = 0.0085, 0
                edge = jaw.modifiers.new("edge", "BEVEL")
                edge.width, edge.segments = 0.0016, 3
                tube([(-s * 0.003, -0.014, 0), (-s * 0.013, -0.035, 0), (-s * 0.019, -0.075, 0), (-s * 0.0165, -0.125, 0)], 0.0042, iron)
                tube([(-s * 0.0155, -0.042, 0), (-s * 0.0195, -0.075, 0), (-s * 0.0185, -0.105, 0), (-s * 0.016, -0.13, 0)], 0.0065, red)
        cylinder((0, 0, 0.008), 0.0065, 0.016, shine, 0.0015)
