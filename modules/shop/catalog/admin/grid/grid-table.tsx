import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ItemRow } from '../../contract.ts';
import {
  type Block,
  copied,
  type Drafts,
  draftText,
  edges,
  type Grid,
  headed,
  isWithin,
  type Place,
  pasted,
  placeAfter,
  placeBeside,
  type Range,
  typed,
} from '../../rules/grid/grid.ts';
import { COLUMNS, type Column, type GridWords, isNewRow } from '../../rules/grid/grid-cells.ts';
import { cellsFrom, tsvOf } from '../../rules/grid/tsv.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './grid.module.css';
import { CellEditor, GridCell, type Leave } from './grid-cell.tsx';
import { cellKey } from './use-save.ts';

type Props = {
  readonly grid: Grid;
  readonly drafts: Drafts;
  /** What stands at which cell. */
  readonly sentences: ReadonlyMap<string, string>;
  onChange(next: Drafts): void;
  onUndo(): void;
  /** Adds empty rows below and says all rows there are then; missing where nobody may. */
  onGrow?: ((count: number) => readonly ItemRow[]) | undefined;
  /** Esc: the keyboard goes on outside. */
  onLeave(): void;
};

/** A table whose cells take the keyboard. */
const GRID = { role: 'grid', 'aria-multiselectable': true } as const;

const START: Place = { row: 0, column: 0 };

/** A grid as the ARIA practices describe it: one cell has the keyboard, typing begins to write in it. */
export function GridTable({ grid, drafts, sentences, onChange, onUndo, onGrow, onLeave }: Props) {
  const t = useText(adminDe);
  const [range, setRange] = useState<Range>({ from: START, to: START });
  const [editing, setEditing] = useState<string | null>(null);
  const activeCell = useRef<HTMLTableCellElement>(null);
  const isFollowed = useRef(false);
  const { items, words } = grid;
  const active = range.to;
  const titles = useTitles();
  const go = (to: Place, isExtending = false) => {
    isFollowed.current = true;
    setRange(isExtending ? { from: range.from, to } : { from: to, to });
  };
  // The keyboard follows the cell, and comes back from the editor; nowhere else it is taken from.
  useEffect(() => {
    if (!isFollowed.current || editing !== null) return;
    isFollowed.current = false;
    activeCell.current?.focus();
  });

  const done = (text: string, leave: Leave) => {
    if (leave !== 'cancel') onChange(typed(grid, drafts, active, text));
    setEditing(null);
    isFollowed.current = leave !== 'stay';
    const isLast = active.row === items.length - 1;
    if (leave === 'down' && isLast && onGrow && isNewRow(items[active.row]!)) {
      onGrow(1);
      go({ ...active, row: active.row + 1 });
    } else if (leave === 'down') go(placeAfter('ArrowDown', false, active, items.length)!);
    const beside =
      leave === 'next' || leave === 'before' ? placeBeside(active, leave === 'next' ? 1 : -1, items.length) : null;
    if (beside) go(beside);
  };
  const textAt = ({ row, column }: Place) => draftText(grid, drafts, items[row]!, COLUMNS[column]!);
  const clear = () => onChange(pasted(grid, drafts, range, [['']]).drafts);
  const hear = (event: KeyboardEvent) => {
    if (editing !== null) return;
    const { key, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const to = placeAfter(key, isCommand, active, items.length);
    const beside = key === 'Tab' ? placeBeside(active, shiftKey ? -1 : 1, items.length) : null;
    if (to) go(to, shiftKey);
    else if (beside) go(beside);
    else if (key === 'Enter' || key === 'F2') setEditing(textAt(active));
    else if (key === 'Delete' || key === 'Backspace') clear();
    else if (key === 'Escape') onLeave();
    else if (isCommand && key.toLowerCase() === 'z') onUndo();
    else if (key.length === 1 && !isCommand && !event.altKey)
      setEditing(beginning(COLUMNS[active.column]!, key, words));
    else return;
    event.preventDefault();
  };
  const copy = (event: ClipboardEvent) => {
    if (editing !== null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', tsvOf(copied(grid, drafts, range)));
    if (event.type === 'cut') clear();
  };
  const paste = (event: ClipboardEvent) => {
    if (editing !== null) return;
    event.preventDefault();
    const cells = cellsFrom(event.clipboardData.getData('text/plain'));
    const named = headed(cells, titles);
    const block: Block = named ?? cells;
    const { top, left } = named ? { top: edges(range).top, left: 0 } : edges(range);
    const isBlock = block.length > 1 || (block[0]?.length ?? 0) > 1;
    const missing = top + block.length - items.length;
    const rows = isBlock && missing > 0 && onGrow ? onGrow(missing) : items;
    const target = named ? { from: { row: top, column: left }, to: { row: top, column: left } } : range;
    const { drafts: next, lost } = pasted({ ...grid, items: rows }, drafts, target, block);
    onChange(next);
    if (lost > 0) notify(t('grid.lost', { count: lost }));
    const last = {
      row: Math.min(rows.length - 1, top + block.length - 1),
      column: Math.min(COLUMNS.length - 1, left + Math.max(...block.map((row) => row.length)) - 1),
    };
    if (!isBlock) return;
    isFollowed.current = true;
    setRange({ from: last, to: { row: top, column: left } });
  };

  return (
    <table
      {...GRID}
      aria-label={t('grid.title')}
      aria-describedby="grid-help"
      aria-rowcount={items.length + 1}
      aria-colcount={COLUMNS.length}
      className={classes.grid}
      onKeyDown={hear}
      onCopy={copy}
      onCut={copy}
      onPaste={paste}
    >
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={`${classes.head} ${classes[column]}`}>
              {titles[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item, row) => (
          <tr key={item.id}>
            {COLUMNS.map((column, at) => {
              const place = { row, column: at };
              const isActive = active.row === row && active.column === at;
              if (isActive && editing !== null) {
                const label = t('grid.cell', {
                  column: titles[column],
                  item: draftText(grid, drafts, item, 'name') || t('grid.new_row'),
                });
                const look = { column, label, initial: editing, choices: choicesOf(column, words) };
                return <CellEditor key={column} {...look} onDone={done} />;
              }
              return (
                <GridCell
                  key={column}
                  column={column}
                  text={draftText(grid, drafts, item, column)}
                  fault={sentences.get(cellKey(item.id, column))}
                  isChanged={drafts.get(item.id)?.texts[column] !== undefined}
                  isSelected={isWithin(range, place)}
                  focusRef={isActive ? activeCell : null}
                  onPoint={(isExtending) => go(place, isExtending)}
                  onEdit={() => setEditing(draftText(grid, drafts, item, column))}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useTitles(): Readonly<Record<Column, string>> {
  const t = useText(adminDe);
  return {
    number: t('item.field.number'),
    name: t('item.field.name'),
    price: t('item.field.price'),
    vat: t('item.field.vatKind'),
    category: t('item.field.categoryId'),
    stock: t('grid.column.stock'),
    soldOut: t('grid.column.soldOut'),
    ean: t('item.field.ean'),
    weight: t('grid.column.weight'),
    warn: t('grid.column.warn'),
  };
}

function choicesOf(column: Column, { vat, soldOut, categories }: GridWords): readonly string[] {
  if (column === 'vat') return Object.values(vat);
  if (column === 'soldOut') return Object.values(soldOut);
  return column === 'category' ? categories.map(({ name }) => name) : [];
}

/** What stands in the editor after the first letter: of a list, the first that begins so. */
function beginning(column: Column, letter: string, words: GridWords): string {
  const choices = choicesOf(column, words);
  const found = choices.find((choice) => choice.toLowerCase().startsWith(letter.toLowerCase()));
  return found ?? choices[0] ?? letter;
}
