import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/module';
import { rentalProblems } from '../contract.ts';
import { type HeldRental, holdRental, rentalByKey } from './rental-store.ts';

const problem = problemsOf(rentalProblems);

/** Keeps the rental behind a key, with its box, until the transaction ends. A key that was replaced meanwhile is unknown. */
export async function holdByKey<Ctx extends CompanyCtx>(ctx: Ctx, key: string): Promise<HeldRental<Ctx>> {
  const found = await rentalByKey(ctx, key);
  if (!found) throw problem('rental.unknown');
  const held = await holdRental(ctx, found.id);
  if ((await rentalByKey(ctx, key))?.id !== found.id) throw problem('rental.unknown');
  return held;
}
