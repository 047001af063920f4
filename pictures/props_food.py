"""Food that several scenes share: pizza, bread, olives, tomatoes cut in half, cakes in layers."""

from mathutils import noise

from props_table import *
from props_table import _dressed, _shape
from studio import *


# --- pizza -----------------------------------------------------------------


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


def pizza(at: Place, pools: list[Place] = POOLS) -> None:
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
                for px, py, size in pools:
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


# --- bread and olives ------------------------------------------------------


def crust() -> Surface:
    s = Surface("#a8642c", 0.65, specular=0.25)
    at = s.place()
    tone = s.ramp(s.noise(24, 5, at), (0.3, "#6e3a17"), (0.46, "#9c5a26"), (0.6, "#bd7a3a"), (0.76, "#d9a55f"))
    flour = s.node("MapRange", Value=s.noise(38, 5, at, bend=1), From_Min=0.56, From_Max=0.72).outputs["Result"]
    s.wear("Base Color", s.mix(s.span(flour, 0, 0.75), tone, "#eadcc2"))
    return s.bump(s.noise(110, 5, at), 0.0035, 0.7)


def crumb_surface(is_toasted: bool = False) -> Surface:
    """The cut of a sourdough: holes of all sizes."""
    s = Surface("#e3cfa6", 0.85)
    at = s.place()
    fine, large = s.node("TexVoronoi", Vector=at, Scale=210).outputs["Distance"], s.node("TexVoronoi", Vector=at, Scale=75).outputs["Distance"]
    hole = s.node("MapRange", Value=large, From_Min=0.34, From_Max=0.2).outputs["Result"]
    small = s.node("MapRange", Value=fine, From_Min=0.4, From_Max=0.2).outputs["Result"]
    tone = s.mix(s.span(small, 0, 0.45), s.ramp(s.noise(40, 4, at), (0.3, "#d8bf8e"), (0.7, "#eddcb8")), "#b99a66")
    tone = s.mix(s.span(hole, 0, 0.6), tone, "#a07f4c")
    if is_toasted:
        brown = s.node("MapRange", Value=s.noise(28, 5, at), From_Min=0.36, From_Max=0.64).outputs["Result"]
        tone = s.mix(s.span(brown, 0.12, 0.85), tone, "#a8692c")
    s.wear("Base Color", tone)
    depth = s.node("MixRGB", Fac=0.5, Color1=s.span(hole, 1, 0), Color2=s.span(small, 1, 0)).outputs["Color"]
    return s.bump(depth, 0.003, 0.8)


def slice_of_bread(at: Place, turn: Place, thick: float = 0.017, is_toasted: bool = False) -> None:
    """An oval slice lying flat; its crust all round, the crumb above."""
    rim, cut = crust(), crumb_surface(is_toasted)
    outline = []
    for k in range(120):
        a = 2 * math.pi * k / 120
        r = 0.058 * (1 + 0.05 * noise.noise((math.cos(a) * 1.5 + at[0] * 30, math.sin(a) * 1.5, 1)))
        x, y = r * 1.12 * math.cos(a), r * 0.72 * math.sin(a) * (1 if math.sin(a) > 0 else 0.8)
        outline.append((x, y))
    points, faces = [], []
    rows = 60
    for j in range(rows + 1):
        u = j / rows
        for x, y in outline:
            points.append((x * u * 0.975, y * u * 0.975, thick / 2 + 0.0011 * noise.fractal((x * u * 70, y * u * 70, at[1] * 50), 0.8, 2, 4) - 0.0012 * u**8))
    faces = [(j * 120 + k, (j + 1) * 120 + k, (j + 1) * 120 + (k + 1) % 120, j * 120 + (k + 1) % 120) for j in range(rows) for k in range(120)]
    def make():
        _dressed(_shape(points, faces), (0, 0, 0), (0, 0, 0), cut)
        side = []
        for z, out in ((0.46, 0.965), (0.5, 0.985), (0.42, 1.0), (0.1, 1.02), (-0.3, 1.01), (-0.5, 0.98), (-0.5, 0.3)):
            side += [(x * out, y * out, z * thick) for x, y in outline]
        n = [(j * 120 + k, j * 120 + (k + 1) % 120, (j + 1) * 120 + (k + 1) % 120, (j + 1) * 120 + k) for j in range(6) for k in range(120)]
        body = _dressed(_shape(side, n), (0, 0, 0), (0, 0, 0), rim)
        body.modifiers.new("fine", "SUBSURF").render_levels = 2
    group(make, at, turn)


def olives(at: Place, count: int) -> None:
    of = stoneware("#d8cdb8", "#6a4a30", rim="#8f6b49", top=0.0275, rough=0.3)
    lathe(at, [(0, 0.002), (0.026, 0.002), (0.0265, 0), (0.03, 0), (0.036, 0.006), (0.0475, 0.02), (0.0505, 0.0275), (0.0495, 0.0287), (0.0475, 0.0265), (0.04, 0.0125), (0.028, 0.0065), (0, 0.006)], of)
    skin = Surface("#4e5a1e", 0.22, specular=0.5, subsurface=0.08, clearcoat=0.3)
    skin.body.inputs["Subsurface Radius"].default_value = (0.002, 0.003, 0.001)
    skin.wear("Base Color", skin.mix(skin.span(skin.noise(110, 4), 0, 0.4), skin.ramp(skin.node("ObjectInfo").outputs["Random"], (0, "#3b2a24"), (0.3, "#4c3a2a"), (0.36, "#59621f"), (1, "#7d8434")), "#3b431a"))
    first = ball((0, 0, -5), 0.0088, skin, (1.28, 1, 0.98), 0.0004)
    for level, (spread, z) in enumerate(((0.036, 0.0165), (0.029, 0.0285), (0.013, 0.037))):
        for x, y, _ in scattered(count, (0, 0, 0), (spread, spread), 0.0172):
            copy(first, (at[0] + x, at[1] + y, at[2] + z + 0.003 * (math.hypot(x, y) / 0.036) ** 2 * (level == 0)), (random.uniform(-25, 25), random.uniform(-25, 25), random.uniform(0, 360)), random.uniform(0.92, 1.08))


# --- cut and in layers -----------------------------------------------------


def half_tomato(at: Place, radius: float, turn: Place) -> None:
    skin, flesh = Surface("#b3200f", 0.16, subsurface=0.1, clearcoat=0.4), Surface("#b8331c", 0.16, subsurface=0.08, specular=0.6)
    skin.body.inputs["Subsurface Radius"].default_value = (0.004, 0.001, 0.001)
    flesh.body.inputs["Subsurface Radius"].default_value = (0.006, 0.002, 0.001)
    spot = flesh.node("SeparateXYZ", Vector=flesh.place())
    angle = flesh.node("Math", Value=spot.outputs["Y"])
    angle.operation = "ARCTAN2"
    flesh.links.new(spot.outputs["X"], angle.inputs[1])
    far = flesh.node("VectorMath")
    far.operation = "LENGTH"
    flesh.links.new(flesh.place(), far.inputs[0])
    rooms = flesh.node("Math", Value=angle.outputs["Value"])
    rooms.operation, rooms.inputs[1].default_value = "MULTIPLY", 3
    wave = flesh.node("Math", Value=rooms.outputs["Value"])
    wave.operation = "COSINE"
    inside = flesh.node("MapRange", Value=far.outputs["Value"], From_Min=radius * 0.78, From_Max=radius * 0.66).outputs["Result"]
    outside = flesh.node("MapRange", Value=far.outputs["Value"], From_Min=radius * 0.2, From_Max=radius * 0.3).outputs["Result"]
    room_of = flesh.node("MapRange", Value=wave.outputs["Value"], From_Min=-0.75, From_Max=-0.5).outputs["Result"]
    jelly = flesh.node("Math", Value=inside)
    jelly.operation = "MULTIPLY"
    flesh.links.new(outside, jelly.inputs[1])
    both = flesh.node("Math", Value=jelly.outputs["Value"])
    both.operation = "MULTIPLY"
    flesh.links.new(room_of, both.inputs[1])
    seeds = flesh.node("TexVoronoi", Vector=flesh.place(), Scale=330).outputs["Distance"]
    seed = flesh.node("MapRange", Value=seeds, From_Min=0.3, From_Max=0.2).outputs["Result"]
    gel = flesh.mix(seed, "#a8330f", "#d9b067")
    flesh.wear("Base Color", flesh.mix(both.outputs["Value"], flesh.mix(flesh.span(flesh.noise(200, 3), 0, 1), "#a82412", "#c2402a"), gel))
    flesh.bump(both.outputs["Value"], 0.0012, -0.6)
    def make():
        r = radius
        lathe((0, 0, 0), [(0, -1.0 * r), (0.55 * r, -0.85 * r), (0.92 * r, -0.4 * r), (r, 0), (0.97 * r, 0.012 * r)], skin)
        lathe((0, 0, 0), [(0.975 * r, 0.008 * r), (0.94 * r, 0.03 * r), (0.4 * r, 0.02 * r), (0, 0.015 * r)], flesh)
    group(make, at, turn)


def layer(at: Place, high: float, of: Surface, swell: float, rough: float, seed: float, top: float = 0.0, size: tuple[float, float] = (0.078, 0.064), turn: float = 20, square: float = 0.28) -> None:
    """One layer: its side bulges by `swell` and is uneven by `rough`; seen all round and from above."""
    around, rows, inner = 260, 20, 26
    wide, deep = size
    base = []
    for k in range(around):
        a = 2 * math.pi * k / around
        c, s = math.cos(a), math.sin(a)
        base.append((wide / 2 * math.copysign(abs(c) ** square, c), deep / 2 * math.copysign(abs(s) ** square, s), c, s))
    points, faces = [], []
    for j in range(rows + 1):
        v = j / rows
        for x, y, c, s in base:
            out = swell * (1 + 1.6 * noise.noise((x * 28, y * 28, seed + 9))) * math.sin(math.pi * v) ** 0.7 + rough * noise.fractal((x * 90 + seed, y * 90, v * high * 90), 0.9, 2, 4) + 0.0034 * noise.noise((x * 30, y * 30, seed))
            sag = 0.003 * noise.noise((x * 35, y * 35, seed + 4))
            points.append((x * (1 + out / (wide / 2)), y * (1 + out / (deep / 2)), v * high + sag))
    last = rows * around
    for j in range(1, inner + 1):
        u = 1 - j / inner
        for x, y, c, s in base:
            points.append((x * u, y * u, high + top * noise.fractal((x * u * 55, y * u * 55, seed), 0.8, 2, 5) + top * 0.8 * (1 - u**6)))
    for j in range(rows + inner):
        for k in range(around):
            a, b = j * around + k, j * around + (k + 1) % around
            faces.append((a, b, b + around, a + around))
    _dressed(_shape(points, faces), at, (0, 0, turn), of)


def mascarpone() -> Surface:
    s = Surface("#f1e4c8", 0.45, subsurface=0.2)
    s.body.inputs["Subsurface Radius"].default_value = (0.008, 0.005, 0.003)
    tone = s.ramp(s.noise(60, 4), (0.3, "#e6d3ac"), (0.6, "#f3e7cd"), (0.8, "#f8f0de"))
    dusted = s.node("MapRange", Value=s.noise(330, 5), From_Min=0.56, From_Max=0.68).outputs["Result"]
    s.wear("Base Color", s.mix(s.span(dusted, 0, 0.55), tone, "#8a5f3c"))
    return s.bump(s.noise(260, 3), 0.0006, 0.5)


def sponge() -> Surface:
    s = Surface("#9a6636", 0.8)
    at = s.place()
    holes = s.node("TexVoronoi", Vector=at, Scale=520).outputs["Distance"]
    hole = s.node("MapRange", Value=holes, From_Min=0.38, From_Max=0.18).outputs["Result"]
    soaked = s.ramp(s.noise(55, 4, at), (0.3, "#5b331a"), (0.5, "#8d5a2e"), (0.66, "#b98a52"), (0.8, "#cfa56c"))
    s.wear("Base Color", s.mix(s.span(hole, 0, 0.6), soaked, "#5a3519"))
    return s.bump(s.node("MixRGB", Fac=0.4, Color1=s.span(hole, 1, 0), Color2=s.noise(300, 3, at)).outputs["Color"], 0.0022, 0.8)


def cocoa() -> Surface:
    s = Surface("#3d2010", 0.95)
    at = s.place()
    s.wear("Base Color", s.ramp(s.noise(420, 5, at), (0.3, "#241109"), (0.5, "#432512"), (0.7, "#613a1f")))
    return s.bump(s.noise(750, 5, at), 0.0018, 0.9)
