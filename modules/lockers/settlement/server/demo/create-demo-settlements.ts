import { dayOf } from '@fachwerk/base/time';
import { companyByCode, lockFranchisee } from '@fachwerk/companies/facade';
import type { WorkCtx } from '@fachwerk/server/ctx';
import type { Terms } from '../../contract.ts';
import { makeStatement } from '../statement/make-statement.ts';
import { saveDecision } from '../statement/statement-store.ts';
import { listTerms, saveTerms } from '../terms/terms-store.ts';

const TERMS: Terms = {
  tiers: [
    { fromCents: 0, basisPoints: 1250 },
    { fromCents: 500_000, basisPoints: 1000 },
  ],
  fees: [{ name: 'Software und Kundendienst', cents: 4900 }],
  minimumCents: 25_000,
};

/** The month before last is agreed, the last one is still to be issued. Leaves alone what is already there. */
export async function createDemoSettlements(ctx: WorkCtx): Promise<void> {
  const [franchisor, franchisee] = [
    await companyByCode(ctx, 'zeitlagercity'),
    await companyByCode(ctx, 'zeitlager-hamburg'),
  ];
  if (!franchisor?.isDemo || !franchisee?.isDemo) return;
  await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db, companyId: franchisee.id };
    if ((await listTerms(inside)).length > 0) return;
    const month = dayOf(ctx.now).toPlainYearMonth().subtract({ months: 2 }).toString();
    await saveTerms(inside, month, TERMS);
    const own = { ...ctx, db, companyId: franchisor.id };
    const buyer = await lockFranchisee(own, franchisee.id);
    if (!buyer) return;
    const statement = await makeStatement(own, buyer, month);
    await saveDecision(inside, statement, { state: 'agreed', by: buyer.name });
  });
}
