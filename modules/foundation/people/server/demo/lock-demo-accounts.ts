import { lockKnownPassword } from '@fachwerk/auth/facade';
import { companyByCode } from '@fachwerk/companies/facade';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { DEMO_PASSWORD } from './create-demo-users.ts';
import { DEMO_PEOPLE } from './demo-people.ts';

/** Nobody of the demo goes on with the password that everybody knows. Answers how many did until now. */
export async function lockDemoAccounts(ctx: WorkCtx): Promise<number> {
  let locked = 0;
  for (const code of Object.keys(DEMO_PEOPLE)) {
    const company = await companyByCode(ctx, code);
    if (company) locked += await lockKnownPassword({ ...ctx, companyId: company.id }, DEMO_PASSWORD);
  }
  return locked;
}
