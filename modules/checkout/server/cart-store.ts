import type { PaymentOption } from '@fachwerk/payments/contract';
import type { SiteCtx, WorkCtx } from '@fachwerk/server/module';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { CartKind, Contact } from '../contract.ts';

/** A cart as it rests; what is in it stands in its items and in the rentals that are held. */
export type CartRow = {
  readonly id: string;
  readonly kind: CartKind;
  readonly partyId: string | null;
  readonly rentalId: string | null;
  readonly keySealed: string | null;
  readonly extendsTo: Date | null;
  readonly contact: Partial<Contact>;
  readonly paymentOption: PaymentOption | null;
  readonly placedAt: Date | null;
  readonly orderId: string | null;
};

/** All a cart can be made to be, beside having been placed. */
export type CartContent = Pick<CartRow, 'kind' | 'partyId' | 'rentalId' | 'keySealed' | 'extendsTo'>;

type StoreCtx = WorkCtx & { readonly companyId: string };

const columns = sql`id, kind, party_id, rental_id, key_sealed, extends_to, contact, payment_option, placed_at, order_id`;

export function findCart(ctx: StoreCtx, tokenHash: string): Promise<CartRow | undefined> {
  return ctx.db.first<CartRow>(sql`
    select ${columns} from checkout.cart where company_id = ${ctx.companyId} and token_hash = ${tokenHash}`);
}

/** Keeps the row until the transaction ends: two taps must not both place it, or fill it twice. */
export function lockCart(ctx: StoreCtx, tokenHash: string): Promise<CartRow | undefined> {
  return ctx.db.first<CartRow>(sql`
    select ${columns} from checkout.cart where company_id = ${ctx.companyId} and token_hash = ${tokenHash} for update`);
}

export async function addCart(ctx: SiteCtx, tokenHash: string, contact: Partial<Contact>): Promise<CartRow> {
  const added = await ctx.db.first<CartRow>(sql`
    insert into checkout.cart (company_id, id, token_hash, kind, contact, created_at, touched_at)
    values (${ctx.companyId}, ${ctx.newId()}, ${tokenHash}, 'booking', ${jsonOf(contact)}::jsonb, ${ctx.now}, ${ctx.now})
    returning ${columns}`);
  return added!;
}

export async function saveContent(ctx: StoreCtx, id: string, content: CartContent): Promise<void> {
  await ctx.db.rows(sql`
    update checkout.cart set kind = ${content.kind}, party_id = ${content.partyId}, rental_id = ${content.rentalId},
      key_sealed = ${content.keySealed}, extends_to = ${content.extendsTo}, touched_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function saveCartContact(ctx: StoreCtx, id: string, contact: Contact): Promise<void> {
  await ctx.db.rows(sql`
    update checkout.cart set contact = ${jsonOf(contact)}::jsonb, touched_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function savePaymentOption(ctx: StoreCtx, id: string, option: PaymentOption): Promise<void> {
  await ctx.db.rows(sql`
    update checkout.cart set payment_option = ${option}, touched_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function markPlaced(ctx: StoreCtx, id: string, partyId: string, orderId: string): Promise<void> {
  await ctx.db.rows(sql`
    update checkout.cart set placed_at = ${ctx.now}, touched_at = ${ctx.now}, party_id = ${partyId}, order_id = ${orderId}
    where company_id = ${ctx.companyId} and id = ${id}`);
}
