"""Three glasses with wooden stoppers: coffee beans, chickpeas, lentils."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_goods import *


def chickpea(of: Surface):
    """Round, with a beak and a crease."""
    thing = ball((0, 0, -5), 1, of, (1.06, 0.95, 0.92), 0.22)
    thing.modifiers["lumps"].texture.noise_scale = 0.9
    return thing


studio(73)
stage("#6a4729", "#b58a5c", "#cfc2ad")
lid = timber("#a9794a", "#d2a571", 0.5, 0.7)
wheat = Surface("#d9b57c", 0.55)
wheat.wear("Base Color", wheat.ramp(wheat.node("ObjectInfo").outputs["Random"], (0, "#c99f62"), (0.5, "#dcba84"), (1, "#e8cfa0")))
lentil = Surface("#a6552a", 0.5)
lentil.wear("Base Color", lentil.ramp(lentil.node("ObjectInfo").outputs["Random"], (0, "#8a3f1c"), (0.5, "#b0602f"), (1, "#c98247")))
seed = ball((0, 0, -5), 1, lentil, (1, 1, 0.45))
bean = coffee_bean(Surface("#4a2814", 0.3, specular=0.6))
for at, r, h, kinds, count, size, core, full in (
    ((-0.1, 0.045, 0), 0.045, 0.15, [bean], 760, (0.0052, 0.0062), plain("#170b05", 0.9), 0.78),
    ((0.012, 0.0, 0), 0.048, 0.19, [chickpea(wheat)], 1300, (0.0042, 0.005), plain("#a07a48", 0.9), 0.84),
    ((0.122, -0.02, 0), 0.042, 0.105, [seed], 1500, (0.0026, 0.0034), plain("#6a2e12", 0.9), 0.74),
):
    jar_of(at, r, h, lid)
    heap_in((at[0], at[1], 0.005), r - 0.002, h * full, kinds, count, size, core)
for x, y, _ in scattered(10, (-0.075, -0.075, 0), (0.04, 0.022), 0.012):
    copy(bean, (x, y, 0.0036), (180 + random.uniform(-10, 10) if random.random() < 0.5 else random.uniform(-10, 10), 0, random.uniform(0, 360)), 0.0058)
for x, y, _ in scattered(26, (0.11, -0.085, 0), (0.05, 0.018), 0.007):
    copy(seed, (x, y, 0.0014), (random.uniform(-8, 8), random.uniform(-8, 8), 0), 0.003)
daylight(-1, 80)
camera((0.05, -0.76, 0.26), (0.008, 0.0, 0.085), 57, 4, (0, -0.03, 0.08))
shoot("storage-jars", (1440, 1080), 5)
