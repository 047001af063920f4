import { createHmac } from 'node:crypto';
import type { RawRequest } from '@fachwerk/base/schema';
import { isSameSecret, keyOf } from '@fachwerk/server/crypto';
import type { App, WorkCtx } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';
import { EventRefused, type ProviderEvent } from '../providers/provider-link.ts';
import { TestState, updateOf } from './test-books.ts';

const HEADER = 'x-test-signature';
const WINDOW_SECONDS = 300;

export const TestEvent = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  companyId: z.uuid(),
  paymentId: z.uuid(),
  state: TestState,
  amountCents: z.int(),
  currency: z.string(),
});
export type TestEvent = z.infer<typeof TestEvent>;

/** An event as a real provider would send it: signed over the time and the very bytes. */
export function signedTestEvent({ app, now }: Pick<WorkCtx, 'app' | 'now'>, event: TestEvent): RawRequest {
  const bytes = Buffer.from(JSON.stringify(event));
  const seconds = Math.floor(now.getTime() / 1000);
  return { bytes, headers: { [HEADER]: `t=${seconds},v1=${signatureOf(app, seconds, bytes)}` } };
}

export function readTestEvent({ app, now }: WorkCtx, { bytes, headers }: RawRequest): ProviderEvent {
  const [, seconds = '', signature = ''] = /^t=(\d{1,12}),v1=([\w-]{20,100})$/.exec(headers[HEADER] ?? '') ?? [];
  const isOurs = isSameSecret(signature, signatureOf(app, Number(seconds), bytes));
  if (seconds === '' || !isOurs) throw new EventRefused('the signature is wrong');
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > WINDOW_SECONDS) throw new EventRefused('too old');
  const { id: eventId, companyId, paymentId, ...said } = z.parse(TestEvent, JSON.parse(Buffer.from(bytes).toString()));
  return { eventId, name: { companyId, paymentId }, payment: updateOf(said) };
}

function signatureOf(app: App, seconds: number, bytes: Uint8Array): string {
  return createHmac('sha256', keyOf(app, 'payments.test-events'))
    .update(`${seconds}.`)
    .update(bytes)
    .digest('base64url');
}
