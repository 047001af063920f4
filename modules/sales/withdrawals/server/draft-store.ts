import type { Language } from '@fachwerk/base/language';
import { hashToken } from '@fachwerk/server/crypto';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { deleteInBatches } from '@fachwerk/server/delete-in-batches';
import { sql } from '@fachwerk/server/sql';
import type { WithdrawalPaper } from '../contract-site.ts';
import { pageGoneBefore } from '../rules/limits.ts';

export type Draft = WithdrawalPaper & { readonly language: Language };

const columns = sql`name, email, order_number, subject, language, received_at`;

export async function addDraft(ctx: CompanyCtx, key: string, draft: Omit<Draft, 'receivedAt'>): Promise<void> {
  await ctx.db.rows(sql`
    insert into withdrawals.draft (company_id, key_hash, name, email, order_number, subject, language, created_at)
    values (${ctx.companyId}, ${hashToken(key)}, ${draft.name}, ${draft.email}, ${draft.orderNumber}, ${draft.subject}, ${draft.language},
      ${ctx.now})`);
}

export function findDraft(ctx: CompanyCtx, key: string): Promise<Draft | undefined> {
  return ctx.db.first<Draft>(sql`
    select ${columns} from withdrawals.draft
    where company_id = ${ctx.companyId} and key_hash = ${hashToken(key)} and created_at > ${pageGoneBefore(ctx.now)}`);
}

/** Keeps it until the transaction ends: a button tapped twice withdraws once. */
export function lockDraft(ctx: CompanyCtx, key: string): Promise<Draft | undefined> {
  return ctx.db.first<Draft>(sql`
    select ${columns} from withdrawals.draft
    where company_id = ${ctx.companyId} and key_hash = ${hashToken(key)} and created_at > ${pageGoneBefore(ctx.now)}
    for update`);
}

export async function closeDraft(
  ctx: CompanyCtx,
  key: string,
  became: { companyId: string; id: string },
): Promise<void> {
  await ctx.db.rows(sql`
    update withdrawals.draft
    set received_at = ${ctx.now}, withdrawal_company_id = ${became.companyId}, withdrawal_id = ${became.id}
    where company_id = ${ctx.companyId} and key_hash = ${hashToken(key)}`);
}

export async function removeOldDrafts(ctx: WorkCtx): Promise<void> {
  await deleteInBatches(ctx.db, {
    table: 'withdrawals.draft',
    which: sql`old.created_at <= ${pageGoneBefore(ctx.now)}`,
    why: 'housekeeping over all companies',
  });
}
