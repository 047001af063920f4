import { isSameSecret, keyedHash } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';

const PURPOSE = 'appointments.key';

/** Leads whoever comes to their appointment. Made of its id under a key of this purpose: nothing of it lies in the database. */
export function keyOfAppointment(ctx: CompanyCtx, id: string): string {
  return `${id.replaceAll('-', '')}${keyedHash(ctx.house, PURPOSE, `${ctx.companyId} ${id}`)}`;
}

/** Null where it is not ours. */
export function appointmentIdIn(ctx: CompanyCtx, key: string): string | null {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})[\w-]{43}$/.exec(key);
  if (!parts) return null;
  const id = parts.slice(1).join('-');
  return isSameSecret(keyOfAppointment(ctx, id), key) ? id : null;
}
