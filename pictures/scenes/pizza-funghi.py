"""A pizza with mushrooms and parsley, cut open by one slice."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from mathutils import noise
from props_goods import *
from props_food import *
from props_goods import _dressed, _shape


def mushroom(of: Surface, seed: float):
    """A slice along the stalk: cap, gills, stem; flat on the pizza."""
    r = 0.0145
    outline = [(-0.3 * r, -1.0 * r), (0.3 * r, -1.0 * r), (0.25 * r, -0.5 * r), (0.28 * r, -0.1 * r), (0.6 * r, -0.22 * r), (1.0 * r, -0.3 * r), (1.06 * r, -0.05 * r), (0.95 * r, 0.4 * r), (0.6 * r, 0.78 * r), (0, 0.92 * r), (-0.6 * r, 0.78 * r), (-0.95 * r, 0.4 * r), (-1.06 * r, -0.05 * r), (-1.0 * r, -0.3 * r), (-0.6 * r, -0.22 * r), (-0.28 * r, -0.1 * r), (-0.25 * r, -0.5 * r)]
    curve = bpy.data.curves.new("slice", "CURVE")
    curve.dimensions, curve.fill_mode, curve.extrude, curve.bevel_depth, curve.bevel_resolution = "2D", "BOTH", 0.0006, 0.0007, 2
    line = curve.splines.new("BEZIER")
    line.bezier_points.add(len(outline) - 1)
    line.use_cyclic_u = True
    for knot, (x, y) in zip(line.bezier_points, outline):
        knot.co = (x * (1 + 0.08 * noise.noise((x * 90, seed, 0))), y * (1 + 0.1 * noise.noise((seed, y * 90, 0))), 0)
        knot.handle_left_type = knot.handle_right_type = "AUTO"
    thing = bpy.data.objects.new("slice", curve)
    bpy.context.collection.objects.link(thing)
    thing.location = (0, 0, -5)
    thing.data.materials.append(of.material)
    return thing


studio(149)
stage("#5a3c26", "#a27a50", "#c2b197")
cylinder((0, 0.0, 0.0105), 0.195, 0.019, timber("#4a3020", "#86603d", 0.5), 0.004, (0, 0, -30))
pizza((0, 0, 0.022), [(0.0, 0.0, 0.04), (0.07, 0.05, 0.036), (-0.06, 0.06, 0.036), (-0.08, -0.03, 0.036), (0.0, -0.085, 0.038), (0.085, -0.04, 0.034), (0.02, 0.1, 0.03), (0.06, -0.1, 0.018), (-0.065, -0.09, 0.02)])
of = Surface("#d9c09a", 0.45)
tone = of.ramp(of.noise(130, 4), (0.3, "#9c6a36"), (0.48, "#cfa873"), (0.64, "#ecd9b4"))
of.wear("Base Color", of.mix(of.span(of.node("ObjectInfo").outputs["Random"], 0, 0.55), tone, "#8f5f32"))
of.bump(of.noise(300, 3), 0.0004, 0.5)
kinds = [mushroom(of, k * 3.1) for k in range(5)]
for x, y, _ in scattered(38, (0, 0, 0), (0.112, 0.112), 0.0215):
    copy(random.choice(kinds), (x, y, 0.0318 + random.uniform(0, 0.0015)), (random.uniform(-12, 12), random.uniform(-12, 12), random.uniform(0, 360)), random.uniform(0.85, 1.25))
herb = plain("#3f6a22", 0.5)
bit = leaf((0, 0, -5), 0.008, 0.005, herb)
for x, y, _ in scattered(190, (0, 0, 0.0335), (0.118, 0.118)):
    copy(bit, (x, y, 0.0335 + random.uniform(0, 0.002)), tuple(random.uniform(-30, 30) for _ in range(2)) + (random.uniform(0, 360),), random.uniform(0.35, 0.9))
whole = Surface("#e6d8c0", 0.6)
whole.wear("Base Color", whole.ramp(whole.noise(70, 4), (0.3, "#cdb596"), (0.6, "#eee3d0")))
for x, y, turn in ((-0.2, 0.2, 20), (-0.16, 0.225, 80), (-0.235, 0.235, 200)):
    lathe((x, y, 0.014), [(0, -0.014), (0.0068, -0.0135), (0.006, -0.004), (0.0065, 0.001), (0.0145, -0.001), (0.0178, 0.004), (0.0165, 0.0115), (0.01, 0.0165), (0, 0.018)], whole, turn=(random.uniform(-70, 70), random.uniform(-20, 20), turn))
draped(0.3, 0.4, linen("#8f9a8a"), (0.34, 0.04, 0), -14, [(-0.09, 0.0, 80, 0.013), (-0.05, -0.12, 60, 0.011)])
daylight(1, 66, 0.7, 0.8)
camera((-0.03, -0.5, 0.42), (-0.003, -0.006, 0.022), 52, 4.5, (0, -0.05, 0.035))
shoot("pizza-funghi", (1440, 1080), 5)
