import { problemsOf } from '@fachwerk/base/problem';
import type { RawRequest } from '@fachwerk/base/schema';
import type { App, CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';
import { type OfferedOption, type PaymentOption, type PaymentProvider, paymentProblems } from '../../contract.ts';
import type { AccountProvider, ProviderEnvironment } from '../../contract-account.ts';
import { laterOptions } from '../../rules/later-options.ts';
import {
  type AccountRow,
  findAccount,
  listAccountsWithSecrets,
  listConnectedAs,
  secretsOf,
} from '../account/account-store.ts';
import { findBankData } from '../account/bank-data-store.ts';
import { offerOf } from '../account/offer.ts';
import type { PaymentRecord } from '../payment/payment-store.ts';
import { testLink } from '../test-provider/test-link.ts';
import { paypalAccess } from './paypal-account.ts';
import { paypalLink } from './paypal-link.ts';
import { type ProviderLink, ProviderRefused } from './provider-link.ts';
import { connectedAccess, stripeAccess } from './stripe-account.ts';
import { stripeLink } from './stripe-link.ts';

const problem = problemsOf(paymentProblems);

/** A provider, and whose account at it: null for the installation's, and for the test provider. */
export type AccountLink = { readonly link: ProviderLink; readonly accountId: string | null };
/** `isTest`: no money moves, as the keys are those of the provider's own place to try things out. */
type OfferedLink = AccountLink & { readonly isTest: boolean };

const PROVIDERS = ['stripe', 'paypal'] as const;
/** Clients are opened once; the same account with another key is sealed anew. */
const opened = new WeakMap<App, Map<string, ProviderLink | null>>();

function openedOnce(app: App, name: string, open: () => ProviderLink | null): ProviderLink | null {
  const known = opened.get(app) ?? new Map<string, ProviderLink | null>();
  opened.set(app, known);
  if (!known.has(name)) known.set(name, open());
  return known.get(name)!;
}

/** Which place of a provider the keys of the installation are for. */
export function installationEnvironment(app: App, provider: AccountProvider): ProviderEnvironment {
  const { stripe, paypal } = app.accounts ?? {};
  const isLive = provider === 'stripe' ? stripe?.secretKey?.includes('_live_') : paypal?.environment === 'live';
  return isLive ? 'live' : 'sandbox';
}

/** Of the keys in the environment. */
function installationLink(app: App, provider: string): ProviderLink | null {
  const { stripe, paypal } = app.accounts ?? {};
  return openedOnce(app, provider, () => {
    if (provider === 'stripe' && stripe?.secretKey && stripe.webhookSecret)
      return stripeLink(stripeAccess(app, stripe.secretKey, stripe.webhookSecret));
    if (provider === 'paypal' && paypal?.clientId && paypal.clientSecret && paypal.webhookId) {
      const { clientId, clientSecret, webhookId } = paypal;
      const environment = installationEnvironment(app, provider);
      return paypalLink(paypalAccess(app, { clientId, clientSecret, webhookId, environment }));
    }
    return null;
  });
}

function linkOfAccount({ app, companyId }: CompanyCtx, account: AccountRow): ProviderLink | null {
  return openedOnce(app, `${account.id} ${account.sealed}`, () => {
    const secrets = secretsOf(app, companyId, account);
    if (secrets?.provider === 'stripe') {
      const access =
        'connectedAs' in secrets
          ? connectedAccess(app, secrets.connectedAs)
          : stripeAccess(app, secrets.secretKey, secrets.webhookSecret);
      return access && stripeLink(access);
    }
    if (secrets?.provider === 'paypal') {
      return paypalLink(paypalAccess(app, { ...secrets, environment: account.environment }));
    }
    return null;
  });
}

/** With whom this company takes new payments: its own accounts; the installation's for who runs it; in a demo without any, nobody real. */
async function offeredLinks(ctx: CompanyCtx): Promise<OfferedLink[]> {
  const { accounts, isDemo, isOperator } = await offerOf(ctx);
  const real = PROVIDERS.flatMap((provider): OfferedLink[] => {
    const own = accounts.find((account) => account.provider === provider);
    if (own) {
      const link = linkOfAccount(ctx, own);
      return link ? [{ link, accountId: own.id, isTest: own.environment === 'sandbox' }] : [];
    }
    const link = isOperator ? installationLink(ctx.app, provider) : null;
    const isTest = installationEnvironment(ctx.app, provider) === 'sandbox';
    return link ? [{ link, accountId: null, isTest }] : [];
  });
  return real.length === 0 && isDemo ? [{ link: testLink, accountId: null, isTest: true }] : real;
}

/** The provider of a payment that is there already, with the account it began with. */
export async function linkOf(ctx: CompanyCtx, { provider, accountId }: PaymentRecord): Promise<ProviderLink> {
  if (provider === 'test') return testLink;
  if (!accountId) {
    const link = installationLink(ctx.app, provider);
    if (!link) throw new Error(`this house has no account at ${provider} any more`);
    return link;
  }
  const account = await findAccount(ctx, accountId);
  const link = account && linkOfAccount(ctx, account);
  if (!link) throw new ProviderRefused('account_removed');
  return link;
}

/** Who may speak for the installation's own account. */
export function installationLinks(app: App, provider: string): AccountLink[] {
  if (provider === 'test') return [{ link: testLink, accountId: null }];
  const link = installationLink(app, provider);
  return link ? [{ link, accountId: null }] : [];
}

const Named = z.object({ account: z.string().check(z.regex(/^acct_\w{1,60}$/)) });

/** Who may speak for an account that is connected to the installation's: whose it is, the event says. It is proven afterwards. */
export async function connectedLinks(ctx: WorkCtx, { bytes }: RawRequest): Promise<AccountLink[]> {
  const named = z.safeParse(Named, jsonIn(bytes));
  if (!named.success) return [];
  return (await listConnectedAs(ctx, named.data.account)).flatMap(({ companyId, ...account }) => {
    const link = linkOfAccount({ ...ctx, companyId }, account);
    return link ? [{ link, accountId: account.id }] : [];
  });
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
}

/** Who may speak for the accounts of a company, those before the present one included. */
export async function linksOfParty(ctx: CompanyCtx, provider: string): Promise<AccountLink[]> {
  const accounts = await listAccountsWithSecrets(ctx, provider);
  return accounts.flatMap((account) => {
    const link = linkOfAccount(ctx, account);
    return link ? [{ link, accountId: account.id }] : [];
  });
}

export async function linkFor(ctx: CompanyCtx, option: PaymentOption): Promise<AccountLink | undefined> {
  return (await offeredLinks(ctx)).find(({ link }) => link.options.includes(option));
}

export async function isOffered(ctx: CompanyCtx, provider: PaymentProvider): Promise<boolean> {
  return (await offeredLinks(ctx)).some(({ link }) => link.name === provider);
}

/** How one can pay this company online; a box is not sold otherwise. */
export async function paymentOptions(ctx: CompanyCtx): Promise<OfferedOption[]> {
  const links = await offeredLinks(ctx);
  return links.flatMap(({ link, isTest }) => link.options.map((option) => ({ option, isTest })));
}

/** Online, and to people later: for whoever sells what may be handed over first. Which of them suit a delivery, the shop decides. */
export async function paymentOptionsWithLater(ctx: CompanyCtx): Promise<OfferedOption[]> {
  const [online, bank] = await Promise.all([paymentOptions(ctx), findBankData(ctx)]);
  return [...online, ...laterOptions(bank !== undefined).map((option) => ({ option, isTest: false }))];
}

/** Before anything is kept for a customer: where nothing can be paid, nothing can be sold. */
export async function refuseUnpayable(ctx: CompanyCtx): Promise<void> {
  if ((await offeredLinks(ctx)).length === 0) throw problem('payment.not_offered');
}
