import type { Column } from '../list-types.ts';
import type { ListColumns } from './list-store.ts';

type Keyed = { readonly key: string };

/** All columns in a person's order. The first stays first; one the person has not placed stands behind its usual neighbour. */
export function orderedColumns<C extends Keyed>(columns: readonly C[], order: readonly string[]): readonly C[] {
  const [first, ...rest] = columns;
  if (!first) return [];
  const placed = order.flatMap((key) => rest.find((column) => column.key === key) ?? []);
  for (const [at, column] of rest.entries()) {
    if (placed.includes(column)) continue;
    const before = rest[at - 1];
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, column);
  }
  return [first, ...placed];
}

/** Columns a person has not hidden. Those chosen by name have rank 0: they do not give way to others. */
export function arrangedColumns<Row>(
  columns: readonly Column<Row>[],
  { order, shown, hidden }: ListColumns,
): readonly Column<Row>[] {
  return orderedColumns(columns, order)
    .filter(({ key, isExtra }, at) => at === 0 || (isExtra ? shown.includes(key) : !hidden.includes(key)))
    .map((column) => (shown.includes(column.key) ? { ...column, rank: 0 as const } : column));
}

/** Shown or hidden, as a person ticks it. */
export function withColumn(columns: ListColumns, key: string, isShown: boolean): ListColumns {
  const other = (keys: readonly string[]) => keys.filter((each) => each !== key);
  return {
    order: columns.order,
    shown: isShown ? [...other(columns.shown), key] : other(columns.shown),
    hidden: isShown ? other(columns.hidden) : [...other(columns.hidden), key],
  };
}

/** `to` counts among all columns; the first place is taken. */
export function withColumnAt(all: readonly Keyed[], columns: ListColumns, key: string, to: number): ListColumns {
  const keys = all.slice(1).map((column) => column.key);
  const others = keys.filter((each) => each !== key);
  const at = Math.min(Math.max(to - 1, 0), others.length);
  return { ...columns, order: others.toSpliced(at, 0, key) };
}

export const isUsual = ({ order, shown, hidden }: ListColumns): boolean =>
  order.length + shown.length + hidden.length === 0;

/** As the server stores them: without order of keys that say nothing. */
export const sameColumns = (a: ListColumns, b: ListColumns): boolean =>
  (['order', 'shown', 'hidden'] as const).every(
    (part) => a[part].length === b[part].length && a[part].every((key, at) => b[part][at] === key),
  );
