import type { LockData } from '../../contract-lock.ts';

/** From top to bottom; a column is eight units high. */
const COLUMNS = {
  small: ['S', 'S', 'S', 'S', 'S', 'S', 'S', 'S'],
  mixed: ['S', 'S', 'M', 'M', 'S', 'S'],
  middle: ['M', 'M', 'M', 'M'],
  tall: ['L', 'M', 'L'],
  big: ['XL', 'XL'],
  odd: ['S', 'L', 'S', 'L'],
} as const;
type Column = keyof typeof COLUMNS;

const HEIGHTS: Readonly<Record<string, number>> = { S: 1, M: 2, L: 3, XL: 4 };

/** `null`: here stands the terminal. */
type Wall = { readonly columns: readonly (Column | null)[]; readonly controllers: number };

/** By city. The columns are shared out among the controllers from left to right. */
export const DEMO_WALLS: Readonly<Record<string, Wall>> = {
  Berlin: {
    columns: ['small', 'mixed', 'mixed', 'middle', null, 'middle', 'mixed', 'tall', 'odd', 'big', 'tall', 'small'],
    controllers: 2,
  },
  München: {
    columns: [
      'mixed',
      'mixed',
      'small',
      'middle',
      'tall',
      'big',
      null,
      'big',
      'tall',
      'middle',
      'mixed',
      'odd',
      'tall',
      'mixed',
    ],
    controllers: 3,
  },
  Köln: { columns: ['small', 'mixed', 'middle', null, 'tall', 'mixed', 'big'], controllers: 1 },
  Hamburg: { columns: ['mixed', 'middle', 'small', null, 'tall', 'big', 'odd'], controllers: 1 },
};

/** The boxes of a wall, numbered from the top left downwards, wired to the given controllers. */
export function demoBoxes({ columns }: Wall, controllerIds: readonly string[]): LockData[] {
  const share = Math.ceil(columns.length / controllerIds.length);
  const channels = new Map<string, number>();
  let number = 0;
  return columns.flatMap((column, index) => {
    let row = 1;
    return (column ? COLUMNS[column] : []).map((sizeCode) => {
      const controllerId = controllerIds[Math.floor(index / share)]!;
      const channel = (channels.get(controllerId) ?? 0) + 1;
      channels.set(controllerId, channel);
      const rowSpan = HEIGHTS[sizeCode]!;
      const place = { column: index + 1, row, columnSpan: 1, rowSpan };
      row += rowSpan;
      return { number: String(++number), sizeCode, controllerId, channel, place, priceGroupId: null };
    });
  });
}
