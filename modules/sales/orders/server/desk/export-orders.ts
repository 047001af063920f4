import { csvOf } from '@fachwerk/base/csv';
import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import type { Translate } from '@fachwerk/server/translator';
import { orderProblems } from '../../contract.ts';
import type { OrderRow, orderApi } from '../../contract-staff.ts';
import { fileOf, MOST_EXPORTED } from './export-order.ts';
import { rowsOf } from './list-orders.ts';

const problem = problemsOf(orderProblems);

export const exportOrders: UseCase<typeof orderApi.exportList> = async (ctx, span) => {
  const rows = await rowsOf(ctx, span, { limit: MOST_EXPORTED + 1 });
  if (rows.length > MOST_EXPORTED) throw problem('order.too_many_to_export', { most: MOST_EXPORTED });
  const t = ctx.app.texts.in(ctx.language);
  const head = LIST_HEAD.map((name) => t(`orders.column.${name}`));
  const csv = csvOf(
    head,
    rows.map((row) => listCells(row, t)),
  );
  return fileOf('orders.csv', 'text/csv', Buffer.from(csv));
};

const LIST_HEAD = [
  'number',
  'placed',
  'company',
  'customer',
  'email',
  'what',
  'status',
  'payment',
  'total',
  'vat',
  'refunded',
  'note',
  'handover',
  'wanted',
  'place',
  'comment',
];

const listCells = (row: OrderRow, t: Translate) => [
  row.number,
  row.placedAt,
  row.companyName,
  `${row.contact.firstName} ${row.contact.lastName}`.trim(),
  row.contact.email,
  row.summary,
  t(`order.status.${row.status}`),
  t(`order.payment.${row.paymentState}`),
  row.totalCents / 100,
  row.vatCents / 100,
  row.refundedCents / 100,
  row.note,
  row.handover ? t(`orders.type.${row.handover.type}`) : '',
  row.handover?.wishedAt ?? '',
  row.handover?.place ?? '',
  row.handover?.comment ?? '',
];
