import { isSameSecret, keyedHash } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { WrittenElement } from '../rules/elements.ts';

const PURPOSE = 'inquiries.form';

/** When a form was drawn, signed for this company and for what it asks: a stamp of one form opens no other, nor an older shape of it. */
export function stampOf(ctx: CompanyCtx, elements: readonly WrittenElement[], at = ctx.now): string {
  const seconds = Math.floor(at.getTime() / 1000).toString(36);
  const signed = keyedHash(ctx.app, PURPOSE, `${ctx.companyId} ${seconds} ${JSON.stringify(elements)}`);
  return `${seconds}.${signed}`;
}

/** Null where it is not ours. */
export function drawnAt(ctx: CompanyCtx, elements: readonly WrittenElement[], stamp: string): Date | null {
  const [, seconds] = /^([0-9a-z]{1,10})\./.exec(stamp) ?? [];
  if (!seconds) return null;
  const at = new Date(Number.parseInt(seconds, 36) * 1000);
  if (Number.isNaN(at.getTime())) return null;
  return isSameSecret(stampOf(ctx, elements, at), stamp) ? at : null;
}
