import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { TestApp } from '@fachwerk/testing/app';
import type { LimitScope, OwnLimits } from '../contract.ts';
import { NOTHING_OWN } from '../rules/limits.ts';
import { changeSet, lockSet, saveSet } from './limit-store.ts';

type Given = Partial<OwnLimits> & Partial<LimitScope> & { readonly companyId: string };

/** A network, a location or a lock type says this from now on, beside what it said before. */
export async function setLimits(
  app: Pick<TestApp, 'work'>,
  { companyId, locationId, lockType, ...own }: Given,
): Promise<void> {
  const ctx: CompanyCtx = { ...app.work(), companyId };
  const scope = { locationId: locationId ?? null, lockType: lockType ?? null };
  const current = await lockSet(ctx, scope);
  const wanted = { ...NOTHING_OWN, ...current, ...own };
  await (current ? changeSet(ctx, scope, wanted) : saveSet(ctx, scope, wanted));
}
