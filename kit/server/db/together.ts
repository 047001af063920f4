import type { Db } from './db-handle.ts';
import { type Result, rowsOf, valueTypes } from './rows.ts';
import { Sql } from './sql.ts';
import { isSurelyRead } from './statement.ts';

type Fields = Result['fields'];

/** What statements answer, by their text. A text is asked alone once; from then on its columns are known. */
export type Shapes = Map<string, Fields>;

type Gathered = {
  readonly run: (query: Sql) => Promise<Result>;
  /** Throws for a statement that must not run. */
  readonly check: (query: Sql) => void;
  readonly shapes: Shapes;
};

type Waiting = { readonly query: Sql; readonly answer: PromiseWithResolvers<Result> };

/** A statement with more parts would take PostgreSQL longer to plan than it saves. */
const MOST_PARTS = 40;

const MOST_SHAPES = 2000;

/**
 * A handle for one reader who asks much at once: reads that are asked for at the same moment leave as one statement, and one that is repeated is
 * asked once. Writes, and reads whose columns are not known yet, go their usual way.
 */
export function gathering(db: Db, { run, check, shapes }: Gathered): Db {
  const asked = new Map<string, Promise<Result>>();
  const found = new Map<string, Promise<unknown>>();
  let waiting: Waiting[] = [];

  function ask(query: Sql): Promise<Result> {
    if (!isSurelyRead(query.text)) return run(query);
    const key = JSON.stringify([query.text, query.values]);
    const known = asked.get(key);
    if (known) return known;
    const answer = shapes.has(query.text) ? later(query) : alone(query);
    asked.set(key, answer);
    return answer;
  }

  async function alone(query: Sql): Promise<Result> {
    const result = await run(query);
    if (shapes.size < MOST_SHAPES) shapes.set(query.text, result.fields);
    return result;
  }

  function later(query: Sql): Promise<Result> {
    check(query);
    const answer = Promise.withResolvers<Result>();
    // After what was answered together has been worked on: its next reads leave together again.
    if (waiting.length === 0) setImmediate(leave);
    waiting.push({ query, answer });
    return answer.promise;
  }

  function leave(): void {
    const all = waiting;
    waiting = [];
    for (let at = 0; at < all.length; at += MOST_PARTS) void leaveAsOne(all.slice(at, at + MOST_PARTS));
  }

  async function leaveAsOne(parts: readonly Waiting[]): Promise<void> {
    try {
      if (parts.length === 1) return parts[0]!.answer.resolve(await alone(parts[0]!.query));
      const { rows } = await run(joined(parts.map(({ query }) => query)));
      parts.forEach(({ query, answer }, at) => {
        answer.resolve(resultOf(rows[0]![at] as string[], shapes.get(query.text)!));
      });
    } catch {
      // One of them failed: each is asked alone, so that only its own caller hears of it.
      for (const { query, answer } of parts) answer.resolve(alone(query));
    }
  }

  const rows = async <Row>(query: Sql) => rowsOf<Row>(await ask(query));
  const handle: Db = {
    ...db,
    rows,
    first: async <Row>(query: Sql) => (await rows<Row>(query))[0],
    count: async (query) => (await ask(query)).rowCount ?? 0,
    together: (work) => work(handle),
    remembered: <T>(name: string, find: () => Promise<T>) => {
      const before = (found.get(name) as Promise<T> | undefined) ?? find();
      found.set(name, before);
      return before;
    },
  };
  return handle;
}

/** Each read becomes one column: the list of its rows, each as PostgreSQL writes a record. The order of a read stays. */
function joined(queries: readonly Sql[]): Sql {
  const values: unknown[] = [];
  const columns = queries.map((query, at) => {
    const shift = values.length;
    values.push(...query.values);
    const text = query.text.replace(/\$(\d+)/g, (_, n) => `$${Number(n) + shift}`);
    return `array(select row(part.*)::text from (${text}\n) part) as part_${at}`;
  });
  // Each was checked by itself before it came here.
  return new Sql(`select ${columns.join(',\n')}`, values, true);
}

function resultOf(records: readonly string[], fields: Fields): Result {
  const parsers = fields.map(
    ({ dataTypeID }) => valueTypes.getTypeParser(dataTypeID, 'text') as (text: string) => unknown,
  );
  const rows = records.map((record) => {
    const texts = fields.length === 0 ? [] : textsOf(record);
    if (texts.length !== fields.length) throw new Error('a statement answers in another shape than before');
    return texts.map((text, at) => (text === null ? null : parsers[at]!(text)));
  });
  return { command: 'SELECT', rowCount: rows.length, oid: 0, fields, rows };
}

/** `(a,"b ""c"" \\ d",,"")`: quoted where needed, nothing at all for null. */
export function textsOf(record: string): (string | null)[] {
  const texts: (string | null)[] = [];
  let at = 1;
  for (;;) {
    if (record[at] !== '"') {
      let end = at;
      while (record[end] !== ',' && end < record.length - 1) end++;
      texts.push(end === at ? null : record.slice(at, end));
      at = end;
    } else {
      let text = '';
      let from = at + 1;
      for (at = from; ; at++) {
        const letter = record[at];
        if (letter !== '"' && letter !== '\\') continue;
        text += record.slice(from, at);
        if (letter === '"' && record[at + 1] !== '"') break;
        from = at + 1;
        at++;
      }
      texts.push(text);
      at++;
    }
    if (at >= record.length - 1) return texts;
    at++;
  }
}
