import { formatMoney } from '@fachwerk/base/format-number';
import { type Language, LOCALES } from '@fachwerk/base/language';
import { problemsOf } from '@fachwerk/base/problem';
import { findCompany } from '@fachwerk/companies/facade';
import { taxedBy } from '@fachwerk/companies/rules/tax';
import { noteDealing } from '@fachwerk/customers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import { addUrgentJob } from '@fachwerk/server/jobs';
import {
  type Accepted,
  MOST_ORDER_CENTS,
  type Order,
  type OrderContact,
  type OrderLine,
  orderPaid,
  orderProblems,
} from '../../contract.ts';
import { isSold } from '../../rules/lines.ts';
import { toPayCents } from '../../rules/payment.ts';
import { statusOncePaid } from '../../rules/status.ts';
import { lineTotal, totalsOf, vatShares } from '../../rules/vat.ts';
import { issueInvoice } from '../invoice/issue-invoice.ts';
import { addOrderRow, rewriteLines, type StoredLine, saveOrder } from '../order-store.ts';
import { noteStep } from '../step-store.ts';
import { confirmSettledJob } from './confirm-settled.job.ts';

const problem = problemsOf(orderProblems);

/** A line that is about the whole order names no subject. */
export type DraftLine = Omit<OrderLine, 'subjectId'> & { readonly subjectId: string | null };

export type OrderDraft = {
  readonly customerId: string;
  /** The company the customer belongs to. */
  readonly networkId: string;
  readonly contact: Pick<OrderContact, 'firstName' | 'lastName' | 'email' | 'phone'> & Partial<OrderContact>;
  readonly language: Language;
  readonly lines: readonly DraftLine[];
  /** Versions of the legal texts; now, when no time is given. */
  readonly accepted: Pick<Accepted, 'terms' | 'privacy' | 'withdrawal'> & Partial<Pick<Accepted, 'at' | 'isOfParty'>>;
  /** Whose site it was placed on. */
  readonly siteCompanyId: string;
  readonly newsletter?: boolean;
  readonly note?: string;
  /** Whoever of the staff wrote it down for the customer; without, the customer did. */
  readonly enteredBy?: string;
  /** What of it a gift voucher pays; whoever sells takes it off the voucher in the same transaction. */
  readonly giftCents?: number;
  /** Of the customer's page; made here when left out. At least 128 random bits. */
  readonly orderHash?: string;
  readonly id?: string;
};

const HASH_BYTES = 24;
/** Out of 10¹² numbers: the second try is there for completeness. */
const TRIES = 5;
const LONGEST_SUMMARY = 300;

/** In the transaction of whoever sells: an order is there exactly when its rentals are. `ctx.companyId` is the contract party. */
export async function addOrder(ctx: CompanyCtx, draft: OrderDraft): Promise<Order> {
  if (draft.lines.length === 0) throw new RangeError('an order has at least one line');
  const taxed = await taxedLines(ctx, draft.lines);
  const order = orderOf(ctx, { ...draft, lines: taxed });
  const lines = storedLines(order.id, taxed);
  const placed = await storeNumbered(ctx, order, lines, draft.enteredBy);
  return toPayCents(placed) === 0 ? settledAtOnce(ctx, placed, lines) : placed;
}

/** The lines of an order that nobody has paid, all anew, with what follows from them. Inside its company, which has locked it. */
export async function replaceLines(ctx: CompanyCtx, order: Order, given: readonly DraftLine[]) {
  const drafts = await taxedLines(ctx, given);
  const lines = storedLines(order.id, drafts);
  const { grossCents: totalCents, vatCents } = checkedTotals(drafts, order.language);
  return {
    lines,
    order: await rewriteLines(ctx, { ...order, totalCents, vatCents, summary: summaryOf(drafts) }, lines),
  };
}

/** As the contract party sells: whoever prices a line need not know whether there is VAT on it. */
const taxedLines = async (ctx: CompanyCtx, lines: readonly DraftLine[]) => taxedBy((await findCompany(ctx))!, lines);

const storedLines = (orderId: string, lines: readonly DraftLine[]): StoredLine[] =>
  lines.map((line, at) => ({
    ...line,
    subjectId: line.subjectId ?? orderId,
    position: at + 1,
    totalCents: lineTotal(line),
  }));

/** Nothing is left to pay: whoever waits for the money goes on at once. What costs nothing needs no invoice; what a voucher has paid does. */
async function settledAtOnce(ctx: CompanyCtx, order: Order, lines: readonly StoredLine[]): Promise<Order> {
  const status = statusOncePaid(
    order.status,
    lines.map(({ kind }) => kind),
  );
  const paid = { paymentState: 'paid', paidCents: order.giftCents, paidAt: ctx.now } as const;
  const settled = await saveOrder(ctx, { ...order, status, ...paid });
  await noteDealing(ctx, order.customerId);
  await noteStep(ctx, order.id, 'paid', { amountCents: order.giftCents });
  await emit(ctx, orderPaid, { companyId: ctx.companyId, orderId: order.id, paymentId: null, paidAt: ctx.now });
  if (order.totalCents > 0) {
    await issueInvoice(ctx, settled, ctx.now);
    // Written after the commit: what the mail says of the handover is stored later in this transaction.
    await addUrgentJob(ctx, confirmSettledJob, { companyId: ctx.companyId, orderId: order.id });
  }
  return settled;
}

async function storeNumbered(
  ctx: CompanyCtx,
  order: Order,
  lines: readonly StoredLine[],
  enteredBy?: string,
): Promise<Order> {
  const name = `${order.contact.firstName} ${order.contact.lastName}`.trim();
  const person = enteredBy ? ({ kind: 'staff', name: enteredBy } as const) : ({ kind: 'customer', name } as const);
  const step = { kind: 'placed', data: { totalCents: order.totalCents }, person } as const;
  for (let tries = 0; tries < TRIES; tries++) {
    const number = orderNumberFrom(Buffer.from(ctx.newSecret(NUMBER_BYTES), 'base64url'));
    if (await addOrderRow(ctx, { ...order, number }, lines, step)) return { ...order, number };
  }
  throw new Error('no free order number was found');
}

const NO_ADDRESS = { street: '', postcode: '', city: '', country: '', company: '', vatId: '' };

function orderOf(ctx: CompanyCtx, draft: OrderDraft): Order {
  const totals = checkedTotals(draft.lines, draft.language);

  const { terms, privacy, withdrawal, at = ctx.now, isOfParty = false } = draft.accepted;
  return {
    id: draft.id ?? ctx.newId(),
    companyId: ctx.companyId,
    orderHash: draft.orderHash ?? ctx.newSecret(HASH_BYTES),
    number: '',
    networkId: draft.networkId,
    customerId: draft.customerId,
    contact: { ...NO_ADDRESS, ...draft.contact },
    language: draft.language,
    status: 'new',
    paymentState: 'open',
    paymentId: null,
    totalCents: totals.grossCents,
    vatCents: totals.vatCents,
    giftCents: draft.giftCents ?? 0,
    giftBackCents: 0,
    paidCents: 0,
    refundPendingCents: 0,
    refundedCents: 0,
    laterOption: null,
    dueAt: null,
    remindedAt: null,
    accepted: { terms, privacy, withdrawal, at, newsletter: draft.newsletter ?? false, isOfParty },
    siteCompanyId: draft.siteCompanyId,
    summary: summaryOf(draft.lines),
    note: draft.note ?? '',
    placedAt: ctx.now,
    paidAt: null,
    cancelledAt: null,
    cancelReason: '',
    version: 1,
  };
}

function checkedTotals(lines: readonly DraftLine[], language: Language) {
  const shares = vatShares(lines);
  if (shares.some(({ grossCents }) => grossCents < 0)) {
    throw new RangeError('a discount takes more than is sold at its rate');
  }
  const totals = totalsOf(shares);
  if (totals.grossCents > MOST_ORDER_CENTS) {
    throw problem('order.too_expensive', { most: formatMoney(MOST_ORDER_CENTS, LOCALES[language]) });
  }
  return totals;
}

/** What was sold, for lists and for searching. */
function summaryOf(lines: OrderDraft['lines']): string {
  const sold = lines.filter(({ kind }) => isSold(kind));
  return (sold.length > 0 ? sold : lines)
    .map(({ title }) => title)
    .join(', ')
    .slice(0, LONGEST_SUMMARY);
}

/** Crockford's letters: none that could be taken for another when read aloud or written by hand. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const NUMBER_BYTES = 8;

/** `K7QM-4T2X`, out of random bytes. */
function orderNumberFrom(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, NUMBER_BYTES), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
