import { companyByCode } from '@fachwerk/companies/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { findBankData, saveBankData } from '../account/bank-data-store.ts';

/** Sends parcels, so it takes prepayments and invoices. The number is the one of the textbooks: nobody has this account. */
const MERCHANT = 'kontor-nord';
const BANK = {
  holder: 'Kontor Nord Handels-GmbH',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  bankName: 'Musterbank Kiel',
};

/** Leaves alone what is already there. */
export async function createDemoBank(ctx: WorkCtx): Promise<void> {
  const merchant = await companyByCode(ctx, MERCHANT);
  if (!merchant) return;
  const inside: CompanyCtx = { ...ctx, companyId: merchant.id };
  if (await findBankData(inside)) return;
  await saveBankData(inside, { ...BANK, savedAt: ctx.now, savedBy: 'Demo' });
}
