import { isSameSecret, keyedHash } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';

const PURPOSE = 'inquiries.form';

/** When a form was drawn, signed for this company and for what it asks (`shape`): a stamp of one form opens no other, nor an older shape of it. */
export function stampOf(ctx: CompanyCtx, shape: unknown, at = ctx.now): string {
  const seconds = Math.floor(at.getTime() / 1000).toString(36);
  const signed = keyedHash(ctx.app, PURPOSE, `${ctx.companyId} ${seconds} ${JSON.stringify(shape)}`);
  return `${seconds}.${signed}`;
}

/** Null where it is not ours. */
export function drawnAt(ctx: CompanyCtx, shape: unknown, stamp: string): Date | null {
  const [, seconds] = /^([0-9a-z]{1,10})\./.exec(stamp) ?? [];
  if (!seconds) return null;
  const at = new Date(Number.parseInt(seconds, 36) * 1000);
  if (Number.isNaN(at.getTime())) return null;
  return isSameSecret(stampOf(ctx, shape, at), stamp) ? at : null;
}
