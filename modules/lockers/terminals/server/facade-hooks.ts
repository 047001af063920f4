import type { SiteAttempt } from '@fachwerk/active-rentals/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';

export type OtherOpening = SiteAttempt & { readonly boxNumber: string };

type TypedPin = { readonly locationId: string; readonly pin: string; readonly transactionId: string };

/**
 * A PIN that is no renter's. Whoever knows it keeps the box and what is in it until the transaction ends, and answers with what opens it;
 * null: it is nobody's here, and counts as wrong.
 */
export const otherPinTyped =
  hook<(ctx: CompanyCtx, typed: TypedPin) => Promise<(() => Promise<OtherOpening>) | null>>('terminals.other_pin');

type AskedAttempt = { readonly attemptId: string; readonly locationId: string };

/** How far such an opening at a location has come; null where it is none. */
export const otherAttempt =
  hook<(ctx: CompanyCtx, asked: AskedAttempt) => Promise<SiteAttempt | null>>('terminals.other_attempt');
