import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { orderProblems } from '@fachwerk/orders/contract';
import { findOrder } from '@fachwerk/orders/facade';
import { findInvoice, keptFigures } from '@fachwerk/orders/facade-record';
import type { CompanyCtx } from '@fachwerk/server/ctx';

const problem = problemsOf(orderProblems);

type Paper = { readonly orderId: string; readonly invoiceId: string };

/** Of a paper that the caller may see. */
export async function findFigures(ctx: CompanyCtx, { orderId, invoiceId }: Paper) {
  const order = await findOrder(ctx, orderId);
  if (!order) throw problem('order.unknown');
  const invoice = await findInvoice(inCompany(ctx, order.companyId), orderId, invoiceId);
  if (!invoice) throw problem('invoice.unknown');
  return { number: invoice.number, figures: keptFigures(invoice) };
}
