import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { shortMemory } from '@fachwerk/server/short-memory';
import { sql } from '@fachwerk/server/sql';
import type { dashboardApi } from '../../contract.ts';
import { defaultLayout, FIRST_LAYOUT, type Trade } from '../../rules/default-layout.ts';
import { findLayouts } from './layout-store.ts';

type Beginning = Trade & { readonly hasBegun: boolean };

const BELIEVED_MS = 60_000;
const MOST_COMPANIES = 10_000;
/** Caches that a company has started, so that not every dashboard asks. */
const beginnings = shortMemory<Beginning>(BELIEVED_MS, MOST_COMPANIES);

/** The user's own layout, or the default of the role; news first while the company has no data. */
export const showLayout: UseCase<typeof dashboardApi.layout> = async (ctx) => {
  const { desk, phone = null } = await findLayouts(ctx);
  if (desk) return { ...desk, isDefault: false, phone };
  const { hasBegun, ...trade } = await beginningOf(ctx);
  return { ...(hasBegun ? defaultLayout(ctx.caller.roles, trade) : FIRST_LAYOUT), isDefault: true, phone };
};

async function beginningOf(ctx: CompanyCtx): Promise<Beginning> {
  const beginning = await beginnings.get(ctx.companyId, () => lookedAt(ctx));
  // Not cached before the first step, so that its effect shows at once.
  if (!beginning.hasBegun) beginnings.forget(ctx.companyId);
  return beginning;
}

type Known = Pick<Trade, 'trade' | 'hasNews'>;

async function lookedAt(ctx: CompanyCtx): Promise<Beginning> {
  const known = ctx.db.first<Known>(sql`
    select nullif(company.trade, '') as trade,
      exists (select from dashboard.news_item news where news.company_id = company.company_id) as has_news
    from companies.company_view company where company.company_id = ${ctx.companyId}`);
  const steps = ctx.app.firstSteps.filter(({ isBeginning }) => isBeginning);
  const begun = await Promise.all(steps.map(async ({ name, isDone }) => ({ name, isDone: await isDone(ctx) })));
  const has = (step: string) => begun.find(({ name }) => name === step)?.isDone;
  return {
    hasBegun: begun.length === 0 || begun.some(({ isDone }) => isDone),
    // Boxes have a first step; if no module reports one, the box modules stay.
    hasBoxes: has('wall') ?? true,
    hasItems: has('items') ?? false,
    hasServices: has('services') ?? false,
    ...((await known) ?? { trade: null, hasNews: false }),
  };
}
