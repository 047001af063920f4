"""Four ring binders with labels on a desk, a mug with pencils beside them."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from studio import *
from props_table import *
from props_table import _dressed, _shape


def binder(x: float, color: str, lean: float = 0) -> None:
    """Its back looks to -y: 5 cm wide, 32 cm high, 28 cm deep; bound in cloth, with a ring of steel and a label."""
    wide, high, deep = 0.052, 0.315, 0.28
    def make():
        covered = linen(color, 1500)
        box((0, 0.0015, high / 2), (wide, 0.003, high), covered, 0.0012)
        for side in (-1, 1):
            box((side * (wide / 2 - 0.0012), deep / 2, high / 2), (0.0024, deep, high), covered, 0.001)
        box((0, deep / 2 + 0.01, high / 2 - 0.006), (wide - 0.012, deep - 0.03, high - 0.022), pages(), 0)
        steel_ring = Surface("#c9c6c0", 0.22, 1)
        lathe((0, -0.0002, 0.052), [(0.0085, 0), (0.0088, 0.0014), (0.0105, 0.0024), (0.0124, 0.0014), (0.0126, 0)], steel_ring, turn=(90, 0, 0))
        cylinder((0, 0.0002, 0.052), 0.0086, 0.001, plain("#15120f", 0.9), 0, (90, 0, 0))
        box((0, -0.0003, 0.19), (0.036, 0.0005, 0.12), paper("#efe8d8"), 0.0002)
        ink = plain("#3a3733", 0.8)
        for z, long in ((0.222, 0.021), (0.214, 0.015)):
            box((0, -0.0006, z), (long, 0.0002, 0.0019), ink, 0)
        for z in (0.135, 0.246):
            box((0, -0.0006, z), (0.03, 0.0002, 0.0006), ink, 0)
    group(make, (x, 0, 0.0262 * math.sin(math.radians(abs(lean)))), (0, lean, random.uniform(-2, 2)))


studio(29)
planks(2.4, 0.95, timber("#7a5632", "#c19a69", 0.5), 6, middle=(0, 0.1, 0))
room(2.4, "#d0c3ae", window_at=-0.9, shelf_at=0.8)
for k, (color, lean) in enumerate((("#2f4354", 0), ("#8d9276", 0), ("#c9bda4", 0), ("#a8573a", -7.5))):
    binder(-0.13 + 0.0545 * k + (0.0395 if k == 3 else 0), color, lean)
mug((0.16, -0.045, 0), -40, "#d9cfbd")
for x, y, tilt, turn, color in ((0.012, 0.01, 12, 30, "#b8862f"), (-0.012, 0.008, 14, 160, "#3e5a5f"), (0.004, -0.014, 13, 270, "#8e3b2c")):
    group(lambda: pencil((0, 0, -0.0031), 0, color), (0.16 + x, -0.045 + y, 0.088), (0, -90 + tilt, turn))
daylight(-1, 86, -0.55, 0.95)
camera((-0.12, -1.02, 0.3), (0.012, 0.03, 0.145), 62, 4, (-0.02, 0.0, 0.16))
shoot("ring-binders", (1440, 1080), 5)
