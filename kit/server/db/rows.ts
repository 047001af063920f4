import pg from 'pg';

export type Result = pg.QueryArrayResult<unknown[]>;

const INT8 = 20;
const INT8_ARRAY = 1016;
const INSTANT = 1184;
const DATE = 1082;
const DATE_ARRAY = 1182;
const TEXT_ARRAY = 1009;

/** Bigger than a number can hold exactly is a defect, not a rounding. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`);
  return value;
}

const parserOf = pg.types.getTypeParser as (oid: number, format?: string) => (text: string) => unknown;
const arrayOfText = parserOf(TEXT_ARRAY) as (text: string) => (string | null)[];

const usualInstant = parserOf(INSTANT) as (text: string) => unknown;
/** As every connection of ours writes it: `2026-03-01 10:00:00.123456+00`. */
const UTC_END = '+00';

/** A fast path for timestamps, the most frequent type; unusual ones (infinity, another era) use the default parser. */
function instant(text: string): unknown {
  if (text.length < 22 || text[4] !== '-' || !text.endsWith(UTC_END)) return usualInstant(text);
  return new Date(`${text.slice(0, 10)}T${text.slice(11, -UTC_END.length)}Z`);
}

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: safeInteger,
  [INT8_ARRAY]: (text) => arrayOfText(text).map((item) => (item === null ? null : safeInteger(item))),
  [INSTANT]: instant,
  // A calendar day has no zone: it stays the text it is.
  [DATE]: (text) => text,
  [DATE_ARRAY]: arrayOfText,
};

/** How values of the database arrive: whole numbers as numbers, instants as Date, calendar days as text, jsonb parsed. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: string) =>
    parsers[oid] ?? parserOf(oid, format)) as typeof pg.types.getTypeParser,
};

export function rowsOf<Row>({ fields, rows }: Result): Row[] {
  if (rows.length === 0) return [];
  const make = makerFor(fields);
  const made = new Array<Row>(rows.length);
  for (let at = 0; at < rows.length; at++) made[at] = make(rows[at]!) as Row;
  return made;
}

type Maker = (values: unknown[]) => unknown;

/** More row shapes than the code can have: beyond this, column names are built from input. */
const MOST_MAKERS = 5_000;
const makers = new Map<string, Maker>();
/** A prepared statement brings the same list each time. */
const makerOf = new WeakMap<readonly pg.FieldDef[], Maker>();

/** Written out once for each shape, `({ id: values[0], … })`: objects that are alike from the start are made, and read, several times as quickly. */
function makerFor(fields: readonly pg.FieldDef[]): Maker {
  const maker = makerOf.get(fields) ?? makerNamed(fields);
  makerOf.set(fields, maker);
  return maker;
}

function makerNamed(fields: readonly pg.FieldDef[]): Maker {
  let key = '';
  for (const { name } of fields) key += `${name}\n`;
  const known = makers.get(key);
  if (known) return known;
  const parts = fields.map(({ name }, at) => `${JSON.stringify(camelName(name))}: values[${at}]`);
  const maker = new Function('values', `'use strict'; return { ${parts.join(', ')} };`) as Maker;
  if (makers.size < MOST_MAKERS) makers.set(key, maker);
  return maker;
}

const camelNames = new Map<string, string>();

/** The database says box_id, the code says boxId; this is the one place that knows both. */
function camelName(name: string): string {
  let camel = camelNames.get(name);
  if (camel === undefined) {
    camel = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    camelNames.set(name, camel);
  }
  return camel;
}
