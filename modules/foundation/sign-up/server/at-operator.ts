import { problemsOf } from '@fachwerk/base/problem';
import { operatorCompany } from '@fachwerk/companies/facade';
import type { App, WorkCtx } from '@fachwerk/server/ctx';
import { signUpProblems } from '../contract.ts';

const problem = problemsOf(signUpProblems);

/** As the operator has configured it. */
export const isOpen = ({ accounts }: App): boolean => accounts?.signUp?.state === 'on';

/** Whoever signs up does so with the company that runs the installation. Refuses where nobody may. */
export async function atOperator<Given extends WorkCtx>(ctx: Given): Promise<Given & { readonly companyId: string }> {
  const companyId = isOpen(ctx.app) ? await operatorCompany(ctx) : null;
  if (!companyId) throw problem('sign_up.closed');
  return { ...ctx, companyId };
}
