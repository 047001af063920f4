import type { CompanyCtx, House } from '@fachwerk/server/ctx';
import { acrossCompanies, sql } from '@fachwerk/server/sql';

const known = new WeakMap<House, string>();

/** The company that runs the installation, by configuration or because it was the first: its keys in the environment serve no other. */
export async function isOperator({ house, db, companyId }: CompanyCtx): Promise<boolean> {
  const operatorId = known.get(house);
  if (operatorId) return operatorId === companyId;
  const code = house.accounts?.operator?.company ?? null;
  // Ids are made in the order of time.
  const row = await db.first<{ companyId: string }>(
    acrossCompanies(
      'one company runs the installation',
      sql`select company_id from companies.company_view where ${code}::text is null or code = ${code} order by company_id limit 1`,
    ),
  );
  if (row) known.set(house, row.companyId);
  return row?.companyId === companyId;
}
