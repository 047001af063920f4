import type { WorkCtx } from '@fachwerk/server/ctx';
import type { Limits } from '../contract.ts';
import { type LimitBook, type LimitedPlace, limitBook, limitsOf } from '../rules/limits.ts';
import { listSets } from './limit-store.ts';

type Owned = { readonly companyId: string; readonly networkId: string };

/** All that is said about places of these companies, for whoever has many to ask about. */
export async function readLimits(ctx: WorkCtx, places: readonly Owned[]): Promise<LimitBook> {
  const ids = [...new Set(places.flatMap(({ companyId, networkId }) => [networkId, companyId]))].sort();
  if (ids.length === 0) return limitBook([]);
  return ctx.db.remembered(`limits ${ids}`, async () => limitBook(await listSets(ctx, ids)));
}

export async function limitsAt(ctx: WorkCtx, place: LimitedPlace): Promise<Limits> {
  return limitsOf(await readLimits(ctx, [place]), place);
}
