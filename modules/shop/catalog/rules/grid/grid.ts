import type { ItemChange, ItemRow, NewItemRow } from '../../contract.ts';
import { PLAIN_ITEM } from '../plain-item.ts';
import { COLUMNS, type Column, cellText, type GridFault, type GridWords, isNewRow, written } from './grid-cells.ts';

/** What was typed and is not saved, by item; with the version that was on the screen when its row was first touched. */
export type Drafts = ReadonlyMap<string, Draft>;
export type Draft = { readonly version: number; readonly texts: Readonly<Partial<Record<Column, string>>> };

export type Place = { readonly row: number; readonly column: number };
/** From where it was begun to where it goes; a single cell is both. */
export type Range = { readonly from: Place; readonly to: Place };

/** What the cells are about: the rows on the screen and their words. */
export type Grid = { readonly items: readonly ItemRow[]; readonly words: GridWords };

/** An empty row below the items; it is saved once somebody writes in it. */
export const newRow = (id: string, categoryId = '', vatKind = PLAIN_ITEM.vatKind): ItemRow => ({
  id,
  categoryId,
  name: { de: '' },
  number: '',
  ean: '',
  priceCents: 0,
  promo: null,
  vatKind,
  diet: PLAIN_ITEM.diet,
  hasVariants: false,
  stock: null,
  isSoldOut: false,
  soldOutUntil: null,
  isLow: false,
  warnFrom: null,
  weightGrams: null,
  isHidden: false,
  isArchived: false,
  version: 0,
});

/** Cells of a block; null has no column in it and leaves what is there. */
export type Block = readonly (readonly (string | null)[])[];

/** A block whose first row names columns goes to these, whatever their order; null: it names none. */
export function headed(block: Block, titles: Readonly<Record<Column, string>>): Block | null {
  const same = (text: string | null, column: Column) => text?.trim().toLowerCase() === titles[column].toLowerCase();
  const [first = [], ...rest] = block;
  const columns = first.map((text) => COLUMNS.find((column) => same(text, column)));
  if (columns.includes(undefined) || !columns.includes('name')) return null;
  return rest.map((row) => COLUMNS.map((column) => row[columns.indexOf(column)] ?? null));
}

export const draftText = ({ words }: Grid, drafts: Drafts, item: ItemRow, column: Column): string =>
  drafts.get(item.id)?.texts[column] ?? cellText(column, item, words);

/** A cell that says what it said before is no draft. */
export function typed(grid: Grid, drafts: Drafts, { row, column }: Place, text: string): Drafts {
  const item = grid.items[row];
  const name = COLUMNS[column];
  if (!item || !name) return drafts;
  const { version, texts } = drafts.get(item.id) ?? { version: item.version, texts: {} };
  const { [name]: _, ...others } = texts;
  const next = text.trim() === cellText(name, item, grid.words) ? others : { ...others, [name]: text };
  const kept = new Map(drafts);
  if (Object.keys(next).length === 0) kept.delete(item.id);
  else kept.set(item.id, { version, texts: next });
  return kept;
}

/** One cell fills all that are chosen; more go down and right from the first, as far as there are rows. `lost` says how many rows had no place. */
export function pasted(grid: Grid, drafts: Drafts, range: Range, block: Block) {
  const { top, left, bottom, right } = edges(range);
  const single = block.length === 1 && block[0]!.length === 1 ? block[0]![0]! : null;
  const rows = single === null ? block.length : bottom - top + 1;
  let after = drafts;
  for (let row = 0; row < rows; row++) {
    const columns = single === null ? block[row]!.length : right - left + 1;
    for (let column = 0; column < columns; column++) {
      const at = { row: top + row, column: left + column };
      const text = single ?? block[row]![column]!;
      if (text !== null) after = typed(grid, after, at, text);
    }
  }
  return { drafts: after, lost: Math.max(0, top + rows - grid.items.length) };
}

export function copied(grid: Grid, drafts: Drafts, range: Range): string[][] {
  const { top, left, bottom, right } = edges(range);
  return grid.items
    .slice(top, bottom + 1)
    .map((item) => COLUMNS.slice(left, right + 1).map((column) => draftText(grid, drafts, item, column)));
}

export function edges({ from, to }: Range) {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.column, to.column),
    right: Math.max(from.column, to.column),
  };
}

export function isWithin(range: Range, { row, column }: Place): boolean {
  const { top, left, bottom, right } = edges(range);
  return row >= top && row <= bottom && column >= left && column <= right;
}

const PAGE = 10;

/** Where a key leads from a cell, or null where it leads nowhere. */
export function placeAfter(key: string, isFar: boolean, { row, column }: Place, rows: number): Place | null {
  const [lastRow, lastColumn] = [rows - 1, COLUMNS.length - 1];
  const to = {
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowDown: { row: isFar ? lastRow : row + 1, column },
    ArrowLeft: { row, column: isFar ? 0 : column - 1 },
    ArrowRight: { row, column: isFar ? lastColumn : column + 1 },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? lastRow : row, column: lastColumn },
  }[key];
  if (!to) return null;
  return {
    row: Math.max(0, Math.min(lastRow, to.row)),
    column: Math.max(0, Math.min(lastColumn, to.column)),
  };
}

/** The cell that Tab goes to, over the ends of rows; null at the ends of the grid, where it goes out. */
export function placeBeside({ row, column }: Place, step: 1 | -1, rows: number): Place | null {
  const at = row * COLUMNS.length + column + step;
  if (at < 0 || at >= rows * COLUMNS.length) return null;
  return { row: Math.floor(at / COLUMNS.length), column: at % COLUMNS.length };
}

type CellFault = { readonly id: string; readonly column: Column; readonly fault: GridFault };

export type Changes = {
  readonly changes: ItemChange[];
  readonly added: NewItemRow[];
  readonly faults: CellFault[];
};

/** What is to be saved, and what cannot be. */
export function changesOf(grid: Grid, drafts: Drafts): Changes {
  const faults: CellFault[] = [];
  const added: NewItemRow[] = [];
  const changes = grid.items.flatMap((item): ItemChange[] => {
    const draft = drafts.get(item.id);
    if (!draft) return [];
    if (isNewRow(item)) {
      const row = addedFrom(grid, item, draft);
      faults.push(...row.faults);
      if (row.added) added.push(row.added);
      return [];
    }
    const change: ItemChange = { id: item.id, version: draft.version };
    for (const [name, text] of Object.entries(draft.texts)) {
      const column = name as Column;
      const said = written(column, text, item, grid.words);
      if ('fault' in said) faults.push({ id: item.id, column, fault: said.fault });
      else Object.assign(change, said.change);
    }
    return [change];
  });
  return { changes, added, faults };
}

const NEEDED = { name: 'grid.name_missing', price: 'grid.price_wrong', category: 'grid.category_missing' } as const;

/** A new row needs a name, a price and a category; everything else is as in a new form. */
function addedFrom(grid: Grid, item: ItemRow, draft: Draft): { added: NewItemRow | null; faults: CellFault[] } {
  const faults: CellFault[] = [];
  const { id, categoryId, name, number, ean, priceCents, vatKind, stock, weightGrams, warnFrom } = item;
  const row = { id, categoryId, name, number, ean, priceCents, vatKind, stock, weightGrams, warnFrom };
  const told = Object.entries(draft.texts).filter(([, text]) => text.trim() !== '');
  for (const [column, text] of told) {
    const said = written(column as Column, text, item, grid.words);
    if ('fault' in said) faults.push({ id: item.id, column: column as Column, fault: said.fault });
    else Object.assign(row, said.change, said.change.stock && { stock: said.change.stock.left });
  }
  for (const [column, fault] of Object.entries(NEEDED) as [keyof typeof NEEDED, GridFault][]) {
    const isTold = told.some(([each]) => each === column) || (column === 'category' && categoryId !== '');
    if (!isTold) faults.push({ id: item.id, column, fault });
  }
  return { added: faults.length > 0 ? null : row, faults };
}

/** What a row is saved with although nobody typed it: it is kept when the rows' own category becomes another one. */
export function withCategories({ items, words }: Grid, drafts: Drafts): Drafts {
  const kept = new Map(drafts);
  for (const item of items) {
    const draft = drafts.get(item.id);
    if (!draft || !isNewRow(item) || draft.texts.category !== undefined) continue;
    const category = cellText('category', item, words);
    if (category !== '') kept.set(item.id, { ...draft, texts: { ...draft.texts, category } });
  }
  return kept;
}

/** Names of categories that nobody has made yet, as they were written. */
export function unknownCategories({ items, words }: Grid, drafts: Drafts): string[] {
  const known = new Set(words.categories.map(({ name }) => name.toLowerCase()));
  const names = items.map(({ id }) => drafts.get(id)?.texts.category?.replace(/\s+/g, ' ').trim() ?? '');
  const unknown = names.filter((name) => name !== '' && !known.has(name.toLowerCase()));
  return unknown.filter((name, at) => unknown.findIndex((each) => each.toLowerCase() === name.toLowerCase()) === at);
}

const CELLS: Readonly<Record<string, Column>> = {
  number: 'number',
  name: 'name',
  priceCents: 'price',
  vatKind: 'vat',
  categoryId: 'category',
  stock: 'stock',
  soldOut: 'soldOut',
  ean: 'ean',
  weightGrams: 'weight',
  warnFrom: 'warn',
};

/** The cell that a refusal of the server is about: `rows.3.priceCents`, `added.0.number`. What is about the whole row stands at its name. */
export function refusedCell(path: string, code: string, { changes, added }: Pick<Changes, 'changes' | 'added'>) {
  const [list, row, field = ''] = path.split('.');
  const id = (list === 'added' ? added : changes)[Number(row)]?.id;
  const column = CELLS[field] ?? (code.startsWith('category.') ? 'category' : 'name');
  return id ? { id, column } : null;
}
