import pg from 'pg';

export type Result = pg.QueryArrayResult<unknown[]>;

const INT8 = 20;
const INT8_ARRAY = 1016;
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

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: safeInteger,
  [INT8_ARRAY]: (text) => arrayOfText(text).map((item) => (item === null ? null : safeInteger(item))),
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
  const names = fields.map(({ name }) => camelName(name));
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (let i = 0; i < names.length; i++) row[names[i]!] = values[i];
    return row as Row;
  });
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
