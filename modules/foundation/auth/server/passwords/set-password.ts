import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx, Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { accessProblems } from '../../contract.ts';
import { type PasswordOwner, whyNotPassword } from '../../rules/password.ts';
import { lockAccount, savePasswordHash } from '../accounts/account-store.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { mailAccount } from './account-mails.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { useUpLinks } from './password-link-store.ts';

const problem = problemsOf(accessProblems);

/** The hash of a password that an administrator chose for somebody; it has to pass the same rule as one's own. */
export async function hashChosenPassword(password: string, owner: PasswordOwner): Promise<string> {
  const refusal = whyNotPassword(password, owner);
  if (refusal) throw problem(refusal);
  return hashPassword(password);
}

/** Gives somebody a password that another person chose: every session ends, and the person hears of it. */
export async function setPassword(ctx: Ctx, userId: string, passwordHash: string): Promise<void> {
  await savePasswordHash(ctx, userId, passwordHash);
  await useUpLinks(ctx, userId);
  const { address } = ctx.request;
  await audit(ctx, { subjectKind: 'user', subjectId: userId, action: 'user.password_set', address });
  await endSessionsOf(ctx, userId, 'password_changed');
  await mailAccount(ctx, (await lockAccount(ctx, userId))!, 'password_changed');
}

/** Whoever still has a password that everybody knows has none from now on, and is signed out. Answers how many there were. */
export async function lockKnownPassword(ctx: CompanyCtx, password: string): Promise<number> {
  const hashes = await ctx.db.rows<{ hash: string }>(sql`
    select distinct password_hash as hash from access.user where company_id = ${ctx.companyId} and password_hash is not null`);
  const known: string[] = [];
  for (const { hash } of hashes) if (await isPassword(hash, password)) known.push(hash);
  const people = await ctx.db.rows<{ id: string }>(sql`
    update access.user set password_hash = null, version = version + 1
    where company_id = ${ctx.companyId} and password_hash = any(${known}::text[]) returning id`);
  for (const { id } of people) await endSessionsOf(ctx, id, 'ended_by_administrator');
  return people.length;
}
