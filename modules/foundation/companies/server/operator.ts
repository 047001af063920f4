import type { App, CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, sql } from '@fachwerk/server/sql';

const known = new WeakMap<App, string>();

/** The company that runs the installation, by configuration or because it was the first. Null while there is none. */
export async function operatorCompany({ app, db }: Pick<WorkCtx, 'app' | 'db'>): Promise<string | null> {
  const remembered = known.get(app);
  if (remembered) return remembered;
  const code = app.accounts?.operator?.company ?? null;
  // Ids are made in the order of time.
  const row = await db.first<{ id: string }>(
    acrossCompanies(
      'one company runs the installation',
      sql`select id from companies.company where ${code}::text is null or code = ${code} order by id limit 1`,
    ),
  );
  if (row) known.set(app, row.id);
  return row?.id ?? null;
}

/** Whether this company runs the installation: it manages the others, and the keys in the environment serve it alone. */
export async function isOperator(ctx: Pick<CompanyCtx, 'app' | 'db' | 'companyId'>): Promise<boolean> {
  return (await operatorCompany(ctx)) === ctx.companyId;
}
