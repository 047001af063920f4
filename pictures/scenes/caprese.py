"""Tomatoes and mozzarella in slices, with basil and oil."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from mathutils import noise
from props_goods import *
from props_goods import _dressed, _shape


def tomato_face(radius: float) -> Surface:
    """A large tomato cut across: rooms of seeds between walls of flesh."""
    s = Surface("#b8331c", 0.16, subsurface=0.08, specular=0.6)
    s.body.inputs["Subsurface Radius"].default_value = (0.006, 0.002, 0.001)
    spot = s.node("SeparateXYZ", Vector=s.place())
    angle = s.node("Math", Value=spot.outputs["Y"])
    angle.operation = "ARCTAN2"
    s.links.new(spot.outputs["X"], angle.inputs[1])
    bent = s.node("Math", Value=angle.outputs["Value"])
    s.links.new(s.span(s.noise(60, 3), -0.35, 0.35), bent.inputs[1])
    rooms = s.node("Math", Value=bent.outputs["Value"])
    rooms.operation, rooms.inputs[1].default_value = "MULTIPLY", 6
    wave = s.node("Math", Value=rooms.outputs["Value"])
    wave.operation = "COSINE"
    far = s.node("VectorMath")
    far.operation = "LENGTH"
    s.links.new(s.place(), far.inputs[0])
    wavy = s.node("Math", Value=far.outputs["Value"])
    s.links.new(s.span(s.noise(90, 3), -0.003, 0.003), wavy.inputs[1])
    def times(one, other):
        node = s.node("Math", Value=one)
        node.operation = "MULTIPLY"
        s.links.new(other, node.inputs[1])
        return node.outputs["Value"]
    inside = s.node("MapRange", Value=wavy.outputs["Value"], From_Min=radius * 0.84, From_Max=radius * 0.74).outputs["Result"]
    outside = s.node("MapRange", Value=wavy.outputs["Value"], From_Min=radius * 0.3, From_Max=radius * 0.42).outputs["Result"]
    room_of = s.node("MapRange", Value=wave.outputs["Value"], From_Min=-0.55, From_Max=-0.2).outputs["Result"]
    jelly = times(times(inside, outside), room_of)
    seeds = s.node("TexVoronoi", Vector=s.place(), Scale=240).outputs["Distance"]
    seed = s.node("MapRange", Value=seeds, From_Min=0.34, From_Max=0.24).outputs["Result"]
    flesh = s.mix(s.span(s.noise(180, 3), 0, 1), "#a8210f", "#c8432c")
    s.wear("Base Color", s.mix(jelly, flesh, s.mix(seed, "#a5350f", "#dcb878")))
    return s.bump(jelly, 0.0012, -0.6)


def slice_of(radius: float, thick: float, face: Surface, rim: Surface, seed: float):
    """Not quite round; the group's anchor is given back."""
    around, points, faces = 120, [], []
    profile = [(0, 0.5), (0.5, 0.5), (0.9, 0.5), (0.965, 0.46), (1.0, 0.2), (1.0, -0.2), (0.965, -0.46), (0.9, -0.5), (0, -0.5)]
    for r, z in profile:
        for k in range(around):
            a = 2 * math.pi * k / around
            edge = radius * (1 + 0.05 * noise.noise((math.cos(a) * 1.4, math.sin(a) * 1.4, seed)))
            points.append((edge * r * math.cos(a), edge * r * math.sin(a), z * thick + 0.0005 * noise.noise((math.cos(a) * r * 4, math.sin(a) * r * 4, seed))))
    faces = [(j * around + k, (j + 1) * around + k, (j + 1) * around + (k + 1) % around, j * around + (k + 1) % around) for j in range(len(profile) - 1) for k in range(around)]
    thing = _dressed(_shape(points, faces), (0, 0, -5), (0, 0, 0), face)
    thing.data.materials.append(rim.material)
    for index, polygon in enumerate(thing.data.polygons):
        polygon.material_index = 1 if 2 <= index // around <= 5 else 0
    return thing


studio(113)
stage("#4d3221", "#8a6240", "#c4b298")
napkin("#cfc5b2", (0.02, 0.02, 0), 15, (0.52, 0.36))
plate((0, 0, 0.003), 0.135, stoneware("#59666a", "#26221f", rim="#94704b", top=0.0205, rough=0.28), 0.0165)
skin = Surface("#a81c0c", 0.15, clearcoat=0.4)
milk = Surface("#f3ecdd", 0.34, subsurface=0.3, specular=0.5)
milk.body.inputs["Subsurface Radius"].default_value = (0.008, 0.006, 0.004)
milk.wear("Base Color", milk.ramp(milk.noise(34, 4), (0.3, "#e6dcc6"), (0.6, "#f6f0e4")))
milk.bump(milk.noise(120, 4), 0.0012, 0.5)
face = tomato_face(0.034)
red = [slice_of(0.034, 0.0085, face, skin, 3 + k) for k in range(3)]
white = [slice_of(0.03, 0.0085, milk, milk, 20 + k) for k in range(3)]
count = 12
for k in range(count):
    a = 2 * math.pi * k / count + 0.2
    kind = random.choice(red if k % 2 == 0 else white)
    copy(kind, (0.064 * math.cos(a), 0.064 * math.sin(a), 0.0215), (0, 0, 0)).rotation_euler = (Matrix.Rotation(a + math.pi / 2, 3, "Z") @ Matrix.Rotation(math.radians(24), 3, "Y") @ Matrix.Rotation(random.uniform(0, 6.28), 3, "Z")).to_euler()
copy(white[0], (0.004, 0.002, 0.0165), (3, 2, 50), 0.95)
copy(red[1], (-0.004, -0.004, 0.026), (8, -7, 10), 0.9)
green = basil()
for x, y, z, turn, size, tip in ((0, 0, 0.033, 20, 1, -18), (0.002, 0.003, 0.034, 140, 0.9, -22), (-0.003, 0.0, 0.034, 255, 0.85, -20), (0.05, -0.05, 0.033, 100, 0.8, -8), (-0.062, 0.024, 0.035, 200, 0.75, -10), (-0.02, -0.066, 0.033, 30, 0.7, -8), (0.055, 0.04, 0.034, 320, 0.7, -8)):
    leaf((x, y, z), 0.036 * size, 0.025 * size, green, (random.uniform(-8, 8), tip, turn), 0.35, 0.45)
oil = Surface("#b59a1c", 0.04, transmission=0.5, specular=0.7)
drop = ball((0, 0, -5), 1, oil, (1, 1, 0.28))
for x, y, _ in scattered(38, (0, 0, 0), (0.112, 0.112), 0.006):
    if math.hypot(x, y) > 0.1:
        copy(drop, (x, y, 0.0095 + max(0, math.hypot(x, y) - 0.08) * 0.26), (0, 0, random.uniform(0, 360)), random.uniform(0.0008, 0.0028))
crumbs(90, (0, 0, 0.0325), (0.085, 0.085), plain("#1d1a18", 0.8), (0.0003, 0.0009))
fork((0.185, -0.01, 0.0042), -8, cutlery())
tomato((-0.2, 0.2, 0), 0.02, (20, 10, 0))
tomato((-0.165, 0.235, 0), 0.021, (-20, -10, 80))
daylight(-1, 66, 0.7, 0.9)
camera((0.03, -0.46, 0.33), (0.006, 0.0, 0.02), 60, 4.5, (0, -0.04, 0.03))
shoot("caprese", (1440, 1080), 5)
