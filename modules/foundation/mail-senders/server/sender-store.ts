import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import type { OwnAddress, OwnServer, RecordState } from '../contract.ts';

type Common = OwnAddress & { readonly savedAt: Date; readonly savedBy: string };

/** The key is sealed. */
export type AddressSender = Common & {
  readonly kind: 'address';
  readonly dkimSelector: string;
  readonly dkimPublic: string;
  readonly dkimPrivate: string;
  readonly spf: RecordState;
  readonly dkim: RecordState;
  readonly checkedAt: Date | null;
};

/** The password is sealed. */
export type ServerSender = Common & {
  readonly kind: 'smtp';
  readonly smtpHost: string;
  readonly smtpPort: number;
  readonly smtpSecurity: OwnServer['security'];
  readonly smtpUser: string;
  readonly smtpPassword: string;
  readonly failedAt: Date | null;
  readonly failure: string;
};

export type Sender = AddressSender | ServerSender;

const columns = sql`kind, from_name, from_address, saved_at, saved_by, dkim_selector, dkim_public, dkim_private, spf, dkim, checked_at,
  smtp_host, smtp_port, smtp_security, smtp_user, smtp_password, failed_at, failure`;

export function findSender(ctx: CompanyCtx): Promise<Sender | undefined> {
  return ctx.db.first<Sender>(sql`select ${columns} from mail_senders.sender where company_id = ${ctx.companyId}`);
}

export async function saveSender(ctx: CompanyCtx, sender: Sender): Promise<void> {
  await removeSender(ctx);
  const address = sender.kind === 'address' ? sender : null;
  const server = sender.kind === 'smtp' ? sender : null;
  await ctx.db.rows(sql`
    insert into mail_senders.sender (company_id, kind, from_name, from_address, saved_at, saved_by, dkim_selector, dkim_public, dkim_private,
      spf, dkim, checked_at, smtp_host, smtp_port, smtp_security, smtp_user, smtp_password)
    values (${ctx.companyId}, ${sender.kind}, ${sender.fromName}, ${sender.fromAddress}, ${sender.savedAt}, ${sender.savedBy},
      ${address?.dkimSelector ?? null}, ${address?.dkimPublic ?? null}, ${address?.dkimPrivate ?? null},
      ${address?.spf ?? 'unknown'}, ${address?.dkim ?? 'unknown'}, ${address?.checkedAt ?? null},
      ${server?.smtpHost ?? null}, ${server?.smtpPort ?? null}, ${server?.smtpSecurity ?? null}, ${server?.smtpUser ?? null},
      ${server?.smtpPassword ?? null})`);
}

export function removeSender(ctx: CompanyCtx): Promise<number> {
  return ctx.db.count(sql`delete from mail_senders.sender where company_id = ${ctx.companyId}`);
}

/** What was found for the very key that was looked for: meanwhile there may be another. */
export async function saveDnsCheck(
  ctx: CompanyCtx,
  publicKey: string,
  found: { spf: RecordState; dkim: RecordState },
): Promise<void> {
  await ctx.db.rows(sql`
    update mail_senders.sender set spf = ${found.spf}, dkim = ${found.dkim}, checked_at = ${ctx.now}
    where company_id = ${ctx.companyId} and dkim_public = ${publicKey}`);
}

/** True for the first failure in a row. */
export async function saveFailure(ctx: CompanyCtx, failure: string): Promise<boolean> {
  const row = await ctx.db.first<{ isFirst: boolean }>(sql`
    update mail_senders.sender s set failed_at = ${ctx.now}, failure = ${failure}
    from (select company_id, failed_at from mail_senders.sender where company_id = ${ctx.companyId} for update) before
    where s.company_id = ${ctx.companyId} and s.kind = 'smtp' and before.company_id = s.company_id
    returning before.failed_at is null as is_first`);
  return row?.isFirst ?? false;
}

export async function clearFailure(ctx: CompanyCtx): Promise<void> {
  await ctx.db.rows(sql`
    update mail_senders.sender set failed_at = null, failure = '' where company_id = ${ctx.companyId} and failed_at is not null`);
}

/** Companies whose records are looked for again. */
export async function listWithAddress(ctx: WorkCtx): Promise<string[]> {
  const query = sql`select company_id from mail_senders.sender where kind = 'address' order by company_id`;
  const rows = await ctx.db.rows<{ companyId: string }>(
    acrossCompanies('records are looked for in all companies', query),
  );
  return rows.map(({ companyId }) => companyId);
}
