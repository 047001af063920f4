"""A pizza from above on a round board on an old table, with room for words at the left."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from mathutils import noise
from studio import *
from props_table import *

AT = (0.125, -0.005, 0.022)
RADIUS = 0.16
POOLS = [(0.0, 0.01, 0.035), (0.07, 0.045, 0.03), (-0.06, 0.06, 0.031), (-0.078, -0.028, 0.033), (0.015, -0.08, 0.034), (0.088, -0.035, 0.028), (0.018, 0.092, 0.023), (-0.035, -0.085, 0.018), (-0.105, 0.018, 0.014), (0.06, -0.098, 0.012), (0.05, 0.004, 0.014)]


random.seed(3)
BLISTERS = [(random.uniform(0, 6.28), random.uniform(0.25, 0.7), random.uniform(0.003, 0.0095)) for _ in range(50)]


def wobble(x: float, y: float, scale: float, detail: int = 3) -> float:
    return noise.fractal((x * scale, y * scale, 3.7), 0.9, 2, detail)


def step(low: float, high: float, value: float) -> float:
    t = min(1, max(0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def blister(angle: float, t: float, where: float, across: float, size: float) -> float:
    """How far a bubble of the rim is blown up here."""
    away = (angle - where + math.pi) % (2 * math.pi) - math.pi
    far = math.hypot(away * RADIUS, (t - across) * 0.05) / size
    return math.sqrt(max(0, 1 - far * far))


def pizza(at: Place) -> None:
    """Rings of points: the middle with sauce and cheese, then the rim as a bent roll of dough."""
    spokes, inner, roll = 720, 190, 64
    points, masks, faces = [], {"cheese": [], "rim": [], "char": []}, []
    for row in range(inner + roll):
        for k in range(spokes):
            angle = 2 * math.pi * k / spokes
            cx, cy = math.cos(angle), math.sin(angle)
            edge = RADIUS * (1 + 0.03 * wobble(cx, cy, 1.1) + 0.008 * wobble(cx, cy, 6))
            wide = 0.0275 * (1 + 0.3 * wobble(cx + 5, cy, 1.8))
            high = 0.0185 * (1 + 0.34 * wobble(cx, cy + 7, 2.3) + 0.14 * wobble(cx, cy, 7))
            if row < inner:
                r, z, rim = (edge - wide) * row / inner, 0.0045, 0.0
                x, y = r * cx, r * cy
                wx, wy = x + 0.007 * wobble(x, y, 45), y + 0.007 * wobble(x + 1, y, 45)
                cheese = 0.0
                for px, py, size in POOLS:
                    far = math.hypot(wx - px, wy - py) / (size * (1 + 0.35 * wobble(px * 9 + math.atan2(y - py, x - px) * 0.25, size, 3)))
                    cheese = max(cheese, 1.15 - far)
                melted = step(-0.12, 0.3, cheese)
                z += (1 - 0.85 * melted) * (0.0013 * wobble(x, y, 85) + 0.0016 * abs(wobble(x, y, 190, 2)))
                z += 0.0018 * melted + 0.0024 * step(0.05, 0.95, cheese) + 0.0009 * melted * wobble(x, y, 42, 2)
                rim = step((edge - wide) - 0.012, edge - wide, r + 0.006 * wobble(x, y, 55))
                z += 0.003 * rim
                cheese = step(-0.16, 0.34, cheese) * (1 - rim)
                char = 0.0
            else:
                t = (row - inner) / (roll - 1)
                turn = math.pi * (0.06 + 1.14 * t)
                lumps = 1 + 0.12 * wobble(cx, cy + 0.12 * t, 4.5, 2) + 0.03 * wobble(cx, cy + 0.12 * t, 17, 2)
                blown = max(blister(angle, t, *one) for one in BLISTERS)
                lumps += 0.2 * blown
                r = edge - wide / 2 - wide / 2 * math.cos(turn) * (lumps if t > 0.3 else 1)
                z = max(0.0, 0.0045 + high * math.sin(turn) * lumps * step(-0.1, 0.35, t) + 0.003 * (1 - t))
                x, y, rim, cheese = r * cx, r * cy, 1.0, 0.0
                char = step(0.15, 0.5, t) * (1 - step(0.72, 0.98, t)) * (0.6 + 0.45 * step(0.8, 1.25, high / 0.0185)) + 0.42 * blown
            points.append((x, y, z))
            for name, value in (("cheese", cheese), ("rim", rim), ("char", char)):
                masks[name].append(value)
    for row in range(inner + roll - 1):
        for k in range(spokes):
            a, b = row * spokes + k, row * spokes + (k + 1) % spokes
            faces.append((a, b, b + spokes, a + spokes))
    thing = lathe((0, 0, -9), [(0.001, 0), (0.002, 0)], baked())
    mesh = bpy.data.meshes.new("pizza")
    mesh.from_pydata(points, [], faces)
    for name, values in masks.items():
        mesh.attributes.new(name, "FLOAT", "POINT").data.foreach_set("value", values)
    mesh.materials.append(thing.data.materials[0])
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    thing.data, thing.location = mesh, at


def baked() -> Surface:
    """Sauce, then cheese over it, then the dough of the rim with its burnt spots."""
    s = Surface("#a52a10", 0.3, subsurface=0.06, specular=0.5)
    s.body.inputs["Subsurface Radius"].default_value = (0.004, 0.002, 0.001)
    at = s.place()
    mask = lambda name: _mask(s, name)
    fine, lumps, spots, broad = s.noise(330, 5, at), s.noise(95, 4, at), s.noise(150, 3, at), s.noise(26, 4, at)
    limit = lambda fac, low, high: s.node("MapRange", Value=fac, From_Min=low, From_Max=high).outputs["Result"]
    sauce = s.ramp(lumps, (0.3, "#6b0f05"), (0.45, "#a3200a"), (0.57, "#c03410"), (0.72, "#d4601c"))
    sauce = s.mix(s.span(limit(broad, 0.55, 0.75), 0, 0.5), sauce, "#c8551b")
    white = s.ramp(broad, (0.3, "#e6bd74"), (0.43, "#f2d69c"), (0.58, "#f8e8c6"), (0.75, "#f6e2b8"))
    white = s.mix(s.span(limit(lumps, 0.6, 0.72), 0, 0.8), white, "#e2a95c")
    white = s.mix(s.span(limit(spots, 0.68, 0.74), 0, 0.85), white, "#a8642a")
    dough = s.ramp(s.noise(38, 5, at), (0.3, "#efd3a0"), (0.45, "#e0ad66"), (0.57, "#c98640"), (0.72, "#985524"))
    dough = s.mix(s.span(limit(fine, 0.45, 0.75), 0, 0.35), dough, "#f0dfbd")
    burnt = s.node("Math", Value=s.noise(62, 3, at, bend=0.8))
    burnt.operation = "MULTIPLY"
    s.links.new(mask("char"), burnt.inputs[1])
    dough = s.mix(s.span(limit(burnt.outputs["Value"], 0.42, 0.55), 0, 0.8), dough, "#7a431b")
    dough = s.mix(s.span(limit(burnt.outputs["Value"], 0.555, 0.65), 0, 0.95), dough, "#20130b")
    edge = s.ramp(mask("cheese"), (0.22, "#000000"), (0.52, "#ffffff"))
    tint = s.mix(limit(mask("cheese"), 0.5, 0.95), "#e0a05c", white)
    color = s.mix(edge, sauce, tint)
    rim = limit(mask("rim"), 0.25, 0.75)
    s.wear("Base Color", s.mix(rim, color, dough))
    oily = s.mix(limit(broad, 0.42, 0.62), s.ramp(fine, (0, "#5c5c5c"), (1, "#808080")), "#2a2a2a")
    s.wear("Roughness", s.mix(rim, oily, "#b8b8b8"))
    rough = s.node("MixRGB", Fac=0.4, Color1=fine, Color2=spots).outputs["Color"]
    soft = s.node("MixRGB", Fac=0.12, Color1=s.noise(60, 2, at), Color2=fine).outputs["Color"]
    skin = s.node("MixRGB", Fac=0.3, Color1=lumps, Color2=fine).outputs["Color"]
    height = s.mix(rim, s.mix(edge, rough, soft), skin)
    return s.bump(height, 0.0016, 0.5)


def _mask(s: Surface, name: str) -> Socket:
    node = s.nodes.new("ShaderNodeAttribute")
    node.attribute_name = name
    return node.outputs["Fac"]


def floured(of: Surface, middle: Place, reach: float) -> Surface:
    """Flour dusted over it around the middle (in metres of the world)."""
    where = of.node("NewGeometry").outputs["Position"]
    fine, broad = of.noise(1500, 3, where), of.noise(16, 5, where)
    off = of.node("VectorMath")
    off.operation = "DISTANCE"
    of.links.new(where, off.inputs[0])
    off.inputs[1].default_value = middle
    near = of.node("MapRange", Value=off.outputs["Value"], From_Min=reach, From_Max=reach * 0.55).outputs["Result"]
    total = of.node("Math", Value=of.node("MapRange", Value=broad, From_Min=0.52, From_Max=0.95).outputs["Result"])
    total.operation = "MULTIPLY"
    of.links.new(near, total.inputs[1])
    dots = of.node("Math", Value=total.outputs["Value"])
    dots.operation = "MULTIPLY"
    of.links.new(of.node("MapRange", Value=fine, From_Min=0.35, From_Max=0.7).outputs["Result"], dots.inputs[1])
    color = of.body.inputs["Base Color"].links[0].from_socket
    return of.wear("Base Color", of.mix(dots.outputs["Value"], color, "#f3eadb"))


studio(5)
planks(1.6, 1.2, timber("#2f1f15", "#6b4a31", 0.55), 8, turn=4)
board = cylinder((AT[0], AT[1], 0.0105), 0.195, 0.019, floured(timber("#8a5c34", "#c4955f", 0.5), AT, 0.24), 0.004, (0, 0, 22))
pizza(AT)
green = basil()
for x, y, turn, size in ((-0.03, 0.02, 40, 1), (0.035, 0.045, 200, 0.85), (-0.005, 0.03, 110, 0.9), (0.055, -0.055, -50, 0.95), (-0.07, -0.065, 140, 0.8), (-0.085, 0.05, 10, 0.75)):
    leaf((AT[0] + x, AT[1] + y, AT[2] + 0.0115), 0.056 * size, 0.036 * size, green, (random.uniform(-14, 14), random.uniform(-16, -6), turn), 0.35, 0.3)
for x, y, turn, size in ((-0.215, 0.148, 30, 1.1), (-0.205, 0.15, 150, 0.9), (-0.21, 0.142, 265, 0.8), (-0.13, -0.165, 60, 0.8)):
    leaf((x, y, 0.004), 0.046 * size, 0.029 * size, green, (random.uniform(-10, 10), -12, turn), 0.35, 0.3)
tomato((-0.27, 0.135, 0.0), 0.0165, (20, 15, 0))
tomato((-0.292, 0.165, 0.0), 0.018, (-35, 10, 40))
crumbs(90, (-0.05, -0.05, 0), (0.26, 0.2), plain("#f3ead8", 0.9), (0.0004, 0.0011))
draped(0.3, 0.5, linen("#c9bda6"), (0.4, 0.12, 0), 12, [(-0.09, 0.0, 80, 0.013), (-0.05, -0.15, 60, 0.011)])
lamp((-0.8, 0.95, 0.62), (0.08, 0, 0), 62, 0.7, "#ffdfb8", 0.8)
lamp((0.9, -0.8, 0.9), (0, 0, 0), 5, 1.2, "#cfdcf2")
camera((0.0, -0.27, 0.93), (0.0, -0.002, 0.0), 50, 6.3, (0.1, -0.04, 0.03))
bpy.context.scene.cycles.max_bounces, bpy.context.scene.cycles.diffuse_bounces = 5, 2
shoot("pizza-margherita", (2000, 1333), 6)
