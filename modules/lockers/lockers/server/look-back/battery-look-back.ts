import type { LookBack } from '@fachwerk/limits/facade-hooks';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { cutsOf, replayed } from '../../rules/battery-replay.ts';
import { concernedLocks } from './limited-locks.ts';

/** The readings of these days once more, by the limits that hold and by those that would. */
export const batteryLookBack: LookBack = {
  subjects: ['battery'],
  read: async (ctx, change) => {
    const locks = await concernedLocks(ctx, change, 'battery');
    if (locks.length === 0) return [];
    const cuts = cutsOf(...locks.flatMap(({ was, would }) => [was, would]));
    const readings = await tellingReadings(ctx, locks, change.since, cuts);
    const byLock = Map.groupBy(readings, ({ lockId }) => lockId);
    const outcomes = locks.map(({ lockId, was, would }) => {
      const batteries = (byLock.get(lockId) ?? []).map(({ battery }) => battery);
      return { was: replayed(batteries, was), would: replayed(batteries, would) };
    });
    const from = readings.reduce<Date | undefined>((first, { at }) => (first && first <= at ? first : at), undefined);
    const count = (which: 'was' | 'would', figure: (one: ReturnType<typeof replayed>) => number) =>
      outcomes.reduce((sum, outcome) => sum + figure(outcome[which]), 0);
    const line = (kind: 'battery_messages' | 'battery_out', figure: (one: ReturnType<typeof replayed>) => number) => ({
      kind,
      before: count('was', figure),
      after: from ? count('would', figure) : null,
      ...(from && { from }),
    });
    return [line('battery_messages', ({ messages }) => messages), line('battery_out', ({ wasOut }) => Number(wasOut))];
  },
};

type Reading = { readonly lockId: string; readonly at: Date; readonly battery: number };

/** Of a run of readings between the same cuts the first two: the rule counts to two, and then nothing changes. */
function tellingReadings(
  { db }: CompanyCtx,
  locks: readonly { readonly companyId: string; readonly lockId: string }[],
  since: Date,
  cuts: readonly number[],
): Promise<Reading[]> {
  const companyIds = [...new Set(locks.map(({ companyId }) => companyId))];
  return db.rows<Reading>(sql`
    with measured as (
      select lock_id, at, battery, width_bucket(battery::integer, ${cuts}::integer[]) as band from lockers.telemetry
      where company_id = any(${companyIds}) and lock_id = any(${locks.map(({ lockId }) => lockId)}::uuid[]) and at >= ${since} and battery is not null
    ), runs as (
      select *, lag(band) over w as last, lag(band, 2) over w as last_but_one from measured window w as (partition by lock_id order by at)
    )
    select lock_id, at, battery from runs
    where band is distinct from last or band is distinct from last_but_one
    order by lock_id, at`);
}
