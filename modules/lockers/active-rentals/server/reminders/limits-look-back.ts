import type { LimitSubject } from '@fachwerk/limits/contract';
import type { LimitChange, LookBack } from '@fachwerk/limits/facade-hooks';
import { limitsOf } from '@fachwerk/limits/rules/limits';
import type { Rental } from '@fachwerk/rentals/contract';
import { listRentals } from '@fachwerk/rentals/facade-record';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { overrunDueCents } from '../../rules/overrun.ts';
import { remindAt } from '../../rules/reminder.ts';

/** Locations for which a change makes a difference, with what holds and what would. */
function concerned<Subject extends LimitSubject>({ before, after, places }: LimitChange, subject: Subject) {
  const both = places.map((place) => ({
    ...place,
    was: limitsOf(before, place)[subject],
    would: limitsOf(after, place)[subject],
  }));
  const locations = both.filter(({ was, would }) => JSON.stringify(was) !== JSON.stringify(would));
  return new Map(locations.map((place) => [place.locationId, place]));
}

const companiesOf = (places: ReadonlyMap<string, { readonly companyId: string }>) => [
  ...new Set([...places.values()].map(({ companyId }) => companyId)),
];

/** Who stayed too long, by the grace and the count that would have been agreed. */
export const overrunLookBack: LookBack = {
  subjects: ['overrun'],
  read: async (ctx, change) => {
    const places = concerned(change, 'overrun');
    if (places.size === 0) return [];
    const late = await listRentals(
      ctx,
      sql`r.company_id = any(${companiesOf(places)}) and r.location_id = any(${[...places.keys()]}::uuid[]) and r.state = 'ended'
        and r.ended_at >= ${change.since} and r.ended_at > r.ends_at`,
    );
    const due = (which: 'was' | 'would') =>
      late
        .map((rental) => {
          const { graceMinutes, since: overrunSince } = places.get(rental.locationId)![which];
          return overrunDueCents({ ...rental, graceMinutes, overrunSince, paidUntil: null }, ctx.now);
        })
        .filter((cents) => cents > 0);
    const [was, would] = [due('was'), due('would')];
    const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);
    return [
      { kind: 'overrun_rentals', before: was.length, after: would.length },
      { kind: 'overrun_cents', before: sum(was), after: sum(would) },
    ];
  },
};

type Ended = Pick<Rental, 'locationId' | 'startsAt' | 'endsAt' | 'endedAt'>;

/** Who was still there when the reminder would have come. */
export const reminderLookBack: LookBack = {
  subjects: ['reminders'],
  read: async (ctx, change) => {
    const places = concerned(change, 'reminders');
    if (places.size === 0) return [];
    const rentals = await listEnded(ctx, places, change.since);
    const at = (rental: Ended, which: 'was' | 'would') => {
      const moment = remindAt(rental, places.get(rental.locationId)![which]);
      return moment && moment <= ctx.now && (rental.endedAt === null || rental.endedAt > moment) ? moment : null;
    };
    const reminded = rentals.map((rental) => ({ was: at(rental, 'was'), would: at(rental, 'would') }));
    const moved = reminded.flatMap(({ was, would }) =>
      was && would && was.getTime() !== would.getTime() ? [(was.getTime() - would.getTime()) / 60_000] : [],
    );
    return [
      {
        kind: 'reminded',
        before: reminded.filter(({ was }) => was !== null).length,
        after: reminded.filter(({ would }) => would !== null).length,
      },
      ...[...Map.groupBy(moved, (earlier) => earlier)].map(([earlier, { length }]) => ({
        kind: earlier > 0 ? ('reminded_earlier' as const) : ('reminded_later' as const),
        before: 0,
        after: length,
        minutes: Math.abs(earlier),
      })),
    ];
  },
};

function listEnded(
  { db, now }: CompanyCtx,
  places: ReadonlyMap<string, { readonly companyId: string }>,
  since: Date,
): Promise<Ended[]> {
  return db.rows<Ended>(sql`
    select location_id, starts_at, ends_at, ended_at from rentals.rental_view
    where company_id = any(${companiesOf(places)}) and location_id = any(${[...places.keys()]}::uuid[])
      and state in ('active', 'ended') and ends_at >= ${since} and starts_at <= ${now}`);
}
