import { orderCancelled, orderPaid, orderRefunded } from '@fachwerk/orders/contract';
import { findOrder, linesOf } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { when } from '@fachwerk/server/events';
import { CODE_LETTERS, giftCodeFrom, giftExpiresOn } from '../../rules/gift.ts';
import { mailGift } from './gift-mail.ts';
import { addGift, changeBalance, hasMove, listGiftsOf } from './gift-store.ts';

/** A gift voucher is money from the moment it is paid. The news may come twice: each line becomes one voucher. */
export const issueGifts = when(orderPaid, {
  name: 'vouchers',
  run: async (work, { companyId, orderId }) => {
    const ctx: CompanyCtx = { ...work, companyId };
    const lines = (await linesOf(ctx, orderId)).filter(({ kind }) => kind === 'gift');
    if (lines.length === 0) return;
    const order = await findOrder(ctx, orderId);
    if (!order || order.status === 'canceled') return;
    for (const { position, totalCents, data } of lines) {
      const id = ctx.newId();
      const code = giftCodeFrom(Buffer.from(ctx.newSecret(CODE_LETTERS), 'base64url'));
      const words = { recipient: String(data.recipient ?? ''), message: String(data.message ?? '') };
      const gift = {
        id,
        code,
        initialCents: totalCents,
        orderId,
        position,
        expiresOn: giftExpiresOn(ctx.now),
        ...words,
      };
      if (await addGift(ctx, gift)) await mailGift(ctx, order, id);
    }
  },
});

/** What the buyer gets back is no longer on the voucher, as far as it is still there. */
export const takeBackRefunded = when(orderRefunded, {
  name: 'vouchers',
  run: (work, { companyId, orderId, refundId, amountCents }) =>
    takeBack({ ...work, companyId }, orderId, refundId, amountCents),
});

/** Cancelled before it was paid there is none; afterwards the refund says how much. Whatever is left is nobody's. */
export const takeBackCancelled = when(orderCancelled, {
  name: 'vouchers',
  run: (work, { companyId, orderId }) => takeBack({ ...work, companyId }, orderId, orderId, Number.POSITIVE_INFINITY),
});

async function takeBack(ctx: CompanyCtx, orderId: string, reference: string, mostCents: number): Promise<void> {
  let open = mostCents;
  for (const { id, balanceCents } of await listGiftsOf(ctx, orderId)) {
    const cents = Math.min(open, balanceCents);
    if (cents === 0 || (await hasMove(ctx, id, 'taken_back', reference))) continue;
    await changeBalance(ctx, id, { kind: 'taken_back', cents: -cents, reference, orderId });
    open -= cents;
  }
}
