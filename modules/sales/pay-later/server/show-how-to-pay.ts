import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { orderProblems } from '@fachwerk/orders/contract';
import { findOwnOrder } from '@fachwerk/orders/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { payLaterApi } from '../contract.ts';
import { howToPay } from './how-to-pay.ts';

const problem = problemsOf(orderProblems);

export const showHowToPay: UseCase<typeof payLaterApi.howToPay> = async (ctx, { orderHash }) => {
  const order = await findOwnOrder(ctx, orderHash);
  if (!order) throw problem('order.not_retrieved');
  return { howToPay: await howToPay(inCompany(ctx, order.companyId), order) };
};
