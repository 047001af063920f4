import type { RentalPhase } from '@fachwerk/active-rentals/contract';
import { type Sql, sql } from '@fachwerk/server/sql';

/** From here on an extra payment is due, as rules/overrun.ts says; a test holds them together. */
const dueAt = sql`case when r.paid_until >= r.ends_at then r.paid_until else r.ends_at + make_interval(mins => r.grace_minutes) end`;
const costs = sql`exists (select from jsonb_array_elements(r.prices) as price where (price ->> 'overrunCentsPerHour')::int > 0)`;

/** What a rental `r` is at a moment, as rules/rental-state.ts says. */
export function phaseIs(phase: RentalPhase, now: Date): Sql {
  const isOver = sql`${now}::timestamptz > ${dueAt} and ${costs}`;
  switch (phase) {
    case 'held':
    case 'ordered':
      return sql`(r.state = ${phase} and r.hold_expires_at > ${now})`;
    case 'expired':
      return sql`(r.state = 'expired' or r.state in ('held', 'ordered') and r.hold_expires_at <= ${now})`;
    case 'running':
      return sql`(r.state = 'active' and r.ends_at > ${now})`;
    case 'grace':
      return sql`(r.state = 'active' and r.ends_at <= ${now} and not (${isOver}))`;
    case 'overrun':
      return sql`(r.state = 'active' and r.ends_at <= ${now} and ${isOver})`;
    default:
      return sql`(r.state = ${phase})`;
  }
}

export function phaseIn(phases: readonly RentalPhase[], now: Date): Sql {
  const any = phases.map((phase) => phaseIs(phase, now)).reduce((sofar, next) => sql`${sofar} or ${next}`, sql`false`);
  return sql`(${any})`;
}
