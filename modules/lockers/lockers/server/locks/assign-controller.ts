import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import { deviceProblems } from '@fachwerk/devices/contract';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { lockerProblems } from '../../contract.ts';
import type { lockApi } from '../../contract-lock.ts';
import { freeChannels } from '../../rules/channels.ts';
import { whyNotEditLock } from '../../rules/lock-changes.ts';
import { sortNumber } from '../../rules/sort-number.ts';
import { noteBoxes } from '../changes/note-boxes.ts';
import { notifyWalls, notifyWiring } from '../changes/notify-screens.ts';
import { holdLocks } from './lock-store.ts';
import { refuseForeignControllers, takenAt, wireLocks } from './write-locks.ts';

const problem = problemsOf({ ...deviceProblems, ...lockerProblems });

/** Channels follow the box numbers. Sent twice it is the same: the locks' own channels count as free. */
export const assignController: UseCase<typeof lockApi.assignController> = async (ctx, input) => {
  const ids = [...new Set(input.ids)];
  const found = await ctx.db.rows<{ companyId: string; locationId: string }>(sql`
    select company_id, location_id from lockers.lock
    where company_id = any(${await visibleCompanies(ctx)}) and id = any(${ids}::uuid[])`);
  const [first] = found;
  if (!first || found.length < ids.length) throw problem('lock.unknown');
  if (found.some(({ locationId }) => locationId !== first.locationId)) throw problem('controller.of_other_location');

  const scoped = inCompany(ctx, first.companyId);
  const locks = (await holdLocks(scoped, ids)).sort((one, other) =>
    sortNumber(one.number) < sortNumber(other.number) ? -1 : 1,
  );
  const refusal = locks.map(whyNotEditLock).find((reason) => reason !== null);
  if (refusal) throw problem(refusal);

  const { controllerId } = input;
  const own = new Set(locks.map(({ number }) => number));
  const others = (await takenAt(scoped, first.locationId)).filter(
    (other) => other.controllerId === controllerId && !own.has(other.number),
  );
  const channels = freeChannels(
    locks.length,
    input.firstChannel,
    new Set(others.flatMap(({ channel }) => channel ?? [])),
  );
  if (!channels) throw problem('lock.channels_used_up');
  const wiring = locks.map(({ id }, index) => ({ id, controllerId, channel: channels[index]! }));
  await refuseForeignControllers(scoped, first.locationId, wiring);

  const changed = locks.flatMap((lock, index) => {
    const after = { controllerId, channel: channels[index]! };
    const isSame = lock.controllerId === controllerId && lock.channel === after.channel;
    return isSame ? [] : [{ lock, after }];
  });
  if (changed.length === 0) return { changed: 0 };
  await wireLocks(
    scoped,
    changed.map(({ lock, after }) => ({ id: lock.id, ...after })),
  );
  for (const { lock, after } of changed) {
    const before = { controllerId: lock.controllerId, channel: lock.channel };
    await audit(scoped, { subjectKind: 'lock', subjectId: lock.id, action: 'lock.edited', before, after });
  }
  await noteBoxes(
    scoped,
    changed.map(({ lock }) => lock.id),
  );
  await notifyWalls(scoped, [first.locationId]);
  await notifyWiring(scoped, [...changed.map(({ lock }) => lock), { controllerId }]);
  return { changed: changed.length };
};
