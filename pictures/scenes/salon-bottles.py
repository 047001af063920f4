import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from props_places import *

studio(4)
thrifty()
amber, white, black = tinted_glass("#b07f3c"), ceramic("#ece6da", 0.3), plain("#171615", 0.38)
label, ink = paper("#efe7d6"), plain("#2c2722", 0.7)
soap = Surface("#d9c7a0", 0.5, subsurface=0.15)
soap.set("Subsurface Color", (*rgb("#d9b98a"), 1))
soap.bump(soap.noise(60, 5), 0.0007)


def dropper(at: Place) -> None:
    with grouped(at, (0, 0, -19)):
        bottle((0, 0, 0), amber, 0.024, 0.085, "OLEUM", ink, label)
        cylinder((0, 0, 0.089), 0.0135, 0.018, black, 0.0015)
        lathe((0, 0, 0.098), [(0.0085, 0), (0.0085, 0.004), (0.0075, 0.012), (0.0078, 0.022), (0.006, 0.03), (0.0001, 0.033)], black)


def shelf() -> None:
    sheet((0, 0.15, 0.3), (3, 2), limewash("#dccdb6", 0.86), 2, (90, 0, 0))
    box((0, 0.02, -0.016), (2.4, 0.26, 0.032), wood("#5f452f", "#967350", 1.3, 0.55), 0.003)
    for x in (-0.33, 0.47):
        box((x, 0.06, -0.06), (0.025, 0.16, 0.056), plain("#24211f", 0.5), 0.002)


def soap_dish(at: Place) -> None:
    with grouped(at, (0, 0, -14)):
        lathe((0, 0, 0), [(0.0001, 0.003), (0.03, 0.003), (0.036, 0.0), (0.046, 0.004), (0.056, 0.013), (0.058, 0.016), (0.055, 0.015), (0.044, 0.008), (0.0001, 0.007)], ceramic("#cbbfae", 0.45, "#6d5c4a"))
        bar = box((0, 0, 0.0225), (0.078, 0.05, 0.027), soap, 0.009, (0, 3, 20))
        roughen(bar, 0.003, 0.05, 1)


shelf()
bottle((0.13, 0.03, 0), amber, 0.036, 0.15, "LAVANDULA", ink, label, -9, black, -140)
bottle((0.235, -0.005, 0), white, 0.036, 0.165, "ROSMARINUS", ink, None, -7, black, -35)
dropper((0.325, -0.035, 0))
soap_dish((0.035, -0.05, 0))
leaf_shadow((-0.14, 0.15, 0.22), (0.72, 0.75, -0.55), 0.85, 3, (0.15, 0.045), -150)
sun((0.72, 0.75, -0.55), 4.6, 0.9, "#ffdcae")
lamp((-1.4, -1.2, 0.8), (0.15, 0, 0.1), 12, 0.8, "#ffe6c8")
lamp((1.4, -1.0, 0.5), (0.15, 0, 0.1), 4, 0.6, "#c4d4f2")
air("#cdbfae", 0.4)
camera((0.02, -1.15, 0.2), (0.105, 0, 0.095), 70, 6.3, (0.2, -0.02, 0.09))
shoot("salon-bottles")
