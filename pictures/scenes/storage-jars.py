"""Three glasses with wooden stoppers: coffee beans, pasta, lentils."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_goods import *
from props_goods import _dressed, _shape


def penne(of: Surface):
    points, faces, around = [], [], 24
    rings = ((-1.0, 0.3, 0.3), (1.0, 0.3, 0.3), (1.0, 0.21, 0.3), (-1.0, 0.21, 0.3))
    for x, r, slant in rings:
        for k in range(around):
            a = 2 * math.pi * k / around
            rib = r * (1 + 0.035 * math.cos(9 * a))
            points.append((x + slant * math.cos(a), rib * math.cos(a), rib * math.sin(a)))
    faces = [(j * around + k, j * around + (k + 1) % around, ((j + 1) % 4) * around + (k + 1) % around, ((j + 1) % 4) * around + k) for j in range(4) for k in range(around)]
    return _dressed(_shape(points, faces), (0, 0, -5), (0, 0, 0), of)


studio(73)
stage("#6a4729", "#b58a5c", "#cfc2ad")
lid = timber("#a9794a", "#d2a571", 0.5, 0.7)
wheat = Surface("#dba94e", 0.45, subsurface=0.04)
wheat.wear("Base Color", wheat.ramp(wheat.node("ObjectInfo").outputs["Random"], (0, "#c98f37"), (0.5, "#dcae58"), (1, "#ebc67a")))
lentil = Surface("#a6552a", 0.5)
lentil.wear("Base Color", lentil.ramp(lentil.node("ObjectInfo").outputs["Random"], (0, "#8a3f1c"), (0.5, "#b0602f"), (1, "#c98247")))
seed = ball((0, 0, -5), 1, lentil, (1, 1, 0.45))
bean = coffee_bean()
for at, r, h, kinds, count, size, core, full in (
    ((-0.1, 0.045, 0), 0.045, 0.15, [bean], 760, (0.0052, 0.0062), plain("#170b05", 0.9), 0.78),
    ((0.012, 0.0, 0), 0.048, 0.19, [penne(wheat)], 330, (0.013, 0.016), plain("#8a5f24", 0.9), 0.8),
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
shoot("storage-jars", (1500, 1125), 6)
