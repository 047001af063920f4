"""Three candles of wax, one of them lit, on a wooden board."""

import sys; sys.path.insert(0, __file__.rsplit("/", 2)[0])
from studio import *
from props_table import *


def matches(at: Place) -> None:
    stick, head = timber("#caa36b", "#e2c391", 0.8, 0.4), plain("#7a2a1e", 0.8)
    for x, y, turn in ((0, 0, 20), (0.012, -0.012, 48)):
        def make():
            box((0, 0, 0.001), (0.044, 0.002, 0.002), stick, 0.0002)
            ball((0.022, 0, 0.0011), 0.0017, head, (1.5, 1, 1), 0.0004)
        group(make, (at[0] + x, at[1] + y, at[2]), (0, 0, turn))


studio(15)
planks(2.4, 0.95, timber("#4d3221", "#8a6240", 0.5), 6, middle=(0, 0.1, 0))
room(2.4, "#a8967d", window_at=-0.8, shelf_at=0.64)
greenery((-0.12, 1.9, -0.05), 0.2, 70)
draped(0.5, 0.3, linen("#b9ad98"), (-0.02, 0.02, 0), -14, [(-0.2, -0.08, 70, 0.011), (0.2, 0.09, 50, 0.012), (0.2, -0.1, 110, 0.009)])
cylinder((0, 0, 0.0095), 0.12, 0.014, timber("#7d5430", "#b98a57", 0.5), 0.003, (0, 0, 15))
pillar_candle((-0.032, 0.018, 0.0165), 0.034, 0.125, "#ece0c6")
pillar_candle((0.047, 0.024, 0.0165), 0.032, 0.082, "#b9805a", True)
pillar_candle((0.0, -0.056, 0.0165), 0.03, 0.05, "#c9c3a4")
matches((0.075, -0.045, 0.0166))
daylight(-1, 40)
camera((0.05, -0.66, 0.25), (0.004, 0.0, 0.056), 62, 3.5, (0, -0.05, 0.06))
shoot("candle-goods", (1440, 1080), 5)
