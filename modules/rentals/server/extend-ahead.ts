import type { CompanyCtx } from '@fachwerk/server/module';
import type { Rental } from '../contract.ts';
import type { Ahead } from '../rules/extend.ts';
import { nextStartOf } from './availability.ts';

/** What comes after a rental in its box. */
export async function aheadOf(ctx: CompanyCtx, rental: Rental): Promise<Ahead> {
  return { nextStartsAt: await nextStartOf(ctx, rental), now: ctx.now };
}
