import { type HandoverSource, MOST_LINES, rowsOfPart } from '@fachwerk/handover/facade';
import { listEntries, sentenceOf } from '@fachwerk/logs/facade';

/** What no machine gets further with. */
const TYPES = ['payment.amount_differs', 'payment.never_settled', 'payment.refund_failed', 'payment.refund_stuck'];

/** Payments and refunds of the period that need a person. */
export const paymentHandover: HandoverSource = {
  capability: 'payments.read',
  open: [
    {
      name: 'payments_failed',
      rank: 8,
      path: `/admin/logs?time=month&${TYPES.map((type) => `type=${type}`).join('&')}`,
      read: async (ctx, { companyIds, period, t }) => {
        const rows = await listEntries(ctx, { companyIds, types: TYPES }, period, MOST_LINES);
        return rowsOfPart(rows, (row) => ({
          id: row.id,
          title: sentenceOf(t, row),
          detail: row.orderNumber,
          level: 'urgent',
          since: row.at,
          path: `/admin/logs/${row.at.getTime()}-${row.id}`,
        }));
      },
    },
  ],
};
