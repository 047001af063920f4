import { addDays } from '@fachwerk/base/time';
import { hashToken } from '@fachwerk/server/crypto';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { deleteInBatches } from '@fachwerk/server/delete-in-batches';
import { acrossCompanies, sql } from '@fachwerk/server/sql';

export type PasswordLink = { readonly companyId: string; readonly id: string; readonly userId: string };
export type NewLink = {
  readonly id: string;
  readonly userId: string;
  readonly token: string;
  readonly expiresAt: Date;
};

/** Only the newest link works. False if this one exists already: a job may run twice. */
export async function addLink(ctx: CompanyCtx, { id, userId, token, expiresAt }: NewLink): Promise<boolean> {
  const added = await ctx.db.count(sql`
    insert into access.password_link (company_id, id, user_id, token_hash, expires_at)
    values (${ctx.companyId}, ${id}, ${userId}, ${hashToken(token)}, ${expiresAt})
    on conflict (company_id, id) do nothing`);
  if (added === 0) return false;
  await ctx.db.rows(sql`
    update access.password_link set used_at = ${ctx.now}
    where company_id = ${ctx.companyId} and user_id = ${userId} and id <> ${id} and used_at is null`);
  return true;
}

/** A valid link together with the address it was sent to; locked until the transaction ends, so that it works once. */
export function lockLink(ctx: WorkCtx, email: string, token: string): Promise<PasswordLink | undefined> {
  return ctx.db.first<PasswordLink>(
    acrossCompanies(
      'who has forgotten the password has no session and no company yet',
      sql`
        select l.company_id, l.id, l.user_id from access.user u
        join access.password_link l on l.company_id = u.company_id and l.user_id = u.id
        where u.email = ${email} and u.state = 'active'
          and l.token_hash = ${hashToken(token)} and l.used_at is null and l.expires_at > ${ctx.now}
        for update of u, l`,
    ),
  );
}

export async function useUpLinks(ctx: CompanyCtx, userId: string): Promise<void> {
  await ctx.db.rows(sql`
    update access.password_link set used_at = ${ctx.now}
    where company_id = ${ctx.companyId} and user_id = ${userId} and used_at is null`);
}

const KEPT_AFTER_EXPIRY_DAYS = 7;

export async function removeOldLinks(ctx: WorkCtx): Promise<void> {
  const before = addDays(ctx.now, -KEPT_AFTER_EXPIRY_DAYS);
  await deleteInBatches(ctx.db, {
    table: 'access.password_link',
    which: sql`old.expires_at < ${before}`,
    why: 'housekeeping for every company',
  });
}
