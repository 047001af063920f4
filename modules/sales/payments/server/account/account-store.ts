import { seal, unseal } from '@fachwerk/server/crypto';
import type { App, CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import type { AccountProvider, ProviderEnvironment } from '../../contract-account.ts';

/** What a provider wants to see before it does anything. */
export type AccountSecrets =
  | { readonly provider: 'stripe'; readonly secretKey: string; readonly webhookSecret: string }
  /** Connected to the platform's account: its keys do everything, in the name of this one. */
  | { readonly provider: 'stripe'; readonly connectedAs: string }
  | {
      readonly provider: 'paypal';
      readonly clientId: string;
      readonly clientSecret: string;
      readonly webhookId: string;
    };

export type AccountRow = {
  readonly id: string;
  readonly provider: AccountProvider;
  readonly environment: ProviderEnvironment;
  readonly providerAccount: string | null;
  readonly keyEnd: string;
  readonly sealed: string | null;
  readonly savedAt: Date;
  readonly savedBy: string;
  readonly endedAt: Date | null;
};

const columns = sql`id, provider, environment, provider_account, key_end, sealed, saved_at, saved_by, ended_at`;

const purposeOf = (companyId: string, id: string) => `payments.account ${companyId} ${id}`;

/** Bound to its row: put into another company's row it opens nothing. */
export function sealedSecrets({ app, companyId }: CompanyCtx, id: string, secrets: AccountSecrets): string {
  return seal(app, purposeOf(companyId, id), JSON.stringify(secrets));
}

/** Null where they were forgotten, or sealed by another installation. */
export function secretsOf(app: App, companyId: string, { id, sealed }: AccountRow): AccountSecrets | null {
  const text = sealed && unseal(app, purposeOf(companyId, id), sealed);
  return text ? (JSON.parse(text) as AccountSecrets) : null;
}

/** The accounts new payments begin with. */
export function listAccountsInUse(ctx: CompanyCtx): Promise<AccountRow[]> {
  return ctx.db.rows<AccountRow>(sql`
    select ${columns} from payments.account where company_id = ${ctx.companyId} and ended_at is null order by provider desc`);
}

/** Those that may still say something: in use first, then the ones before, newest first. */
export function listAccountsWithSecrets(ctx: CompanyCtx, provider: string): Promise<AccountRow[]> {
  return ctx.db.rows<AccountRow>(sql`
    select ${columns} from payments.account
    where company_id = ${ctx.companyId} and provider = ${provider} and sealed is not null
    order by ended_at desc nulls first, id desc`);
}

/** Who is connected to the platform by this name; an event of the provider says the name, and no company. */
export function listConnectedAs({ db }: WorkCtx, name: string): Promise<(AccountRow & { companyId: string })[]> {
  return db.rows(
    acrossCompanies(
      'an event of Stripe names an account and no company',
      sql`select company_id, ${columns} from payments.account
        where provider = 'stripe' and provider_account = ${name} and sealed is not null`,
    ),
  );
}

export function findAccount(ctx: CompanyCtx, id: string): Promise<AccountRow | undefined> {
  return ctx.db.first<AccountRow>(
    sql`select ${columns} from payments.account where company_id = ${ctx.companyId} and id = ${id}`,
  );
}

/** Keeps it until the transaction ends: two people who replace it at once do so one after the other. */
export function lockAccountInUse(ctx: CompanyCtx, provider: AccountProvider): Promise<AccountRow | undefined> {
  return ctx.db.first<AccountRow>(sql`
    select ${columns} from payments.account
    where company_id = ${ctx.companyId} and provider = ${provider} and ended_at is null for update`);
}

export async function addAccount(ctx: CompanyCtx, row: AccountRow): Promise<void> {
  await ctx.db.count(sql`
    insert into payments.account (company_id, id, provider, environment, provider_account, key_end, sealed, saved_at, saved_by, ended_at)
    values (${ctx.companyId}, ${row.id}, ${row.provider}, ${row.environment}, ${row.providerAccount}, ${row.keyEnd}, ${row.sealed},
      ${row.savedAt}, ${row.savedBy}, ${row.endedAt})`);
}

/** The same account, with another key. */
export async function saveAccount(ctx: CompanyCtx, row: AccountRow): Promise<void> {
  await ctx.db.count(sql`
    update payments.account set key_end = ${row.keyEnd}, sealed = ${row.sealed}, saved_at = ${row.savedAt}, saved_by = ${row.savedBy}
    where company_id = ${ctx.companyId} and id = ${row.id}`);
}

export async function endAccount(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.count(sql`
    update payments.account set ended_at = ${ctx.now} where company_id = ${ctx.companyId} and id = ${id}`);
}

/** Payments and refunds that are not over, by account. */
export function countOpen(ctx: CompanyCtx): Promise<{ readonly accountId: string; readonly count: number }[]> {
  return ctx.db.rows(sql`
    select p.account_id, count(*)::int as count from payments.payment p
    where p.company_id = ${ctx.companyId} and p.account_id is not null
      and (p.next_look_at is not null or exists (
        select from payments.refund r
        where r.company_id = p.company_id and r.payment_id = p.id and r.state in ('requested', 'pending')))
    group by p.account_id`);
}

/** Which of these companies have an account of their own in use. */
export async function listConnected(ctx: CompanyCtx, companyIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.rows<{ companyId: string }>(sql`
    select distinct company_id from payments.account where company_id = any(${companyIds}) and ended_at is null`);
  return new Set(rows.map(({ companyId }) => companyId));
}

/** What was replaced or removed is forgotten when no payment since then can still need it: none open, none lately paid. */
export async function forgetSecretsBefore({ db }: WorkCtx, before: Date): Promise<void> {
  await db.count(
    acrossCompanies(
      'old secrets of all companies are forgotten together',
      sql`update payments.account a set sealed = null
        where a.ended_at < ${before} and a.sealed is not null and not exists (
          select from payments.payment p where p.company_id = a.company_id and p.account_id = a.id
            and (p.created_at >= ${before} or p.next_look_at is not null or exists (
              select from payments.refund r
              where r.company_id = p.company_id and r.payment_id = p.id and r.state in ('requested', 'pending'))))`,
    ),
  );
}
