import { paymentOptionsWithLater } from '@fachwerk/payments/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { areGiftsSold } from '@fachwerk/vouchers/facade';
import type { EntryPayment, orderEntryApi } from '../../contract.ts';
import { giftPayments } from '../../rules/entry.ts';

export const showGiftPayments: UseCase<typeof orderEntryApi.giftPayments> = async (ctx) => ({
  payments: await paymentsForGifts(ctx),
});

export async function paymentsForGifts(ctx: CompanyCtx): Promise<EntryPayment[]> {
  return (await areGiftsSold(ctx)) ? giftPayments(await paymentOptionsWithLater(ctx)) : [];
}
