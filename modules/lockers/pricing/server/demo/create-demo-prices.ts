import { companyByCode } from '@fachwerk/companies/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { listBoxSizes, saveBoxSizes } from '../box-size-store.ts';
import { addPriceGroup, savePrices } from '../price-store.ts';
import { DEMO_SIZES, DEMO_TARIFFS, demoPrices } from './demo-prices.ts';

/** Whose locations the demo has; its franchisees use what it says. */
const NETWORK = 'zeitlagercity';

/** It lets nothing: its boxes hold what was ordered. */
const MERCHANT = 'trattoria-bella';

/** Leaves a network alone that has sizes already: a start that broke off in the middle may be repeated. */
export async function createDemoPrices(ctx: WorkCtx): Promise<void> {
  await inNewNetwork(ctx, NETWORK, addSizesAndPrices);
  await inNewNetwork(ctx, MERCHANT, (inside) => saveBoxSizes(inside, DEMO_SIZES));
}

async function inNewNetwork(ctx: WorkCtx, code: string, fill: (ctx: CompanyCtx) => Promise<unknown>): Promise<void> {
  const company = await companyByCode(ctx, code);
  if (!company) return;
  await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db, companyId: company.id };
    if ((await listBoxSizes(inside)).length === 0) await fill(inside);
  });
}

async function addSizesAndPrices(ctx: CompanyCtx): Promise<void> {
  await saveBoxSizes(ctx, DEMO_SIZES);
  const lastNewYear = Temporal.PlainDate.from({ year: ctx.now.getUTCFullYear() - 1, month: 1, day: 1 });
  const validFrom = new Date(lastNewYear.toZonedDateTime('Europe/Berlin').epochMilliseconds);
  for (const name of Object.keys(DEMO_TARIFFS)) {
    const id = ctx.newId();
    await addPriceGroup(ctx, { id, name });
    await savePrices(
      ctx,
      id,
      demoPrices(name, validFrom).map((price) => ({ ...price, id: ctx.newId() })),
    );
  }
}
