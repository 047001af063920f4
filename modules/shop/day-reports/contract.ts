import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { FileAnswer, Instant } from '@fachwerk/base/schema';
import { LineKind } from '@fachwerk/orders/contract';
import { PaymentOption } from '@fachwerk/payments/contract';
import { DeliveryType } from '@fachwerk/shop/contract-way';
import * as z from 'zod/mini';

const Amounts = z.object({ netCents: z.int(), vatCents: z.int(), grossCents: z.int() });

export const RateRow = z.extend(Amounts, { vatPercent: z.int() });
export type RateRow = z.infer<typeof RateRow>;

/** A gift voucher pays too: with money that came when it was sold. */
export const ReportOption = z.enum([...PaymentOption.options, 'gift']);
export type ReportOption = z.infer<typeof ReportOption>;

/** What came in, and went back, by one way to pay. */
export const OptionRow = z.object({
  option: ReportOption,
  count: z.int(),
  receivedCents: z.int(),
  refundedCents: z.int(),
});
export type OptionRow = z.infer<typeof OptionRow>;

/** What was sold on the invoices of the day, by kind of line, and what corrections changed in it: together turnover and sold vouchers. */
export const KindRow = z.object({ kind: z.enum([...LineKind.options, 'correction']), cents: z.int() });
export type KindRow = z.infer<typeof KindRow>;

/** How the orders of the day's papers were handed over, counted by invoices; null for what is not: boxes. */
export const DeliveryRow = z.object({ type: z.nullable(DeliveryType), count: z.int(), cents: z.int() });
export type DeliveryRow = z.infer<typeof DeliveryRow>;

export const DayReport = z.object({
  on: z.iso.date(),
  /** A day report is of one company, whoever else it may see. */
  company: z.object({ name: z.string(), isFranchisor: z.boolean() }),
  /** Papers of the day: invoices, less what corrections took back; without sold gift vouchers, which are owed and not earned. */
  turnover: z.extend(Amounts, { invoices: z.int(), credits: z.int(), rates: z.array(RateRow) }),
  /** Sold gift vouchers, less what their buyers got back: turnover when they are redeemed. */
  giftsSold: z.object({ count: z.int(), cents: z.int() }),
  /** Money of the day, whenever it was ordered. */
  payments: z.array(OptionRow),
  kinds: z.array(KindRow),
  deliveries: z.array(DeliveryRow),
  /** Orders that were agreed or paid, and given up on this day. */
  cancelled: z.object({ count: z.int(), cents: z.int() }),
  /** Ordered on this day, to be paid to people, and not paid yet. */
  open: z.object({ count: z.int(), cents: z.int() }),
});
export type DayReport = z.infer<typeof DayReport>;

export const Chart = z.enum(['skr03', 'skr04']);
export type Chart = z.infer<typeof Chart>;

const Account = z.string().check(z.trim(), z.regex(/^[1-9]\d{3,7}$/, 'field.ledger_account'));

/** Which account of the ledger takes what. */
export const LedgerAccounts = z
  .object({
    revenue19: Account,
    revenue7: Account,
    revenue0: Account,
    tips: Account,
    receivables: Account,
    cash: Account,
    bank: Account,
    /** Money that a provider has taken and will pay out. */
    transit: Account,
    /** What holders of gift vouchers may still buy. */
    gifts: Account,
  })
  .check(
    z.refine(
      (accounts) => new Set(Object.values(accounts).map(({ length }) => length)).size === 1,
      'field.ledger_lengths',
    ),
  );
export type LedgerAccounts = z.infer<typeof LedgerAccounts>;

export const LedgerSettings = z.object({
  chart: Chart,
  /** Beraternummer and Mandantennummer, as the tax adviser names them. */
  consultantNumber: z.int().check(z.minimum(1001), z.maximum(9_999_999)),
  clientNumber: z.int().check(z.minimum(1), z.maximum(99_999)),
  accounts: LedgerAccounts,
});
export type LedgerSettings = z.infer<typeof LedgerSettings>;

export const SavedLedgerSettings = z.extend(LedgerSettings, { savedAt: Instant, savedBy: z.string() });

export const dayReportCapabilities = {
  'day_reports.read': { roles: ['administrator', 'management', 'accounting'] },
  'day_reports.ledger': { roles: ['administrator', 'accounting'] },
} as const satisfies CapabilityCatalog;

export const dayReportProblems = {
  /** A day or month that has not begun. */
  'day_report.to_come': 422,
  /** Nobody has said the adviser's numbers yet. */
  'ledger.not_set_up': 409,
  'ledger.too_many': 422,
} as const satisfies ProblemCatalog;
export type DayReportProblem = keyof typeof dayReportProblems;

/** A year of four figures: what comes before is in no book. */
const on = z.iso.date('field.date').check(z.refine((day) => !day.startsWith('0'), 'field.date'));
const month = z.string().check(z.regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'field.date'));

export const dayReportApi = {
  show: ask({
    method: 'GET',
    path: '/private/day-report',
    access: 'staff:day_reports.read',
    summary: 'Turnover, money, tips and cancellations of a day of the company.',
    input: z.object({ on }),
    output: DayReport,
  }),
  export: ask({
    method: 'GET',
    path: '/private/day-report/export',
    access: 'staff:day_reports.read',
    summary: 'The same as a PDF or as CSV.',
    input: z.object({ on, format: z.enum(['pdf', 'csv']) }),
    output: FileAnswer,
  }),
  showLedger: ask({
    method: 'GET',
    path: '/private/ledger-settings',
    access: 'staff:day_reports.ledger',
    summary: 'Numbers at the tax adviser, and the accounts that are booked to; null while nobody has said.',
    input: z.object({}),
    output: z.object({ settings: z.nullable(SavedLedgerSettings) }),
  }),
  saveLedger: change({
    method: 'POST',
    path: '/private/ledger-settings',
    access: 'staff:day_reports.ledger',
    repeats: 'same',
    summary: 'Sets the numbers and accounts.',
    input: LedgerSettings,
    output: z.object({ settings: z.nullable(SavedLedgerSettings) }),
  }),
  exportLedger: ask({
    method: 'GET',
    path: '/private/ledger-export',
    access: 'staff:day_reports.ledger',
    summary: 'The bookings of a month as DATEV reads them (EXTF 700, Buchungsstapel).',
    input: z.object({ month }),
    output: FileAnswer,
  }),
};
