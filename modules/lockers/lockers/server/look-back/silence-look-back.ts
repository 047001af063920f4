import { addMinutes } from '@fachwerk/base/time';
import type { LookBack } from '@fachwerk/limits/facade-hooks';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { concernedLocks } from './limited-locks.ts';

type Silence = {
  readonly lockId: string;
  readonly foundAt: Date;
  readonly since: Date | null;
  readonly endedAt: Date | null;
};

/** Longer limits are held against the silences that were found; shorter ones were never noted down. */
export const silenceLookBack: LookBack = {
  subjects: ['noSignal'],
  read: async (ctx, change) => {
    const locks = new Map((await concernedLocks(ctx, change, 'noSignal')).map((lock) => [lock.lockId, lock]));
    if (locks.size === 0) return [];
    const silences = await listSilences(ctx, [...locks.values()], change.since);
    const isLonger = ({ lockId, foundAt, since, endedAt }: Silence) => {
      const { was, would } = locks.get(lockId)!;
      const begun = since ?? addMinutes(foundAt, -was.minutes);
      return addMinutes(begun, would.minutes) < (endedAt ?? ctx.now);
    };
    const isKnown = [...locks.values()].every(({ was, would }) => would.minutes >= was.minutes);
    return [
      { kind: 'no_signal', before: silences.length, after: isKnown ? silences.filter(isLonger).length : null } as const,
    ];
  },
};

function listSilences(
  { db }: CompanyCtx,
  locks: readonly { readonly companyId: string; readonly lockId: string }[],
  since: Date,
): Promise<Silence[]> {
  const companyIds = [...new Set(locks.map(({ companyId }) => companyId))];
  return db.rows<Silence>(sql`
    with told as (
      select lock_id, type, at, (data ->> 'since')::timestamptz as since, lead(type) over w as next_type, lead(at) over w as next_at
      from logs.lock_entry_view
      where company_id = any(${companyIds}) and lock_id = any(${locks.map(({ lockId }) => lockId)}::uuid[]) and at >= ${since}
        and type in ('lock.unseen', 'lock.seen_again')
      window w as (partition by lock_id order by at, id)
    )
    select lock_id, at as found_at, since, case when next_type = 'lock.seen_again' then next_at end as ended_at from told
    where type = 'lock.unseen' order by lock_id, at`);
}
