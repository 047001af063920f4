import type { Column } from '../list-types.ts';

type PhoneFacts<Row> = {
  readonly title: Column<Row> | undefined;
  /** Beside the title. */
  readonly value: Column<Row> | undefined;
  readonly details: readonly Column<Row>[];
};

const MOST_DETAILS = 2;

/** What a row of a phone shows: what the columns say by `phone`, otherwise by importance. */
export function phoneFacts<Row>(columns: readonly Column<Row>[]): PhoneFacts<Row> {
  const [title, ...rest] = columns;
  const ranked = rest.filter(({ phone }) => phone !== 'none').toSorted((a, b) => (a.rank ?? 1) - (b.rank ?? 1));
  const free = ranked.filter(({ phone }) => !phone);
  const value = ranked.find(({ phone }) => phone === 'value') ?? free.find(({ align }) => align === 'right') ?? free[0];
  const named = ranked.filter(({ phone }) => phone === 'detail');
  const details = [...named, ...free.filter((column) => column !== value)].slice(0, MOST_DETAILS);
  return { title, value, details };
}

/** Whether the column says something about this row, as far as its export tells. */
export function isTold<Row>({ csv, asked }: Column<Row>, row: Row): boolean {
  if (asked && asked.data === undefined) return true;
  const value = csv?.(row);
  return !csv || (value !== null && value !== undefined && value !== '');
}
