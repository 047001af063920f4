import { addMinutes } from '@fachwerk/base/time';
import { type Sql, sql } from './sql.ts';

/** Maximum clock difference of two servers. */
const CLOCK_MINUTES = 1;

/** For limits: events since then. Events in the future do not count: the clock was set back, and callers must not wait until it has caught up. */
export function withinWindow(column: Sql, since: Date, now: Date): Sql {
  return sql`(${column} > ${since} and ${column} <= ${addMinutes(now, CLOCK_MINUTES)})`;
}
