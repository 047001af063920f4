import type { Language } from '@fachwerk/base/language';
import { noteDealing } from '@fachwerk/customers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import { type Accepted, type Order, type OrderContact, type OrderLine, orderPaid } from '../../contract.ts';
import { NUMBER_BYTES, orderNumberFrom } from '../../rules/order-number.ts';
import { statusOncePaid } from '../../rules/status.ts';
import { lineTotal, totalsOf, vatShares } from '../../rules/vat.ts';
import { addOrderRow, type StoredLine, saveOrder } from '../order-store.ts';
import { noteStep } from '../step-store.ts';

export type OrderDraft = {
  readonly customerId: string;
  /** The company the customer belongs to. */
  readonly networkId: string;
  readonly contact: Pick<OrderContact, 'firstName' | 'lastName' | 'email' | 'phone'> & Partial<OrderContact>;
  readonly language: Language;
  readonly lines: readonly OrderLine[];
  /** Versions of the legal texts; now, when no time is given. */
  readonly accepted: Pick<Accepted, 'terms' | 'privacy' | 'withdrawal'> & Partial<Pick<Accepted, 'at' | 'isOfParty'>>;
  /** Whose site it was placed on. */
  readonly siteCompanyId: string;
  readonly newsletter?: boolean;
  readonly note?: string;
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
  const lines = draft.lines.map((line, at) => ({ ...line, position: at + 1, totalCents: lineTotal(line) }));
  const order = await storeNumbered(ctx, orderOf(ctx, draft), lines);
  return order.totalCents === 0 ? settledFree(ctx, order, draft.lines) : order;
}

/** There is nothing to pay, and nothing to write an invoice about: whoever waits for the money goes on at once. */
async function settledFree(ctx: CompanyCtx, order: Order, lines: OrderDraft['lines']): Promise<Order> {
  const status = statusOncePaid(
    order.status,
    lines.map(({ kind }) => kind),
  );
  const settled = await saveOrder(ctx, { ...order, status, paymentState: 'paid', paidAt: ctx.now });
  await noteDealing(ctx, order.customerId);
  await noteStep(ctx, order.id, 'paid', { amountCents: 0 });
  await emit(ctx, orderPaid, { companyId: ctx.companyId, orderId: order.id, paymentId: null, paidAt: ctx.now });
  return settled;
}

async function storeNumbered(ctx: CompanyCtx, order: Order, lines: readonly StoredLine[]): Promise<Order> {
  const name = `${order.contact.firstName} ${order.contact.lastName}`.trim();
  const person = { kind: 'customer', name } as const;
  const step = { kind: 'placed', data: { totalCents: order.totalCents }, person } as const;
  for (let tries = 0; tries < TRIES; tries++) {
    const number = orderNumberFrom(Buffer.from(ctx.newSecret(NUMBER_BYTES), 'base64url'));
    if (await addOrderRow(ctx, { ...order, number }, lines, step)) return { ...order, number };
  }
  throw new Error('no free order number was found');
}

function orderOf(ctx: CompanyCtx, draft: OrderDraft): Order {
  const totals = totalsOf(vatShares(draft.lines));
  const { firstName, lastName, email, phone, street = '', postcode = '', city = '', country = '' } = draft.contact;
  const { terms, privacy, withdrawal, at = ctx.now, isOfParty = false } = draft.accepted;
  return {
    id: draft.id ?? ctx.newId(),
    companyId: ctx.companyId,
    orderHash: draft.orderHash ?? ctx.newSecret(HASH_BYTES),
    number: '',
    networkId: draft.networkId,
    customerId: draft.customerId,
    contact: { firstName, lastName, email, phone, street, postcode, city, country },
    language: draft.language,
    status: 'new',
    paymentState: 'open',
    paymentId: null,
    totalCents: totals.grossCents,
    vatCents: totals.vatCents,
    paidCents: 0,
    refundPendingCents: 0,
    refundedCents: 0,
    accepted: { terms, privacy, withdrawal, at, newsletter: draft.newsletter ?? false, isOfParty },
    siteCompanyId: draft.siteCompanyId,
    summary: draft.lines
      .map(({ title }) => title)
      .join(', ')
      .slice(0, LONGEST_SUMMARY),
    note: draft.note ?? '',
    placedAt: ctx.now,
    paidAt: null,
    cancelledAt: null,
    cancelReason: '',
    version: 1,
  };
}
