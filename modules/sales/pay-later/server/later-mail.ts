import { formatTime } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import type { Order } from '@fachwerk/orders/contract';
import type { InvoiceHead } from '@fachwerk/orders/contract-staff';
import { type Letter, letterTo, type StoredLine, writeOrdered, writeToCustomer } from '@fachwerk/orders/facade-record';
import { ibanInGroups } from '@fachwerk/payments/contract-account';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { HowToPay } from '../contract.ts';
import { lastDayOf } from '../rules/paying.ts';
import { howToPay } from './how-to-pay.ts';

/** What was ordered and is still to be paid, with the texts that were agreed to (§ 312f BGB). */
export async function mailPlaced(
  ctx: CompanyCtx,
  order: Order,
  lines: readonly StoredLine[],
  invoice: InvoiceHead | null,
): Promise<void> {
  const letter = await letterTo(ctx, order);
  await writeOrdered(ctx, order, letter, {
    kind: 'placed',
    thanks: letter.t('mail.later.thanks'),
    lines,
    invoice,
    more: await howParagraphs(ctx, order, letter),
  });
}

export async function mailReminder(ctx: CompanyCtx, order: Order): Promise<void> {
  const letter = await letterTo(ctx, order);
  const { t } = letter;
  const paragraphs = [t('mail.later.reminder', { number: order.number })];
  await writeToCustomer(ctx, order, letter, {
    kind: 'payment_reminder',
    params: {},
    paragraphs: [...paragraphs, ...(await howParagraphs(ctx, order, letter)), t('mail.later.reminder_crossed')],
  });
}

async function howParagraphs(ctx: CompanyCtx, order: Order, { t, money }: Letter): Promise<string[]> {
  const how = await howToPay(ctx, order);
  if (!how) return [];
  const params = { amount: money(how.amountCents), date: dayIn(order, how) };
  return [t(`mail.later.how.${how.option}`, params), ...(how.bank ? [bankLines(t, how, how.bank)] : [])];
}

const dayIn = ({ language }: Order, { dueAt }: HowToPay) =>
  dueAt ? formatTime(lastDayOf(dueAt), HOUSE_ZONE, LOCALES[language], 'date') : '';

function bankLines(
  t: Letter['t'],
  { purpose }: HowToPay,
  { holder, iban, bic, bankName }: NonNullable<HowToPay['bank']>,
) {
  return [
    t('pay_later.holder', { holder }),
    t('pay_later.iban', { iban: ibanInGroups(iban) }),
    ...(bic ? [t('pay_later.bic', { bic: [bic, bankName].filter(Boolean).join(', ') })] : []),
    t('pay_later.purpose', { purpose }),
  ].join('\n');
}
