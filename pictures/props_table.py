"""Tables, rooms out of focus and what stands on a table: shared by the scenes of food and of goods."""

from studio import *

# --- surfaces --------------------------------------------------------------


def timber(dark: str = "#5f3d22", light: str = "#a97848", rough: float = 0.5, pores: float = 1) -> Surface:
    """Wood with rings and pores along x; each thing of it is cut from another place of the trunk."""
    surface = Surface(light, rough)
    chance = surface.node("ObjectInfo").outputs["Random"]
    shift = surface.node("CombineXYZ", X=surface.span(chance, 0, 7), Y=surface.span(chance, 0, 13), Z=surface.span(chance, 0, 5))
    where = surface.node("VectorMath")
    surface.links.new(surface.node("TexCoord").outputs["Object"], where.inputs[0])
    surface.links.new(shift.outputs["Vector"], where.inputs[1])
    along = lambda x, y: surface.node("Mapping", Vector=where.outputs["Vector"], Scale=(x, y, y)).outputs["Vector"]
    rings = surface.noise(1, 3, along(2.2, 26), bend=0.6)
    broad = surface.noise(1, 2, along(0.9, 5))
    fine = surface.noise(1, 4, along(12, 420))
    color = surface.ramp(rings, (0.3, dark), (0.46, light), (0.55, shade(light, 0.84)), (0.62, light), (0.78, dark))
    color = surface.mix(surface.span(broad, 0, 0.45), color, shade(light, 0.72))
    color = surface.mix(surface.span(chance, 0, 0.22), color, dark)
    pore = surface.node("MapRange", Value=fine, From_Min=0.56, From_Max=0.7).outputs["Result"]
    color = surface.mix(surface.span(pore, 0, 0.55 * pores), color, shade(dark, 0.6))
    surface.wear("Base Color", color)
    surface.wear("Roughness", surface.span(fine, rough - 0.12, rough + 0.2))
    relief = surface.node("MixRGB", Fac=0.35, Color1=fine, Color2=rings).outputs["Color"]
    return surface.bump(relief, 0.0012 * pores, 0.6)


def linen(color: str, threads: float = 1300, rough: float = 0.92) -> Surface:
    """Woven of uneven threads, `threads` a metre, thicker and thinner along their way."""
    surface = Surface(color, rough, sheen=0.4)
    at = surface.place()
    stretched = lambda x, y: surface.node("Mapping", Vector=at, Scale=(x, y, 1)).outputs["Vector"]
    warp = surface.noise(1, 2, stretched(45, threads))
    weft = surface.noise(1, 2, stretched(threads, 45))
    both = surface.node("MixRGB", Fac=0.5, Color1=warp, Color2=weft)
    weave = both.outputs["Color"]
    tone = surface.ramp(weave, (0.34, shade(color, 0.74)), (0.5, color), (0.66, shade(color, 1.1)))
    surface.wear("Base Color", surface.mix(surface.span(surface.noise(9, 3, at), 0, 0.35), tone, shade(color, 0.82)))
    return surface.bump(weave, 0.0007, 0.7)


def stoneware(color: str, speck: str = "#5b4433", rim: str | None = None, top: float = 1, foot: str = "#a88462", bare: float = 0, rough: float = 0.3) -> Surface:
    """Glazed by hand: iron specks, the glaze thin and brown at the rim (`top`), the clay bare below `bare`."""
    surface = Surface(color, rough, clearcoat=0.25, clearcoat_roughness=0.12)
    at = surface.place()
    cloud = surface.noise(14, 4, at)
    tone = surface.ramp(cloud, (0.3, shade(color, 0.86)), (0.55, color), (0.75, shade(color, 1.05)))
    for scale, share, size in ((420, 0.2, 0.34), (950, 0.3, 0.3), (190, 0.1, 0.2)):
        cells = surface.node("TexVoronoi", Vector=at, Scale=scale)
        chance = surface.node("SeparateRGB", Image=cells.outputs["Color"]).outputs["R"]
        is_speck = surface.node("MapRange", Value=chance, From_Min=share + 0.01, From_Max=share).outputs["Result"]
        near = surface.node("MapRange", Value=cells.outputs["Distance"], From_Min=size, From_Max=size * 0.6).outputs["Result"]
        both = surface.node("Math", Value=is_speck)
        both.operation = "MULTIPLY"
        surface.links.new(near, both.inputs[1])
        tone = surface.mix(surface.span(both.outputs["Value"], 0, 0.8), tone, speck)
    high = surface.node("SeparateXYZ", Vector=at).outputs["Z"]
    wavy = surface.node("Math", Value=surface.span(surface.noise(22, 2, at), -0.004, 0.004))
    surface.links.new(high, wavy.inputs[1])
    if rim:
        thin = surface.node("MapRange", Value=wavy.outputs["Value"], From_Min=top - 0.006, From_Max=top)
        tone = surface.mix(thin.outputs["Result"], tone, rim)
    surface.wear("Base Color", tone)
    if bare:
        glazed = surface.node("MapRange", Value=wavy.outputs["Value"], From_Min=bare - 0.0004, From_Max=bare + 0.0004).outputs["Result"]
        surface.wear("Base Color", surface.mix(glazed, foot, tone))
        surface.wear("Roughness", surface.span(glazed, 0.85, rough))
        surface.wear("Clearcoat", surface.span(glazed, 0, 0.25))
    return surface.bump(surface.noise(45, 3, at), 0.0006, 0.5)


# --- rooms -----------------------------------------------------------------


def planks(wide: float, deep: float, of: Surface, count: int = 6, top: float = 0, middle: Place = (0, 0, 0), turn: float = 0) -> None:
    """A table of boards along x, its top at `top`."""
    board = deep / count
    for k in range(count):
        y = -deep / 2 + board * (k + 0.5)
        at = Vector((0, y, 0))
        at.rotate(__import__("mathutils").Euler((0, 0, math.radians(turn))))
        thing = box((middle[0] + at.x, middle[1] + at.y, top - 0.02), (wide, board - 0.0012, 0.04), of, 0.0015, (0, 0, turn))
        thing.location.z += random.uniform(-0.0006, 0)


def room(back: float = 2.2, wall: str = "#b9a58c", floor: float = -0.75, window_at: float | None = None, shelf_at: float | None = None, lift: float = -0.4) -> None:
    """What stands far behind the table and is only seen out of focus: plaster, a shelf with pots, a bright window."""
    sheet((0, back, 1), (9, 7), plaster(wall, grain=0.004), 2, (90, 0, 0))
    sheet((0, 0, floor), (9, 9), timber("#4a3220", "#7d5836"), 2)
    if window_at is not None:
        frame = plain("#efe8db", 0.5)
        box((window_at, back - 0.02, 0.95 + lift), (0.95, 0.03, 1.5), glow("#fff3df", 5.5), 0)
        for x in (-0.48, 0, 0.48):
            box((window_at + x, back - 0.06, 0.95 + lift), (0.06, 0.05, 1.56), frame)
        for z in (0.2, 1.05, 1.72):
            box((window_at, back - 0.06, z + lift), (1.0, 0.05, 0.05), frame)
    if shelf_at is not None:
        cabinet(shelf_at, back - 0.16, lift)


def cabinet(x: float, y: float, lift: float = 0) -> None:
    """Two open boards with pots, jars and books, for the background."""
    board = timber("#5a3b22", "#946a41")
    colors = ("#d8cbb5", "#a4552f", "#7d8467", "#e6ddcd", "#4e4a43", "#b98a4d", "#c9b79a")
    for z in (0.12 + lift, 0.5 + lift, 0.88 + lift):
        box((x, y, z), (1.3, 0.26, 0.03), board)
        at = x - 0.56
        while at < x + 0.52:
            color = random.choice(colors)
            wide, high = random.uniform(0.05, 0.11), random.uniform(0.1, 0.22)
            if random.random() < 0.35:
                for _ in range(random.randint(3, 6)):
                    box((at, y, z + 0.015 + high / 2), (0.028, 0.15, high), plain(random.choice(colors), 0.7), 0.002)
                    at += 0.032
            else:
                pot((at + wide / 2, y, z + 0.015), wide / 2, high, ceramic(color, 0.3))
                at += wide
            at += random.uniform(0.03, 0.1)


def pot(at: Place, radius: float, high: float, of: Surface):
    r = radius
    return lathe(at, [(0, 0), (r * 0.8, 0), (r * 0.8, 0), (r, high * 0.35), (r * 0.9, high * 0.8), (r * 0.55, high * 0.9), (r * 0.6, high)], of, 0.004)


def greenery(at: Place, spread: float = 0.25, count: int = 60, color: str = "#5d7043") -> None:
    """A bush of leaves for the background, out of focus."""
    leaf_of = Surface(color, 0.5)
    chance = leaf_of.node("ObjectInfo").outputs["Random"]
    leaf_of.wear("Base Color", leaf_of.ramp(chance, (0, shade(color, 0.6)), (0.6, color), (1, shade(color, 1.5))))
    first = leaf((0, 0, -5), 0.1, 0.05, leaf_of)
    for _ in range(count):
        direction = Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0.3, 0.8))).normalized() * spread * random.uniform(0.4, 1)
        copy(first, tuple(Vector(at) + direction), tuple(random.uniform(0, 360) for _ in range(3)), random.uniform(0.6, 1.3))


def daylight(side: float = -1, watts: float = 70, back: float = 0.7, high: float = 1.1) -> None:
    """A window beside the table (`side`: -1 left, 1 right) and its cool answer from across."""
    bpy.context.scene.cycles.max_bounces, bpy.context.scene.cycles.diffuse_bounces = 6, 3
    lamp((1.5 * side, back, high), (0, 0, 0.03), watts, 1.0, "#ffe9cf", 1.3)
    lamp((-1.6 * side, -1.0, 0.9), (0, 0, 0.05), watts * 0.14, 1.4, "#cfdcf2")


# --- shapes ----------------------------------------------------------------


def leaf(at: Place, long: float, wide: float, of: Surface, turn: Place = (0, 0, 0), cup: float = 0.25, curl: float = 0.35):
    """A leaf along x, arched along and across; its stalk is at its own zero."""
    rows, columns = 16, 9
    points, faces = [], []
    for i in range(rows + 1):
        u = i / rows
        half = wide / 2 * (math.sin(math.pi * u**0.8) ** 0.75 if 0 < u < 1 else 0.02)
        for k in range(columns):
            v = k / (columns - 1) * 2 - 1
            z = cup * half * (v * v) - curl * long * u * u * 0.5 + 0.02 * wide * math.cos(18 * u) * abs(v)
            points.append((u * long, v * half, z + (0.03 * wide * (abs(v) - 0.4) if abs(v) > 0.1 else -0.02 * wide)))
    for i in range(rows):
        for k in range(columns - 1):
            a = i * columns + k
            faces.append((a, a + 1, a + columns + 1, a + columns))
    thing = _shape(points, faces)
    return _dressed(thing, at, turn, of)


def sweep(path: list[Place], sections: list[tuple[float, float]], of: Surface, across: Place = (0, 1, 0), at: Place = (0, 0, 0), turn: Place = (0, 0, 0), ends: int = 24):
    """A handle or a spout: ellipses of (width across, thickness) along a smooth path that lies in a plane."""
    line = _line(path, ends)
    sides = 24
    side = Vector(across).normalized()
    points, faces = [], []
    for k, here in enumerate(line):
        ahead = (line[min(k + 1, len(line) - 1)] - line[max(k - 1, 0)]).normalized()
        out = ahead.cross(side).normalized()
        part = k / (len(line) - 1) * (len(sections) - 1)
        low = min(int(part), len(sections) - 2)
        wide, thick = (sections[low][n] + (sections[low + 1][n] - sections[low][n]) * (part - low) for n in (0, 1))
        for s in range(sides):
            angle = 2 * math.pi * s / sides
            points.append(here + side * (wide / 2 * math.cos(angle)) + out * (thick / 2 * math.sin(angle)))
    for k in range(len(line) - 1):
        for s in range(sides):
            a, b = k * sides + s, k * sides + (s + 1) % sides
            faces.append((a, b, b + sides, a + sides))
    faces += [tuple(range(sides))[::-1], tuple(range(len(points) - sides, len(points)))]
    return _dressed(_shape([tuple(p) for p in points], faces), at, turn, of)


def surface_of(function, wide: float, deep: float, of: Surface, at: Place = (0, 0, 0), turn: Place = (0, 0, 0), cuts: tuple[int, int] = (120, 120), thick: float = 0):
    """A sheet whose height is `function(x, y)`."""
    nx, ny = cuts
    points = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = (i / nx - 0.5) * wide, (j / ny - 0.5) * deep
            points.append((x, y, function(x, y)))
    faces = [(a := j * (nx + 1) + i, a + 1, a + nx + 2, a + nx + 1) for j in range(ny) for i in range(nx)]
    thing = _shape(points, faces)
    if thick:
        solid = thing.modifiers.new("thick", "SOLIDIFY")
        solid.thickness, solid.offset = thick, 0
    return _dressed(thing, at, turn, of)


def draped(wide: float, deep: float, of: Surface, at: Place, turn: float = 0, folds: list[tuple[float, float, float, float]] = (), lift: float = 0.0012, ripple: float = 0.002):
    """A cloth on a table; folds are (x, y, direction in degrees, height): soft ridges that run out."""
    def height(x: float, y: float) -> float:
        z = lift + ripple * (0.5 + 0.5 * math.sin(9 * x + 5 * math.sin(7 * y)) * math.sin(8 * y + 1 + 4 * math.sin(6 * x)))
        for fx, fy, direction, high in folds:
            a = math.radians(direction)
            along = (x - fx) * math.cos(a) + (y - fy) * math.sin(a)
            off = -(x - fx) * math.sin(a) + (y - fy) * math.cos(a) + 0.012 * math.sin(along * 22 + fx * 40)
            width = 0.009 + 0.02 * abs(along)
            z += high * math.exp(-((along / 0.16) ** 2)) * math.exp(-((off / width) ** 2))
        return z
    return surface_of(height, wide, deep, of, at, (0, 0, turn), (260, 260), 0.0012)


def crumbs(count: int, middle: Place, spread: tuple[float, float], of: Surface, size: tuple[float, float] = (0.0006, 0.002)) -> None:
    first = ball((0, 0, -5), 1, of, lumps=0.8)
    first.modifiers["lumps"].texture.noise_scale = 0.7
    for place in scattered(count, middle, spread):
        radius = random.uniform(*size) * random.uniform(0.5, 1)
        copy(first, (place[0], place[1], place[2] + radius * 0.6), tuple(random.uniform(0, 360) for _ in range(3)), radius)


def _line(path: list[Place], steps: int = 24) -> list[Vector]:
    points = [Vector(p) for p in path]
    line = []
    for k in range(len(points) - 1):
        a, b, c, d = points[max(k - 1, 0)], points[k], points[k + 1], points[min(k + 2, len(points) - 1)]
        for step in range(steps):
            t = step / steps
            line.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return [*line, points[-1]]


def _shape(points, faces):
    mesh = bpy.data.meshes.new("shape")
    mesh.from_pydata(points, [], faces)
    thing = bpy.data.objects.new("shape", mesh)
    bpy.context.collection.objects.link(thing)
    return thing


def _dressed(thing, at: Place, turn: Place, of: Surface):
    thing.location, thing.rotation_euler = at, tuple(map(math.radians, turn))
    thing.data.materials.append(of.material)
    for face in thing.data.polygons:
        face.use_smooth = True
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(40)
    return thing


# --- things of a desk ------------------------------------------------------


# A notebook of A5 and the boards it is bound in.
WIDE, LONG, BOARD = 0.148, 0.21, 0.0024


def notebook(at: Place, color: str, ribbon: str | None, turn: float, thick: float = 0.017):
    """The spine is at its left; `at` is the middle of its lower board."""
    covered = linen(color, 1900)
    half, high = WIDE / 2, thick + 2 * BOARD
    outline = [(half, 0), (-half + 0.012, 0), (-half + 0.012, 0), (-half + 0.008, 0.0011), (-half + 0.0035, 0.0004)]
    outline += [(-half - 0.003, high * 0.18), (-half - 0.0052, high / 2), (-half - 0.003, high * 0.82)]
    outline += [(x, high - z) for x, z in reversed(outline[:5])]
    line = _line([(x, 0, z) for x, z in outline], 6)
    rows, points, faces = 24, [], []
    for j in range(rows + 1):
        y = (j / rows - 0.5) * LONG
        points += [(p.x, y, p.z) for p in line]
    for j in range(rows):
        for k in range(len(line) - 1):
            a = j * len(line) + k
            faces.append((a, a + 1, a + len(line) + 1, a + len(line)))
    cover = _dressed(_shape(points, faces), at, (0, 0, turn), covered)
    solid = cover.modifiers.new("board", "SOLIDIFY")
    solid.thickness, solid.offset = BOARD, 1
    edge = cover.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method = 0.0007, 3, "ANGLE"

    def beside(x, y, z):
        a = math.radians(turn)
        return (at[0] + x * math.cos(a) - y * math.sin(a), at[1] + x * math.sin(a) + y * math.cos(a), at[2] + z)

    box(beside(-0.001, 0, high / 2), (WIDE - 0.009, LONG - 0.007, thick), pages(), 0.0004, (0, 0, turn))
    if not ribbon:
        return
    band = plain(ribbon, 0.6, sheen=0.5)
    path = [beside(-0.02, -LONG / 2 + 0.01, high / 2), beside(-0.02, -LONG / 2 - 0.003, high / 2), beside(-0.016, -LONG / 2 - 0.014, high * 0.2), beside(-0.01, -LONG / 2 - 0.03, -at[2] * 0.5 + 0.001)]
    sweep(path, [(0.005, 0.0004)] * 3, band, (math.cos(math.radians(turn)), math.sin(math.radians(turn)), 0))


def pages() -> Surface:
    leaves = Surface("#ece2cd", 0.9)
    at = leaves.place((3, 3, 2600))
    lines = leaves.noise(1, 2, at)
    leaves.wear("Base Color", leaves.ramp(lines, (0.32, "#b9a98d"), (0.48, "#e9dfca"), (0.7, "#f3ecdd")))
    return leaves.bump(lines, 0.0006)


def pencil(at: Place, turn: float, color: str = "#b8862f") -> None:
    """Lies along x, sharpened at its right end; six sides, one of them flat on what is below."""
    r, long, cone = 0.0036, 0.15, 0.02
    def ring(x, radius, sides=6):
        return [(x, radius * math.cos(math.pi / 6 + k * math.pi / 3), radius * math.sin(math.pi / 6 + k * math.pi / 3)) for k in range(sides)]
    parts = [(plain(color, 0.25, clearcoat=0.6), [(-long / 2, r), (long / 2 - cone, r)]), (timber("#c99a63", "#e0b985", 0.7, 0.5), [(long / 2 - cone, r), (long / 2 - 0.005, r * 0.27)]), (plain("#2c2b2c", 0.35), [(long / 2 - 0.005, r * 0.27), (long / 2, r * 0.05)])]
    for of, steps in parts:
        points = [p for x, radius in steps for p in ring(x, radius)]
        faces = [(k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k) for k in range(6)] + [(5, 4, 3, 2, 1, 0), (6, 7, 8, 9, 10, 11)]
        thing = _shape(points, faces)
        thing.location, thing.rotation_euler = (at[0], at[1], at[2] + r * 0.87), (0, 0, math.radians(turn))
        thing.data.materials.append(of.material)
        edge = thing.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments = 0.0004, 2


# --- crockery and other goods ----------------------------------------------


def mug(at: Place, turn: float = 0, color: str = "#dcd2c0"):
    glaze = stoneware(color, "#6a4a30", rim="#8a6440", top=0.0955, foot="#a5805c", bare=0.011)
    inside = [(0.0, 0.006), (0.026, 0.006), (0.0355, 0.013), (0.0375, 0.03), (0.0378, 0.088), (0.0388, 0.0945)]
    profile = [(0.0, 0.002), (0.03, 0.002), (0.03, 0), (0.033, 0), (0.0375, 0.006), (0.0412, 0.018), (0.042, 0.04), (0.0415, 0.085), (0.0413, 0.094), (0.0402, 0.0958)]
    body = lathe(at, [*profile, *reversed(inside)], glaze)
    path = [(0.039, 0, 0.078), (0.052, 0, 0.0825), (0.067, 0, 0.072), (0.0685, 0, 0.05), (0.06, 0, 0.031), (0.0385, 0, 0.023)]
    handle = sweep(path, [(0.019, 0.011), (0.016, 0.008), (0.0145, 0.0072), (0.0145, 0.0072), (0.0155, 0.008), (0.02, 0.012)], glaze)
    handle.location, handle.rotation_euler = at, (0, 0, math.radians(turn))
    return body


def caddy(at: Place, color: str, radius: float = 0.04, high: float = 0.12, turn: float = 0) -> None:
    """A closed tin with a lid and a label of paper."""
    r, lid = radius, high * 0.76
    enamel = plain(color, 0.4, clearcoat=0.15)
    profile = [(0, 0), (r - 0.001, 0), (r, 0.001), (r, 0.001), (r, lid), (r, lid), (r - 0.0005, lid + 0.0008), (r - 0.0005, lid + 0.0008), (r + 0.0007, lid + 0.0014), (r + 0.0007, lid + 0.0014), (r + 0.0007, high - 0.002), (r, high - 0.0004), (r - 0.004, high), (r - 0.006, high - 0.0012), (0, high - 0.0008)]
    lathe(at, profile, enamel)
    points = []
    for z in (0.18, 0.56):
        for k in range(17):
            angle = math.radians(turn - 90 + (k / 16 - 0.5) * 80)
            points.append(((r + 0.0005) * math.cos(angle), (r + 0.0005) * math.sin(angle), z * high))
    _dressed(_shape(points, [(k, k + 1, k + 18, k + 17) for k in range(16)]), at, (0, 0, 0), paper("#e9dfc8"))


def pillar_candle(at: Place, radius: float, high: float, color: str, is_lit: bool = False) -> None:
    """Poured by hand: not quite round, the edge molten where it burns."""
    wax = Surface(color, 0.42, subsurface=0.35)
    wax.body.inputs["Subsurface Radius"].default_value = (0.018, 0.009, 0.004)
    cloud = wax.noise(30, 4)
    wax.wear("Base Color", wax.ramp(cloud, (0.3, shade(color, 0.9)), (0.6, color), (0.8, shade(color, 1.05))))
    wax.bump(wax.noise(140, 3), 0.0005, 0.4)
    pool = 0.003 if is_lit else 0.001
    r = radius
    body = lathe(at, [(0, 0), (r - 0.0015, 0), (r, 0.0015), (r, high * 0.5), (r, high - 0.002), (r - 0.0016, high), (r - 0.004, high - 0.0006), (r * 0.72, high - pool), (r * 0.3, high - pool - 0.0008), (0, high - pool - 0.001)], wax)
    roughen(body, 0.0012, 0.03)
    if is_lit:
        cylinder((at[0], at[1], at[2] + high - pool), r * 0.68, 0.0006, Surface(shade(color, 0.93), 0.03, specular=0.6, clearcoat=1), 0)
    z = at[2] + high - pool - 0.002
    sweep([(at[0], at[1], z), (at[0] + 0.0004, at[1], z + 0.006), (at[0] + 0.0022, at[1], z + 0.012)], [(0.0017, 0.0017), (0.0016, 0.0016), (0.0012, 0.0012)], plain("#1d1510" if is_lit else "#e4dac6", 0.9), ends=8)
    if is_lit:
        flame = glow("#ffb14e", 16)
        up = flame.node("SeparateXYZ", Vector=flame.place()).outputs["Z"]
        flame.wear("Emission", flame.ramp(flame.node("MapRange", Value=up, From_Max=0.03).outputs["Result"], (0, "#5a6cff"), (0.16, "#ff9a3c"), (0.5, "#ffd287"), (1, "#ff9a35")))
        lathe((at[0] + 0.0014, at[1], z + 0.0075), [(0, 0), (0.003, 0.0025), (0.0044, 0.0085), (0.0034, 0.0175), (0.0013, 0.027), (0, 0.033)], flame)
        bulb((at[0], at[1] - 0.008, z + 0.03), 0.9, "#ffae5c", 0.008)


def basket(at: Place, radius: float, high: float, color: str = "#b08a57") -> None:
    """Woven of thick strands round upright ones, with a rim and two handles."""
    straw = Surface(color, 0.75)
    straw.wear("Base Color", straw.ramp(straw.noise(55, 4, straw.place((1, 1, 4))), (0.3, shade(color, 0.62)), (0.5, color), (0.7, shade(color, 1.2))))
    straw.bump(straw.noise(900, 3, straw.place((0.2, 0.2, 1.5))), 0.001)
    row_high, ribs, steps = 0.009, 30, 360
    rows = round(high / row_high)
    points, faces = [], []
    for j in range(rows * 6 + 1):
        z = j / 6 * row_high
        bulge = math.sin(math.pi * (j % 6) / 6) ** 0.7
        out = radius * (0.86 + 0.14 * math.sin(math.pi * 0.5 * min(1, 1.3 * z / high)))
        for k in range(steps):
            angle = 2 * math.pi * k / steps
            weave = math.cos(angle * ribs / 2 + math.pi * ((j // 6) % 2))
            r = out + bulge * (0.0035 + 0.0025 * weave) + 0.0008 * math.sin(angle * 3 + j * 0.05)
            points.append((r * math.cos(angle), r * math.sin(angle), z))
    for j in range(rows * 6):
        for k in range(steps):
            a, b = j * steps + k, j * steps + (k + 1) % steps
            faces.append((a, b, b + steps, a + steps))
    _dressed(_shape(points, faces), at, (0, 0, 0), straw)
    rim = [(at[0] + radius * 1.01 * math.cos(a), at[1] + radius * 1.01 * math.sin(a), at[2] + high) for a in [k * math.pi / 12 for k in range(24)]]
    tube(rim, 0.0065, straw, True)
    cylinder((at[0], at[1], at[2] + 0.006), radius * 0.86, 0.01, straw)


def towels(at: Place, colors: list[str], size: tuple[float, float] = (0.24, 0.17), turn: float = 0) -> None:
    """Linen folded twice, in a pile; the folds look to the front."""
    z = at[2]
    for color in colors:
        of, thick = linen(color, 1200), random.uniform(0.008, 0.0095)
        for layer in range(3):
            inset = 0.003 * layer
            slab = box((at[0] + random.uniform(-0.002, 0.002), at[1] + inset * 0.5, z + thick / 2), (size[0] - inset, size[1] - inset, thick * 1.05), of, thick * 0.48, (0, 0, turn + random.uniform(-1, 1)))
            slab.modifiers["edge"].segments = 5
            z += thick * 0.97


def group(make, at: Place, turn: Place = (0, 0, 0)) -> None:
    """Sets up what `make` makes at zero, then moves and turns all of it."""
    before = set(bpy.data.objects)
    make()
    middle = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(middle)
    for thing in set(bpy.data.objects) - before:
        if thing is not middle and thing.parent is None:
            thing.parent = middle
    middle.location, middle.rotation_euler = at, tuple(map(math.radians, turn))


# --- food ------------------------------------------------------------------


def basil() -> Surface:
    """Shiny, with veins that run out from the rib; for `leaf`."""
    green = Surface("#3c6a22", 0.38, subsurface=0.08, specular=0.45)
    green.body.inputs["Subsurface Radius"].default_value = (0.001, 0.003, 0.0005)
    parts = green.node("SeparateXYZ", Vector=green.node("TexCoord").outputs["Object"])
    aside = green.node("Math", Value=parts.outputs["Y"])
    aside.operation = "ABSOLUTE"
    slant = green.node("Math", Value=aside.outputs["Value"])
    slant.operation, slant.inputs[1].default_value = "MULTIPLY", -0.55
    along = green.node("Math", Value=parts.outputs["X"])
    green.links.new(slant.outputs["Value"], along.inputs[1])
    wave = green.node("Math", Value=along.outputs["Value"])
    wave.operation, wave.inputs[1].default_value = "PINGPONG", 0.0042
    vein = green.node("MapRange", Value=wave.outputs["Value"], From_Min=0.0006, From_Max=0).outputs["Result"]
    rib = green.node("MapRange", Value=aside.outputs["Value"], From_Min=0.0009, From_Max=0.0003).outputs["Result"]
    lines = green.node("Math", Value=vein)
    lines.operation = "MAXIMUM"
    green.links.new(rib, lines.inputs[1])
    cloud = green.ramp(green.noise(90, 4), (0.3, "#284f15"), (0.5, "#3f7023"), (0.72, "#5b8a33"))
    green.wear("Base Color", green.mix(green.span(lines.outputs["Value"], 0, 0.22), cloud, "#86a85a"))
    bulge = green.node("MapRange", Value=wave.outputs["Value"], From_Min=0, From_Max=0.0042).outputs["Result"]
    return green.bump(bulge, 0.0012, 0.35)


def tomato(at: Place, radius: float, turn: Place = (0, 0, 0)) -> None:
    """A small one with its star of green; `at` is below it."""
    skin = Surface("#b0200f", 0.14, subsurface=0.12, clearcoat=0.4)
    skin.body.inputs["Subsurface Radius"].default_value = (0.006, 0.002, 0.001)
    skin.wear("Base Color", skin.ramp(skin.noise(30, 3), (0.3, "#8f140a"), (0.6, "#b8240f"), (0.8, "#c9441a")))
    middle = (at[0], at[1], at[2] + radius * 0.95)
    r = radius
    body = lathe(middle, [(0, -0.95 * r), (0.5 * r, -0.85 * r), (0.95 * r, -0.3 * r), (r, 0.15 * r), (0.75 * r, 0.68 * r), (0.3 * r, 0.86 * r), (0, 0.76 * r)], skin, turn=turn)
    green = plain("#55702e", 0.6)
    for k in range(5):
        ray = leaf((0, 0, 0), r * random.uniform(0.75, 1), r * 0.22, green, (0, random.uniform(-35, -5), k * 72 + random.uniform(-12, 12)), 0.3, 0.4)
        ray.location, ray.parent = (0, 0, 0.8 * r), body
    sweep([(0, 0, 0.76 * r), (0.05 * r, 0, 1.0 * r), (0.18 * r, 0, 1.25 * r)], [(r * 0.13, r * 0.13), (r * 0.1, r * 0.1)], green, ends=8).parent = body


def tomato_sauce() -> Surface:
    """Cooked, with oil; for what is moulded of it."""
    s = Surface("#a52a10", 0.25, subsurface=0.05)
    s.body.inputs["Subsurface Radius"].default_value = (0.004, 0.0015, 0.001)
    at = s.place()
    lumps, fine = s.noise(110, 4, at), s.noise(420, 4, at)
    s.wear("Base Color", s.ramp(lumps, (0.3, "#5e0d05"), (0.46, "#9a220c"), (0.58, "#b83a13"), (0.74, "#cf6a24")))
    s.wear("Roughness", s.span(s.noise(40, 3, at), 0.08, 0.45))
    return s.bump(s.node("MixRGB", Fac=0.35, Color1=lumps, Color2=fine).outputs["Color"], 0.002, 0.6)


def parmesan(count: int, middle: Place, spread: tuple[float, float], height, size: tuple[float, float] = (0.0025, 0.006)) -> None:
    """Flakes that lie on `height(x, y)`."""
    cheese = Surface("#e6cc8e", 0.55)
    cheese.bump(cheese.noise(700, 3), 0.0006)
    kinds = []
    for _ in range(4):
        bend, twist = random.uniform(15, 45), random.uniform(-20, 20)
        kinds.append(surface_of(lambda x, y: 0.18 * math.sin(bend / 12 * x) + 0.12 * x * y * twist / 10 + 0.05 * math.sin(9 * y + 7 * x), 1, random.uniform(0.35, 0.8), cheese, (0, 0, -5), (0, 0, 0), (12, 8), 0.09))
    for x, y, _ in scattered(count, middle, spread):
        long = random.uniform(*size)
        copy(random.choice(kinds), (x, y, height(x, y) + long * 0.15), (random.uniform(-25, 25), random.uniform(-25, 25), random.uniform(0, 360)), long)


# --- tableware -------------------------------------------------------------


def cutlery() -> Surface:
    metal = Surface("#cfcac2", 0.2, 1)
    metal.wear("Roughness", metal.span(metal.noise(35, 4), 0.14, 0.3))
    return metal


def fork(at: Place, turn: float, of: Surface) -> None:
    """Lies along y, its tines ahead; 20 cm."""
    def make():
        neck = [(0, -0.1, 0.0012), (0, -0.06, 0.0014), (0, 0.0, 0.0045), (0, 0.028, 0.0035), (0, 0.042, 0.0016), (0, 0.056, 0.001)]
        sweep(neck, [(0.011, 0.002), (0.014, 0.0026), (0.0065, 0.0032), (0.0058, 0.003), (0.016, 0.002), (0.021, 0.0017)], of, (1, 0, 0))
        for k in range(4):
            x = -0.0087 + 0.0058 * k
            sweep([(x * 0.95, 0.053, 0.001), (x, 0.068, 0.0018), (x * 0.98, 0.088, 0.005), (x * 0.97, 0.099, 0.0085)], [(0.0044, 0.0018), (0.0034, 0.0018), (0.0028, 0.0016), (0.001, 0.0009)], of, (1, 0, 0), ends=10)
    group(make, at, (0, 0, turn))


def knife(at: Place, turn: float, of: Surface) -> None:
    """Lies along y on its side; 22 cm."""
    def make():
        path = [(0, -0.11, 0.0035), (0, -0.07, 0.0038), (0, -0.005, 0.0034), (0, 0.008, 0.002), (0.0015, 0.04, 0.0016), (0.002, 0.08, 0.0014), (-0.002, 0.108, 0.0012)]
        sweep(path, [(0.013, 0.006), (0.015, 0.007), (0.0105, 0.0064), (0.012, 0.0022), (0.018, 0.0016), (0.017, 0.0014), (0.004, 0.001)], of, (1, 0, 0))
    group(make, at, (0, 0, turn))


def plate(at: Place, radius: float, of: Surface, deep: float = 0.02) -> None:
    r, d = radius, deep
    lathe(at, [(0, 0.003), (0.55 * r, 0.003), (0.56 * r, 0), (0.6 * r, 0), (0.62 * r, 0.003), (0.74 * r, 0.5 * d), (0.97 * r, d), (r, d + 0.0015), (0.985 * r, d + 0.0035), (0.96 * r, d + 0.0028), (0.72 * r, 0.5 * d + 0.0035), (0.6 * r, 0.0072), (0, 0.0066)], of)


def thin_glass(tint: str = "#ffffff", gloss: float = 1.0) -> Surface:
    """Glass that costs little: it lets through and mirrors, but does not bend light."""
    surface = Surface("#ffffff")
    through, mirror = surface.node("BsdfTransparent", Color=(*rgb(tint), 1)), surface.node("BsdfGlossy", Roughness=0.02)
    facing = surface.node("LayerWeight", Blend=0.22).outputs["Fresnel"]
    mixed = surface.node("MixShader", Fac=surface.span(facing, 0.015, 0.55 * gloss))
    surface.links.new(through.outputs["BSDF"], mixed.inputs[1])
    surface.links.new(mirror.outputs["BSDF"], mixed.inputs[2])
    surface.links.new(mixed.outputs["Shader"], surface.nodes["Material Output"].inputs["Surface"])
    return surface


def wine_glass(at: Place, filled: float = 0.42) -> None:
    clear = thin_glass("#fbfcfb")
    bowl = [(0.004, 0.088), (0.02, 0.093), (0.037, 0.112), (0.0425, 0.138), (0.04, 0.168), (0.033, 0.2), (0.0322, 0.2045)]
    lathe(at, [(0, 0.0015), (0.02, 0.002), (0.036, 0.0008), (0.037, 0), (0.0355, 0.0018), (0.02, 0.0034), (0.006, 0.0075), (0.0037, 0.02), (0.0034, 0.06), (0.004, 0.088)], clear)
    lathe(at, bowl, clear)
    rim = [(at[0] + 0.0322 * math.cos(k * math.pi / 8), at[1] + 0.0322 * math.sin(k * math.pi / 8), at[2] + 0.2045) for k in range(16)]
    tube(rim, 0.0005, Surface("#ffffff", 0.05, specular=1), True)
    line = [(max(0, r - 0.0007), z + 0.0006) for r, z in bowl[:4]]
    top = 0.093 + filled * 0.1
    inner = [p for p in line if p[1] < top] + [(0.0417, top)]
    body = Surface("#5c0811", 0.04, specular=0.6)
    edge = body.node("LayerWeight", Blend=0.4).outputs["Facing"]
    body.wear("Base Color", body.ramp(edge, (0.2, "#2e0409"), (0.7, "#560912"), (1, "#86202a")))
    lathe(at, [(0, 0.0895), *inner[1:], (0.0412, top - 0.0006), (0, top - 0.0008)], body)
