import type { WallPlace } from '@fachwerk/lockers/contract-lock';

export type Placed = { readonly id: string; readonly place: WallPlace };

/** Columns that stand together and are drawn as one piece; on a phone one of them fills the screen. */
type WallSection<Box extends Placed = Placed> = {
  readonly firstColumn: number;
  readonly columns: number;
  /** There is air between this piece and the one before. */
  readonly isApart: boolean;
  /** Row by row, as one reads. */
  readonly rows: readonly { readonly row: number; readonly boxes: readonly Box[] }[];
};

export type WallShape<Box extends Placed = Placed> = {
  readonly columns: number;
  readonly firstRow: number;
  readonly rows: number;
  /** How many rows the lowest box is high: it decides how high a row must be drawn. */
  readonly lowestSpan: number;
  readonly sections: readonly WallSection<Box>[];
};

/** Boxes of four columns are still as wide as a thumb on a screen of 360 px. */
const SECTION_COLUMNS = 4;

/** The pieces of a wall. A piece never ends inside a box, and air between cabinets always ends one. */
export function wallShape<Box extends Placed>(boxes: readonly Box[]): WallShape<Box> {
  const firstRow = Math.min(...boxes.map(({ place }) => place.row));
  const lastRow = Math.max(...boxes.map(({ place }) => place.row + place.rowSpan - 1));
  const pieces = piecesOf(boxes);
  return {
    columns: pieces.reduce((sum, { from, to }) => sum + to - from + 1, 0),
    firstRow: boxes.length === 0 ? 1 : firstRow,
    rows: boxes.length === 0 ? 0 : lastRow - firstRow + 1,
    lowestSpan: boxes.length === 0 ? 1 : Math.min(...boxes.map(({ place }) => place.rowSpan)),
    sections: pieces.map(({ from, to, isApart }) => ({
      firstColumn: from,
      columns: to - from + 1,
      isApart,
      rows: byRow(boxes.filter(({ place }) => place.column >= from && place.column <= to)),
    })),
  };
}

type Piece = { readonly from: number; readonly to: number; readonly isApart: boolean };

function piecesOf(boxes: readonly Placed[]): Piece[] {
  return standingColumns(boxes).flatMap(({ from, to }, index) => {
    const length = to - from + 1;
    const wanted = Math.ceil(length / Math.ceil(length / SECTION_COLUMNS));
    const pieces: Piece[] = [];
    let start = from;
    for (let column = from; column <= to; column++) {
      const isLong = column - start + 1 >= wanted;
      if (column < to && !(isLong && isCut(boxes, column))) continue;
      pieces.push({ from: start, to: column, isApart: index > 0 && start === from });
      start = column + 1;
    }
    return pieces;
  });
}

/** Runs of columns without air between them. */
function standingColumns(boxes: readonly Placed[]): { from: number; to: number }[] {
  const taken = new Set<number>();
  for (const { place } of boxes) {
    for (let column = place.column; column < place.column + place.columnSpan; column++) taken.add(column);
  }
  const runs: { from: number; to: number }[] = [];
  for (const column of [...taken].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && last.to === column - 1) last.to = column;
    else runs.push({ from: column, to: column });
  }
  return runs;
}

/** Whether no box reaches over the right edge of a column. */
function isCut(boxes: readonly Placed[], column: number): boolean {
  return boxes.every(({ place }) => place.column > column || place.column + place.columnSpan - 1 <= column);
}

function byRow<Box extends Placed>(boxes: readonly Box[]): { row: number; boxes: Box[] }[] {
  const rows = new Map<number, Box[]>();
  for (const box of boxes) rows.set(box.place.row, [...(rows.get(box.place.row) ?? []), box]);
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([row, inRow]) => ({
      row,
      boxes: inRow.sort((one, other) => one.place.column - other.place.column),
    }));
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The box one comes to from another: of those that lie wholly in the direction, the nearest, those on the same height first. */
export function neighbourOf<Box extends Placed>(boxes: readonly Box[], from: Box, to: Direction): Box | null {
  let best: Box | null = null;
  let bestFar = Number.POSITIVE_INFINITY;
  for (const box of boxes) {
    const far = distance(from.place, box.place, to);
    if (far < bestFar) {
      best = box;
      bestFar = far;
    }
  }
  return best;
}

/** Leaving the own row or column is worse than any way along it. */
const ASIDE = 1000;

function distance(from: WallPlace, to: WallPlace, direction: Direction): number {
  const isAcross = direction === 'left' || direction === 'right';
  const own = isAcross ? along(from) : across(from);
  const other = isAcross ? along(to) : across(to);
  const ahead = direction === 'right' || direction === 'down' ? other.start - own.end : own.start - other.end;
  if (ahead <= 0) return Number.POSITIVE_INFINITY;
  const ownSide = isAcross ? across(from) : along(from);
  const otherSide = isAcross ? across(to) : along(to);
  const isBeside = otherSide.start <= ownSide.end && ownSide.start <= otherSide.end;
  const aside = Math.abs(otherSide.start - ownSide.start);
  return isBeside ? ahead * 100 + aside : ASIDE * 100 + aside * ASIDE + ahead;
}

function along({ column, columnSpan }: WallPlace): { start: number; end: number } {
  return { start: column, end: column + columnSpan - 1 };
}

function across({ row, rowSpan }: WallPlace): { start: number; end: number } {
  return { start: row, end: row + rowSpan - 1 };
}
