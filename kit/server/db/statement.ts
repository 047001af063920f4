import { createHash } from 'node:crypto';
import { Pace } from './pace.ts';
import { jsonOf, type Sql } from './sql.ts';

export type Statement = {
  readonly text: string;
  /** Under this name it is prepared once per connection. */
  readonly name?: string;
  /** A file of several statements takes no parameters, cannot be prepared, and is answered with a list of results. */
  readonly isScript: boolean;
  /** Running it twice does no harm. */
  readonly isRead: boolean;
  readonly pace: Pace;
};

/** Statement texts stand in the code, so there are few. Beyond this, texts are built from input and would fill up the connections. */
const MOST_PREPARED = 2000;

/** Caches the analysis of each statement text. */
export function statements(): (query: Sql) => Statement {
  const known = new Map<string, Statement>();
  return ({ text, values }) => {
    const found = known.get(text);
    if (found) return found;
    const isScript = values.length === 0 && text.includes(';');
    const isKept = !isScript && known.size < MOST_PREPARED;
    const name = isKept ? { name: createHash('sha1').update(text).digest('base64url') } : {};
    const statement: Statement = { text, ...name, isScript, isRead: !isScript && isSurelyRead(text), pace: new Pace() };
    if (isKept) known.set(text, statement);
    return statement;
  };
}

const WRITES = /\b(insert|update|delete|merge|into|call)\b/i;
const LOCKS = /\bfor\s+(no\s+key\s+update|update|key\s+share|share)\b/i;
const EFFECTS =
  /\b(pg_notify|add_jobs?|nextval|setval|set_config|pg_(try_)?advisory\w*|pg_terminate_backend|pg_cancel_backend|lo_\w+|dblink\w*)\s*\(/i;

/** In doubt false: anything not surely a read runs once, on its own connection. */
export function isSurelyRead(text: string): boolean {
  if (!/^\s*(select|with)\b/i.test(text)) return false;
  return !WRITES.test(text) && !LOCKS.test(text) && !EFFECTS.test(text);
}

/** Objects become JSON here, so that one that cannot fails before a connection is touched. */
export function wireValues({ values }: Sql): unknown[] {
  return values.map(wireValue);
}

function wireValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date || ArrayBuffer.isView(value)) return value;
  return Array.isArray(value) ? value.map(wireValue) : jsonOf(value);
}
