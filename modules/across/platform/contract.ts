import { Me } from '@fachwerk/auth/contract';
import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import { STAFF_LANGUAGES } from '@fachwerk/base/language';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Email, Instant, line, Nothing, personName } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import { CompanyKind, CompanyRef } from '@fachwerk/companies/contract';
import { Limits, SUPPORT_HOURS, SupportAccess, SupportMode } from '@fachwerk/companies/contract-tenancy';
import * as z from 'zod/mini';

/** A company as the operator knows it: numbers, and nothing of what is behind them. */
export const TenantRecord = z.extend(CompanyRef, {
  createdAt: Instant,
  isOperator: z.boolean(),
  suspendedAt: z.nullable(Instant),
  suspensionReason: z.string(),
  limits: Limits,
  users: z.int(),
  locations: z.int(),
  items: z.int(),
  /** Somebody signed in last then. */
  lastActiveAt: z.nullable(Instant),
  /** The company has let the operator in. */
  support: z.nullable(SupportAccess),
});
export type TenantRecord = z.infer<typeof TenantRecord>;

export const TenantState = z.enum(['active', 'suspended']);

export const NewTenant = z.object({
  name: line(120, 1),
  kind: z.enum(['merchant', 'franchisor']),
  language: z.enum(STAFF_LANGUAGES),
  firstName: personName(80, 1),
  lastName: personName(80, 1),
  email: Email,
});
export type NewTenant = z.infer<typeof NewTenant>;

export const SuspensionReason = z.object({ reason: line(300, 3) });

/** Who of the operator came in, and when last. */
const SupportVisitor = z.object({ name: z.string(), at: Instant });

/** What everybody in a company has to know about it. */
export const CompanyStatus = z.object({
  suspension: z.nullable(z.object({ since: Instant, reason: z.string() })),
  support: z.nullable(z.pick(SupportAccess, { mode: true, endsAt: true })),
});
export type CompanyStatus = z.infer<typeof CompanyStatus>;

export const SupportGrant = z.object({
  hours: z.coerce
    .number()
    .check(z.refine((hours) => (SUPPORT_HOURS as readonly number[]).includes(hours), 'field.choice')),
  mode: SupportMode,
});

export const SupportSettings = z.object({
  operatorName: z.string(),
  access: z.nullable(z.extend(SupportAccess, { visitors: z.array(SupportVisitor) })),
});
export type SupportSettings = z.infer<typeof SupportSettings>;

export const platformCapabilities = {
  'tenants.manage': { roles: ['administrator'], isOperatorOnly: true },
  'support.grant': { roles: ['administrator'], isOwnStaffOnly: true },
} as const satisfies CapabilityCatalog;

export const platformProblems = {
  'tenant.unknown': 404,
  'tenant.is_operator': 409,
  'tenant.already_suspended': 409,
  'tenant.not_suspended': 409,
  'support.not_granted': 409,
  'support.none': 409,
  'support.of_operator': 409,
} as const satisfies ProblemCatalog;
export type PlatformProblem = keyof typeof platformProblems;

const Id = z.object({ companyId: z.uuid() });

export const tenantApi = {
  list: ask({
    method: 'POST',
    path: '/private/tenants',
    access: 'staff:tenants.manage',
    summary: 'The companies of the installation by name, by keyset: numbers only, none of their data.',
    input: z.object({
      search: z.optional(line(100)),
      kind: z.optional(CompanyKind),
      state: z.optional(TenantState),
      after: z.optional(z.uuid()),
    }),
    output: z.object({ tenants: z.array(TenantRecord), next: z.nullable(z.uuid()) }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/tenants/:companyId',
    access: 'staff:tenants.manage',
    summary: 'One company.',
    input: Id,
    output: TenantRecord,
  }),
  create: change({
    method: 'POST',
    path: '/private/tenants/create',
    access: 'staff:tenants.manage',
    repeats: 'key',
    summary: 'A new company with its first administrator, who gets a welcome mail.',
    input: NewTenant,
    output: TenantRecord,
  }),
  suspend: change({
    method: 'POST',
    path: '/private/tenants/:companyId/suspend',
    access: 'staff:tenants.manage',
    repeats: 'same',
    summary: 'Its sites say so, its staff may only read. Franchisees of a franchisor are suspended with it.',
    input: z.extend(Id, SuspensionReason.shape),
    output: TenantRecord,
  }),
  resume: change({
    method: 'POST',
    path: '/private/tenants/:companyId/resume',
    access: 'staff:tenants.manage',
    repeats: 'same',
    summary: 'Takes a suspension back.',
    input: Id,
    output: TenantRecord,
  }),
  limit: change({
    method: 'POST',
    path: '/private/tenants/:companyId/limits',
    access: 'staff:tenants.manage',
    repeats: 'same',
    summary: 'How many users, locations, items and mails a day; null is no limit.',
    input: z.extend(Id, { limits: Limits }),
    output: TenantRecord,
  }),
  enter: change({
    method: 'POST',
    path: '/private/tenants/:companyId/enter',
    access: 'staff:tenants.enter',
    repeats: 'again',
    summary: 'An access token that works inside a company which has let the operator in, for as long as it has.',
    input: Id,
    output: z.object({ accessToken: secret(z.string()), user: Me }),
  }),
};

export const companyStatusApi = {
  show: ask({
    method: 'GET',
    path: '/private/company/standing',
    access: 'staff',
    summary: 'Whether the own company is suspended, and whether the operator was let in.',
    input: z.object({}),
    output: CompanyStatus,
  }),
};

export const supportApi = {
  show: ask({
    method: 'GET',
    path: '/private/support-access',
    access: 'staff:support.grant',
    summary: 'Whether the operator was let in, until when, and who came.',
    input: z.object({}),
    output: SupportSettings,
  }),
  grant: change({
    method: 'POST',
    path: '/private/support-access/grant',
    access: 'staff:support.grant',
    repeats: 'same',
    evenReadOnly: true,
    summary: 'Lets the operator in for 1, 24 or 168 hours, to read or with full rights. What ran before ends.',
    input: SupportGrant,
    output: SupportSettings,
  }),
  revoke: change({
    method: 'POST',
    path: '/private/support-access/revoke',
    access: 'staff:support.grant',
    repeats: 'same',
    evenReadOnly: true,
    summary: 'Ends it at once.',
    input: Nothing,
    output: SupportSettings,
  }),
};
