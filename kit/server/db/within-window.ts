import { addMinutes } from '@fachwerk/base/time';
import { type Sql, sql } from './sql.ts';

/** What the clocks of two servers may differ by. */
const CLOCK_MINUTES = 1;

/**
 * For a limit: what happened since then. What lies ahead of the clock does not count: it was set back since, and nobody waits until it
 * has caught up.
 */
export function withinWindow(column: Sql, since: Date, now: Date): Sql {
  return sql`(${column} > ${since} and ${column} <= ${addMinutes(now, CLOCK_MINUTES)})`;
}
