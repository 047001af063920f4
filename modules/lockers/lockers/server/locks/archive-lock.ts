import { settleAlerts } from '@fachwerk/alerts/facade';
import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { lockerProblems } from '../../contract.ts';
import type { lockApi } from '../../contract-lock.ts';
import { whyNotMoveLock } from '../../rules/lock-changes.ts';
import { notifyWalls, notifyWiring } from '../changes/notify-screens.ts';
import { holdLock } from './lock-store.ts';

const problem = problemsOf(lockerProblems);

const KINDS = ['uncommanded_open', 'jam', 'lock_unseen', 'battery_low', 'signal_lost', 'command_failed'] as const;

/** Its number, channel and place are free again; its logs stay. */
export const archiveLock: UseCase<typeof lockApi.remove> = async (ctx, { item: { id } }) => {
  const { scoped, lock } = await holdLock(ctx, id);
  const refusal = whyNotMoveLock(lock);
  if (refusal) throw problem(refusal);
  await scoped.db.rows(sql`
    update lockers.lock set archived_at = ${ctx.now}, version = version + 1
    where company_id = ${scoped.companyId} and id = ${id}`);
  // A box that waits for a look will not get one any more.
  await scoped.db.rows(sql`
    update lockers.occupancy set released_at = ${ctx.now}
    where company_id = ${scoped.companyId} and lock_id = ${id} and released_at is null`);
  const before = { number: lock.number, location: lock.locationName };
  await audit(scoped, { subjectKind: 'lock', subjectId: id, action: 'lock.archived', before });
  await settleAlerts(
    scoped,
    KINDS.map((kind) => ({ kind, subjectId: id })),
  );
  await notifyWalls(scoped, [lock.locationId]);
  await notifyWiring(scoped, [lock]);
  return {};
};
