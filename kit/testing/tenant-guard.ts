import type { Db } from '@fachwerk/server/db';
import { type Sql, sql } from '@fachwerk/server/sql';

/** Compared with something, or written: to read it is not enough. */
const BOUND = /company_id\s*(=|in\b|is\b)|=\s*(any\s*\()?\s*(\w+\.)?company_id|\(\s*(\w+\.)?company_id/i;

/**
 * Looks at every statement of a test: one that touches a table of tenant data without naming `company_id` fails,
 * unless it went through `acrossCompanies`.
 */
export async function tenantGuard(db: Db): Promise<(query: Sql) => void> {
  const tables = await db.rows<{ name: string }>(sql`
    select table_schema || '.' || table_name as name from information_schema.columns
    where column_name = 'company_id' and table_schema not in ('pg_catalog', 'information_schema')`);
  const touchesTenantData = new RegExp(`\\b(${tables.map(({ name }) => name.replace('.', '\\.')).join('|')})\\b`);
  return ({ text, crossesCompanies }) => {
    if (crossesCompanies || tables.length === 0 || !touchesTenantData.test(text) || BOUND.test(text)) return;
    throw new Error(`This statement touches tenant data without company_id:\n${text}`);
  };
}
