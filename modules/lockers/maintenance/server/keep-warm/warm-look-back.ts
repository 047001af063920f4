import type { KeepWarm } from '@fachwerk/limits/contract';
import { LOOK_BACK_DAYS } from '@fachwerk/limits/contract';
import type { LookBack } from '@fachwerk/limits/facade-hooks';
import { batteryPercentPerMonth, commandsPerDay } from '@fachwerk/limits/rules/keep-warm';
import { limitsOf } from '@fachwerk/limits/rules/limits';
import { sql } from '@fachwerk/server/sql';

/** Commands go by the clock: what was sent follows from the limits and the number of locks. */
export const warmLookBack: LookBack = {
  subjects: ['keepWarm'],
  read: async (ctx, { before, after, places }) => {
    const concerned = places
      .map((place) => ({ ...place, was: limitsOf(before, place).keepWarm, would: limitsOf(after, place).keepWarm }))
      .filter(({ was, would }) => JSON.stringify(was) !== JSON.stringify(would));
    if (concerned.length === 0) return [];
    const counted = await ctx.db.rows<{ locationId: string; locks: number }>(sql`
      select location_id, count(*)::int as locks from lockers.lock_view
      where company_id = any(${[...new Set(places.map(({ companyId }) => companyId))]}) and archived_at is null and controller_id is not null
      group by location_id`);
    const locksAt = new Map(counted.map(({ locationId, locks }) => [locationId, locks]));
    const sum = (figure: (keepWarm: KeepWarm) => number, which: 'was' | 'would') =>
      concerned.reduce((all, place) => all + (locksAt.get(place.locationId) ?? 0) * figure(place[which]), 0);
    const locks = concerned.reduce((all, { locationId }) => all + (locksAt.get(locationId) ?? 0), 0);
    const commands = (which: 'was' | 'would') => sum(commandsPerDay, which) * LOOK_BACK_DAYS;
    const percent = (which: 'was' | 'would') => (locks === 0 ? 0 : sum(batteryPercentPerMonth, which) / locks);
    return [
      { kind: 'warm_commands', before: commands('was'), after: commands('would') },
      { kind: 'warm_percent', before: percent('was'), after: percent('would') },
    ];
  },
};
