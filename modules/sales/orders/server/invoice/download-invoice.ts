import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { orderProblems } from '../../contract.ts';
import type { orderSiteApi } from '../../contract-site.ts';
import { printInvoice } from '../desk/export-order.ts';
import { findOwnOrder } from '../order-store.ts';

const problem = problemsOf(orderProblems);

export const downloadInvoice: UseCase<typeof orderSiteApi.invoice> = async (ctx, { orderHash, invoiceId }) => {
  const order = await findOwnOrder(ctx, orderHash);
  if (!order) throw problem('order.not_retrieved');
  const file = await printInvoice(inCompany(ctx, order.companyId), order, invoiceId);
  if (!file) throw problem('invoice.not_downloaded');
  return file;
};
