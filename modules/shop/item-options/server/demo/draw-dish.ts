import { TOPPINGS, type Topping } from './dish-toppings.ts';
import { blob, circle, dice, ellipse, line, MIDDLE, path, placed, rect, spots, svgOf } from './drawing.ts';

export type Dish = {
  readonly kind:
    | 'pizza'
    | 'spaghetti'
    | 'penne'
    | 'ravioli'
    | 'gnocchi'
    | 'lasagne'
    | 'bowl'
    | 'slices'
    | 'plate'
    | 'soup'
    | 'calzone';
  /** Sauce, or what lies on the plate. */
  readonly colour: string;
  readonly toppings: readonly (readonly [Topping, number])[];
  readonly ground?: string;
};

const { x: X, y: Y } = MIDDLE;

/** Seen from above, on a table. */
export function drawDish(name: string, dish: Dish): string {
  const roll = dice(name);
  return svgOf(dish.ground ?? '#e9c9a4', `${table()}${BASES[dish.kind](roll, dish.colour)}${scattered(roll, dish)}`);
}

const table = () =>
  placed(
    1120,
    480,
    8,
    rect(-70, -330, 150, 660, '#f7f1e4', 10) + rect(-70, -300, 150, 14, '#b4532a') + rect(-70, 286, 150, 14, '#b4532a'),
  ) +
  placed(
    150,
    480,
    0,
    line('M0 -240V250', '#b9b3a8', 20) + line('M-26 -250V-150M0 -250V-150M26 -250V-150', '#b9b3a8', 9),
  );

const plate = (rim = '#ffffff') =>
  ellipse(X, Y + 26, 404, 396, '#000000', 'opacity=".14"') +
  circle(X, Y, 396, rim) +
  circle(X, Y, 316, '#f4efe6') +
  circle(X, Y, 308, '#fbf8f2');

const BASES: Readonly<Record<Dish['kind'], (roll: () => number, colour: string) => string>> = {
  pizza: (roll, colour) =>
    ellipse(X, Y + 26, 410, 400, '#000000', 'opacity=".15"') +
    blob(roll, X, Y, 402, 0.03, '#c98a48') +
    blob(roll, X, Y, 390, 0.03, '#e0ab67') +
    blob(roll, X, Y, 338, 0.03, colour) +
    spots(roll, 26, 290, 60)
      .map(({ x, y }) => blob(roll, x, y, 34 + roll() * 26, 0.18, '#f5d98c', 'opacity=".85"'))
      .join('') +
    spots(roll, 16, 396, 30)
      .filter(({ x, y }) => Math.hypot(x - X, y - Y) > 352)
      .map(({ x, y }) => circle(x, y, 15, '#a9662f', 'opacity=".55"'))
      .join(''),
  calzone: (roll, colour) =>
    plate() +
    path(
      `M${X - 300} ${Y + 90}C${X - 280} ${Y - 240} ${X + 280} ${Y - 240} ${X + 300} ${Y + 90}C${X + 180} ${Y + 170} ${X - 180} ${Y + 170} ${X - 300} ${Y + 90}Z`,
      '#d99d58',
    ) +
    path(
      `M${X - 250} ${Y + 60}C${X - 220} ${Y - 180} ${X + 220} ${Y - 180} ${X + 250} ${Y + 60}C${X + 150} ${Y + 110} ${X - 150} ${Y + 110} ${X - 250} ${Y + 60}Z`,
      '#e8b877',
    ) +
    Array.from({ length: 11 }, (_, at) =>
      circle(X - 270 + at * 54, Y + 96 + 42 * Math.sin((at / 10) * Math.PI), 24, '#c98a48'),
    ).join('') +
    blob(roll, X, Y - 10, 90, 0.2, colour, 'opacity=".9"'),
  spaghetti: (roll, colour) =>
    plate() +
    Array.from({ length: 34 }, () => {
      const radius = 60 + roll() * 180;
      const [from, span] = [roll() * 6.28, 1.6 + roll() * 2.4];
      const [px, py] = [X + (roll() - 0.5) * 60, Y + (roll() - 0.5) * 60];
      const at = (angle: number) =>
        `${(px + Math.cos(angle) * radius).toFixed(0)} ${(py + Math.sin(angle) * radius * 0.94).toFixed(0)}`;
      return line(
        `M${at(from)}A${radius} ${radius * 0.94} 0 ${span > Math.PI ? 1 : 0} 1 ${at(from + span)}`,
        roll() > 0.5 ? '#f0cf84' : '#e7be69',
        13,
      );
    }).join('') +
    blob(roll, X, Y, 150, 0.16, colour, 'opacity=".93"'),
  penne: (roll, colour) =>
    plate() +
    blob(roll, X, Y, 262, 0.06, colour) +
    spots(roll, 34, 220, 42)
      .map(({ x, y, turn }) =>
        placed(
          x,
          y,
          turn,
          rect(-52, -17, 104, 34, '#edc878', 15) +
            rect(-46, -10, 92, 6, '#f8e2a8', 3) +
            ellipse(48, 0, 8, 13, '#b98f45'),
        ),
      )
      .join('') +
    spots(roll, 9, 200, 70)
      .map(({ x, y }) => blob(roll, x, y, 34, 0.2, colour, 'opacity=".85"'))
      .join(''),
  ravioli: (roll, colour) =>
    plate() +
    blob(roll, X, Y, 264, 0.06, colour) +
    spots(roll, 11, 200, 104)
      .map(({ x, y, turn }) =>
        placed(
          x,
          y,
          turn,
          rect(-58, -58, 116, 116, '#e9c06c', 16, 'stroke="#d6a94f" stroke-width="6" stroke-dasharray="12 8"') +
            circle(0, 0, 34, '#f4d893'),
        ),
      )
      .join(''),
  gnocchi: (roll, colour) =>
    plate() +
    blob(roll, X, Y, 266, 0.06, colour) +
    spots(roll, 26, 212, 58)
      .map(({ x, y, turn }) =>
        placed(x, y, turn, ellipse(0, 0, 40, 29, '#f0d79a') + line('M-18 -12V12M0 -18V18M18 -12V12', '#dcbb70', 5)),
      )
      .join(''),
  lasagne: (_, colour) =>
    plate() +
    placed(
      X,
      Y,
      -8,
      rect(-210, -170, 420, 350, '#b5502f', 26) +
        rect(-210, -170, 420, 300, '#efc069', 26) +
        [0, 1, 2].map((row) => rect(-210, 60 + row * 38, 420, 16, row % 2 ? '#f2dfae' : colour, 6)).join('') +
        ellipse(-70, -60, 70, 40, '#f8dd95') +
        ellipse(90, -20, 80, 44, '#d98f3f') +
        ellipse(30, -110, 60, 30, '#f8dd95'),
    ),
  bowl: (roll, colour) =>
    ellipse(X, Y + 26, 384, 376, '#000000', 'opacity=".15"') +
    circle(X, Y, 376, '#5f7c84') +
    circle(X, Y, 346, '#7d9aa1') +
    blob(roll, X, Y, 318, 0.04, colour) +
    spots(roll, 24, 270, 70)
      .map(({ x, y, turn }) =>
        placed(
          x,
          y,
          turn,
          path('M0 -74C52 -52 56 30 0 78C-56 30 -52 -52 0 -74Z', roll() > 0.5 ? '#6fae4e' : '#8cc466') +
            line('M0 -58V62', '#4e8a37', 4),
        ),
      )
      .join(''),
  slices: (roll, colour) =>
    plate('#f6ede0') +
    [-200, 0, 200]
      .map((dx, at) =>
        placed(
          X + dx,
          Y + (at % 2 ? 24 : -24),
          (roll() - 0.5) * 24,
          ellipse(0, 0, 92, 216, '#b97a3c') +
            ellipse(0, 0, 80, 204, '#ecc88d') +
            blob(roll, 0, 0, 74, 0.12, colour, 'transform="scale(1 2.3)"'),
        ),
      )
      .join(''),
  plate: (roll, colour) =>
    plate() +
    blob(roll, X - 40, Y - 10, 196, 0.12, colour) +
    blob(roll, X - 50, Y - 26, 150, 0.14, '#ffffff', 'opacity=".14"'),
  soup: (roll, colour) =>
    ellipse(X, Y + 26, 376, 368, '#000000', 'opacity=".15"') +
    circle(X, Y, 368, '#ffffff') +
    circle(X, Y, 300, '#e9e1d2') +
    blob(roll, X, Y, 286, 0.02, colour) +
    blob(roll, X + 40, Y - 40, 120, 0.2, '#ffffff', 'opacity=".14"'),
};

const REACH: Readonly<Partial<Record<Dish['kind'], number>>> = {
  pizza: 296,
  bowl: 250,
  slices: 250,
  calzone: 150,
  lasagne: 190,
  soup: 210,
};

function scattered(roll: () => number, { kind, toppings }: Dish): string {
  return toppings
    .map(([name, count]) =>
      spots(roll, count, REACH[kind] ?? 200, count > 14 ? 34 : 74)
        .map(({ x, y, turn }) => placed(x, y, turn, TOPPINGS[name]))
        .join(''),
    )
    .join('');
}
