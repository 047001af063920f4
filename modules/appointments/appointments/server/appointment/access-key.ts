import { isSameSecret, keyedHash } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';

const PURPOSE = 'appointments.key';
const CONFIRM_PURPOSE = 'appointments.confirm';

/** Leads whoever comes to their appointment. Made of its id under a key of this purpose: nothing of it lies in the database. */
export function keyOfAppointment(ctx: CompanyCtx, id: string): string {
  return `${id.replaceAll('-', '')}${keyedHash(ctx.app, PURPOSE, `${ctx.companyId} ${id}`)}`;
}

/**
 * Stands in the mail alone: whoever has it reads the mails of this address. The other key is given to whoever books, so it confirms nothing.
 */
export function confirmKeyOf(ctx: CompanyCtx, { id, email }: { readonly id: string; readonly email: string }): string {
  return `${id.replaceAll('-', '')}${keyedHash(ctx.app, CONFIRM_PURPOSE, `${ctx.companyId} ${id} ${email}`)}`;
}

/** Null where it is not ours. */
export function appointmentIdIn(ctx: CompanyCtx, key: string): string | null {
  const id = idIn(key);
  return id && isSameSecret(keyOfAppointment(ctx, id), key) ? id : null;
}

/** The id that a key of either kind begins with; whether the rest is ours is not said yet. */
export function idIn(key: string): string | null {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})[\w-]{43}$/.exec(key);
  return parts?.slice(1).join('-') ?? null;
}
