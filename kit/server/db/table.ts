import { jsonOf, Sql } from './sql.ts';

/** Types of PostgreSQL, and as what their values arrive (`rows.ts`). */
type Values = {
  readonly uuid: string;
  readonly text: string;
  readonly integer: number;
  readonly bigint: number;
  readonly float8: number;
  readonly boolean: boolean;
  readonly timestamptz: Date;
  readonly date: string;
  readonly jsonb: unknown;
};
type Type = keyof Values;
/** `integer?` may be null. */
export type Column = Type | `${Type}?`;
type Columns = Readonly<Record<string, Column>>;

type Value<C extends Column> = C extends `${infer T extends Type}?`
  ? Values[T] | null
  : C extends Type
    ? Values[C]
    : never;
type Row<C extends Columns> = { readonly [Name in keyof C]: Value<C[Name]> };
/** What can be left out is null. */
type Given<C extends Columns> = {
  readonly [Name in keyof C]: null extends Value<C[Name]> ? Value<C[Name]> | undefined : Value<C[Name]>;
};

/** What is read of a table. */
export type RowOf<T> = T extends Table<infer C> ? Row<C> : never;

export type Table<C extends Columns> = {
  /** As PostgreSQL knows it: `catalog.item`. */
  readonly name: string;
  readonly types: C;
  /** `id, price_cents`, or with an alias `i.id, i.price_cents`: for select, insert and update, always in the same order. */
  columns(alias?: string): Sql;
  /** Rows to insert or update from, `g (id uuid, price_cents integer)`: one parameter, however many there are. `extra` are columns beside. */
  records<X extends Columns = Record<never, never>>(
    alias: string,
    rows: readonly (Given<C> & Given<X>)[],
    extra?: X,
  ): Sql;
  pick<Name extends keyof C & string>(...names: readonly Name[]): Table<Pick<C, Name>>;
  omit<Name extends keyof C & string>(...names: readonly Name[]): Table<Omit<C, Name>>;
};

/** `priceCents` → `price_cents`. */
export const columnName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Each that code has declared, so that a test can hold them against the database. */
export const declaredTables: Pick<Table<Columns>, 'name' | 'types'>[] = [];

/** The columns of a table by the names that code has for them, said once. */
export function table<const C extends Columns>(name: string, types: C): Table<C> {
  const names = Object.keys(types);
  const unfit = names.find((each) => !/^[a-z][A-Za-z0-9]*$/.test(each));
  if (unfit !== undefined) throw new Error(`${name}: "${unfit}" is no name of a column`);
  declaredTables.push({ name, types });
  const chosen = (isMeant: (each: string) => boolean) =>
    table(name, Object.fromEntries(Object.entries(types).filter(([each]) => isMeant(each)))) as Table<never>;
  return {
    name,
    types,
    columns: (alias) => new Sql(names.map((each) => `${alias ? `${alias}.` : ''}${columnName(each)}`).join(', ')),
    records(alias, rows, extra) {
      const all = Object.entries({ ...types, ...extra });
      const list = rows.map((row) =>
        Object.fromEntries(all.map(([each]) => [columnName(each), (row as Readonly<Record<string, unknown>>)[each]])),
      );
      const typed = all.map(([each, type]) => `${columnName(each)} ${type.replace('?', '')}`);
      return new Sql(`jsonb_to_recordset($1::jsonb) as ${alias} (${typed.join(', ')})`, [jsonOf(list)]);
    },
    pick: (...some) => chosen((each) => (some as readonly string[]).includes(each)),
    omit: (...some) => chosen((each) => !(some as readonly string[]).includes(each)),
  };
}
