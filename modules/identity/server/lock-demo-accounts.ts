import { companyByCode } from '@fachwerk/companies/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { DEMO_PEOPLE } from './demo-people.ts';
import { DEMO_PASSWORD } from './demo-users.ts';
import { isPassword } from './password-hash.ts';
import { endSessionsOf } from './session-store.ts';

/** Whoever still has the password that everybody knows has none from now on, and is signed out. Answers how many there were. */
export async function lockDemoAccounts(ctx: WorkCtx): Promise<number> {
  let locked = 0;
  for (const code of Object.keys(DEMO_PEOPLE)) {
    const company = await companyByCode(ctx, code);
    if (company) locked += await lockIn({ ...ctx, companyId: company.id });
  }
  return locked;
}

async function lockIn(ctx: CompanyCtx): Promise<number> {
  // The demo gives everybody the same hash: looking at each once is quick.
  const hashes = await ctx.db.rows<{ hash: string }>(sql`
    select distinct password_hash as hash from identity.user where company_id = ${ctx.companyId} and password_hash is not null`);
  const known: string[] = [];
  for (const { hash } of hashes) if (await isPassword(hash, DEMO_PASSWORD)) known.push(hash);
  const people = await ctx.db.rows<{ id: string }>(sql`
    update identity.user set password_hash = null, version = version + 1
    where company_id = ${ctx.companyId} and password_hash = any(${known}::text[]) returning id`);
  for (const { id } of people) await endSessionsOf(ctx, id, 'ended_by_administrator');
  return people.length;
}
