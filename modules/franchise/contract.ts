import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import { STAFF_LANGUAGES } from '@fachwerk/base/language';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Email, Instant, line, paragraph } from '@fachwerk/base/schema';
import { CompanyAddress } from '@fachwerk/companies/contract';
import * as z from 'zod/mini';

/** Whose name stands on invoices and contracts with the customers of a franchisee's locations. */
export const ContractParty = z.enum(['franchisor', 'franchisee']);
export type ContractParty = z.infer<typeof ContractParty>;

export const FranchiseeData = z.object({
  name: line(120, 1),
  legalName: line(160),
  address: CompanyAddress,
  phone: line(40),
  email: line(254).check(z.refine((value) => value === '' || z.safeParse(z.email(), value).success, 'field.email')),
  vatId: line(20),
  contractParty: ContractParty,
  contractNumber: line(40),
  /** Calendar days, YYYY-MM-DD. */
  contractFrom: z.nullable(z.iso.date()),
  contractUntil: z.nullable(z.iso.date()),
  /** Share of the revenue that goes to the franchisor, in hundredths of a percent. */
  feeBasisPoints: z.int().check(z.minimum(0), z.maximum(10_000)),
  note: paragraph(2000),
  defaultLanguage: z.enum(STAFF_LANGUAGES),
});
export type FranchiseeData = z.infer<typeof FranchiseeData>;

export const FranchiseeUser = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  state: z.string(),
  lastSignInAt: z.nullable(Instant),
});

export const FranchiseeLocation = z.object({ id: z.uuid(), name: z.string(), city: z.string(), isActive: z.boolean() });

export const Franchisee = z.extend(FranchiseeData, {
  id: z.uuid(),
  code: z.string(),
  users: z.array(FranchiseeUser),
  locations: z.array(FranchiseeLocation),
  createdAt: Instant,
  version: z.int(),
});
export type Franchisee = z.infer<typeof Franchisee>;

export const franchiseCapabilities = {
  'franchisees.read': { roles: ['administrator', 'management', 'accounting', 'reader'], kinds: ['franchisor'] },
  'franchisees.manage': { roles: ['administrator', 'management'], kinds: ['franchisor'] },
} as const satisfies CapabilityCatalog;

export const franchiseProblems = {
  'franchisee.unknown': 404,
  'franchisee.changed_meanwhile': 409,
  'franchisee.contract_ends_before_start': 422,
  'franchisee.admin_email_taken': 409,
} as const satisfies ProblemCatalog;

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
    summary: 'Changes a franchisee; `version` is the one that was read.',
    input: z.object({ franchisee: z.extend(FranchiseeData, { id: z.uuid(), version: z.int() }) }),
    output: Franchisee,
  }),
  add: change({
    method: 'POST',
    path: '/franchisees/add',
    access: 'staff:franchisees.manage',
    transaction: 'own',
    summary: 'A new franchisee with its first administrator, who gets a welcome mail.',
    input: z.object({
      franchisee: z.extend(FranchiseeData, {
        administrator: z.object({ email: Email, firstName: line(80, 1), lastName: line(80, 1) }),
      }),
    }),
    output: Franchisee,
  }),
};
