import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Hook, hook } from '@fachwerk/server/hooks';

type CountUses = (ctx: CompanyCtx, companyIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** How many locations of these companies use each price group of the network `ctx` is in, by its id: whoever stands above counts. */
export const priceGroupUses: Hook<CountUses> = hook<CountUses>('pricing.price_group_uses');
