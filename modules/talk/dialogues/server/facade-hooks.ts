import type { SiteCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { Translate } from '@fachwerk/server/translator';

/** What is known of the rentals of whoever asks, in words; null: none. Nothing is found by an address that somebody typed. */
export const rentalStatus = hook<(ctx: SiteCtx, t: Translate) => Promise<string | null>>('dialogues.rental_status');
