import { addMinutes } from '@fachwerk/base/time';

/** `previousAt` is the end of the visit before: what came after it is new. */
export type Visit = { readonly lastAt: Date; readonly previousAt: Date | null };

/** Whoever looks again within a shift is still on the same visit. */
const SAME_VISIT_MINUTES = 4 * 60;

export function visitAfter(visit: Visit | undefined, now: Date): Visit {
  if (!visit) return { lastAt: now, previousAt: null };
  if (addMinutes(visit.lastAt, SAME_VISIT_MINUTES) >= now) return { ...visit, lastAt: now };
  return { lastAt: now, previousAt: visit.lastAt };
}

/** Since when a reader has not looked, also before this look is noted. */
export function lastVisitOf(visit: Visit | undefined, now: Date): Date | null {
  return visit ? visitAfter(visit, now).previousAt : null;
}
