import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { paymentAccountApi } from '../../contract-settings.ts';
import { removeBankData as dropBankData, findBankData } from '../account/bank-data-store.ts';
import { bankNote } from './bank-note.ts';
import { paymentSettings } from './payment-settings.ts';

export const removeBankData: UseCase<typeof paymentAccountApi.removeBank> = async (ctx) => {
  const before = await findBankData(ctx);
  if (before) {
    await dropBankData(ctx);
    await audit(ctx, { ...bankNote(ctx, before, undefined), action: 'payment_account.bank_removed' });
  }
  return paymentSettings(ctx);
};
