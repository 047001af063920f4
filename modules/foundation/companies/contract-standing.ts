import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

const Most = (least: number) =>
  z.nullable(z.int('field.integer').check(z.minimum(least, 'field.too_small'), z.maximum(10_000_000, 'field.too_big')));

/** How much of each a company may have; null: as many as it likes, and of room for media what the installation gives everybody. */
export const Limits = z.object({
  users: Most(1),
  locations: Most(0),
  items: Most(0),
  mailsPerDay: Most(0),
  mediaMegabytes: Most(0),
});
export type Limits = z.infer<typeof Limits>;

/** `read`: looks at everything, changes nothing. */
export const SupportMode = z.enum(['read', 'full']);
export type SupportMode = z.infer<typeof SupportMode>;

/** For how long a company lets the operator in: an hour, a day, or a week at most if nobody ends it before. */
export const SUPPORT_HOURS = [1, 24, 168] as const;
export type SupportHours = (typeof SUPPORT_HOURS)[number];

/** The platform operator was let in. */
export const SupportAccess = z.object({
  id: z.uuid(),
  mode: SupportMode,
  grantedAt: Instant,
  grantedBy: z.string(),
  endsAt: Instant,
});
export type SupportAccess = z.infer<typeof SupportAccess>;

export const standingProblems = {
  'company.suspended': 409,
  'company.limit_users': 409,
  'company.limit_locations': 409,
  'company.limit_items': 409,
  'support.read_only': 409,
  /** What belongs to a person's own account is not there for a guest. */
  'support.own_staff_only': 409,
} as const satisfies ProblemCatalog;
export type StandingProblem = keyof typeof standingProblems;
