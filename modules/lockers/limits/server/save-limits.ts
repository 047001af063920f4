import { beforeAndAfter, changesOf, saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { companiesOfNetwork, companiesWatching, inCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { type LimitScope, type limitApi, limitProblems, limitStream, type OwnLimits } from '../contract.ts';
import { NOTHING_OWN } from '../rules/limits.ts';
import { limitsChanged } from './facade-hooks.ts';
import { changeTo, ownerOf } from './limit-change.ts';
import { changeSet, lockSet, saveSet } from './limit-store.ts';

const problem = problemsOf(limitProblems);

export const saveLimits: UseCase<typeof limitApi.save> = async (ctx, { scope, limits, version }) => {
  const owner = await ownerOf(ctx, scope, limits);
  const current = await lockSet(owner, scope);
  const was = current ?? { ...NOTHING_OWN, ...scope, companyId: owner.companyId, version: 0 };
  if (version !== was.version) throw meanwhile(was, limits);
  const { set, ...change } = await changeTo(ctx, owner, scope, limits);
  const own = ownOf(set);
  const changes = changesOf(ownOf(was), own);
  if (changes.length === 0) return was;

  const saved = current ? await changeSet(owner, scope, own) : await saveSet(owner, scope, own);
  if (!saved) throw meanwhile((await lockSet(owner, scope)) ?? was, limits);
  await audit(owner, {
    ...subjectOf(owner, scope),
    action: 'limit.saved',
    ...beforeAndAfter(changes),
    address: ctx.request.address,
  });
  await ctx.app.hooks.find(limitsChanged)?.(ctx, change);
  await notify(owner, scope);
  return saved;
};

const ownOf = ({ battery, noSignal, overrun, keepWarm, reminders }: OwnLimits): OwnLimits => ({
  battery,
  noSignal,
  overrun,
  keepWarm,
  reminders,
});

const meanwhile = (current: OwnLimits, given: object) =>
  problem('limit.changed_meanwhile', {}, { conflict: saveConflict(ownOf(current), given) });

const subjectOf = ({ companyId }: CompanyCtx, { locationId, lockType }: LimitScope) =>
  locationId === null
    ? { subjectKind: 'company', subjectId: companyId, ...(lockType !== null && { subjectName: lockType }) }
    : { subjectKind: 'location', subjectId: locationId };

/** Whoever sees the place looks again, in one order. */
async function notify(owner: CompanyCtx, { locationId }: LimitScope): Promise<void> {
  const companies = locationId === null ? await companiesOfNetwork(owner) : await companiesWatching(owner);
  for (const companyId of [...companies].sort()) {
    await publish(inCompany(owner, companyId), limitStream, { type: 'changed' });
  }
}
