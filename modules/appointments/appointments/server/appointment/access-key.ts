import { isSameSecret, keyedHash } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';

const PURPOSE = 'appointments.key';
const CONFIRM_PURPOSE = 'appointments.confirm';

/** Key of the customer's appointment page, derived from its id with a server key: it is not stored. */
export function keyOfAppointment(ctx: CompanyCtx, id: string): string {
  return `${id.replaceAll('-', '')}${keyedHash(ctx.app, PURPOSE, `${ctx.companyId} ${id}`)}`;
}

/** Sent by mail only: it proves access to the mailbox. The other key is given to the booker directly, so it confirms nothing. */
export function confirmKeyOf(ctx: CompanyCtx, { id, email }: { readonly id: string; readonly email: string }): string {
  return `${id.replaceAll('-', '')}${keyedHash(ctx.app, CONFIRM_PURPOSE, `${ctx.companyId} ${id} ${email}`)}`;
}

/** Null for a foreign key. */
export function appointmentIdIn(ctx: CompanyCtx, key: string): string | null {
  const id = idIn(key);
  return id && isSameSecret(keyOfAppointment(ctx, id), key) ? id : null;
}

/** The id at the start of either kind of key; the rest is not verified. */
export function idIn(key: string): string | null {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})[\w-]{43}$/.exec(key);
  return parts?.slice(1).join('-') ?? null;
}
