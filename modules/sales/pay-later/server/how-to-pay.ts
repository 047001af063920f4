import type { Order } from '@fachwerk/orders/contract';
import { isPaid, toPayCents } from '@fachwerk/orders/rules/payment';
import { findBankData } from '@fachwerk/payments/facade-account';
import { isTransferred } from '@fachwerk/payments/rules/later-options';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { HowToPay } from '../contract.ts';

/** Of an order of this company; null where nothing is left to pay to people. */
export async function howToPay(ctx: CompanyCtx, order: Order): Promise<HowToPay | null> {
  const { laterOption: option, dueAt, number: purpose } = order;
  if (!option || isPaid(order.paymentState) || order.status === 'canceled') return null;
  const bank = isTransferred(option) ? await findBankData(ctx) : undefined;
  return { option, amountCents: toPayCents(order), purpose, dueAt, bank: bank ?? null };
}
