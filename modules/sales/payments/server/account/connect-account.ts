import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { ProviderEnvironment } from '../../contract-account.ts';
import { paypalAccess, tryPaypal } from '../providers/paypal-account.ts';
import { asCallsOf } from '../providers/provider-fetch.ts';
import { stripeAccess, tryStripe } from '../providers/stripe-account.ts';
import {
  type AccountRow,
  type AccountSecrets,
  addAccount,
  endAccount,
  lockAccountInUse,
  saveAccount,
  sealedSecrets,
} from './account-store.ts';
import { forgetOffer } from './offer.ts';

export type Credentials = { readonly secrets: AccountSecrets; readonly environment: ProviderEnvironment };
/** `same`: another key of the account that was there. `replaced`: another account; the one before keeps what it began. */
export type Connection = { readonly account: AccountRow; readonly what: 'new' | 'same' | 'replaced' };

const END_CHARACTERS = 4;

/** Tries the credentials at the provider, outside a transaction, and keeps them. Throws `CredentialsRefused` or `ProviderUnreachable`. */
export async function connectAccount(
  ctx: CompanyCtx,
  credentials: Credentials,
  note: (scoped: CompanyCtx, connection: Connection) => Promise<void>,
): Promise<void> {
  const providerAccount = await asCallsOf(ctx.companyId, () => tried(ctx, credentials));
  await ctx.db.transaction(async (db) => {
    const scoped = { ...ctx, db };
    await note(scoped, await kept(scoped, credentials, providerAccount));
  });
  forgetOffer(ctx);
}

/** What the provider calls the account, where it tells. */
async function tried({ app }: CompanyCtx, { secrets, environment }: Credentials): Promise<string | null> {
  // Stripe itself has just said that it takes payments.
  if ('connectedAs' in secrets) return secrets.connectedAs;
  if (secrets.provider === 'stripe') return tryStripe(stripeAccess(app, secrets.secretKey, secrets.webhookSecret));
  await tryPaypal(app, paypalAccess(app, { ...secrets, environment }));
  return secrets.clientId;
}

async function kept(
  ctx: CompanyCtx,
  { secrets, environment }: Credentials,
  providerAccount: string | null,
): Promise<Connection> {
  const { provider } = secrets;
  const before = await lockAccountInUse(ctx, provider);
  const isSame =
    before !== undefined &&
    providerAccount !== null &&
    before.providerAccount === providerAccount &&
    before.environment === environment;
  const id = isSame ? before.id : ctx.newId();
  const account: AccountRow = {
    id,
    provider,
    environment,
    providerAccount,
    keyEnd: keyOf(secrets).slice(-END_CHARACTERS),
    sealed: sealedSecrets(ctx, id, secrets),
    savedAt: ctx.now,
    savedBy: ctx.caller?.name ?? '',
    endedAt: null,
  };
  if (isSame) await saveAccount(ctx, account);
  else {
    if (before) await endAccount(ctx, before.id);
    await addAccount(ctx, account);
  }
  return { account, what: isSame ? 'same' : before ? 'replaced' : 'new' };
}

function keyOf(secrets: AccountSecrets): string {
  if ('connectedAs' in secrets) return secrets.connectedAs;
  return secrets.provider === 'stripe' ? secrets.secretKey : secrets.clientSecret;
}
