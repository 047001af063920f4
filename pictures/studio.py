"""The studio: surfaces, shapes, light, camera and the shot. A scene is a script that sets things up in it and ends with `shoot`.

Lengths in metres, angles in degrees, colours as `#rrggbb`. Run by `blender -b -P scenes/<scene>.py -- [--draft]`.
"""

import math
import os
import random
import sys
import tempfile
from pathlib import Path

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

sys.path.insert(0, str(Path(__file__).parent))
from denoise import denoised  # noqa: E402

IS_DRAFT = "--draft" in sys.argv
OUT = Path(__file__).parent / ("drafts" if IS_DRAFT else "shot")
Place = tuple[float, float, float]
Socket = object


def studio(seed: int = 1) -> None:
    """An empty room, the same each time."""
    random.seed(seed)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 6
    scene.cycles.light_sampling_threshold = 0.04
    scene.cycles.sample_clamp_indirect = 6
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    air("#aab4c4", 0.25)


# --- light -----------------------------------------------------------------


def air(color: str, strength: float) -> None:
    """Light from everywhere."""
    world = bpy.data.worlds.new("air")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*rgb(color), 1)
    background.inputs["Strength"].default_value = strength


def lamp(at: Place, to: Place, watts: float, size: float = 1.0, color: str = "#ffffff", height: float | None = None):
    """A soft light of an area, such as a window or a softbox."""
    data = bpy.data.lights.new("lamp", "AREA")
    data.energy, data.size, data.color = watts, size, rgb(color)
    if height:
        data.shape, data.size_y = "RECTANGLE", height
    return _placed(data, at, to)


def sun(toward: Place, strength: float = 3, softness: float = 2, color: str = "#fff1dd"):
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = strength, math.radians(softness), rgb(color)
    return _placed(data, (0, 0, 0), toward)


def bulb(at: Place, watts: float, color: str = "#ffcf94", radius: float = 0.03):
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy, data.shadow_soft_size, data.color = watts, radius, rgb(color)
    return _placed(data, at, None)


# --- camera and shot -------------------------------------------------------


def camera(at: Place, to: Place, lens: float = 50, stop: float = 4, focus: Place | None = None) -> None:
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.dof.use_dof = True
    data.dof.aperture_fstop = stop
    data.dof.focus_distance = (Vector(focus or to) - Vector(at)).length
    bpy.context.scene.camera = _placed(data, at, to)


def shoot(name: str, size: tuple[int, int] = (2000, 1333), samples: int = 5, exposure: float = 0) -> None:
    """Renders, takes the grain out and saves `shot/<name>.png`. A draft is a third as wide, with fewer samples."""
    scene = bpy.context.scene
    wide, high = size
    scene.render.resolution_x, scene.render.resolution_y = (wide // 3, high // 3) if IS_DRAFT else size
    scene.cycles.samples = min(samples, 5) if IS_DRAFT else samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.02
    scene.view_settings.exposure = exposure
    scene.view_layers[0].cycles.denoising_store_passes = True
    with tempfile.TemporaryDirectory() as folder:
        color, albedo, normal = _passes(scene, Path(folder))
    picture = np.ones((*color.shape[:2], 4), dtype=np.float32)
    picture[..., :3] = denoised(color, albedo, normal)
    OUT.mkdir(exist_ok=True)
    _save(picture, OUT / f"{name}.png")
    # Torch and Blender cannot be taken down in one process: it would end with a crash after all is done.
    os._exit(0)


def _passes(scene, folder: Path) -> list[np.ndarray]:
    """What the camera saw, and the colours and directions of the surfaces without any light."""
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, files = nodes.new("CompositorNodeRLayers"), nodes.new("CompositorNodeOutputFile")
    files.base_path = str(folder)
    files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
    wanted = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
    files.file_slots.clear()
    for name, layer in wanted.items():
        files.file_slots.new(f"{name}-")
        links.new(layers.outputs[layer], files.inputs[f"{name}-"])
    bpy.ops.render.render()
    return [_pixels(next(folder.glob(f"{name}-*.exr"))) for name in wanted]


def _pixels(file: Path) -> np.ndarray:
    image = bpy.data.images.load(str(file))
    image.colorspace_settings.name = "Linear"
    width, height = image.size
    values = np.empty(width * height * image.channels, dtype=np.float32)
    image.pixels.foreach_get(values)
    return values.reshape(height, width, -1)[..., :3]


def _save(picture: np.ndarray, file: Path) -> None:
    height, width = picture.shape[:2]
    image = bpy.data.images.new(file.stem, width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(picture.ravel())
    scene = bpy.context.scene
    scene.render.image_settings.file_format = "PNG"
    image.save_render(str(file), scene=scene)


# --- surfaces --------------------------------------------------------------


class Surface:
    """A material whose nodes are put together in words."""

    def __init__(self, color: str = "#808080", rough: float = 0.5, metal: float = 0, **more: float):
        self.material = bpy.data.materials.new("surface")
        self.material.use_nodes = True
        self.nodes, self.links = self.material.node_tree.nodes, self.material.node_tree.links
        self.body = self.nodes["Principled BSDF"]
        self.set("Base Color", (*rgb(color), 1))
        self.set("Subsurface Color", (*rgb(color), 1))
        self.set("Roughness", rough)
        self.set("Metallic", metal)
        for name, value in more.items():
            self.set("IOR" if name == "ior" else name.replace("_", " ").title(), value)

    def set(self, name: str, value) -> None:
        self.body.inputs[name].default_value = value

    def node(self, kind: str, **inputs):
        node = self.nodes.new(f"ShaderNode{kind}")
        for name, value in inputs.items():
            socket = node.inputs[name.replace("_", " ")]
            if isinstance(value, bpy.types.NodeSocket):
                self.links.new(value, socket)
            else:
                socket.default_value = value
        return node

    def place(self, scale: Place = (1, 1, 1), turn: Place = (0, 0, 0)) -> Socket:
        """Where on the thing, in metres of its own."""
        mapping = self.node("Mapping", Scale=scale, Rotation=tuple(map(math.radians, turn)))
        self.links.new(self.node("TexCoord").outputs["Object"], mapping.inputs["Vector"])
        return mapping.outputs["Vector"]

    def noise(self, scale: float, detail: float = 4, at: Socket = None, bend: float = 0) -> Socket:
        return self.node("TexNoise", Vector=at or self.place(), Scale=scale, Detail=detail, Distortion=bend).outputs["Fac"]

    def ramp(self, fac: Socket, *stops: tuple[float, str]) -> Socket:
        """From a number to a colour, by stops of (where, colour)."""
        node = self.node("ValToRGB", Fac=fac)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (where, color) in zip(elements, stops):
            element.position, element.color = where, (*rgb(color), 1)
        return node.outputs["Color"]

    def span(self, fac: Socket, low: float, high: float) -> Socket:
        """From 0 to 1 to from `low` to `high`."""
        return self.node("MapRange", Value=fac, To_Min=low, To_Max=high).outputs["Result"]

    def mix(self, fac, one, other) -> Socket:
        """Between two colours."""
        node = self.nodes.new("ShaderNodeMixRGB")
        for name, value in {"Fac": fac, "Color1": one, "Color2": other}.items():
            if isinstance(value, bpy.types.NodeSocket):
                self.links.new(value, node.inputs[name])
            else:
                node.inputs[name].default_value = (*rgb(value), 1) if isinstance(value, str) else value
        return node.outputs["Color"]

    def wear(self, name: str, from_: Socket) -> "Surface":
        self.links.new(from_, self.body.inputs[name])
        if name == "Base Color":
            self.links.new(from_, self.body.inputs["Subsurface Color"])
        return self

    def bump(self, height: Socket, metres: float = 0.001, strength: float = 1) -> "Surface":
        node = self.node("Bump", Height=height, Distance=metres, Strength=strength)
        return self.wear("Normal", node.outputs["Normal"])


def plain(color: str, rough: float = 0.5, metal: float = 0, **more: float) -> Surface:
    """With the little unevenness that every surface has."""
    surface = Surface(color, rough, metal, **more)
    surface.wear("Roughness", surface.span(surface.noise(6), rough - 0.08, rough + 0.08))
    return surface


def wood(dark: str = "#6b4423", light: str = "#b98553", grain: float = 1, rough: float = 0.5) -> Surface:
    """Its grain runs along x."""
    surface = Surface(light, rough)
    at = surface.place((0.6 * grain, 9 * grain, 9 * grain))
    rings, fine = surface.noise(2.2, 6, at, bend=1.2), surface.noise(30, 3, at)
    color = surface.ramp(rings, (0.32, dark), (0.5, light), (0.58, dark), (0.72, light))
    surface.wear("Base Color", surface.mix(surface.span(fine, 0, 0.35), color, dark))
    surface.wear("Roughness", surface.span(fine, rough - 0.1, rough + 0.15))
    return surface.bump(fine, 0.0006)


def cloth(color: str, thread: float = 900, rough: float = 0.9, folds: float = 0.004) -> Surface:
    """Woven, with soft folds; `thread` is how many a metre."""
    surface = Surface(color, rough, sheen=0.3)
    at = surface.place()
    warp = surface.node("TexWave", Vector=at, Scale=thread / 20).outputs["Fac"]
    weft_node = surface.node("TexWave", Vector=at, Scale=thread / 20)
    weft_node.bands_direction = "Y"
    weave = surface.node("Math", Value=warp)
    weave.operation = "MULTIPLY"
    surface.links.new(weft_node.outputs["Fac"], weave.inputs[1])
    uneven = surface.noise(40, 3, at)
    surface.wear("Base Color", surface.mix(surface.span(uneven, 0, 0.3), color, shade(color, 0.75)))
    fine = surface.node("Bump", Height=weave.outputs["Value"], Distance=0.0005, Strength=0.6)
    soft = surface.node("Bump", Height=surface.noise(3, 2, at), Distance=folds, Normal=fine.outputs["Normal"])
    return surface.wear("Normal", soft.outputs["Normal"])


def stone(color: str = "#d9d4cb", vein: str = "#8f8a83", rough: float = 0.25, scale: float = 1) -> Surface:
    """Marble, terrazzo without its chips, polished concrete: by colour and roughness."""
    surface = Surface(color, rough)
    at = surface.place()
    veins = surface.ramp(surface.noise(2.5 * scale, 8, at, bend=2.5), (0.47, color), (0.5, vein), (0.53, color))
    cloud = surface.ramp(surface.noise(5 * scale, 5, at), (0.3, shade(color, 0.85)), (0.7, color))
    surface.wear("Base Color", surface.mix(0.5, veins, cloud))
    return surface


def plaster(color: str = "#e9e2d6", rough: float = 0.9, grain: float = 0.002) -> Surface:
    surface = Surface(color, rough)
    at = surface.place()
    cloud = surface.noise(1.4, 5, at)
    surface.wear("Base Color", surface.ramp(cloud, (0.3, shade(color, 0.9)), (0.7, color)))
    return surface.bump(surface.noise(28, 6, at), grain)


def ceramic(color: str, rough: float = 0.15, speckle: str | None = None) -> Surface:
    """Glazed; with specks where a colour for them is given."""
    surface = Surface(color, rough, clearcoat=0.5, clearcoat_roughness=0.05)
    if speckle:
        dots = surface.ramp(surface.noise(260, 2), (0.66, color), (0.7, speckle))
        surface.wear("Base Color", dots)
    return surface.bump(surface.noise(9, 2), 0.0008)


def steel(rough: float = 0.28, color: str = "#c9c9cb") -> Surface:
    """Brushed along x."""
    surface = Surface(color, rough, 1)
    brush = surface.noise(60, 4, surface.place((1, 40, 40)))
    surface.wear("Roughness", surface.span(brush, rough - 0.08, rough + 0.15))
    return surface.bump(brush, 0.0001)


def glass(color: str = "#ffffff", rough: float = 0.0) -> Surface:
    return Surface(color, rough, transmission=1, ior=1.45)


def leather(color: str, rough: float = 0.45, grain: float = 220) -> Surface:
    surface = Surface(color, rough)
    at = surface.place()
    cells = surface.node("TexVoronoi", Vector=at, Scale=grain).outputs["Distance"]
    surface.wear("Base Color", surface.mix(surface.span(surface.noise(4, 4, at), 0, 0.4), color, shade(color, 0.7)))
    return surface.bump(cells, 0.0008 * min(1, 220 / grain))


def paper(color: str = "#f4efe4", rough: float = 0.85) -> Surface:
    surface = Surface(color, rough)
    return surface.bump(surface.noise(400, 3), 0.0001)


def glow(color: str, strength: float) -> Surface:
    surface = Surface(color, 0.5)
    surface.set("Emission", (*rgb(color), 1))
    surface.set("Emission Strength", strength)
    return surface


# --- shapes ----------------------------------------------------------------


def box(at: Place, size: Place, of: Surface, round_by: float = 0.004, turn: Place = (0, 0, 0)):
    thing = _solid("cube", size, size=1)
    if round_by:
        bevel = thing.modifiers.new("edge", "BEVEL")
        bevel.width, bevel.segments = round_by, 4
    return _made(thing, at, turn, of)


def cylinder(at: Place, radius: float, height: float, of: Surface, round_by: float = 0.002, turn: Place = (0, 0, 0)):
    """`at` is its middle."""
    thing = _solid("cone", segments=96, radius1=radius, radius2=radius, depth=height, cap_ends=True)
    if round_by:
        bevel = thing.modifiers.new("edge", "BEVEL")
        bevel.width, bevel.segments, bevel.limit_method = round_by, 3, "ANGLE"
    return _made(thing, at, turn, of, is_smooth=True)


def ball(at: Place, radius: float, of: Surface, squash: Place = (1, 1, 1), lumps: float = 0, turn: Place = (0, 0, 0)):
    """`lumps`: how far, in metres, it is not round."""
    thing = _solid("uvsphere", squash, u_segments=64, v_segments=32, radius=radius)
    if lumps:
        roughen(thing, lumps, radius * 1.2)
    return _made(thing, at, turn, of, is_smooth=True)


def lathe(at: Place, profile: list[tuple[float, float]], of: Surface, wall: float = 0, turn: Place = (0, 0, 0)):
    """Turned on a wheel: points of (radius, height) from the foot to the rim; with `wall` it is hollow and that thick."""
    steps = 96
    points, faces = [], []
    for radius, height in _smoothed(profile):
        points += [
            (radius * math.cos(2 * math.pi * k / steps), radius * math.sin(2 * math.pi * k / steps), height)
            for k in range(steps)
        ]
    for ring in range(len(points) // steps - 1):
        for k in range(steps):
            a, b = ring * steps + k, ring * steps + (k + 1) % steps
            faces.append((a, b, b + steps, a + steps))
    thing = _mesh(points, faces)
    if wall:
        solid = thing.modifiers.new("wall", "SOLIDIFY")
        solid.thickness, solid.offset = wall, -1
        bevel = thing.modifiers.new("rim", "BEVEL")
        bevel.width, bevel.segments, bevel.limit_method = wall * 0.4, 3, "ANGLE"
    return _made(thing, at, turn, of, is_smooth=True)


def tube(points: list[Place], radius: float, of: Surface, is_closed: bool = False):
    """A bent rod, cable, stalk or handle through the points."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 6, True
    line = curve.splines.new("BEZIER")
    line.bezier_points.add(len(points) - 1)
    line.use_cyclic_u = is_closed
    for knot, point in zip(line.bezier_points, points):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = "AUTO"
    thing = bpy.data.objects.new("tube", curve)
    bpy.context.collection.objects.link(thing)
    thing.data.materials.append(of.material)
    return thing


def sheet(at: Place, size: tuple[float, float], of: Surface, cuts: int = 80, turn: Place = (0, 0, 0), waves: float = 0):
    """Flat, or draped by `waves` metres: table, floor, paper, cloth."""
    thing = _solid("grid", (*size, 1), x_segments=cuts, y_segments=cuts, size=0.5)
    if waves:
        roughen(thing, waves, max(size) / 5)
    return _made(thing, at, turn, of, is_smooth=True)


def text(words: str, at: Place, height: float, of: Surface, turn: Place = (90, 0, 0), depth: float = 0.0005, font: str | None = None):
    """Letters lying on what is behind them; `font` is a file."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.extrude = words, height, depth
    curve.align_x = curve.align_y = "CENTER"
    if font:
        curve.font = bpy.data.fonts.load(font, check_existing=True)
    thing = bpy.data.objects.new("text", curve)
    bpy.context.collection.objects.link(thing)
    thing.data.materials.append(of.material)
    thing.location, thing.rotation_euler = at, tuple(map(math.radians, turn))
    return thing


def roughen(thing, metres: float, size: float, seed: float = 0) -> None:
    """Dents and lumps of about `size`, up to `metres` deep."""
    texture = bpy.data.textures.new("lumps", "CLOUDS")
    texture.noise_scale = size
    dents = thing.modifiers.new("lumps", "DISPLACE")
    dents.texture, dents.strength, dents.mid_level = texture, metres, 0.5
    dents.texture_coords = "GLOBAL" if seed == 0 else "LOCAL"


def copy(thing, at: Place, turn: Place = (0, 0, 0), scale: float = 1):
    """Another one with the same shape and surface."""
    other = thing.copy()
    bpy.context.collection.objects.link(other)
    other.location, other.rotation_euler, other.scale = at, tuple(map(math.radians, turn)), (scale,) * 3
    return other


def scattered(count: int, middle: Place, spread: tuple[float, float], apart: float = 0) -> list[Place]:
    """Places strewn around the middle, none nearer to another than `apart`."""
    found: list[Place] = []
    for _ in range(count * 40):
        if len(found) == count:
            break
        angle, far = random.uniform(0, 2 * math.pi), math.sqrt(random.random())
        place = (middle[0] + spread[0] * far * math.cos(angle), middle[1] + spread[1] * far * math.sin(angle), middle[2])
        if all(math.dist(place, other) >= apart for other in found):
            found.append(place)
    return found


# --- what all of it needs --------------------------------------------------


def rgb(color: str) -> tuple[float, float, float]:
    """As light, not as bytes."""
    parts = [int(color[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)


def shade(color: str, by: float) -> str:
    return "#" + "".join(f"{min(255, round(int(color[k : k + 2], 16) * by)):02x}" for k in (1, 3, 5))


def _placed(data, at: Place, to: Place | None):
    thing = bpy.data.objects.new(data.name, data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    if to is not None:
        thing.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return thing


def _solid(kind: str, scale: Place = (1, 1, 1), **how):
    """Without `bpy.ops`, which looks at the whole scene again for each thing."""
    body = bmesh.new()
    # Blender keeps only a pointer to the name, so it has to outlive the call.
    name = f"create_{kind}"
    getattr(bmesh.ops, name)(body, matrix=Matrix.Diagonal((*scale, 1)), **how)
    thing = _mesh([], [])
    body.to_mesh(thing.data)
    body.free()
    return thing


def _mesh(points, faces):
    mesh = bpy.data.meshes.new("mesh")
    mesh.from_pydata(points, [], faces)
    thing = bpy.data.objects.new("mesh", mesh)
    bpy.context.collection.objects.link(thing)
    return thing


def _made(thing, at: Place, turn: Place, of: Surface, is_smooth: bool = False):
    thing.location, thing.rotation_euler = at, tuple(map(math.radians, turn))
    thing.data.materials.append(of.material)
    if is_smooth or thing.modifiers:
        for face in thing.data.polygons:
            face.use_smooth = True
        thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(35)
    return thing


def _smoothed(profile: list[tuple[float, float]], steps: int = 6) -> list[tuple[float, float]]:
    """A soft line through the points (Catmull and Rom); a point given twice is a corner."""
    points = [Vector((*point, 0)) for point in profile]
    line = []
    for k in range(len(points) - 1):
        a, b, c, d = points[max(k - 1, 0)], points[k], points[k + 1], points[min(k + 2, len(points) - 1)]
        if (b - c).length < 1e-9:
            continue
        for step in range(steps):
            t = step / steps
            line.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return [(max(0.0, point.x), point.y) for point in [*line, points[-1]]]
