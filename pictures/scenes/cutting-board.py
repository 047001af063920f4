"""Two cutting boards of walnut and oak, one on the other, with salt and bay leaves."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from studio import *
from props_table import *
from props_table import _dressed, _shape


def board(at: Place, turn: float, wide: float, deep: float, of: Surface, thick: float = 0.018) -> None:
    """Rounded, with a handle at the right that has a hole."""
    def arc(x, y, r, start, end, steps=10):
        return [(x + r * math.cos(math.radians(start + (end - start) * k / steps)), y + r * math.sin(math.radians(start + (end - start) * k / steps))) for k in range(steps + 1)]
    w, d, r, grip, neck = wide / 2, deep / 2, 0.022, 0.095, 0.019
    outline = [*arc(-w + r, -d + r, r, 180, 270), *arc(w - r, -d + r, r, 270, 340), *arc(w + 0.014, -neck - 0.016, 0.016, 160, 90), *arc(w + grip - neck - 0.004, 0, neck + 0.0005, 270, 450, 16), *arc(w + 0.014, neck + 0.016, 0.016, 270, 200), *arc(w - r, d - r, r, 20, 90), *arc(-w + r, d - r, r, 90, 180)]
    hole = arc(w + grip - neck - 0.004, 0, 0.0075, 0, 345, 23)
    curve = bpy.data.curves.new("board", "CURVE")
    curve.dimensions, curve.fill_mode, curve.extrude, curve.bevel_depth, curve.bevel_resolution = "2D", "BOTH", thick / 2 - 0.003, 0.003, 4
    curve.offset = -0.003
    for line in (outline, hole):
        spline = curve.splines.new("POLY")
        spline.points.add(len(line) - 1)
        spline.use_cyclic_u = True
        for point, (x, y) in zip(spline.points, line):
            point.co = (x, y, 0, 1)
    thing = bpy.data.objects.new("board", curve)
    bpy.context.collection.objects.link(thing)
    thing.location, thing.rotation_euler = (at[0], at[1], at[2] + thick / 2), (0, 0, math.radians(turn))
    thing.data.materials.append(of.material)


def salt(at: Place) -> None:
    of = stoneware("#4f5a5c", "#23211f", rim="#94704b", top=0.0225, rough=0.35)
    lathe(at, [(0, 0.002), (0.017, 0.002), (0.0175, 0), (0.02, 0), (0.028, 0.008), (0.0335, 0.0225), (0.0325, 0.0237), (0.031, 0.0222), (0.026, 0.0095), (0.016, 0.0055), (0, 0.005)], of)
    white = Surface("#f1eee8", 0.35)
    lathe((at[0], at[1], at[2] + 0.0155), [(0, 0.0045), (0.012, 0.0035), (0.022, 0.0008), (0.0285, -0.001)], white)
    grain = box((0, 0, -5), (1, 0.85, 0.7), white, 0.15)
    for x, y, _ in scattered(430, (0, 0, 0), (0.0275, 0.0275)):
        copy(grain, (at[0] + x, at[1] + y, at[2] + 0.0155 + 0.0045 * max(0, 1 - math.hypot(x, y) / 0.026)), tuple(random.uniform(0, 360) for _ in range(3)), random.uniform(0.0006, 0.0016))
    for x, y, _ in scattered(50, (0.02, -0.045, 0), (0.05, 0.028)):
        copy(grain, (at[0] + x, at[1] + y, at[2] + 0.0006), tuple(random.uniform(0, 360) for _ in range(3)), random.uniform(0.0005, 0.0014))


studio(47)
planks(2.4, 0.95, timber("#7a5632", "#c19a69", 0.55), 6, middle=(0, 0.1, 0))
room(2.4, "#cbb9a0", window_at=-0.8, shelf_at=0.64)
greenery((-0.12, 1.9, -0.05), 0.2, 70)
draped(0.6, 0.4, linen("#d6cbb7"), (0.02, 0.02, 0), 10, [(-0.25, -0.1, 70, 0.012), (0.25, 0.12, 50, 0.012), (0.26, -0.12, 110, 0.01)])
board((-0.035, 0.025, 0.0034), 12, 0.3, 0.2, timber("#9a6c3f", "#cda06c", 0.5))
board((-0.04, 0.005, 0.0216), -9, 0.22, 0.15, timber("#2f1b10", "#6e472b", 0.42))
salt((-0.075, 0.02, 0.0398))
green = plain("#5f6f45", 0.5)
for x, y, turn, size in ((0.02, -0.012, 25, 1), (0.035, -0.002, 70, 0.85), (0.012, -0.028, -10, 0.75)):
    leaf((x, y, 0.0415), 0.058 * size, 0.023 * size, green, (6, -4, turn), 0.25, 0.2)
daylight(-1, 80)
camera((0.05, -0.66, 0.33), (0.01, 0.0, 0.02), 57, 4.5, (0, -0.04, 0.035))
shoot("cutting-board", (1440, 1080), 5)
