import { LockData, type WallPlace } from '@fachwerk/lockers/contract-lock';
import type { BoxSize } from '@fachwerk/pricing/contract';
import * as z from 'zod/mini';

const count = (most: number) => z.int().check(z.minimum(1), z.maximum(most));

/** What is filled in. */
export const WallGridPlan = z.object({
  locationId: z.uuid('field.missing'),
  columns: count(60),
  rows: count(30),
  pattern: z.enum(['rows', 'columns']),
  sizes: z.array(LockData.shape.sizeCode).check(z.minLength(1)),
  prefix: z.string().check(z.trim(), z.maxLength(6)),
  firstNumber: z.int().check(z.minimum(0), z.maximum(99_999)),
  counting: z.enum(['down', 'across']),
  controllerId: z.nullable(z.uuid()),
  channel: LockData.shape.channel,
});
export type WallGridPlan = z.infer<typeof WallGridPlan>;

/** A wall as somebody describes it: so many columns and rows, which size where, and how to count. */
export type WallPlan = {
  readonly columns: number;
  /** Boxes one above the other where every row has a size of its own; otherwise heights of the smallest box. */
  readonly rows: number;
  readonly pattern: 'rows' | 'columns';
  /** One size per row or column, from the top or the left; the last one goes on. */
  readonly sizes: readonly string[];
  readonly prefix: string;
  readonly firstNumber: number;
  readonly counting: 'down' | 'across';
  readonly controllerId: string | null;
  readonly firstChannel: number | null;
  /** Where the wall begins, in columns from the left. */
  readonly firstColumn: number;
};

/** How many rows of the grid a box of a size is high: as often as the lowest one fits into it. */
export function rowSpans(sizes: readonly Pick<BoxSize, 'code' | 'heightCm'>[]): ReadonlyMap<string, number> {
  const lowest = Math.min(...sizes.map(({ heightCm }) => heightCm));
  return new Map(sizes.map(({ code, heightCm }) => [code, Math.min(20, Math.max(1, Math.round(heightCm / lowest)))]));
}

type PlannedBox = { readonly sizeCode: string; readonly place: WallPlace };

function sizeAt(sizes: readonly string[], index: number): string {
  return sizes[index] ?? sizes.at(-1) ?? '';
}

/** Column by column from the left, each from the top. */
function placesOf(plan: WallPlan, spans: ReadonlyMap<string, number>): PlannedBox[] {
  const boxes: PlannedBox[] = [];
  for (let column = 0; column < plan.columns; column++) {
    let row = 1;
    for (let index = 0; index < plan.rows; index++) {
      const sizeCode = sizeAt(plan.sizes, plan.pattern === 'rows' ? index : column);
      const rowSpan = spans.get(sizeCode) ?? 1;
      // A column of high boxes holds fewer of them.
      if (plan.pattern === 'columns' && row + rowSpan - 1 > plan.rows) break;
      boxes.push({ sizeCode, place: { column: plan.firstColumn + column, row, columnSpan: 1, rowSpan } });
      row += rowSpan;
    }
  }
  return boxes;
}

/** The boxes of a plan, in the order in which they are counted; channels follow the numbers. */
export function plannedBoxes(plan: WallPlan, sizes: readonly Pick<BoxSize, 'code' | 'heightCm'>[]): LockData[] {
  const placed = placesOf(plan, rowSpans(sizes));
  if (plan.counting === 'across')
    placed.sort((one, other) => one.place.row - other.place.row || one.place.column - other.place.column);
  return placed.map((box, index) => ({
    ...box,
    number: `${plan.prefix}${plan.firstNumber + index}`,
    controllerId: plan.controllerId,
    channel: plan.controllerId && plan.firstChannel !== null ? plan.firstChannel + index : null,
    priceGroupId: null,
  }));
}

/** To the right of everything that stands there. */
export function nextColumn(places: readonly WallPlace[]): number {
  return Math.max(0, ...places.map(({ column, columnSpan }) => column + columnSpan - 1)) + 1;
}

/** Under the last box of the last column, as long as that is no higher than the wall; otherwise in a new column. */
export function nextPlace(places: readonly WallPlace[]): WallPlace {
  const single = { columnSpan: 1, rowSpan: 1 };
  const lastColumn = nextColumn(places) - 1;
  const bottom = (of: readonly WallPlace[]) => Math.max(0, ...of.map(({ row, rowSpan }) => row + rowSpan - 1));
  const inLast = places.filter(({ column, columnSpan }) => column + columnSpan - 1 === lastColumn);
  const row = bottom(inLast) + 1;
  if (lastColumn === 0 || row > bottom(places)) return { column: lastColumn + 1, row: 1, ...single };
  return { column: lastColumn, row, ...single };
}

/** The number after the highest one with this prefix. */
export function nextNumber(numbers: readonly string[], prefix: string): number {
  const used = numbers
    .filter((number) => number.startsWith(prefix))
    .map((number) => number.slice(prefix.length))
    .filter((rest) => /^\d{1,9}$/.test(rest))
    .map(Number);
  return Math.max(0, ...used) + 1;
}
