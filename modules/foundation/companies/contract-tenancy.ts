import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

const Most = (least: number) =>
  z.nullable(z.int('field.integer').check(z.minimum(least, 'field.too_small'), z.maximum(10_000_000, 'field.too_big')));

/** Limits per company; null: unlimited, and for media storage the installation's default. */
export const Limits = z.object({
  users: Most(1),
  locations: Most(0),
  items: Most(0),
  mailsPerDay: Most(0),
  mediaMegabytes: Most(0),
});
export type Limits = z.infer<typeof Limits>;

/** `read`: may see everything and change nothing. */
export const SupportMode = z.enum(['read', 'full']);
export type SupportMode = z.infer<typeof SupportMode>;

/** How long a company grants the operator access: an hour, a day or a week, unless ended earlier. */
export const SUPPORT_HOURS = [1, 24, 168] as const;
export type SupportHours = (typeof SUPPORT_HOURS)[number];

/** Access granted to the platform operator. */
export const SupportAccess = z.object({
  id: z.uuid(),
  mode: SupportMode,
  grantedAt: Instant,
  grantedBy: z.string(),
  endsAt: Instant,
});
export type SupportAccess = z.infer<typeof SupportAccess>;

export const tenancyProblems = {
  'company.suspended': 409,
  'company.limit_users': 409,
  'company.limit_locations': 409,
  'company.limit_items': 409,
  'support.read_only': 409,
  /** A support session has no access to personal account settings. */
  'support.own_staff_only': 409,
} as const satisfies ProblemCatalog;
export type TenancyProblem = keyof typeof tenancyProblems;
