import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { FileAnswer, Instant, line, paragraph } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** `2026-11`. */
export const Month = z.string().check(z.regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'field.date'));

const MOST_CENTS = 100_000_000;
const Amount = z.int().check(z.minimum(0), z.maximum(MOST_CENTS));

/** From so much net turnover of a month on, so much of what lies above it, in hundredths of a percent. */
export const Tier = z.object({ fromCents: Amount, basisPoints: z.int().check(z.minimum(0), z.maximum(10_000)) });
export type Tier = z.infer<typeof Tier>;

export const Fee = z.object({ name: line(80, 1), cents: Amount });
export type Fee = z.infer<typeof Fee>;

export const Terms = z.object({
  tiers: z.array(Tier).check(
    z.minLength(1),
    z.maxLength(10),
    z.refine((tiers) => isRising(tiers), 'field.settlement_tiers'),
  ),
  fees: z.array(Fee).check(z.maxLength(20)),
  minimumCents: Amount,
});
export type Terms = z.infer<typeof Terms>;

function isRising(tiers: readonly Tier[]): boolean {
  return tiers.every(({ fromCents }, at) => (at === 0 ? fromCents === 0 : fromCents > tiers[at - 1]!.fromCents));
}

export const SavedTerms = z.extend(Terms, { validFrom: Month, savedAt: Instant, savedBy: z.string() });
export type SavedTerms = z.infer<typeof SavedTerms>;

export const StatementState = z.enum(['open', 'agreed', 'objected', 'withdrawn']);
export type StatementState = z.infer<typeof StatementState>;

const Amounts = z.object({
  baseCents: z.int(),
  shareCents: z.int(),
  /** What is missing to the minimum. */
  minimumCents: z.int(),
  feeCents: z.int(),
  netCents: z.int(),
  vatCents: z.int(),
  grossCents: z.int(),
});
export type StatementAmounts = z.infer<typeof Amounts>;

/** A rental behind a paper, and when its door was opened. */
export const LineRental = z.object({
  id: z.uuid(),
  locationName: z.string(),
  openings: z.int(),
  firstOpenedAt: z.nullable(Instant),
});

/** A paper of the month: an invoice, or what took one back. */
export const StatementLine = z.object({
  paperId: z.uuid(),
  paperNumber: z.string(),
  paperKind: z.enum(['invoice', 'credit']),
  issuedAt: Instant,
  orderId: z.uuid(),
  orderNumber: z.string(),
  netCents: z.int(),
  rentals: z.array(LineRental),
});
export type StatementLine = z.infer<typeof StatementLine>;

export const Statement = z.extend(Amounts, {
  id: z.uuid(),
  companyId: z.uuid(),
  companyName: z.string(),
  month: Month,
  number: z.string(),
  state: StatementState,
  terms: Terms,
  issuedAt: Instant,
  issuedBy: z.string(),
  decidedAt: z.nullable(Instant),
  decidedBy: z.string(),
  objection: z.string(),
});
export type Statement = z.infer<typeof Statement>;

/** What a statement would say now, before it is issued. */
export const Preview = z.extend(Amounts, { terms: Terms, lines: z.array(StatementLine) });
export type Preview = z.infer<typeof Preview>;

export const FranchiseeMonth = z.object({
  companyId: z.uuid(),
  name: z.string(),
  /** Null: not issued. */
  statement: z.nullable(Statement),
  preview: z.nullable(Amounts),
});
export type FranchiseeMonth = z.infer<typeof FranchiseeMonth>;

/** A row of the list of franchisees. Null: the caller may not see it. */
export const FranchiseeFigure = z.object({
  companyId: z.uuid(),
  /** Gross, of the current month, by the one definition (docs/decisions/0151). */
  revenueCents: z.nullable(z.int()),
  /** Of the month before; `none` while it is not issued. */
  settlement: z.nullable(
    z.object({ id: z.nullable(z.uuid()), state: z.enum(['none', 'open', 'agreed', 'objected']), grossCents: z.int() }),
  ),
  openAlerts: z.nullable(z.int()),
});
export type FranchiseeFigure = z.infer<typeof FranchiseeFigure>;

export const settlementCapabilities = {
  'settlements.read': { roles: ['administrator', 'management', 'accounting'], kinds: ['franchisor', 'franchisee'] },
  'settlements.issue': { roles: ['administrator', 'accounting'], kinds: ['franchisor'], isOwnStaffOnly: true },
  'settlements.decide': { roles: ['administrator', 'management'], kinds: ['franchisee'], isOwnStaffOnly: true },
} as const satisfies CapabilityCatalog;

export const settlementProblems = {
  'settlement.unknown': 404,
  'settlement.franchisee_unknown': 404,
  'settlement.not_over': 422,
  'settlement.issued_already': 409,
  'settlement.decided_already': 409,
  'settlement.agreed_already': 409,
  'settlement.terms_used': 409,
} as const satisfies ProblemCatalog;
export type SettlementProblem = keyof typeof settlementProblems;

const one = z.object({ id: z.uuid() });

export const settlementApi = {
  list: ask({
    method: 'GET',
    path: '/private/settlements',
    access: 'staff:settlements.read',
    summary: 'The statements of a month: of all franchisees, or the own one.',
    input: z.object({ month: Month }),
    output: z.object({ franchisees: z.array(FranchiseeMonth) }),
  }),
  figures: ask({
    method: 'GET',
    path: '/private/franchisee-figures',
    access: 'staff:franchisees.read',
    summary: 'Revenue of the month, settlement of the month before and open alerts of every franchisee.',
    input: z.object({}),
    output: z.object({ settledMonth: Month, franchisees: z.array(FranchiseeFigure) }),
  }),
  show: ask({
    method: 'GET',
    path: '/private/settlements/:id',
    access: 'staff:settlements.read',
    summary: 'A statement with the papers, rentals and openings it is made of.',
    input: one,
    output: z.object({ statement: Statement, lines: z.array(StatementLine) }),
  }),
  preview: ask({
    method: 'GET',
    path: '/private/settlement-preview/:companyId',
    access: 'staff:settlements.issue',
    summary: 'What the statement of a month would say now, with its papers; nothing is issued.',
    input: z.object({ companyId: z.uuid(), month: Month }),
    output: z.object({ name: z.string(), preview: Preview }),
  }),
  pdf: ask({
    method: 'GET',
    path: '/private/settlements/:id/pdf',
    access: 'staff:settlements.read',
    summary: 'The statement as a PDF with the e-invoice inside (ZUGFeRD).',
    input: one,
    output: FileAnswer,
  }),
  issue: change({
    method: 'POST',
    path: '/private/settlements/issue',
    access: 'staff:settlements.issue',
    repeats: 'key',
    summary: 'Issues the statement of a month that is over; the franchisee is told by mail.',
    input: z.object({ companyId: z.uuid(), month: Month }),
    output: Statement,
  }),
  withdraw: change({
    method: 'POST',
    path: '/private/settlements/:id/withdraw',
    access: 'staff:settlements.issue',
    repeats: 'once',
    summary: 'Takes back a statement that is not agreed, so that the month can be settled anew.',
    input: one,
    output: Statement,
  }),
  agree: change({
    method: 'POST',
    path: '/private/settlements/:id/agree',
    access: 'staff:settlements.decide',
    repeats: 'once',
    summary: 'The franchisee agrees.',
    input: one,
    output: Statement,
  }),
  object: change({
    method: 'POST',
    path: '/private/settlements/:id/object',
    access: 'staff:settlements.decide',
    repeats: 'key',
    summary: 'The franchisee objects, and says why.',
    input: z.extend(one, { reason: paragraph(2000).check(z.minLength(3)) }),
    output: Statement,
  }),
  terms: ask({
    method: 'GET',
    path: '/private/settlement-terms/:companyId',
    access: 'staff:settlements.read',
    summary: 'What was agreed with a franchisee, newest first.',
    input: z.object({ companyId: z.uuid() }),
    output: z.object({ terms: z.array(SavedTerms) }),
  }),
  saveTerms: change({
    method: 'POST',
    path: '/private/settlement-terms/:companyId',
    access: 'staff:settlements.issue',
    repeats: 'same',
    summary: 'Tiers, fees and minimum from a month on.',
    input: z.object({ companyId: z.uuid(), validFrom: Month, terms: Terms }),
    output: z.object({ terms: z.array(SavedTerms) }),
  }),
};
