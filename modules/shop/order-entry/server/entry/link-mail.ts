import type { Order } from '@fachwerk/orders/contract';
import { letterTo, type StoredLine, writeOrdered } from '@fachwerk/orders/facade-record';
import type { CompanyCtx } from '@fachwerk/server/ctx';

/** What was ordered on the telephone and where it is paid, with the texts that count for it (§ 312f BGB). */
export async function mailLink(ctx: CompanyCtx, order: Order, lines: readonly StoredLine[]): Promise<void> {
  const letter = await letterTo(ctx, order);
  const { t, site } = letter;
  await writeOrdered(ctx, order, letter, {
    kind: 'payment_link',
    thanks: t('mail.payment_link.text'),
    lines,
    invoice: null,
    button: { label: t('mail.payment_link.button'), url: `${site}/bestellung/${order.orderHash}/zahlung` },
  });
}
