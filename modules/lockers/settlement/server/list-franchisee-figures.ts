import { dayOf, startOfDay } from '@fachwerk/base/time';
import { listFranchisees, visibleCompanies } from '@fachwerk/companies/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { FranchiseeFigure, Statement, settlementApi } from '../contract.ts';
import { listStatements } from './statement/statement-store.ts';

/** One statement per kind of figure, however many franchisees there are; money and alerts only for callers who may see them. */
export const listFranchiseeFigures: UseCase<typeof settlementApi.figures> = async (ctx) => {
  const visible = await visibleCompanies(ctx);
  const ids = (await listFranchisees(ctx)).map(({ id }) => id).filter((id) => visible.includes(id));
  const monthStart = dayOf(ctx.now).with({ day: 1 });
  const settledMonth = monthStart.subtract({ months: 1 }).toString().slice(0, 7);
  const may = (capability: string) => ctx.caller.capabilities.has(capability);
  const mayMoney = may('settlements.read');
  const [revenue, statements, alerts] = await Promise.all([
    mayMoney ? sumRevenue(ctx, ids, startOfDay(monthStart)) : null,
    mayMoney ? listStatements(ctx, ids, settledMonth) : null,
    may('alerts.read') ? countAlerts(ctx, ids) : null,
  ]);
  return {
    settledMonth,
    franchisees: ids.map((companyId) => ({
      companyId,
      revenueCents: revenue && (revenue.get(companyId) ?? 0),
      settlement: statements && settlementOf(statements.find((each) => each.companyId === companyId)),
      openAlerts: alerts && (alerts.get(companyId) ?? 0),
    })),
  };
};

function settlementOf(statement: Statement | undefined): FranchiseeFigure['settlement'] {
  if (!statement || statement.state === 'withdrawn') return { id: null, state: 'none', grossCents: 0 };
  return { id: statement.id, state: statement.state, grossCents: statement.grossCents };
}

type Counted = { readonly companyId: string; readonly count: number };

async function sumRevenue({ db }: Ctx, ids: readonly string[], from: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await db.rows<Counted>(sql`
    select company_id, sum(gross_cents)::int as count from orders.revenue_view
    where company_id = any(${ids}) and issued_at >= ${from}
    group by company_id`);
  return new Map(rows.map(({ companyId, count }) => [companyId, count]));
}

async function countAlerts({ db }: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.rows<Counted>(sql`
    select company_id, count(*)::int as count from alerts.open_alert_view
    where company_id = any(${ids}) group by company_id`);
  return new Map(rows.map(({ companyId, count }) => [companyId, count]));
}
