import { createHmac } from 'node:crypto';
import { isSameSecret, keyOf } from '@fachwerk/server/crypto';
import type { App } from '@fachwerk/server/ctx';
import type { PaymentName } from '../providers/provider-link.ts';

const ID_BYTES = 16;
const PROOF_BYTES = 16;

/** Leads to the page of the test provider: both ids, and a proof that this house made it. */
export function testToken(app: App, { companyId, paymentId }: PaymentName): string {
  const ids = Buffer.from(`${companyId}${paymentId}`.replaceAll('-', ''), 'hex');
  return Buffer.concat([ids, proofOf(app, ids)]).toString('base64url');
}

export function nameInToken(app: App, token: string): PaymentName | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 2 * ID_BYTES + PROOF_BYTES) return null;
  const ids = bytes.subarray(0, 2 * ID_BYTES);
  if (!isSameSecret(bytes.toString('hex', 2 * ID_BYTES), proofOf(app, ids).toString('hex'))) return null;
  return { companyId: uuidOf(ids.subarray(0, ID_BYTES)), paymentId: uuidOf(ids.subarray(ID_BYTES)) };
}

function proofOf(app: App, ids: Uint8Array): Buffer {
  return createHmac('sha256', keyOf(app, 'payments.test-page')).update(ids).digest().subarray(0, PROOF_BYTES);
}

const uuidOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
