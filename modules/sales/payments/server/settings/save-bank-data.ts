import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { paymentAccountApi } from '../../contract-settings.ts';
import { findBankData, saveBankData as keepBankData } from '../account/bank-data-store.ts';
import { bankNote } from './bank-note.ts';
import { paymentSettings } from './payment-settings.ts';

export const saveBankData: UseCase<typeof paymentAccountApi.saveBank> = async (ctx, data) => {
  const before = await findBankData(ctx);
  await keepBankData(ctx, { ...data, savedAt: ctx.now, savedBy: ctx.caller.name });
  await audit(ctx, { ...bankNote(ctx, before, data), action: 'payment_account.bank_saved' });
  return paymentSettings(ctx);
};
