import { RentalPhase } from '@fachwerk/active-rentals/contract';
import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { FileAnswer, Instant, line } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import { RentalTerm } from '@fachwerk/locations/contract';
import { AccessRight } from '@fachwerk/rental-changes/contract';
import * as z from 'zod/mini';

export const AccessRightFilter = z.object({
  search: z.optional(line(100)),
  /** A tab of the list. */
  phases: z.optional(z.array(RentalPhase).check(z.maxLength(9))),
  locationIds: z.optional(z.array(z.uuid()).check(z.maxLength(200))),
  sizeCodes: z.optional(z.array(line(6)).check(z.maxLength(20))),
  /** By its length (`termOf` of rentals). */
  term: z.optional(RentalTerm),
  lockId: z.optional(z.uuid()),
  customerId: z.optional(z.uuid()),
  isRevoked: z.optional(z.boolean()),
  /** Begins or ends within this span. */
  from: z.optional(Instant),
  to: z.optional(Instant),
  /** Otherwise the newest first. */
  order: z.optional(z.enum(['newest', 'first_starting', 'first_ending', 'last_ending'])),
  /** The last one already shown. */
  after: z.optional(z.uuid()),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(200))),
});
export type AccessRightFilter = z.infer<typeof AccessRightFilter>;

/** Numbers above the list; every one leads to what it counts. */
export const RentalStats = z.object({
  active: z.int(),
  overruns: z.int(),
  freeBoxes: z.int(),
  boxes: z.int(),
  revenueTodayCents: z.int(),
  revenueSameDayLastWeekCents: z.int(),
  startsToday: z.int(),
  endsWithinTheHour: z.int(),
  /** By phase, for the tabs. */
  counts: z.partialRecord(RentalPhase, z.int()),
});
export type RentalStats = z.infer<typeof RentalStats>;

export const accessRightProblems = {
  'feed.key_unknown': 404,
} as const satisfies ProblemCatalog;

export const accessRightApi = {
  list: ask({
    method: 'POST',
    path: '/private/access-rights',
    access: 'staff:rentals.read',
    places: true,
    summary: 'Rentals in sight.',
    input: z.object({ filter: AccessRightFilter }),
    output: z.object({ accessRights: z.array(AccessRight), next: z.nullable(z.uuid()) }),
  }),
  stats: ask({
    method: 'GET',
    path: '/private/access-rights/stats',
    access: 'staff:rentals.read',
    places: true,
    summary: 'What stands above the list.',
    input: z.object({ locationId: z.optional(z.uuid()) }),
    output: RentalStats,
  }),
  evidence: ask({
    method: 'GET',
    path: '/private/access-right/:id/evidence',
    access: 'staff:rentals.read',
    places: true,
    summary: 'The whole story as a PDF, to show to somebody.',
    input: z.object({ id: z.uuid() }),
    output: FileAnswer,
  }),
  feed: ask({
    method: 'POST',
    path: '/private/aktive-mieten/:secret',
    access: 'public',
    triesPerMinute: 30,
    summary: 'The running rentals, for an outside system with the company’s key.',
    input: z.object({
      secret: secret(z.string().check(z.maxLength(200))),
      filter: z._default(z.object({ locationIds: z.optional(z.array(z.uuid()).check(z.maxLength(200))) }), {}),
    }),
    output: z.object({ aktiveMieten: z.array(AccessRight) }),
  }),
  feedKey: ask({
    method: 'GET',
    path: '/private/aktive-mieten-key',
    access: 'staff:rentals.feed',
    summary: 'Since when there is a key, and who made it.',
    input: z.object({}),
    output: z.object({ createdAt: z.nullable(Instant), personName: z.string() }),
  }),
  renewFeedKey: change({
    method: 'POST',
    path: '/private/aktive-mieten-key',
    access: 'staff:rentals.feed',
    repeats: 'again',
    summary: 'Makes a new key, shown once; the old one is worth nothing from now on.',
    input: z.object({}),
    output: z.object({ key: secret(z.string()) }),
  }),
};
