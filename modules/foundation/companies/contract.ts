import { ask, type CapabilityCatalog, change, event, stream } from '@fachwerk/base/contract';
import { STAFF_LANGUAGES } from '@fachwerk/base/language';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { line } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

export const CompanyKind = z.enum(['franchisor', 'franchisee', 'merchant']);
export type CompanyKind = z.infer<typeof CompanyKind>;

/** A company as referenced by other records (spec §3: `companyObject`, with `franchisorCompany`). */
export const CompanyRef = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  kind: CompanyKind,
  /** Code of the franchisor. */
  franchisorCompany: z.nullable(z.string()),
  isDemo: z.boolean(),
});
export type CompanyRef = z.infer<typeof CompanyRef>;

export const CompanyAddress = z.object({
  street: line(120),
  postcode: line(12),
  city: line(80),
  country: line(2),
});

/** Einzelunternehmen, e. K., GbR, eGbR, OHG, KG, GmbH & Co. KG, GmbH, UG, AG, eG, e. V. */
export const LegalForm = z.enum([
  'sole',
  'ek',
  'gbr',
  'egbr',
  'ohg',
  'kg',
  'gmbh_co_kg',
  'gmbh',
  'ug',
  'ag',
  'eg',
  'ev',
  'other',
]);
export type LegalForm = z.infer<typeof LegalForm>;

/** Imprint data besides name and address; the legal form decides what is required (`rules/legal-data.ts`). */
export const LegalData = z.object({
  /** Empty until chosen. */
  legalForm: z.union([z.literal(''), LegalForm]),
  /** Managing directors, board or partners; for a sole trader the owner. */
  representedBy: line(200),
  registerCourt: line(80),
  registerNumber: line(40),
});
export type LegalData = z.infer<typeof LegalData>;

/** Amounts in the admin: always two decimals (12,00 €), or none for whole amounts (12 €, but 12,50 €). */
export const MoneyDecimals = z.literal([0, 2]);

/** What a company sells: what its menu and its first steps begin with. */
export const Trade = z.enum(['restaurant', 'shop', 'service', 'lockers']);
export type Trade = z.infer<typeof Trade>;

/** What the company's own administrators see and change under Einstellungen. */
export const CompanyData = z.object({
  name: line(120, 1),
  legalName: line(160),
  ...LegalData.shape,
  address: CompanyAddress,
  phone: line(40),
  email: line(254).check(z.refine((value) => value === '' || z.safeParse(z.email(), value).success, 'field.email')),
  /** With or without https://; no other scheme, because screens render it as a link. */
  website: line(200).check(z.regex(/^$|^(https?:\/\/)?[^\s:/]+\.[^\s]*$/i, 'field.link')),
  vatId: line(20),
  /** Steuernummer: shown on invoices of companies without a VAT ID. */
  taxNumber: z._default(line(20), ''),
  /** Kleinunternehmer (§ 19 UStG): no VAT anywhere. */
  isSmallBusiness: z._default(z.boolean(), false),
  defaultLanguage: z.enum(STAFF_LANGUAGES),
  /** Empty while it is unknown. A save without it leaves it as it is. */
  trade: z.optional(z.union([z.literal(''), Trade])),
  moneyDecimals: z._default(MoneyDecimals, 2),
  /** All users must sign in with a second factor. */
  secondFactorRequired: z.boolean(),
});
export type CompanyData = z.infer<typeof CompanyData>;

export const Company = z.extend(CompanyRef, { ...CompanyData.shape, version: z.int() });
export type Company = z.infer<typeof Company>;

export const companyCapabilities = {
  'company.read': {
    roles: ['administrator', 'management', 'staff', 'technician', 'support', 'accounting', 'editor', 'reader'],
  },
  'company.edit': { roles: ['administrator'] },
  'domains.manage': { roles: ['administrator', 'management'], kinds: ['franchisor', 'merchant'] },
} as const satisfies CapabilityCatalog;

export const companyProblems = {
  'company.unknown': 404,
  'company.changed_meanwhile': 409,
  'company.code_taken': 409,
  'company.franchisor_missing': 422,
  'company.franchisor_not_expected': 422,
  'company.franchisor_of_wrong_kind': 422,
} as const satisfies ProblemCatalog;
export type CompanyProblem = keyof typeof companyProblems;

export const companyApi = {
  list: ask({
    method: 'GET',
    path: '/private/companies',
    access: 'staff:company.read',
    summary: 'The own company and, for a franchisor, its franchisees.',
    input: z.object({}),
    output: z.object({ companies: z.array(CompanyRef) }),
  }),
  own: ask({
    method: 'GET',
    path: '/private/company',
    access: 'staff:company.read',
    summary: 'The own company with all its data.',
    input: z.object({}),
    output: Company,
  }),
  save: change({
    method: 'POST',
    path: '/private/company',
    access: 'staff:company.edit',
    repeats: 'version',
    summary: 'Changes the own company; `version` is the one that was read.',
    input: z.object({ company: CompanyData, version: z.int() }),
    output: Company,
  }),
};

/** Company data has changed: names, language, policy, domains. */
export const companyStream = stream({
  name: 'company',
  access: 'staff',
  audience: 'company',
  event: z.object({ type: z.literal('changed') }),
});

/** The same, for server modules that react to it. */
export const companyChanged = event({ name: 'company.changed', payload: z.object({ companyId: z.uuid() }) });
