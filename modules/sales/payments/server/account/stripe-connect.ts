import { seal, unseal } from '@fachwerk/server/crypto';
import type { App, CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { ProviderEnvironment } from '../../contract-account.ts';
import { asCallsOf } from '../providers/provider-fetch.ts';
import { ProviderRefused } from '../providers/provider-link.ts';
import { installationEnvironment } from '../providers/provider-links.ts';
import { asked, connectedAccess } from '../providers/stripe-account.ts';

/** Whether the platform lets companies connect to its account at Stripe. */
export const hasConnect = (app: App): boolean => connectedAccess(app) !== null;

const purposeOf = (companyId: string) => `payments.connect ${companyId}`;

type Begun = { readonly email: string; readonly country: string; readonly backTo: string };

/**
 * Where somebody tells Stripe who they are and where their money goes; null where the platform has no Connect. What Stripe calls the account
 * travels along, sealed for this company, and is kept until it is finished: whoever comes back, or begins again, goes on with the same one.
 */
export async function beginConnect(
  ctx: CompanyCtx,
  { email, country, backTo }: Begun,
  mark = '',
): Promise<string | null> {
  const access = connectedAccess(ctx.app);
  if (!access) return null;
  const known = accountIn(ctx, mark) ?? (await begunAccount(ctx));
  return asCallsOf(ctx.companyId, async () => {
    const stripe = await access.client();
    const linkTo = async (account: string) => {
      const sealed = encodeURIComponent(sealedFor(ctx, account));
      const { url } = await asked(() =>
        stripe.accountLinks.create({
          account,
          type: 'account_onboarding',
          return_url: `${backTo}?stripe=zurueck&konto=${sealed}`,
          refresh_url: `${backTo}?stripe=weiter&konto=${sealed}`,
        }),
      );
      return url;
    };
    // One that was thrown away at Stripe meanwhile is nothing to go on with.
    const going = known && (await linkTo(known).catch(noneIfRefused));
    if (going) return going;
    const { id: account } = await asked(() =>
      stripe.accounts.create(
        { type: 'standard', email, country, metadata: { fachwerk_company: ctx.companyId } },
        { idempotencyKey: `connect-${ctx.newId()}` },
      ),
    );
    await keepBegun(ctx, account);
    return linkTo(account);
  });
}

function noneIfRefused(error: unknown): null {
  if (error instanceof ProviderRefused) return null;
  throw error;
}

/** The account somebody came back from, once Stripe lets it take payments; `open` while something is missing there. */
export async function connectedAccount(
  ctx: CompanyCtx,
  mark: string,
): Promise<{ readonly connectedAs: string; readonly environment: ProviderEnvironment } | 'open' | null> {
  const access = connectedAccess(ctx.app);
  const account = accountIn(ctx, mark);
  if (!access || !account) return null;
  const { charges_enabled: takesMoney } = await asCallsOf(ctx.companyId, async () => {
    const stripe = await access.client();
    return asked(() => stripe.accounts.retrieve(account));
  });
  if (takesMoney) await forgetBegun(ctx);
  return takesMoney ? { connectedAs: account, environment: installationEnvironment(ctx.app, 'stripe') } : 'open';
}

function accountIn({ app, companyId }: CompanyCtx, mark: string): string | null {
  return mark === '' ? null : (unseal(app, purposeOf(companyId), mark) ?? null);
}

const sealedFor = ({ app, companyId }: CompanyCtx, account: string) => seal(app, purposeOf(companyId), account);

/** What was begun and left; null where it was sealed by another installation. */
async function begunAccount(ctx: CompanyCtx): Promise<string | null> {
  const row = await ctx.db.first<{ sealed: string }>(
    sql`select sealed from payments.connect_begun where company_id = ${ctx.companyId}`,
  );
  return row ? accountIn(ctx, row.sealed) : null;
}

async function keepBegun(ctx: CompanyCtx, account: string): Promise<void> {
  await ctx.db.rows(sql`
    insert into payments.connect_begun (company_id, sealed, begun_at) values (${ctx.companyId}, ${sealedFor(ctx, account)}, ${ctx.now})
    on conflict (company_id) do update set sealed = excluded.sealed, begun_at = excluded.begun_at`);
}

async function forgetBegun(ctx: CompanyCtx): Promise<void> {
  await ctx.db.rows(sql`delete from payments.connect_begun where company_id = ${ctx.companyId}`);
}
