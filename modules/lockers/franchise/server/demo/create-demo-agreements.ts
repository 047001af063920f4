import { companyByCode } from '@fachwerk/companies/facade';
import type { WorkCtx } from '@fachwerk/server/ctx';
import type { Agreement } from '../../contract.ts';
import { findAgreement, saveAgreement } from '../franchise-store.ts';

/** By the code of the demo franchisee. */
const DEMO_AGREEMENTS: Readonly<Record<string, (thisYear: number) => Agreement>> = {
  'zeitlager-hamburg': (thisYear) => ({
    contractParty: 'franchisee',
    contractNumber: `FV-${thisYear - 2}-003`,
    contractFrom: `${thisYear - 2}-04-01`,
    contractUntil: `${thisYear + 3}-03-31`,
    feeBasisPoints: 1250,
    note: 'Gebietsschutz für Hamburg-Mitte und HafenCity. Abrechnung zum 5. des Folgemonats.',
  }),
};

/** Leaves alone what is already there: a start that broke off in the middle may be repeated. */
export async function createDemoAgreements(ctx: WorkCtx): Promise<void> {
  for (const [code, agreementIn] of Object.entries(DEMO_AGREEMENTS)) {
    const company = await companyByCode(ctx, code);
    if (!company?.isDemo) continue;
    const scoped = { ...ctx, companyId: company.id };
    if ((await findAgreement(scoped)).version > 0) continue;
    await saveAgreement(scoped, agreementIn(ctx.now.getUTCFullYear()));
  }
}
