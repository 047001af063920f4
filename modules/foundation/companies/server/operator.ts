import type { App, CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, sql } from '@fachwerk/server/sql';

const known = new WeakMap<App, string>();

/** The company that operates the installation: as configured, otherwise the first one. Null without any company. */
export async function operatorCompany({ app, db }: Pick<WorkCtx, 'app' | 'db'>): Promise<string | null> {
  const remembered = known.get(app);
  if (remembered) return remembered;
  const code = app.accounts?.operator?.company ?? null;
  // Ids sort by creation time.
  const row = await db.first<{ id: string }>(
    acrossCompanies(
      'one company runs the installation',
      sql`select id from companies.company where ${code}::text is null or code = ${code} order by id limit 1`,
    ),
  );
  if (row) known.set(app, row.id);
  return row?.id ?? null;
}

/** Whether this company operates the installation: it manages the others, and API keys from the environment apply to it alone. */
export async function isOperator(ctx: Pick<CompanyCtx, 'app' | 'db' | 'companyId'>): Promise<boolean> {
  return (await operatorCompany(ctx)) === ctx.companyId;
}
