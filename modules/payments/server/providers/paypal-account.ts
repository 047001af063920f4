import type { House } from '@fachwerk/server/house';
import type { ApiError, Client } from '@paypal/paypal-server-sdk';
import { callProvider } from './provider-fetch.ts';
import { ProviderRefused, ProviderUnreachable } from './provider-link.ts';

export type PaypalAccount = {
  readonly webhookId: string;
  readonly apiUrl: string;
  client(): Promise<Client>;
};

const LONGEST_MS = 15_000;
const API_URLS = { live: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' } as const;

export function paypalAccount(house: House): PaypalAccount | null {
  const { clientId, clientSecret, webhookId, environment, apiUrl, longestMs } = house.accounts?.paypal ?? {};
  if (!clientId || !clientSecret || !webhookId) return null;
  const isLive = environment === 'live';
  const address = apiUrl || API_URLS[isLive ? 'live' : 'sandbox'];
  let client: Promise<Client> | undefined;
  return {
    webhookId,
    apiUrl: address,
    client: () => {
      client ??= openClient(house, {
        clientId,
        clientSecret,
        isLive,
        address,
        longestMs: Number(longestMs ?? LONGEST_MS),
      });
      return client;
    },
  };
}

type Access = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly isLive: boolean;
  readonly address: string;
  readonly longestMs: number;
};

async function openClient(house: House, access: Access): Promise<Client> {
  const { clientId, clientSecret, isLive, address, longestMs } = access;
  const { Client, Environment } = await import('@paypal/paypal-server-sdk');
  return new Client({
    environment: isLive ? Environment.Production : Environment.Sandbox,
    timeout: longestMs,
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    unstable_httpClientOptions: { adapter: throughHouse(house, address, longestMs) },
  });
}

/** What the library's HTTP client hands on, as far as it matters. */
type Config = {
  readonly url?: string;
  readonly method?: string;
  readonly headers: { toJSON(): Record<string, unknown> };
  readonly auth?: { readonly username: string; readonly password: string };
  readonly data?: unknown;
};

function throughHouse(house: House, address: string, longestMs: number) {
  return async (config: Config) => {
    const { pathname, search } = new URL(config.url ?? '/', address);
    const headers = Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]);
    const { auth } = config;
    const basic = auth && Buffer.from(`${auth.username}:${auth.password}`).toString('base64');
    const answer = await callProvider(house, {
      url: address + pathname + search,
      method: (config.method ?? 'get').toUpperCase(),
      headers: { ...Object.fromEntries(headers), ...(basic && { authorization: `Basic ${basic}` }) },
      body: config.data === undefined ? undefined : String(config.data),
      signal: AbortSignal.timeout(longestMs),
    });
    return { data: answer.body, status: answer.status, statusText: '', headers: answer.headers, config, request: {} };
  };
}

/** What the library throws, in the words of this house: a plain no, or no answer to build on. */
export async function asked<T>(work: () => Promise<{ readonly result: T }>): Promise<T> {
  const { ApiError } = await import('@paypal/paypal-server-sdk');
  try {
    return (await work()).result;
  } catch (error) {
    const isNo = error instanceof ApiError && [400, 403, 404, 422].includes(error.statusCode);
    throw isNo ? new ProviderRefused(issueOf(error)) : new ProviderUnreachable(error);
  }
}

type Issues = { readonly name?: string; readonly details?: readonly { readonly issue?: string }[] };

function issueOf(error: ApiError): string {
  const said = error.result as Issues | undefined;
  return said?.details?.[0]?.issue ?? said?.name ?? String(error.statusCode);
}
