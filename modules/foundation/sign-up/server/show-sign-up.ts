import { findCompany, operatorCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { signUpApi } from '../contract.ts';
import { isOpen } from './at-operator.ts';

export const showSignUp: UseCase<typeof signUpApi.show> = async (ctx) => {
  const { termsUrl = null, privacyUrl = null } = ctx.app.accounts?.signUp ?? {};
  const companyId = isOpen(ctx.app) ? await operatorCompany(ctx) : null;
  const operator = companyId ? await findCompany({ ...ctx, companyId }) : undefined;
  return { isOpen: Boolean(operator), operatorName: operator?.name ?? '', termsUrl, privacyUrl };
};
