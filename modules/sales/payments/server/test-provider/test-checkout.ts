import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx, SiteCtx } from '@fachwerk/server/ctx';
import { paymentProblems, type TestCheckout } from '../../contract.ts';
import { findPayment, type PaymentRecord } from '../payment/payment-store.ts';
import { isOffered } from '../providers/provider-links.ts';
import { nameInToken } from './test-token.ts';

const problem = problemsOf(paymentProblems);

/** Only while the company takes test payments, and only on a site that sells for it. */
export async function paymentOf(ctx: SiteCtx, token: string): Promise<{ ctx: CompanyCtx; payment: PaymentRecord }> {
  const name = nameInToken(ctx.app, token);
  if (!name || !(await visibleCompanies(ctx)).includes(name.companyId)) throw problem('payment.unknown');
  const scoped: CompanyCtx = inCompany(ctx, name.companyId);
  if (!(await isOffered(scoped, 'test'))) throw problem('payment.unknown');
  const payment = await findPayment(scoped, name.paymentId);
  if (!payment) throw problem('payment.unknown');
  return { ctx: scoped, payment };
}

export function checkoutOf({ amountCents, currency, description, state, returnPath }: PaymentRecord): TestCheckout {
  return { amountCents, currency, description, state, returnPath };
}
