/** What people bring, from the smallest on, in centimetres; cabin luggage is what most airlines allow. */
const LUGGAGE = [
  { kind: 'bag', sides: [45, 30, 20] },
  { kind: 'cabin', sides: [55, 40, 20] },
  { kind: 'large', sides: [78, 52, 32] },
] as const;

/** Drawn beside every box. */
export const SUITCASE = { widthCm: 40, heightCm: 55 };

type Box = { readonly widthCm: number; readonly heightCm: number; readonly depthCm: number };
export type Fitting = { readonly kind: (typeof LUGGAGE)[number]['kind']; readonly count: number };

/** The largest piece that goes in, and how many of it side by side; null where not even a bag does. */
export function whatFits({ widthCm, heightCm, depthCm }: Box): Fitting | null {
  const fitting = LUGGAGE.map(({ kind, sides }) => ({
    kind,
    count: Math.max(...waysToLay(sides).map(([x, y, z]) => times(widthCm, x) * times(heightCm, y) * times(depthCm, z))),
  })).filter(({ count }) => count > 0);
  return fitting.at(-1) ?? null;
}

const times = (room: number, side: number) => Math.floor(room / side);

type Sides = readonly [number, number, number];

const waysToLay = ([a, b, c]: Sides): Sides[] => [
  [a, b, c],
  [a, c, b],
  [b, a, c],
  [b, c, a],
  [c, a, b],
  [c, b, a],
];
