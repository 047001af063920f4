import { type StoredCustomer, writeCustomerMail } from '@fachwerk/customers/facade-account';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { codeWords } from '@fachwerk/server/mailed-code';
import { LOGIN_MINUTES } from '../../rules/login.ts';

export function writeLoginMail(
  ctx: CompanyCtx,
  to: StoredCustomer,
  { token, code }: { readonly token: string; readonly code: string },
): Promise<void> {
  const params = { code: codeWords(code), minutes: LOGIN_MINUTES };
  return writeCustomerMail(ctx, to, 'login', { path: `/anmelden/${token}`, params });
}
