import { type StoredCustomer, writeCustomerMail } from '@fachwerk/customers/facade-account';
import type { CompanyCtx } from '@fachwerk/server/module';
import { LOGIN_MINUTES } from '../../rules/login.ts';

export function writeLoginMail(
  ctx: CompanyCtx,
  to: StoredCustomer,
  { token, code }: { readonly token: string; readonly code: string },
): Promise<void> {
  const params = { code: `${code.slice(0, 3)} ${code.slice(3)}`, minutes: LOGIN_MINUTES };
  return writeCustomerMail(ctx, to, 'login', { path: `/anmelden/${token}`, params });
}
