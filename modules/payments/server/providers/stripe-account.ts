import type { House } from '@fachwerk/server/house';
import type { Stripe } from 'stripe';
import { callProvider } from './provider-fetch.ts';
import { ProviderRefused, ProviderUnreachable } from './provider-link.ts';

export type StripeAccount = {
  readonly webhookSecret: string;
  /** Loaded with the first payment: a house that takes none starts quicker. */
  client(): Promise<Stripe>;
};

const LONGEST_MS = 15_000;

export function stripeAccount(house: House): StripeAccount | null {
  const { secretKey, webhookSecret, apiUrl, longestMs } = house.accounts?.stripe ?? {};
  if (!secretKey || !webhookSecret) return null;
  let client: Promise<Stripe> | undefined;
  return {
    webhookSecret,
    client: () => {
      client ??= openClient(house, { secretKey, apiUrl, longestMs: Number(longestMs ?? LONGEST_MS) });
      return client;
    },
  };
}

type Access = { readonly secretKey: string; readonly apiUrl: string | undefined; readonly longestMs: number };

async function openClient(house: House, { secretKey, apiUrl, longestMs }: Access): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiUrl || 'https://api.stripe.com');
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(throughHouse(house)),
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: longestMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

function throughHouse(house: House): typeof fetch {
  return async (url, init) => {
    const { status, headers, body } = await callProvider(house, {
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
