import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { paymentsOf } from '@fachwerk/payments/facade';
import type { UseCase } from '@fachwerk/server/module';
import { orderProblems } from '../../contract.ts';
import type { orderApi } from '../../contract-staff.ts';
import { forStaff } from '../../rules/staff-words.ts';
import { listInvoices } from '../invoice/invoice-store.ts';
import { linesOf } from '../order-store.ts';
import { listSteps } from '../step-store.ts';
import { findRow } from './list-orders.ts';

const problem = problemsOf(orderProblems);

export const readOrder: UseCase<typeof orderApi.find> = async (ctx, { id }) => {
  const order = await findRow(ctx, id);
  if (!order) throw problem('order.unknown');
  const owner = inCompany(ctx, order.companyId);
  const [lines, steps, invoices, payments] = await Promise.all([
    linesOf(owner, id),
    listSteps(owner, id),
    listInvoices(owner, id),
    paymentsOf(owner, id),
  ]);
  return { ...order, lines: lines.map((line) => forStaff(line, ctx.language)), steps, invoices, payments };
};
