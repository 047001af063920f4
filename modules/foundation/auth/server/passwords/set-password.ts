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

/** Hashes a password chosen by an administrator; the same strength rule applies. */
export async function hashChosenPassword(password: string, owner: PasswordOwner): Promise<string> {
  const refusal = whyNotPassword(password, owner);
  if (refusal) throw problem(refusal);
  return hashPassword(password);
}

/** Sets a password chosen by another person: ends every session and notifies the user. */
export async function setPassword(ctx: Ctx, userId: string, passwordHash: string): Promise<void> {
  await savePasswordHash(ctx, userId, passwordHash);
  await useUpLinks(ctx, userId);
  const { address } = ctx.request;
  await audit(ctx, { subjectKind: 'user', subjectId: userId, action: 'user.password_set', address });
  await endSessionsOf(ctx, userId, 'password_changed');
  await mailAccount(ctx, (await lockAccount(ctx, userId))!, 'password_changed');
}

/** Removes a publicly known password from all users who still have it and signs them out. Returns their number. */
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
