import type { Logger } from 'pino';
import type { Db } from './db-handle.ts';
import { sql } from './sql.ts';

/** Compared with something, or written: to read it is not enough. */
const BOUND = /company_id\s*(=|in\b|is\b)|=\s*(any\s*\()?\s*(\w+\.)?company_id|\(\s*(\w+\.)?company_id/i;

/** Throws for the text of a statement that must not run. */
export type Guard = (text: string) => void;

/**
 * Stops a statement that touches a table of tenant data without naming `company_id`, in tests and in use. `connect` asks it once for each
 * text, and not for what went through `acrossCompanies`.
 */
export async function tenantGuard(db: Db, log?: Logger): Promise<Guard> {
  const tables = await db.rows<{ name: string }>(sql`
    select n.nspname || '.' || c.relname as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where a.attname = 'company_id' and not a.attisdropped and c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname !~ '^(pg_|information_schema)'`);
  if (tables.length === 0) return () => {};
  const touchesTenantData = new RegExp(`\\b(${tables.map(({ name }) => name.replace('.', '\\.')).join('|')})\\b`);
  return (text) => {
    if (!touchesTenantData.test(text) || BOUND.test(text)) return;
    // The text only: values are not logged.
    log?.error(
      { part: 'database', statement: text },
      'a statement that touches tenant data without company_id was refused',
    );
    throw new Error(`This statement touches tenant data without company_id:\n${text}`);
  };
}
