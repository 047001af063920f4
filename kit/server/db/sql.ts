/** A piece of SQL with its parameters; built only by `sql`, so a value can never become text. */
export class Sql {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Set by `acrossCompanies` alone: the tenant guard lets it pass. */
  readonly crossesCompanies: boolean;

  constructor(text: string, values: readonly unknown[] = [], crossesCompanies = false) {
    this.text = text;
    this.values = values;
    this.crossesCompanies = crossesCompanies;
  }
}

/** Every value becomes a parameter; a nested `sql` becomes part of the text. */
export function sql(parts: TemplateStringsArray, ...given: unknown[]): Sql {
  const values: unknown[] = [];
  const text = given.reduce<string>((sofar, value, i) => {
    const rest = parts[i + 1];
    if (!(value instanceof Sql)) return `${sofar}$${values.push(value)}${rest}`;
    const shift = values.length;
    values.push(...value.values);
    return sofar + value.text.replace(/\$(\d+)/g, (_, n) => `$${Number(n) + shift}`) + rest;
  }, parts[0]!);
  return new Sql(text, values);
}

/** SQL text as it is: migrations and statements that take no parameters (`create database`). Never with input in it. */
export function rawSql(text: string): Sql {
  return new Sql(text);
}

/** JSON text that `jsonb` takes: a NUL and half a surrogate pair, which it refuses, become the replacement character. */
export function jsonOf(value: unknown): string {
  const text = JSON.stringify(value);
  if (!text.includes('\\u')) return text;
  return text.replace(/\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/g, (found) => (found.length === 6 ? '\ufffd' : found));
}

/** Conditions joined by `and`; none at all is true. */
export function allOf(conditions: readonly (Sql | null)[]): Sql {
  const given = conditions.filter((condition) => condition !== null);
  return given.length === 0 ? sql`true` : given.reduce((sofar, next) => sql`${sofar} and ${next}`);
}

/** `column = any(ids)`. A single id uses `=`: PostgreSQL then keeps the plan, which it remakes for every list. */
export function isOneOf(column: Sql, ids: readonly string[]): Sql {
  return ids.length === 1 ? sql`${column} = ${ids[0]}` : sql`${column} = any(${ids}::uuid[])`;
}

/**
 * The one door out of a company: a statement that may read or write several (sign-in by e-mail, a franchisor's view of its
 * franchisees, housekeeping). `why` is for the reader and the tenant guard.
 */
export function acrossCompanies(why: string, query: Sql): Sql {
  if (why.length < 10) throw new Error('say why this statement crosses companies');
  return new Sql(query.text, query.values, true);
}
