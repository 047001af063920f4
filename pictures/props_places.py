"""What the scenes of places share: lockers, suitcases, towels, plants, rooms."""

import math
import random
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Vector

from studio import *  # noqa: F403
from studio import _made, _mesh

FONT = "/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Bold.ttf"
SERIF = "/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf"


@contextmanager
def grouped(at: Place, turn: Place = (0, 0, 0), scale: float = 1):
    """What is made inside stands together: set up around the origin, moved as one."""
    before = set(bpy.data.objects)
    yield
    anchor = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(anchor)
    for thing in set(bpy.data.objects) - before - {anchor}:
        if thing.parent is None:
            thing.parent = anchor
    anchor.location, anchor.rotation_euler, anchor.scale = at, tuple(map(math.radians, turn)), (scale,) * 3


# --- surfaces --------------------------------------------------------------


def lacquer(color: str, rough: float = 0.38, wear: float = 0.25, grain: float = 0.00012) -> Surface:
    """Powder coat on steel: each piece a little different, with smudges and fine scratches."""
    surface = Surface(color, rough)
    chance = surface.node("ObjectInfo").outputs["Random"]
    shift = surface.node("VectorMath")
    shift.operation = "MULTIPLY_ADD"
    surface.links.new(surface.node("CombineXYZ", X=chance, Y=chance, Z=chance).outputs[0], shift.inputs[0])
    shift.inputs[1].default_value = (7, 11, 13)
    surface.links.new(surface.place(), shift.inputs[2])
    at = shift.outputs[0]
    tone = surface.mix(chance, shade(color, 0.93), shade(color, 1.05))
    smudge = surface.noise(7, 6, at, bend=0.6)
    surface.wear("Base Color", surface.mix(surface.span(smudge, 0, wear), tone, shade(color, 0.72)))
    surface.wear("Roughness", surface.span(surface.noise(14, 5, at), rough - 0.14, rough + 0.16))
    return surface.bump(surface.noise(420, 2, at), grain)


def tiles(color: str, joint: str, size: float, rough: float = 0.2, chips: str | None = None) -> Surface:
    """Square slabs of stone on a floor, each of its own tone; `chips` makes terrazzo of it."""
    surface = Surface(color, rough)
    at = surface.place()
    bricks = surface.node("TexBrick", Vector=at, Scale=1, Mortar_Size=0.0025, Mortar_Smooth=0.3, Bias=0)
    bricks.inputs["Brick Width"].default_value = bricks.inputs["Row Height"].default_value = size
    bricks.offset = 0
    for name, tone in (("Color1", shade(color, 0.93)), ("Color2", shade(color, 1.04)), ("Mortar", joint)):
        bricks.inputs[name].default_value = (*rgb(tone), 1)
    cloud = surface.mix(surface.span(surface.noise(3, 7, at, bend=1), 0, 0.6), bricks.outputs["Color"], shade(color, 0.78))
    if chips:
        cells = surface.node("TexVoronoi", Vector=at, Scale=70)
        dots = surface.ramp(cells.outputs["Distance"], (0.2, "#ffffff"), (0.26, "#000000"))
        cloud = surface.mix(surface.span(dots, 0, 0.55), cloud, chips)
    surface.wear("Base Color", cloud)
    surface.wear("Roughness", surface.span(surface.noise(5, 6, at), rough - 0.08, rough + 0.14))
    return surface.bump(bricks.outputs["Fac"], -0.0015)


def limewash(color: str, deep: float = 0.8) -> Surface:
    """A brushed wall: clouds, strokes of the brush, small dents."""
    surface = Surface(color, 0.95)
    at = surface.place()
    cloud = surface.noise(0.9, 4, at, bend=0.8)
    strokes = surface.noise(2.5, 3, surface.place((1, 1, 0.35), (0, 25, 0)), bend=1.5)
    base = surface.ramp(cloud, (0.3, shade(color, deep)), (0.7, color))
    surface.wear("Base Color", surface.mix(surface.span(strokes, 0, 0.5), base, shade(color, deep * 1.08)))
    fine = surface.node("Bump", Height=surface.noise(70, 4, at), Distance=0.002)
    large = surface.node("Bump", Height=surface.noise(4, 3, at), Distance=0.014, Normal=fine.outputs["Normal"])
    return surface.wear("Normal", large.outputs["Normal"])


def spark(color: str, strength: float) -> Surface:
    """Seen, but no source of light worth a ray: small lights, windows far away."""
    surface = glow(color, strength)
    surface.material.cycles.sample_as_light = False
    return surface


def thrifty(bounces: int = 5) -> None:
    """Fewer rays where nobody sees the difference."""
    cycles = bpy.context.scene.cycles
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces + 2, bounces - 2, bounces - 2


# --- lockers ---------------------------------------------------------------


def locker_door(width: float, height: float, of: Surface, number: str, metal: Surface, ink: Surface, light: Surface) -> None:
    """Hinged at the left at the origin, its front toward -y: a folded tray of steel, a handle, a number, a light."""
    gap = 0.004
    mid = width / 2
    box((mid, 0.011, height / 2), (width - 2 * gap, 0.022, height - 2 * gap), of, 0.0035)
    side = width - 0.055
    cylinder((side, -0.0015, height / 2 + 0.085), 0.0075, 0.005, metal, 0.001, (90, 0, 0))
    cylinder((side, -0.0035, height / 2 + 0.085), 0.0042, 0.003, light, 0.001, (90, 0, 0))
    for k in (-1, 1):
        cylinder((side, -0.013, height / 2 - 0.015 + k * 0.042), 0.0055, 0.028, metal, 0.001, (90, 0, 0))
    box((side, -0.03, height / 2 - 0.015), (0.016, 0.011, 0.125), metal, 0.0045)
    for k in (-1, 1):
        z = height / 2 + k * (height / 2 - 0.06)
        cylinder((0.0015, -0.004, z), 0.0065, 0.055, metal, 0.001)
        cylinder((0.0015, -0.004, z), 0.0072, 0.004, metal, 0.0008)
    text(number, (0.058, -0.0004, height - 0.055), 0.036, ink, font=FONT)


def locker_shell(width: float, height: float, deep: float, of: Surface) -> None:
    """An open compartment behind the origin: floor, top, sides and back."""
    t = 0.006
    box((width / 2, deep, height / 2), (width, t, height), of, 0)
    for x in (t / 2, width - t / 2):
        box((x, deep / 2, height / 2), (t, deep, height), of, 0.0015)
    for z in (t / 2, height - t / 2):
        box((width / 2, deep / 2, z), (width, deep, t), of, 0.0015)


# --- luggage ---------------------------------------------------------------


def suitcase(size: Place, shell: Surface, dark: Surface, metal: Surface, pull: float = 0.0) -> None:
    """Of hard shell with grooves, on four double wheels; the middle of its foot is the origin, its face is toward -y."""
    width, deep, high = size
    foot = 0.055
    mid = foot + high / 2
    box((0, 0, mid), (width, deep, high), shell, min(width, deep) * 0.22)
    count = 9
    step = (width - 0.1) / count
    for side in (-1, 1):
        for k in range(count):
            x = (k - (count - 1) / 2) * step
            box((x, side * (deep / 2 - 0.002), mid), (step * 0.62, 0.016, high - 0.09), shell, 0.0065)
    box((0, 0, mid), (width + 0.003, 0.014, high + 0.003), dark, 0.0065)
    for k in (-1, 1):
        for s in (-1, 1):
            x, y = k * (width / 2 - 0.055), s * (deep / 2 - 0.045)
            cylinder((x, y, foot - 0.002), 0.026, 0.022, dark, 0.004)
            box((x, y, 0.042), (0.016, 0.03, 0.03), dark, 0.005)
            for w in (-1, 1):
                cylinder((x + w * 0.014, y + 0.006, 0.0235), 0.0235, 0.015, dark, 0.005, (0, 90, 0))
                cylinder((x + w * 0.0145, y + 0.006, 0.0235), 0.011, 0.0165, metal, 0.002, (0, 90, 0))
    top = foot + high
    for k in (-1, 1):
        box((k * 0.07, -0.02 if not pull else 0, top + 0.006), (0.03, 0.026, 0.014), dark, 0.004)
    tube([(-0.07, -0.02, top + 0.008), (-0.06, -0.02, top + 0.027), (0, -0.02, top + 0.031), (0.06, -0.02, top + 0.027), (0.07, -0.02, top + 0.008)], 0.0085, dark)
    y = deep / 2 - 0.04
    box((0, y, top + 0.002), (0.26, 0.04, 0.012), dark, 0.005)
    for k in (-1, 1):
        if pull:
            cylinder((k * 0.1, y, top + pull / 2), 0.0075, pull, metal, 0.001)
    box((0, y, top + pull + 0.014), (0.235, 0.026, 0.024), dark, 0.01)


def tag(at: Place, of: Surface, turn: Place = (0, 0, 0)) -> None:
    """A label on a strap, hanging down from its place."""
    with grouped(at, turn):
        tube([(-0.006, 0, 0), (-0.008, -0.004, -0.03), (0, -0.004, -0.05), (0.008, -0.004, -0.03), (0.006, 0, 0)], 0.0018, of)
        box((0, -0.004, -0.09), (0.05, 0.003, 0.085), of, 0.0014)


# --- rooms -----------------------------------------------------------------


def window_bars(at: Place, to: Place, size: tuple[float, float], panes: tuple[int, int], bar: float = 0.06) -> None:
    """Between the sun and the scene: a wall with a window in it, which only its shadow shows."""
    black = Surface("#101010", 1)
    across, up = size
    before = set(bpy.data.objects)
    with grouped((0, 0, 0)):
        far = 6
        for k in (-1, 1):
            box((k * (across / 2 + far / 2), 0, 0), (far, 0.02, up + 2 * far), black, 0)
            box((0, 0, k * (up / 2 + far / 2)), (across, 0.02, far), black, 0)
        for k in range(1, panes[0]):
            box((-across / 2 + across * k / panes[0], 0, 0), (bar, 0.02, up), black, 0)
        for k in range(1, panes[1]):
            box((0, 0, -up / 2 + up * k / panes[1]), (across, 0.02, bar), black, 0)
    made = set(bpy.data.objects) - before
    unseen(made)
    for thing in made:
        if thing.type == "EMPTY":
            thing.location = at
            thing.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("Y", "Z").to_euler()


def unseen(things) -> None:
    """They only throw a shadow."""
    for thing in things:
        thing.visible_camera = thing.visible_diffuse = thing.visible_glossy = thing.visible_transmission = False


# --- plants ----------------------------------------------------------------


def foliage(color: str, rough: float = 0.38, back: str | None = None) -> Surface:
    """A leaf: darker and lighter from leaf to leaf, a paler rib, a little light through it."""
    surface = Surface(color, rough, subsurface=0.0)
    chance = surface.node("ObjectInfo").outputs["Random"]
    tone = surface.mix(chance, shade(color, 0.75), shade(color, 1.2))
    at = surface.place()
    cloud = surface.mix(surface.span(surface.noise(18, 4, at), 0, 0.35), tone, back or shade(color, 1.3))
    across = surface.node("SeparateXYZ", Vector=at).outputs["X"]
    beside = surface.node("Math")
    beside.operation = "ABSOLUTE"
    surface.links.new(across, beside.inputs[0])
    rib = surface.ramp(beside.outputs[0], (0, "#ffffff"), (0.0012, "#000000"))
    surface.wear("Base Color", surface.mix(surface.span(rib, 0, 0.5), cloud, shade(color, 1.7)))
    return surface.bump(surface.noise(60, 3, surface.place((3, 1, 1))), 0.0012)


def leaf(length: float, width: float, of: Surface, at: Place = (0, 0, 0), turn: Place = (0, 0, 0), droop: float = 0.5, fold: float = 0.25, blunt: float = 0.8):
    """From its stalk at the origin along +y; `droop`: how far it bends down, `fold`: how much it is folded at the rib."""
    rows, columns = 14, 6
    points, faces = [], []
    for k in range(rows + 1):
        u = k / rows
        half = width / 2 * math.sin(math.pi * min(1, u**blunt)) ** 0.75 if 0 < u < 1 else 0
        angle = droop * u * 1.3
        y, z = length * u * math.cos(angle * 0.6), -length * u * math.sin(angle) * 0.6
        for c in range(columns + 1):
            v = c / columns * 2 - 1
            wave = 0.03 * width * math.sin(u * 14 + v * 2 + length * 90) * abs(v)
            points.append((v * half, y, z + abs(v) * half * fold + wave))
    for k in range(rows):
        for c in range(columns):
            a = k * (columns + 1) + c
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    thing = _made(_mesh(points, faces), at, turn, of, is_smooth=True)
    smooth = thing.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 1
    return thing


def twig(points: list[Place], of: Surface, bark: Surface, count: int, size: tuple[float, float], thick: float = 0.0016, spread: float = 55, droop: float = 0.4, blunt: float = 0.8) -> None:
    """A stalk through the points with leaves by turns left and right."""
    tube(points, thick, bark)
    line = [Vector(point) for point in points]
    for k in range(count):
        where = (0.18 + 0.82 * k / max(1, count - 1)) * (len(line) - 1)
        begin = min(int(where), len(line) - 2)
        at = line[begin].lerp(line[begin + 1], where - begin)
        way = (line[begin + 1] - line[begin]).normalized()
        side = Vector((-way.y, way.x, 0)) if abs(way.z) < 0.9 else Vector((math.cos(k * 2.4), math.sin(k * 2.4), 0))
        angle = math.radians(spread + random.uniform(-12, 12)) * (0.15 if k == count - 1 else 1)
        out = way * math.cos(angle) + side.normalized() * math.sin(angle) * (1 if k % 2 else -1)
        if abs(way.z) >= 0.9:
            out = way * math.cos(angle) + side * math.sin(angle)
        scale = random.uniform(0.8, 1.1) * (1 - 0.3 * k / count)
        thing = leaf(size[0] * scale, size[1] * scale, of, droop=droop + random.uniform(-0.15, 0.15), blunt=blunt)
        thing.location = at
        thing.rotation_euler = out.to_track_quat("Y", "Z").to_euler()
        thing.rotation_euler.rotate_axis("Y", random.uniform(-0.5, 0.5))


# --- bottles and linen -----------------------------------------------------


def tinted_glass(color: str, rough: float = 0.03) -> Surface:
    """Full of something: light falls through it in its own colour."""
    surface = Surface(color, rough, transmission=0.9, ior=1.4)
    clear = surface.node("BsdfTransparent", Color=(*rgb(shade(color, 0.8)), 1))
    mixed = surface.node("MixShader", Fac=surface.node("LightPath").outputs["Is Shadow Ray"])
    surface.links.new(surface.body.outputs[0], mixed.inputs[1])
    surface.links.new(clear.outputs[0], mixed.inputs[2])
    surface.links.new(mixed.outputs[0], surface.nodes["Material Output"].inputs["Surface"])
    return surface


def wrapped(radius: float, low: float, high: float, arc: float, of: Surface) -> None:
    """A label around a bottle that stands at the origin; `arc` in degrees, its middle toward -y."""
    steps = 48
    points, faces = [], []
    for k in range(steps + 1):
        angle = math.radians(arc * (k / steps - 0.5))
        for z in (low, high):
            points.append((radius * math.sin(angle), -radius * math.cos(angle), z))
    for k in range(steps):
        faces.append((2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1))
    _made(_mesh(points, faces), (0, 0, 0), (0, 0, 0), of, is_smooth=True)


def wrapped_text(words: str, radius: float, height: float, size: float, of: Surface, font: str | None = None, space: float = 1) -> None:
    """Printed on a bottle that stands at the origin."""
    flat = text(words, (0, 0, 0), size, of, (0, 0, 0), 0, font)
    flat.data.space_character = space
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    for point in mesh.vertices:
        angle = point.co.x / radius
        point.co = (radius * math.sin(angle), -radius * math.cos(angle), height + point.co.y)
    bpy.data.objects.remove(flat)
    bpy.context.collection.objects.link(bpy.data.objects.new("print", mesh))


def pump(height: float, of: Surface, turn: float = 0) -> None:
    """The head of a dispenser on a neck that ends at `height`."""
    with grouped((0, 0, height), (0, 0, turn)):
        cylinder((0, 0, 0.004), 0.0145, 0.02, of, 0.0015)
        for k in range(40):
            angle = 2 * math.pi * k / 40
            cylinder((0.0145 * math.cos(angle), 0.0145 * math.sin(angle), 0.004), 0.0007, 0.0165, of, 0)
        cylinder((0, 0, 0.018), 0.0085, 0.01, of, 0.002)
        cylinder((0, 0, 0.032), 0.0042, 0.03, of, 0)
        lathe((0, 0, 0.044), [(0.0001, 0.014), (0.0085, 0.014), (0.0105, 0.0125), (0.0108, 0.008), (0.0095, 0.0005), (0.0075, 0), (0.0075, 0)][::-1], of)
        tube([(0, 0, 0.052), (0.018, 0, 0.0525), (0.033, 0, 0.051), (0.039, 0, 0.046), (0.0395, 0, 0.041)], 0.0042, of)


def bottle(at: Place, of: Surface, radius: float, high: float, words: str, ink: Surface, label: Surface | None = None, turn: float = 0, head: Surface | None = None, nozzle: float = 0) -> None:
    """Round, with a name on it; with a `head` it is a dispenser whose nozzle points that way."""
    neck = min(0.0125, radius * 0.52)
    profile = [(0.0001, 0), (radius - 0.004, 0), (radius - 0.004, 0), (radius, 0.005), (radius, 0.02), (radius, high * 0.55), (radius, high * 0.78)]
    profile += [(radius * 0.93, high * 0.85), (radius * 0.7, high * 0.91), (neck + 0.001, high * 0.95), (neck, high * 0.97), (neck, high), (neck, high), (0.0001, high)]
    with grouped(at, (0, 0, turn)):
        lathe((0, 0, 0), profile, of)
        if label:
            wrapped(radius + 0.0003, high * 0.16, high * 0.62, 150, label)
        wrapped_text(words, radius + 0.0006, high * 0.42, 0.0085, ink, SERIF, 1.15)
        wrapped_text("No. 3  ·  250 ml", radius + 0.0006, high * 0.27, 0.0045, ink, SERIF, 1.1)
        if head:
            pump(high, head, nozzle)


def terry(color: str, rough: float = 1) -> Surface:
    """The loops of a towel."""
    surface = Surface(color, rough, sheen=0.8, sheen_tint=0.4)
    at = surface.place()
    cells = surface.node("TexVoronoi", Vector=at, Scale=520).outputs["Distance"]
    uneven = surface.noise(30, 4, at)
    tone = surface.mix(surface.span(uneven, 0, 0.5), color, shade(color, 0.82))
    surface.wear("Base Color", surface.mix(surface.span(cells, 0, 0.5), tone, shade(color, 0.7)))
    fine = surface.node("Bump", Height=cells, Distance=-0.0022)
    soft = surface.node("Bump", Height=surface.noise(25, 4, at), Distance=0.006, Normal=fine.outputs["Normal"])
    return surface.wear("Normal", soft.outputs["Normal"])


def folded_towel(at: Place, size: Place, of: Surface, layers: int = 3, turn: Place = (0, 0, 0), seed: int = 0):
    """Folded to and fro, its fold toward -y; `size` is width, depth, height, and it stands on its place."""
    width, deep, high = size
    thick = high / layers
    line: list[tuple[float, float]] = []
    for k in range(layers):
        z = thick * (k + 0.5)
        front, back = -deep / 2 + thick / 2, deep / 2 - thick / 2
        begin, end = (back, front) if k % 2 == 0 else (front, back)
        line += [(begin + (end - begin) * s / 20, z) for s in range(21)]
        if k < layers - 1:
            out = -1 if k % 2 == 0 else 1
            line += [(end + out * math.sin(math.pi * s / 10) * thick / 2, z + thick / 2 * (1 - math.cos(math.pi * s / 10))) for s in range(1, 10)]
    across = 60
    points, faces = [], []
    for row, (y, z) in enumerate(line):
        for c in range(across + 1):
            u = c / across - 0.5
            sway = 0.004 * math.sin(u * 5 + row * 0.05 + seed) * (row / len(line))
            points.append((u * width * (1 + 0.012 * math.sin(row * 0.11 + seed)), y + sway, z))
    for row in range(len(line) - 1):
        for c in range(across):
            a = row * (across + 1) + c
            faces.append((a, a + 1, a + across + 2, a + across + 1))
    thing = _made(_mesh(points, faces), at, turn, of, is_smooth=True)
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick * 0.93, 0
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method = thick * 0.3, 3, "ANGLE"
    fine = thing.modifiers.new("fine", "SUBSURF")
    fine.subdivision_type, fine.levels, fine.render_levels = "SIMPLE", 1, 1
    roughen(thing, 0.005, 0.05, 1 + seed)
    roughen(thing, 0.0016, 0.003, 1 + seed)
    return thing


# --- soft things -----------------------------------------------------------


def cushion(at: Place, size: Place, of: Surface, square: float = 0.4, lumps: float = 0.006, turn: Place = (0, 0, 0), seed: int = 1, cut: int = 96):
    """Between a ball (`square` 1) and a box (near 0): bags, seats, pillows. `at` is its middle."""

    def power(value: float, exponent: float) -> float:
        return math.copysign(abs(value) ** exponent, value)

    rows = cut // 2
    points, faces = [], []
    for r in range(rows + 1):
        up = math.pi * (r / rows - 0.5)
        for c in range(cut):
            around = 2 * math.pi * c / cut
            points.append((
                size[0] / 2 * power(math.cos(up), square) * power(math.cos(around), square),
                size[1] / 2 * power(math.cos(up), square) * power(math.sin(around), square),
                size[2] / 2 * power(math.sin(up), square),
            ))
    for r in range(rows):
        for c in range(cut):
            a, b = r * cut + c, r * cut + (c + 1) % cut
            faces.append((a, b, b + cut, a + cut))
    thing = _made(_mesh(points, faces), at, turn, of, is_smooth=True)
    thing.data.auto_smooth_angle = math.radians(80)
    if lumps:
        roughen(thing, lumps, min(size) * 0.5, seed)
        roughen(thing, lumps * 0.4, min(size) * 0.16, seed)
    return thing


def band(points: list[Place], width: float, thick: float, of: Surface, across: Place = (1, 0, 0)):
    """A strap, belt or strip through the points, `across` its width."""
    line = [Vector(point) for point in points]
    fine = []
    for k in range(len(line) - 1):
        a, b, c, d = line[max(k - 1, 0)], line[k], line[k + 1], line[min(k + 2, len(line) - 1)]
        for s in range(8):
            t = s / 8
            fine.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    fine.append(line[-1])
    side = Vector(across).normalized() * width / 2
    corners = [tuple(point + side * s) for point in fine for s in (-1, 1)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(fine) - 1)]
    thing = _made(_mesh(corners, faces), (0, 0, 0), (0, 0, 0), of, is_smooth=True)
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 0
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method = thick * 0.35, 2, "ANGLE"
    return thing


def canvas(color: str) -> Surface:
    """Heavy cotton, waxed: paler where it is creased and rubbed."""
    surface = Surface(color, 0.8, sheen=0.2)
    at = surface.place()
    stretched = lambda x, y, z: surface.node("Mapping", Vector=at, Scale=(x, y, z)).outputs["Vector"]
    weave = surface.node("MixRGB", Fac=0.5, Color1=surface.noise(1, 2, stretched(60, 60, 620)), Color2=surface.noise(1, 2, stretched(620, 620, 60))).outputs["Color"]
    tone = surface.ramp(weave, (0.32, shade(color, 0.72)), (0.5, color), (0.68, shade(color, 1.22)))
    rubbed = surface.node("MapRange", Value=surface.noise(11, 6, at, bend=1.4), From_Min=0.54, From_Max=0.72).outputs["Result"]
    tone = surface.mix(surface.span(rubbed, 0, 0.5), tone, shade(color, 1.35))
    surface.wear("Base Color", surface.mix(surface.span(surface.noise(5, 4, at), 0, 0.5), tone, shade(color, 0.66)))
    fine = surface.node("Bump", Height=weave, Distance=0.0007)
    creases = surface.node("Bump", Height=surface.noise(26, 5, at, bend=2.2), Distance=0.007, Strength=0.8, Normal=fine.outputs["Normal"])
    return surface.wear("Normal", creases.outputs["Normal"])


def seam(middle: Place, size: tuple[float, float], of: Surface, round_by: float = 0.03, thick: float = 0.0022) -> None:
    """Piping around a pocket that looks toward -y."""
    x, y, z = middle
    w, h, r = size[0] / 2, size[1] / 2, round_by
    points = []
    for cx, cz, begin in ((w - r, h - r, 0), (-w + r, h - r, 90), (-w + r, -h + r, 180), (w - r, -h + r, 270)):
        points += [(x + cx + r * math.cos(math.radians(begin + k * 30)), y, z + cz + r * math.sin(math.radians(begin + k * 30))) for k in range(4)]
    tube(points, thick, of, True)


def backpack(cotton: Surface, hide: Surface, metal: Surface) -> None:
    """Standing on the origin, its front toward -y; 44 cm high."""
    dark = plain("#2d2a1d", 0.8)
    for at, size, square, lumps, seed in (((0, 0, 0.19), (0.3, 0.17, 0.39), 0.36, 0.02, 1), ((0, -0.076, 0.12), (0.225, 0.07, 0.185), 0.3, 0.012, 3), ((0, -0.012, 0.36), (0.31, 0.19, 0.12), 0.46, 0.02, 5), ((0, -0.094, 0.318), (0.275, 0.03, 0.13), 0.3, 0.01, 6), ((0, -0.1, 0.19), (0.235, 0.036, 0.07), 0.34, 0.008, 7)):
        part = cushion(at, size, cotton, square, lumps, seed=seed, cut=192)
        roughen(part, 0.006, 0.028, seed)
        roughen(part, 0.0025, 0.011, seed)
    for s in (-1, 1):
        pocket = cushion((s * 0.155, 0, 0.115), (0.05, 0.12, 0.18), cotton, 0.4, 0.014, seed=9)
        roughen(pocket, 0.005, 0.024, 9)
    seam((0, -0.107, 0.115), (0.205, 0.165), dark)
    seam((0, -0.106, 0.318), (0.255, 0.115), dark)
    box((0, -0.002, 0.014), (0.285, 0.165, 0.034), hide, 0.012)
    for x in (-0.075, 0.075):
        band([(x, -0.06, 0.428), (x, -0.102, 0.397), (x, -0.116, 0.33), (x, -0.121, 0.25), (x, -0.125, 0.19), (x, -0.123, 0.12), (x, -0.121, 0.088)], 0.024, 0.003, hide)
        for k in range(14):
            box((x - 0.0095, -0.1195 - 0.0018 * math.sin(k / 4), 0.1 + 0.014 * k), (0.0012, 0.006, 0.006), plain("#d9c39a", 0.8), 0)
        box((x, -0.126, 0.128), (0.035, 0.004, 0.028), metal, 0.0018)
        box((x, -0.1285, 0.128), (0.025, 0.002, 0.017), hide, 0.0006)
        box((x, -0.1302, 0.128), (0.002, 0.0025, 0.024), metal, 0.0008)
        box((x, -0.1235, 0.158), (0.03, 0.006, 0.009), hide, 0.002)
    band([(-0.045, 0.03, 0.41), (-0.036, 0.03, 0.445), (0, 0.03, 0.456), (0.036, 0.03, 0.445), (0.045, 0.03, 0.41)], 0.024, 0.006, hide, (0, 1, 0))
    for s in (-1, 1):
        band([(s * 0.12, 0.07, 0.39), (s * 0.165, 0.06, 0.33), (s * 0.19, 0.05, 0.2), (s * 0.185, 0.055, 0.07), (s * 0.14, 0.07, 0.02)], 0.04, 0.008, cotton, (0.2, 1, 0.1))


def facing(way: Place) -> Place:
    """The turn with which what lies flat looks along `way`."""
    return tuple(map(math.degrees, Vector(way).to_track_quat("Z", "Y").to_euler()))


def leaf_shadow(on: Place, way: Place, back: float = 1, count: int = 3, size: tuple[float, float] = (0.17, 0.05), turn: float = -140) -> None:
    """A branch between the sun, that shines along `way`, and the scene: only its shadow is seen, its middle `on` a place."""
    before = set(bpy.data.objects)
    of = plain("#203010", 0.8)
    at = Vector(on) - Vector(way).normalized() * back
    middle = (0.24 * math.cos(math.radians(turn)), 0.24 * math.sin(math.radians(turn)))
    with grouped(at, facing(way)):
        for k in range(count):
            angle = math.radians(turn + (k - (count - 1) / 2) * 38)
            line = [(r * math.cos(angle) - r * r * 0.25 * math.sin(angle), r * math.sin(angle) + r * r * 0.25 * math.cos(angle)) for r in (0, 0.18, 0.36, 0.52)]
            twig([(x - middle[0], y - middle[1], 0.01 * k) for x, y in line], of, of, 11, size, 0.0025, 48, 0.1)
    unseen(set(bpy.data.objects) - before)


# --- parcels ---------------------------------------------------------------


def cardboard(color: str = "#b08a5c") -> Surface:
    surface = Surface(color, 0.85)
    chance = surface.node("ObjectInfo").outputs["Random"]
    tone = surface.mix(chance, shade(color, 0.86), shade(color, 1.1))
    at = surface.place()
    fibre = surface.noise(160, 5, surface.place((1, 1, 0.2)))
    stain = surface.noise(5, 5, at, bend=1)
    mixed = surface.mix(surface.span(fibre, 0, 0.4), tone, shade(color, 0.78))
    surface.wear("Base Color", surface.mix(surface.span(stain, 0, 0.3), mixed, shade(color, 0.7)))
    flutes = surface.node("TexWave", Vector=at, Scale=38, Distortion=0.4).outputs["Fac"]
    fine = surface.node("Bump", Height=flutes, Distance=0.0003)
    soft = surface.node("Bump", Height=surface.noise(9, 3, at), Distance=0.006, Normal=fine.outputs["Normal"])
    return surface.wear("Normal", soft.outputs["Normal"])


def parcel(at: Place, size: Place, board: Surface, tape: Surface, label: Surface, ink: Surface, turn: float = 0) -> None:
    """A closed carton on its place: flaps on top, tape over them and down the front, a label with bars."""
    width, deep, high = size
    with grouped(at, (0, 0, turn)):
        body = box((0, 0, high / 2), (width, deep, high - 0.004), board, 0.004)
        roughen(body, 0.004, 0.12, 1)
        for s in (-1, 1):
            box((0, s * deep / 4, high - 0.001), (width - 0.002, deep / 2 - 0.0015, 0.0035), board, 0.0012, (s * random.uniform(0.1, 0.6), 0, 0))
        box((0, 0, high + 0.0018), (width * 1.002, 0.048, 0.0006), tape, 0)
        for s in (-1, 1):
            box((s * (width / 2 + 0.0006), 0, high - 0.03), (0.0006, 0.048, 0.064), tape, 0)
        box((width * 0.12, -deep / 2 - 0.0008, high * 0.52), (min(0.11, width * 0.5), 0.0005, min(0.075, high * 0.5)), label, 0)
        x, end = width * 0.12 - min(0.04, width * 0.18), width * 0.12 + min(0.04, width * 0.18)
        while x < end:
            bar = random.choice((0.0006, 0.0012, 0.002))
            box((x, -deep / 2 - 0.0012, high * 0.5), (bar, 0.0003, min(0.026, high * 0.2)), ink, 0)
            x += bar + random.choice((0.0009, 0.0016))
        for k in range(2):
            box((width * 0.12 - 0.012 + k * 0.004, -deep / 2 - 0.0012, high * 0.52 + min(0.022, high * 0.15) + k * 0.006), (min(0.05, width * 0.2) - k * 0.008, 0.0003, 0.0022), ink, 0)


def rolled_towel(at: Place, length: float, radius: float, of: Surface, turn: Place = (0, 0, 0), seed: int = 0):
    """A spiral that lies along x; its end shows on both sides."""
    thick = 0.011
    turns = (radius - 0.008) / thick
    line = []
    steps = int(turns * 36)
    for k in range(steps + 1):
        a = 2 * math.pi * turns * k / steps
        r = 0.008 + thick * a / (2 * math.pi)
        line.append((r * math.cos(a + seed), r * math.sin(a + seed)))
    across = 44
    points, faces = [], []
    for row, (y, z) in enumerate(line):
        for c in range(across + 1):
            u = c / across - 0.5
            points.append((u * length + 0.003 * math.sin(row * 0.13 + seed) * abs(u) * 2, y, z))
    for row in range(len(line) - 1):
        for c in range(across):
            a = row * (across + 1) + c
            faces.append((a, a + 1, a + across + 2, a + across + 1))
    thing = _made(_mesh(points, faces), at, turn, of, is_smooth=True)
    thing.data.auto_smooth_angle = math.radians(70)
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick * 0.9, 0
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method = thick * 0.3, 2, "ANGLE"
    roughen(thing, 0.006, 0.04, 1 + seed)
    roughen(thing, 0.002, 0.004, 1 + seed)
    return thing


def potted(at: Place, high: float, green: Surface, pot: Surface, stalks: int = 7, size: tuple[float, float] = (0.19, 0.085), leaves: int = 11, lean: float = 0.14, wide: float = 0.165) -> None:
    """A plant of several stalks in a pot that is as high as twice its half width."""
    bark, soil = plain("#5b4a33", 0.8), plain("#2d2018", 1)
    k = wide / 0.165
    with grouped(at):
        lathe((0, 0, 0), [(0.0001, 0), (0.12 * k, 0), (0.12 * k, 0), (0.125 * k, 0.01 * k), (0.165 * k, 0.3 * k), (0.168 * k, 0.318 * k), (0.16 * k, 0.323 * k), (0.152 * k, 0.315 * k), (0.148 * k, 0.28 * k), (0.0001, 0.28 * k)], pot)
        cylinder((0, 0, 0.279 * k), 0.147 * k, 0.012 * k, soil, 0)
        for n in range(stalks):
            a = n * 2.4
            out = lean * random.uniform(0.7, 1.2)
            top = high * random.uniform(0.62, 1)
            base = 0.28 * k
            twig([(0.03 * k * math.cos(a), 0.03 * k * math.sin(a), base), (out * 0.5 * math.cos(a), out * 0.5 * math.sin(a), base + top * 0.45), (out * 1.5 * math.cos(a), out * 1.5 * math.sin(a), base + top)], green, bark, leaves, size, 0.0045 * k + 0.001, 62, 0.6)


# --- hangings and balls ----------------------------------------------------


def sheer(color: str = "#f2ece0", dense: float = 0.75) -> Surface:
    """A curtain: light comes through it, and it glows."""
    surface = Surface(color, 0.9)
    through = surface.node("BsdfTranslucent", Color=(*rgb(color), 1))
    clear = surface.node("BsdfTransparent")
    glowing, thin = surface.node("MixShader", Fac=0.55), surface.node("MixShader", Fac=dense)
    surface.links.new(surface.body.outputs[0], glowing.inputs[1])
    surface.links.new(through.outputs[0], glowing.inputs[2])
    surface.links.new(clear.outputs[0], thin.inputs[1])
    surface.links.new(glowing.outputs[0], thin.inputs[2])
    surface.links.new(thin.outputs[0], surface.nodes["Material Output"].inputs["Surface"])
    return surface


def hanging(at: Place, size: tuple[float, float], of: Surface, folds: int = 9, deep: float = 0.035, gather: float = 0.0, turn: Place = (0, 0, 0), seed: float = 0, thick: float = 0):
    """Cloth that hangs from its place: folds that grow and wander downward; `gather` draws it together at the top."""
    width, high = size
    across, down = folds * 22, 50
    points, faces = [], []
    for r in range(down + 1):
        v = r / down
        for c in range(across + 1):
            u = c / across
            phase = u * folds * 2 * math.pi + 1.3 * math.sin(u * 7 + seed) + 0.35 * v * math.sin(u * 11 + seed * 3)
            fold = math.sin(phase) + 0.3 * math.sin(phase * 2.3 + seed + v)
            narrow = 1 - gather * (1 - v) ** 2
            points.append(((u - 0.5) * width * narrow + 0.25 * deep * math.cos(phase) * v, fold * deep * (0.65 + 0.35 * v) * (0.62 + 0.38 * math.sin(u * 6.3 + seed * 2 + v * 1.5)), -v * high + 0.01 * math.sin(u * 9 + seed) * v))
    for r in range(down):
        for c in range(across):
            a = r * (across + 1) + c
            faces.append((a, a + 1, a + across + 2, a + across + 1))
    thing = _made(_mesh(points, faces), at, turn, of, is_smooth=True)
    thing.data.auto_smooth_angle = math.radians(80)
    if thick:
        solid = thing.modifiers.new("thick", "SOLIDIFY")
        solid.thickness = thick
    return thing


def football(at: Place, radius: float, pale: Surface, dark: Surface, turn: Place = (20, 30, 10)):
    """Twelve pentagons and twenty hexagons with seams between them."""
    body = bmesh.new()
    bmesh.ops.create_icosphere(body, subdivisions=1, radius=1)
    edge = next(iter(body.edges)).calc_length()
    bmesh.ops.bevel(body, geom=body.verts[:], offset=edge / 3, offset_type="OFFSET", affect="VERTICES", segments=1, profile=0.5)
    points, faces, kinds = [], [], []
    fine = 9
    for face in body.faces:
        corners = [vertex.co.normalized() for vertex in face.verts]
        middle = sum(corners, Vector()) / len(corners)
        for k, corner in enumerate(corners):
            following = corners[(k + 1) % len(corners)]
            start = len(points)
            for r in range(fine + 1):
                inner = 1 - r / fine
                for c in range(fine + 1):
                    at_edge = corner.lerp(following, c / fine)
                    place = middle.lerp(at_edge, r / fine)
                    points.append(place.normalized() * radius * (1 - 0.03 * math.exp(-inner * 13)))
                    if r and c:
                        a = start + (r - 1) * (fine + 1) + c - 1
                        faces.append((a, a + fine + 1, a + fine + 2, a + 1))
                        kinds.append(0 if len(corners) == 6 else 1)
    body.free()
    thing = _made(_mesh(points, faces), at, turn, pale, is_smooth=True)
    thing.data.materials.append(dark.material)
    for face, kind in zip(thing.data.polygons, kinds):
        face.material_index = kind
    weld = thing.modifiers.new("weld", "WELD")
    weld.merge_threshold = radius * 0.002
    thing.data.auto_smooth_angle = math.radians(80)
    return thing
