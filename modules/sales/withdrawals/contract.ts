import { ask, type CapabilityCatalog, change, stream } from '@fachwerk/base/contract';
import { LANGUAGES } from '@fachwerk/base/language';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, paragraph } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

export const WithdrawalState = z.enum(['new', 'answered']);
export type WithdrawalState = z.infer<typeof WithdrawalState>;

export const Withdrawal = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  companyName: z.string(),
  receivedAt: Instant,
  name: z.string(),
  email: z.string(),
  /** As it was typed. */
  orderNumber: z.string(),
  subject: z.string(),
  language: z.enum(LANGUAGES),
  /** Null: there is no such order in this network. */
  orderId: z.nullable(z.uuid()),
  /** The order was placed with the very address that the withdrawal names. */
  isSameEmail: z.boolean(),
  state: WithdrawalState,
  answeredAt: z.nullable(Instant),
  version: z.int(),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

export const WithdrawalAnswer = z.object({ id: z.uuid(), at: Instant, personName: z.string(), text: z.string() });
export type WithdrawalAnswer = z.infer<typeof WithdrawalAnswer>;

export const CannedKind = z.enum(['accepted', 'expired', 'used', 'unknown_order']);
export type CannedKind = z.infer<typeof CannedKind>;

export const WithdrawalFilter = z.object({
  search: z.optional(line(100)),
  state: z.optional(WithdrawalState),
  /** The last one already shown. */
  before: z.optional(z.uuid()),
});
export type WithdrawalFilter = z.infer<typeof WithdrawalFilter>;

export const withdrawalCapabilities = {
  'withdrawals.manage': { roles: ['administrator', 'management', 'support', 'accounting'] },
} as const satisfies CapabilityCatalog;

export const withdrawalProblems = {
  'withdrawal.unknown': 404,
  /** The page of a withdrawal that was never confirmed is gone after a day. */
  'withdrawal.page_gone': 404,
  'withdrawal.too_often': 429,
  'withdrawal.changed_meanwhile': 409,
} as const satisfies ProblemCatalog;

export const withdrawalApi = {
  list: ask({
    method: 'POST',
    path: '/private/withdrawals',
    access: 'staff:withdrawals.manage',
    summary: 'Withdrawals in sight, the newest first.',
    input: z.object({ filter: WithdrawalFilter }),
    output: z.object({ withdrawals: z.array(Withdrawal), next: z.nullable(z.uuid()) }),
  }),
  counts: ask({
    method: 'GET',
    path: '/private/withdrawals/counts',
    access: 'staff:withdrawals.manage',
    summary: 'How many wait for an answer; counted up to a thousand.',
    input: z.object({}),
    output: z.object({ new: z.int() }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/withdrawal/:id',
    access: 'staff:withdrawals.manage',
    summary: 'One withdrawal with its answers, and sentences to answer with in the customer’s language.',
    input: z.object({ id: z.uuid() }),
    output: z.extend(Withdrawal, {
      answers: z.array(WithdrawalAnswer),
      canned: z.array(z.object({ kind: CannedKind, text: z.string() })),
    }),
  }),
  answer: change({
    method: 'POST',
    path: '/private/withdrawal/answer',
    access: 'staff:withdrawals.manage',
    repeats: 'version',
    summary: 'Answers by mail; `version` is the one that was read.',
    input: z.object({ id: z.uuid(), version: z.int(), text: paragraph(5000).check(z.minLength(1)) }),
    output: Withdrawal,
  }),
};

/** Hints for the screens of staff: a withdrawal came in or was answered. */
export const withdrawalStream = stream({
  name: 'withdrawals',
  access: 'staff:withdrawals.manage',
  audience: 'company',
  event: z.object({ type: z.literal('withdrawals') }),
});
