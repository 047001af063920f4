import type { App } from '@fachwerk/server/ctx';
import type { ApiError, Client } from '@paypal/paypal-server-sdk';
import type { ProviderEnvironment } from '../../contract-account.ts';
import { callProvider } from './provider-fetch.ts';
import { CredentialsRefused, ProviderRefused, ProviderUnreachable } from './provider-link.ts';

export type PaypalAccount = {
  readonly webhookId: string;
  readonly apiUrl: string;
  client(): Promise<Client>;
};

const LONGEST_MS = 15_000;
const API_URLS = { live: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' } as const;

export type PaypalCredentials = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  readonly environment: ProviderEnvironment;
};

/** Another address than PayPal's own is the installation's to say, for whoever's account. */
export function paypalAccess(app: App, credentials: PaypalCredentials): PaypalAccount {
  const { clientId, clientSecret, webhookId, environment } = credentials;
  const { apiUrl, longestMs } = app.accounts?.paypal ?? {};
  const isLive = environment === 'live';
  const address = apiUrl || API_URLS[environment];
  let client: Promise<Client> | undefined;
  return {
    webhookId,
    apiUrl: address,
    client: () => {
      client ??= openClient(app, {
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

async function openClient(app: App, access: Access): Promise<Client> {
  const { clientId, clientSecret, isLive, address, longestMs } = access;
  const { Client, Environment } = await import('@paypal/paypal-server-sdk');
  return new Client({
    environment: isLive ? Environment.Production : Environment.Sandbox,
    timeout: longestMs,
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    unstable_httpClientOptions: { adapter: throughApp(app, address, longestMs) },
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

function throughApp(app: App, address: string, longestMs: number) {
  return async (config: Config) => {
    const { pathname, search } = new URL(config.url ?? '/', address);
    const headers = Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]);
    const { auth } = config;
    const basic = auth && Buffer.from(`${auth.username}:${auth.password}`).toString('base64');
    const answer = await callProvider(app, {
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

/** Whether PayPal lets these credentials in, and knows the webhook as theirs; changes nothing. Throws `CredentialsRefused`. */
export async function tryPaypal(app: App, { client, webhookId, apiUrl }: PaypalAccount): Promise<void> {
  const { ApiError } = await import('@paypal/paypal-server-sdk');
  const { clientCredentialsAuthManager: auth } = await client();
  const token = await auth.fetchToken().catch((error: unknown) => {
    const isNo = error instanceof ApiError && [400, 401, 403].includes(error.statusCode);
    throw isNo ? new CredentialsRefused('clientSecret', reasonOf(error)) : new ProviderUnreachable(error);
  });
  const answer = await callProvider(app, {
    method: 'GET',
    url: `${apiUrl}/v1/notifications/webhooks/${encodeURIComponent(webhookId)}`,
    headers: { authorization: `Bearer ${token.accessToken}` },
    body: undefined,
    signal: AbortSignal.timeout(LONGEST_MS),
  }).catch((error: unknown) => {
    throw new ProviderUnreachable(error);
  });
  if (answer.status === 200) return;
  if (answer.status >= 500) throw new ProviderUnreachable(answer.status);
  throw new CredentialsRefused('webhookId', `PayPal: ${answer.status}`);
}

function reasonOf(error: ApiError): string {
  const said = error.result as { readonly error?: string; readonly error_description?: string } | undefined;
  return said?.error_description ?? said?.error ?? String(error.statusCode);
}
