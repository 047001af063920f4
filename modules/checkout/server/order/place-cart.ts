import type { Input } from '@fachwerk/base/contract';
import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { askForNewsletter, customerFor } from '@fachwerk/customers/facade';
import type { Order } from '@fachwerk/orders/contract';
import { addOrder, findOrder } from '@fachwerk/orders/facade';
import { totalsOf, vatShares } from '@fachwerk/orders/rules/vat';
import { addPayment, type PaymentRecord } from '@fachwerk/payments/facade';
import { keepHolds, orderHolds } from '@fachwerk/rentals/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { askAboutSite, knownLegal, legalVersions, siteAddress } from '@fachwerk/sites/facade';
import { stayProblems } from '@fachwerk/stays/contract';
import { holdExtension, whyNotBook } from '@fachwerk/stays/facade';
import { type Contact, type checkoutApi, checkoutProblems, type Placement } from '../../contract.ts';
import { whyNotAccepted, whyNotContact } from '../../rules/contact.ts';
import { areSameLines, seenLine, whyNotAsSeen } from '../../rules/seen-lines.ts';
import { listItems } from '../cart/cart-item-store.ts';
import { boxesIn, type Priced, type PricedLine, pricedLines } from '../cart/cart-lines.ts';
import { type CartRow, markPlaced } from '../cart/cart-store.ts';
import { lockedCart } from '../cart/cart-token.ts';
import { knownContact } from '../cart/known-contact.ts';
import { presentLine } from '../cart/show-cart.ts';
import { returnPath } from './result-path.ts';

export type Placed = {
  readonly partyId: string;
  readonly orderId: string;
  /** Of an order that this very request has written: what need not be looked for. */
  readonly isNew?: { readonly orderHash: string; readonly payment: PaymentRecord | undefined };
};

const problem = problemsOf(checkoutProblems);

const stayProblem = problemsOf(stayProblems);

type PayInput = Input<typeof checkoutApi.pay>;

/** The order this cart became, now or with an earlier request. The row of the cart is held, so that it happens once. */
export async function placedOnce(ctx: SiteCtx, { data, paymentOption }: PayInput): Promise<Placed> {
  // One journey: the row of the cart is held when its boxes are read. Which one it is, the browser has said; whether it is theirs is seen next.
  const [cart, boxes] = await Promise.all([lockedCart(ctx), boxesIn(ctx, data.cartId), askAboutSite(ctx)]);
  if (!cart) throw problem('cart.empty');
  if (cart.id !== data.cartId) throw problem('cart.changed_meanwhile');
  if (cart.orderId) return placedBefore(ctx, cart, cart.orderId, data);

  const language = data.language ?? ctx.language;
  const [priced, address, early] = await Promise.all([
    pricedLines(ctx, cart, boxes),
    siteAddress(ctx),
    earlyCustomer(ctx, cart, { ...data, language }),
    knownLegal(cart.partyId ? inCompany(ctx, cart.partyId) : ctx, ctx.companyId),
  ]);
  const known = await knownContact(ctx, cart.kind, priced.lines);
  const contact = known ?? data.contact;
  refuseBadInput({ ...data, contact }, cart.kind);
  const lines = linesToOrder(priced, data);
  const partyId = lines[0]!.rental.companyId;
  const scoped = inCompany(ctx, partyId);
  const customer = early ?? (await customerFor(scoped, { ...contact, language }));
  const order = await orderOf(ctx, scoped, { lines, customer, contact, data, language, cart });
  const payment = order.totalCents > 0 ? await askForPayment(scoped, order, paymentOption, address) : undefined;
  if (data.newsletter && cart.kind !== 'surcharge') await askForNewsletter(scoped, customer.id);
  // What this browser typed is kept for its next cart; what the rental's order knows is not told to it.
  await markPlaced(ctx, cart.id, { partyId, orderId: order.id, contact: known ? cart.contact : contact });
  return { partyId, orderId: order.id, isNew: { orderHash: order.orderHash, payment } };
}

/** The same request again. One that was made for something else is not answered with what another window has ordered. */
async function placedBefore(ctx: SiteCtx, cart: CartRow, orderId: string, { lines }: Placement): Promise<Placed> {
  const items = cart.kind === 'booking' ? await listItems(ctx, cart.id) : [{ id: cart.rentalId! }];
  if (!areSameLines(lines, items)) throw problem('cart.changed_meanwhile');
  return { partyId: cart.partyId!, orderId };
}

type CustomerFor = Awaited<ReturnType<typeof customerFor>>;

/** Who books types who they are, so it need not wait for the prices. What is refused afterwards takes them back. */
async function earlyCustomer(
  ctx: SiteCtx,
  { kind, partyId }: CartRow,
  data: Placement & Pick<Order, 'language'>,
): Promise<CustomerFor | undefined> {
  if (kind !== 'booking' || !partyId) return undefined;
  refuseBadInput(data, kind);
  return customerFor(inCompany(ctx, partyId), { ...data.contact, language: data.language });
}

const LONGEST_DESCRIPTION = 120;

async function askForPayment(
  scoped: SiteCtx,
  order: Order,
  option: PayInput['paymentOption'],
  address: string,
): Promise<PaymentRecord> {
  const { contact, language } = order;
  return addPayment(scoped, {
    reference: order.id,
    amountCents: order.totalCents,
    option,
    description: `${order.number} · ${order.summary}`.slice(0, LONGEST_DESCRIPTION),
    payer: { email: contact.email, name: `${contact.firstName} ${contact.lastName}`, language },
    siteAddress: address,
    returnPath: returnPath(order.orderHash),
  });
}

function refuseBadInput({ contact, accepted }: Placement, kind: CartRow['kind']): void {
  const refusal = whyNotContact(contact) ?? (kind === 'surcharge' ? null : whyNotAccepted(accepted));
  if (!refusal) return;
  // At the fields of this endpoint.
  const fields = refusal.fields.map((field) => ({ ...field, path: `data.${field.path}` }));
  throw problem(refusal.code, {}, { fields });
}

/** Everything in the cart, if it is what the customer has seen, for the price they have seen. */
function linesToOrder({ lines, expired }: Priced, seen: Placement): readonly PricedLine[] {
  if (expired.length > 0) throw problem('cart.hold_expired');
  if (lines.length === 0) throw problem('cart.empty');
  const { grossCents: totalCents } = totalsOf(vatShares(lines.map(({ line }) => line)));
  const present = { lines: lines.map((line) => seenLine(presentLine(line))), totalCents };
  const refusal = whyNotAsSeen({ lines: seen.lines, totalCents: seen.expectedTotalCents }, present);
  if (refusal) throw problem(refusal, { totalCents });
  return lines;
}

type Draft = {
  readonly lines: readonly PricedLine[];
  readonly customer: CustomerFor;
  readonly contact: Contact;
  readonly data: Placement;
  readonly language: Order['language'];
  readonly cart: CartRow;
};

async function orderOf(ctx: SiteCtx, scoped: SiteCtx, draft: Draft): Promise<Order> {
  const { lines, customer, cart } = draft;
  if (cart.kind === 'extension') return extensionOrder(ctx, scoped, draft);
  if (cart.kind === 'surcharge') return writtenOrder(ctx, scoped, draft);
  // Who is new owes nothing.
  const refusal = customer.isNew ? null : await whyNotBook(scoped, customer);
  if (refusal) throw stayProblem(refusal);
  const rentals = lines.map(({ rental }) => rental);
  const [kept, order] = await Promise.all([keepHolds(scoped, rentals), writtenOrder(ctx, scoped, draft)]);
  await orderHolds(scoped, kept, { orderId: order.id, orderNumber: order.number, customer });
  return order;
}

/** Its time is kept while it is being paid, as the boxes of a booking are. Held before the order is written: a box before an order, always. */
async function extensionOrder(ctx: SiteCtx, scoped: SiteCtx, draft: Draft): Promise<Order> {
  const [{ rental, endsAt }] = draft.lines as [PricedLine];
  const wish = { cartId: draft.cart.id, endsAt };
  await holdExtension(scoped, rental.id, { ...wish, orderId: null });
  const order = await writtenOrder(ctx, scoped, draft);
  await holdExtension(scoped, rental.id, { ...wish, orderId: order.id });
  return order;
}

async function writtenOrder(ctx: SiteCtx, scoped: SiteCtx, draft: Draft): Promise<Order> {
  const { lines, customer, contact, data, language, cart } = draft;
  // An extra payment belongs to a contract that is there already, and so do its terms.
  const first = cart.kind === 'surcharge' ? await findOrder(scoped, lines[0]!.rental.orderId!) : undefined;
  return addOrder(scoped, {
    customerId: customer.id,
    networkId: customer.companyId,
    contact,
    language,
    lines: lines.map(({ line }) => line),
    accepted: first?.accepted ?? { ...(await legalVersions(scoped, ctx.companyId)), isOfParty: true },
    siteCompanyId: ctx.companyId,
    newsletter: data.newsletter && !first,
  });
}
