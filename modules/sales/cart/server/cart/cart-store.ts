import type { PaymentOption } from '@fachwerk/payments/contract';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { jsonOf, type Sql, sql } from '@fachwerk/server/sql';
import type { CartKind, Contact } from '../../contract-cart.ts';

/** A cart as it rests; what is in it is kept by the providers of its lines. */
export type CartRow = {
  readonly id: string;
  readonly kind: CartKind;
  readonly partyId: string | null;
  /** Providers with a line in it; which lines, they know. */
  readonly lineKinds: readonly string[];
  /** A coupon; empty: none. */
  readonly voucherCode: string;
  readonly giftId: string | null;
  readonly contact: Partial<Contact>;
  readonly paymentOption: PaymentOption | null;
  readonly placedAt: Date | null;
  readonly orderId: string | null;
};

/** All a cart can be made to be, beside having been placed. */
export type CartContent = Pick<CartRow, 'kind' | 'partyId' | 'lineKinds' | 'voucherCode' | 'giftId'>;

/** Nothing. */
export const NO_CONTENT: CartContent = {
  kind: 'purchase',
  partyId: null,
  lineKinds: [],
  voucherCode: '',
  giftId: null,
};

export type StoreCtx = WorkCtx & { readonly companyId: string };

/** What the version before wrote says it in other columns: until the next release. */
const lineKinds = sql`coalesce(line_kinds, (case when kind <> 'purchase' then '{rental}' when party_id is null then '{}'
  when has_goods then '{boxes,goods}' else '{boxes}' end)::text[])`;

const columns = sql`id, kind, party_id, ${lineKinds} as line_kinds, voucher_code, gift_id, contact, payment_option, placed_at, order_id`;

export function findCart(ctx: StoreCtx, tokenHash: string): Promise<CartRow | undefined> {
  return ctx.db.first<CartRow>(sql`
    select ${columns} from checkout.cart where company_id = ${ctx.companyId} and token_hash = ${tokenHash}`);
}

/** Keeps the row until the transaction ends: two taps must not both place it, or fill it twice. */
export function lockCart(ctx: StoreCtx, tokenHash: string): Promise<CartRow | undefined> {
  return ctx.db.first<CartRow>(sql`
    select ${columns} from checkout.cart where company_id = ${ctx.companyId} and token_hash = ${tokenHash} for update`);
}

export async function addCart(ctx: StoreCtx, cart: CartRow, tokenHash: string): Promise<void> {
  await ctx.db.write(cartInsert(ctx, cart, tokenHash));
}

/** These are parts of statements that write more, too. */
export const cartInsert = (
  ctx: StoreCtx,
  { id, kind, partyId, lineKinds: kinds, contact }: CartRow,
  tokenHash: string,
): Sql => sql`
  insert into checkout.cart (company_id, id, token_hash, kind, party_id, line_kinds, contact, created_at, touched_at)
  values (${ctx.companyId}, ${id}, ${tokenHash}, ${kind}, ${partyId}, ${kinds}, ${jsonOf(contact)}::jsonb, ${ctx.now}, ${ctx.now})`;

export const contentUpdate = (ctx: StoreCtx, id: string, content: CartContent): Sql => sql`
  update checkout.cart set kind = ${content.kind}, party_id = ${content.partyId}, line_kinds = ${content.lineKinds}, voucher_code = ${content.voucherCode}, gift_id = ${content.giftId},
    touched_at = ${ctx.now}
  where company_id = ${ctx.companyId} and id = ${id}`;

export async function saveContent(ctx: StoreCtx, id: string, content: CartContent): Promise<void> {
  await ctx.db.write(contentUpdate(ctx, id, content));
}

export async function saveCartContact(ctx: StoreCtx, id: string, contact: Contact): Promise<void> {
  await ctx.db.write(sql`
    update checkout.cart set contact = ${jsonOf(contact)}::jsonb, touched_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function savePaymentOption(ctx: StoreCtx, id: string, option: PaymentOption): Promise<void> {
  await ctx.db.write(sql`
    update checkout.cart set payment_option = ${option}, touched_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function saveCodes(
  ctx: StoreCtx,
  id: string,
  { voucherCode, giftId }: Pick<CartRow, 'voucherCode' | 'giftId'>,
): Promise<void> {
  await ctx.db.write(sql`
    update checkout.cart set voucher_code = ${voucherCode}, gift_id = ${giftId}, touched_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

type PlacedCart = Pick<CartRow, 'contact'> & {
  readonly partyId: string;
  readonly orderId: string;
  /** The address, keyed, of an order whose goods are kept from others until it is paid; empty for any other. */
  readonly unpaidFrom: string;
};

export async function markPlaced(
  ctx: StoreCtx,
  id: string,
  { partyId, orderId, contact, unpaidFrom }: PlacedCart,
): Promise<void> {
  await ctx.db.write(sql`
    update checkout.cart set placed_at = ${ctx.now}, touched_at = ${ctx.now}, party_id = ${partyId}, order_id = ${orderId},
      contact = ${jsonOf(contact)}::jsonb, unpaid_from = ${unpaidFrom}
    where company_id = ${ctx.companyId} and id = ${id}`);
}
