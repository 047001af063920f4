import type { RawRequest } from '@fachwerk/base/schema';
import { addDays } from '@fachwerk/base/time';
import type { WorkCtx } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';
import type { PaypalAccount } from './paypal-account.ts';
import { callProvider } from './provider-fetch.ts';
import { EventRefused, ProviderUnreachable } from './provider-link.ts';

/** PayPal sends an event again for three days. */
const OLDEST_DAYS = 4;
const LONGEST_MS = 15_000;

const SIGNED = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

const Verdict = z.object({ verification_status: z.string() });

/** PayPal itself is asked whether it sent this: its library cannot tell. The event goes back as the very text that came. */
export async function verifyPaypal(
  ctx: WorkCtx,
  account: PaypalAccount,
  { bytes, headers }: RawRequest,
): Promise<string> {
  const text = Buffer.from(bytes).toString('utf8');
  const signed = Object.entries(SIGNED).map(([field, header]) => [field, headers[header] ?? ''] as const);
  if (signed.some(([, value]) => value === '')) throw new EventRefused('a signature is missing');
  if (!isRecent(headers[SIGNED.transmission_time]!, ctx.now)) throw new EventRefused('too old');
  assertJson(text);
  const fields = [...signed, ['webhook_id', account.webhookId] as const];
  const said = fields.map(([field, value]) => `${JSON.stringify(field)}:${JSON.stringify(value)}`).join(',');
  const verdict = await ask(ctx, account, `{${said},"webhook_event":${text}}`);
  if (verdict !== 'SUCCESS') throw new EventRefused('PayPal did not send this');
  return text;
}

function isRecent(at: string, now: Date): boolean {
  const sentAt = Date.parse(at);
  return sentAt > addDays(now, -OLDEST_DAYS).getTime() && sentAt < addDays(now, 1).getTime();
}

function assertJson(text: string): void {
  try {
    JSON.parse(text);
  } catch {
    throw new EventRefused('not JSON');
  }
}

async function ask(ctx: WorkCtx, account: PaypalAccount, body: string): Promise<string> {
  try {
    const { clientCredentialsAuthManager: auth } = await account.client();
    const { accessToken } = await auth.fetchToken();
    const answer = await callProvider(ctx.app, {
      method: 'POST',
      url: `${account.apiUrl}/v1/notifications/verify-webhook-signature`,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    // What PayPal cannot even read, it did not send.
    if (answer.status === 400 || answer.status === 422) return 'FAILURE';
    return z.parse(Verdict, JSON.parse(answer.body)).verification_status;
  } catch (error) {
    throw new ProviderUnreachable(error);
  }
}
