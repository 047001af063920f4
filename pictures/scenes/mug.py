"""A speckled mug of coffee on a linen cloth beside a window."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from studio import *
from props_table import *


def coffee(at: Place, radius: float) -> None:
    brew = Surface("#1d0c05", 0.06, specular=0.6)
    spot = brew.node("TexCoord").outputs["Object"]
    far = brew.node("VectorMath")
    far.operation = "LENGTH"
    brew.links.new(spot, far.inputs[0])
    edge = brew.node("Math", Value=brew.span(brew.noise(60, 4), -0.004, 0.004))
    brew.links.new(far.outputs["Value"], edge.inputs[1])
    ring = brew.node("MapRange", Value=edge.outputs["Value"], From_Min=radius - 0.005, From_Max=radius - 0.0005).outputs["Result"]
    brew.wear("Base Color", brew.mix(ring, "#1a0a04", "#7a4a22"))
    lathe(at, [(0, 0), (radius - 0.003, 0), (radius - 0.0012, 0.0003), (radius, 0.0012)], brew)
    bubble = Surface("#b98656", 0.15, transmission=0.3)
    first = ball((0, 0, -5), 1, bubble)
    for k in range(46):
        angle = random.gauss(3.6, 0.9) if k % 3 else random.uniform(0, 6.3)
        far = radius - 0.0012 - abs(random.gauss(0, 0.0016))
        copy(first, (at[0] + far * math.cos(angle), at[1] + far * math.sin(angle), at[2] + 0.0002), (0, 0, 0), random.uniform(0.0003, 0.0011))


studio(4)
planks(2.4, 0.9, timber("#6a4729", "#b58a5c", 0.5), 6, middle=(0, 0.1, 0))
room(2.4, "#cbb9a0", window_at=-0.75, shelf_at=0.62)
greenery((-0.12, 1.9, -0.05), 0.2, 70)
pot((-0.12, 1.9, -0.4), 0.1, 0.26, ceramic("#c9b9a0", 0.4))
draped(0.46, 0.3, linen("#cbbfa9"), (-0.03, 0.02, 0), 24, [(-0.12, -0.08, 70, 0.012), (0.13, 0.08, 35, 0.011), (0.17, -0.06, 120, 0.008)])
mug((0, 0, 0.003), -28)
coffee((0, 0, 0.086), 0.0379)
daylight(-1, 78)
camera((0.03, -0.56, 0.215), (0.006, 0.02, 0.05), 66, 3.2, (0, -0.03, 0.07))
shoot("mug", (1440, 1080), 5)
