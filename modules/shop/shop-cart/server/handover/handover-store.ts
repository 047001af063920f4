import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { Handover, TipChoice } from '../../contract.ts';

/** What was said about a cart of goods beside what lies in it. */
export type HandoverRow = Handover & {
  readonly tableName: string;
  readonly tip: TipChoice;
};

type Stored = Omit<HandoverRow, 'tip'> & { readonly tipKind: TipChoice['kind']; readonly tipValue: number };

export const EMPTY_DESCRIPTION: HandoverRow = {
  type: null,
  postcode: '',
  street: '',
  addition: '',
  city: '',
  country: '',
  wishedAt: null,
  note: '',
  invoiceTo: null,
  tableName: '',
  tip: { kind: 'none', value: 0 },
};

export async function findHandover(ctx: CompanyCtx, cartId: string): Promise<HandoverRow> {
  const row = await ctx.db.first<Stored>(sql`
    select type, postcode, street, addition, city, country, wished_at, note, invoice_to, table_name, tip_kind, tip_value
    from goods.cart_handover where company_id = ${ctx.companyId} and cart_id = ${cartId}`);
  if (!row) return EMPTY_DESCRIPTION;
  const { tipKind, tipValue, ...said } = row;
  return { ...said, tip: { kind: tipKind, value: tipValue } };
}

/** All of it; whoever changes a part has read the rest, and holds the row of the cart. */
export async function saveHandoverRow(
  ctx: CompanyCtx,
  cartId: string,
  said: HandoverRow,
  customerId: string | null,
): Promise<void> {
  const { tip, invoiceTo } = said;
  await ctx.db.write(sql`
    insert into goods.cart_handover as known (company_id, cart_id, type, postcode, street, addition, city, country, wished_at, note, invoice_to,
      table_name, tip_kind, tip_value, customer_id, touched_at)
    values (${ctx.companyId}, ${cartId}, ${said.type}, ${said.postcode}, ${said.street}, ${said.addition}, ${said.city},
      ${said.country}, ${said.wishedAt},
      ${said.note}, ${invoiceTo && jsonOf(invoiceTo)}::jsonb, ${said.tableName}, ${tip.kind}, ${tip.value}, ${customerId}, ${ctx.now})
    on conflict (company_id, cart_id) do update set type = excluded.type, postcode = excluded.postcode, street = excluded.street,
      addition = excluded.addition, city = excluded.city, country = excluded.country, wished_at = excluded.wished_at, note = excluded.note,
      invoice_to = excluded.invoice_to, table_name = excluded.table_name, tip_kind = excluded.tip_kind, tip_value = excluded.tip_value,
      customer_id = coalesce(excluded.customer_id, known.customer_id), touched_at = excluded.touched_at`);
}

export async function removeHandover(ctx: CompanyCtx, cartId: string): Promise<void> {
  await ctx.db.write(sql`delete from goods.cart_handover where company_id = ${ctx.companyId} and cart_id = ${cartId}`);
}

/** Who fills it, where somebody is signed in. */
export async function noteFilledBy(ctx: CompanyCtx, cartId: string, customerId: string): Promise<void> {
  await ctx.db.write(sql`
    insert into goods.cart_handover (company_id, cart_id, customer_id, touched_at)
    values (${ctx.companyId}, ${cartId}, ${customerId}, ${ctx.now})
    on conflict (company_id, cart_id) do update set customer_id = excluded.customer_id`);
}
