import type { App } from '@fachwerk/server/ctx';
import type { Stripe } from 'stripe';
import { callProvider } from './provider-fetch.ts';
import { CredentialsRefused, ProviderRefused, ProviderUnreachable } from './provider-link.ts';

export type StripeAccount = {
  readonly webhookSecret: string;
  /** Of an account that is connected to the platform's: its events say so, and nobody else's do. */
  readonly connectedAs?: string;
  /** Loaded with the first payment: a house that takes none starts quicker. */
  client(): Promise<Stripe>;
};

const LONGEST_MS = 15_000;

/** The address is the installation's to say, for whoever's account. */
export function stripeAccess(app: App, secretKey: string, webhookSecret: string, connectedAs?: string): StripeAccount {
  const { apiUrl, longestMs } = app.accounts?.stripe ?? {};
  let client: Promise<Stripe> | undefined;
  return {
    webhookSecret,
    ...(connectedAs && { connectedAs }),
    client: () => {
      client ??= openClient(app, { secretKey, connectedAs, apiUrl, longestMs: Number(longestMs ?? LONGEST_MS) });
      return client;
    },
  };
}

/** With the keys of the platform; null where it has no Connect (any more). */
export function connectedAccess(app: App, connectedAs?: string): StripeAccount | null {
  const { secretKey, connectSecret } = app.accounts?.stripe ?? {};
  return secretKey && connectSecret ? stripeAccess(app, secretKey, connectSecret, connectedAs) : null;
}

type Access = {
  readonly secretKey: string;
  readonly connectedAs: string | undefined;
  readonly apiUrl: string | undefined;
  readonly longestMs: number;
};

async function openClient(app: App, { secretKey, connectedAs, apiUrl, longestMs }: Access): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiUrl || 'https://api.stripe.com');
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(throughApp(app)),
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: longestMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(connectedAs && { stripeAccount: connectedAs }),
  });
}

function throughApp(app: App): typeof fetch {
  return async (url, init) => {
    const { status, headers, body } = await callProvider(app, {
      url: String(url),
      method: init?.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? init.body : undefined,
      signal: init?.signal ?? AbortSignal.timeout(LONGEST_MS),
    });
    return new Response(body, { status, headers });
  };
}

/** What the library throws, in the words of this house: a plain no, or no answer to build on. */
export async function asked<T>(work: () => Promise<T>): Promise<T> {
  const { Stripe } = await import('stripe');
  try {
    return await work();
  } catch (error) {
    const { errors } = Stripe;
    const isNo = error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError;
    throw isNo ? new ProviderRefused(error.code ?? error.type) : new ProviderUnreachable(error);
  }
}

/**
 * Whether Stripe knows the key and lets it do what is needed here, asked without changing anything; and what Stripe calls the account,
 * where the key may know. Throws `CredentialsRefused`.
 */
export async function tryStripe({ client }: StripeAccount): Promise<string | null> {
  const { Stripe } = await import('stripe');
  const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
  const stripe = await client();
  try {
    await stripe.checkout.sessions.list({ limit: 1 });
  } catch (error) {
    if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError)
      throw new CredentialsRefused('secretKey', error.message);
    throw new ProviderUnreachable(error);
  }
  try {
    return (await stripe.accounts.retrieveCurrent()).id;
  } catch (error) {
    // A restricted key need not know its account.
    if (error instanceof StripePermissionError) return null;
    throw new ProviderUnreachable(error);
  }
}
