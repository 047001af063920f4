import type { RawAnswer } from '@fachwerk/base/schema';
import { hashToken } from '@fachwerk/server/crypto';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { type KnownPrinter, notePrinterSeen, printerByKey } from './printer-store.ts';

export type Asking = { readonly ctx: CompanyCtx; readonly printer: KnownPrinter };

/** Whose printer asks; null for a secret of nobody. */
export async function askingPrinter(ctx: WorkCtx, key: string): Promise<Asking | null> {
  const printer = await printerByKey(ctx, hashToken(key));
  return printer ? { ctx: { ...ctx, companyId: printer.companyId }, printer } : null;
}

const SEEN_EVERY_MS = 30_000;
const LONGEST_STATUS = 80;

/** A printer asks every few seconds; that it is there is written down now and then, what is new at once. */
export async function noteSeen({ ctx, printer }: Asking, said: string): Promise<void> {
  const { id, seenAt, status } = printer;
  const now = said.slice(0, LONGEST_STATUS);
  const isKnown = seenAt !== null && ctx.now.getTime() - seenAt.getTime() < SEEN_EVERY_MS && status === now;
  if (!isKnown) await notePrinterSeen(ctx, id, now);
}

export const rawAnswer = (status: number, contentType: string, bytes: Buffer | string = ''): RawAnswer => ({
  status,
  contentType,
  base64: Buffer.from(bytes).toString('base64'),
});

/** An unknown secret gets the same answer as a ticket that is not there. */
export const NOBODY = rawAnswer(404, 'text/plain');

/** Printers write `200%20OK`. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}
