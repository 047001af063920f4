import { Role } from '@fachwerk/auth/contract';
import { ask, type CapabilityCatalog, change, stream } from '@fachwerk/base/contract';
import { STAFF_LANGUAGES } from '@fachwerk/base/language';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Email, Instant, line, paragraph, personName } from '@fachwerk/base/schema';
import { CompanyAddress, LegalData } from '@fachwerk/companies/contract';
import * as z from 'zod/mini';

/** Whose name stands on invoices and contracts with the customers of a franchisee's locations. */
export const ContractParty = z.enum(['franchisor', 'franchisee']);
export type ContractParty = z.infer<typeof ContractParty>;

/** A calendar day, YYYY-MM-DD. The database knows no year 0, and no contract is a thousand years old. */
const Day = z.iso.date('field.date').check(z.refine((day) => !day.startsWith('0'), 'field.date'));

/** What both sides have agreed on. */
export const Agreement = z.object({
  contractParty: ContractParty,
  contractNumber: line(40),
  contractFrom: z.nullable(Day),
  /** The last day; null without an end. */
  contractUntil: z.nullable(Day),
  /** Share of the revenue that goes to the franchisor, in hundredths of a percent. */
  feeBasisPoints: z.int().check(z.refine((points) => points >= 0 && points <= 10_000, 'field.share')),
  note: paragraph(2000),
});
export type Agreement = z.infer<typeof Agreement>;

export const FranchiseeData = z.extend(Agreement, {
  name: line(120, 1),
  legalName: line(160),
  ...LegalData.shape,
  address: CompanyAddress,
  phone: line(40),
  email: line(254).check(z.refine((value) => value === '' || z.safeParse(z.email(), value).success, 'field.email')),
  vatId: line(20),
  defaultLanguage: z.enum(STAFF_LANGUAGES),
});
export type FranchiseeData = z.infer<typeof FranchiseeData>;

export const FranchiseeUser = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** Built-in ones. */
  roles: z.array(Role),
  /** Names of those the franchisee made itself. */
  ownRoles: z.array(z.string()),
  /** `invited`: has not chosen a password yet. */
  state: z.enum(['active', 'invited', 'deactivated']),
  lastSignInAt: z.nullable(Instant),
});
export type FranchiseeUser = z.infer<typeof FranchiseeUser>;

export const FranchiseeLocation = z.object({ id: z.uuid(), name: z.string(), city: z.string(), isActive: z.boolean() });
export type FranchiseeLocation = z.infer<typeof FranchiseeLocation>;

export const Franchisee = z.extend(FranchiseeData, {
  id: z.uuid(),
  code: z.string(),
  users: z.array(FranchiseeUser),
  locations: z.array(FranchiseeLocation),
  createdAt: Instant,
  /** Rises with every change of the company or of the agreement. */
  version: z.int(),
});
export type Franchisee = z.infer<typeof Franchisee>;

export const NewAdministrator = z.object({ firstName: personName(80, 1), lastName: personName(80, 1), email: Email });

export const franchiseCapabilities = {
  'franchisees.read': {
    roles: ['administrator', 'management', 'accounting', 'reader'],
    kinds: ['franchisor'],
    isOwnStaffOnly: true,
  },
  'franchisees.manage': { roles: ['administrator', 'management'], kinds: ['franchisor'], isOwnStaffOnly: true },
} as const satisfies CapabilityCatalog;

export const franchiseProblems = {
  'franchisee.unknown': 404,
  'franchisee.changed_meanwhile': 409,
  'franchisee.contract_ends_before_start': 422,
} as const satisfies ProblemCatalog;
export type FranchiseProblem = keyof typeof franchiseProblems;

export const franchiseApi = {
  list: ask({
    method: 'GET',
    path: '/franchisees/',
    access: 'staff:franchisees.read',
    summary: 'The franchisees with their users and locations.',
    input: z.object({}),
    output: z.object({ franchisees: z.array(Franchisee) }),
  }),
  save: change({
    method: 'POST',
    path: '/franchisees/',
    access: 'staff:franchisees.manage',
    repeats: 'version',
    summary: 'Changes a franchisee; `version` is the one that was read.',
    input: z.object({ franchisee: z.extend(FranchiseeData, { id: z.uuid(), version: z.int() }) }),
    output: Franchisee,
  }),
  add: change({
    method: 'POST',
    path: '/franchisees/add',
    access: 'staff:franchisees.manage',
    repeats: 'key',
    summary: 'A new franchisee with its first administrator, who gets a welcome mail.',
    input: z.object({ franchisee: z.extend(FranchiseeData, { administrator: NewAdministrator }) }),
    output: Franchisee,
  }),
};

export const franchiseStream = stream({
  name: 'franchisees',
  access: 'staff:franchisees.read',
  audience: 'company',
  event: z.object({ type: z.literal('changed') }),
});
