import { createHmac } from 'node:crypto';
import { keyOf, seal, unseal } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { patternOf } from '@fachwerk/server/search';
import { allOf, sql } from '@fachwerk/server/sql';
import type { Gift, GiftBalance, GiftMoveKind } from '../../contract-gift.ts';

export type GiftRow = Omit<Gift, 'state' | 'orderNumber'> & {
  readonly blockedAt: Date | null;
  readonly message: string;
  readonly codeSealed: string;
};

const columns = sql`g.id, g.code_sealed, g.ending, g.initial_cents, g.balance_cents, g.order_id, g.recipient, g.message, g.issued_at,
  g.expires_on::text as expires_on, g.blocked_at`;

/** The code rests as a keyed hash to be found by, and sealed to be printed again: a stolen database alone gives neither away. */
const hashOf = ({ app }: CompanyCtx, code: string) =>
  createHmac('sha256', keyOf(app, 'vouchers.gift_hash')).update(code).digest('base64url');
const PURPOSE = 'vouchers.gift_code';
const sealedFor = (giftId: string) => `${PURPOSE}:${giftId}`;

export const codeOfGift = (ctx: CompanyCtx, { id, codeSealed }: Pick<GiftRow, 'id' | 'codeSealed'>): string | null =>
  unseal(ctx.app, sealedFor(id), codeSealed);

type NewGift = Pick<GiftRow, 'id' | 'initialCents' | 'orderId' | 'recipient' | 'message' | 'expiresOn'> & {
  readonly code: string;
  /** Of the line of the order it was bought with: once for each. */
  readonly position: number;
};

const ENDING = 4;

/** False: it was issued before. */
export async function addGift(ctx: CompanyCtx, gift: NewGift): Promise<boolean> {
  const added = await ctx.db.first(sql`
    insert into vouchers.gift_voucher (company_id, id, code_hash, code_sealed, ending, initial_cents, balance_cents, order_id, position,
      recipient, message, issued_at, expires_on)
    values (${ctx.companyId}, ${gift.id}, ${hashOf(ctx, gift.code)}, ${seal(ctx.app, sealedFor(gift.id), gift.code)}, ${gift.code.slice(-ENDING)},
      ${gift.initialCents}, ${gift.initialCents}, ${gift.orderId}, ${gift.position}, ${gift.recipient}, ${gift.message}, ${ctx.now},
      ${gift.expiresOn}::date)
    on conflict (company_id, order_id, position) do nothing returning id`);
  if (added) await addMove(ctx, gift.id, { kind: 'issued', cents: gift.initialCents, reference: gift.orderId });
  return added !== undefined;
}

type Move = {
  readonly kind: GiftMoveKind;
  readonly cents: number;
  readonly reference: string;
  readonly orderId?: string;
};

async function addMove(ctx: CompanyCtx, giftId: string, { kind, cents, reference, orderId }: Move): Promise<void> {
  await ctx.db.rows(sql`
    insert into vouchers.gift_move (company_id, id, gift_id, kind, cents, reference, order_id, at)
    values (${ctx.companyId}, ${ctx.newId()}, ${giftId}, ${kind}, ${cents}, ${reference}, ${orderId ?? reference}, ${ctx.now})`);
}

export function findGiftByCode(ctx: CompanyCtx, code: string): Promise<GiftRow | undefined> {
  return ctx.db.first<GiftRow>(sql`
    select ${columns} from vouchers.gift_voucher g where g.company_id = ${ctx.companyId} and g.code_hash = ${hashOf(ctx, code)}`);
}

export function findGift(ctx: CompanyCtx, id: string): Promise<GiftRow | undefined> {
  return ctx.db.first<GiftRow>(
    sql`select ${columns} from vouchers.gift_voucher g where g.company_id = ${ctx.companyId} and g.id = ${id}`,
  );
}

export function listGiftsOf(ctx: CompanyCtx, orderId: string): Promise<GiftRow[]> {
  return ctx.db.rows<GiftRow>(sql`
    select ${columns} from vouchers.gift_voucher g where g.company_id = ${ctx.companyId} and g.order_id = ${orderId} order by g.position
    for update`);
}

export function listMoves(ctx: CompanyCtx, giftId: string): Promise<GiftBalance['moves']> {
  return ctx.db.rows<GiftBalance['moves'][number]>(sql`
    select at, kind, cents from vouchers.gift_move where company_id = ${ctx.companyId} and gift_id = ${giftId} order by at, id`);
}

/** Only where so much is left and nobody has blocked it: of two who spend it at once, the second finds what the first has left. */
export async function spendGift(
  ctx: CompanyCtx,
  { giftId, orderId, cents, today }: { giftId: string; orderId: string; cents: number; today: string },
): Promise<boolean> {
  const spent = await ctx.db.first(sql`
    update vouchers.gift_voucher set balance_cents = balance_cents - ${cents}
    where company_id = ${ctx.companyId} and id = ${giftId} and balance_cents >= ${cents} and blocked_at is null
      and expires_on >= ${today}::date
    returning id`);
  if (spent) await addMove(ctx, giftId, { kind: 'spent', cents: -cents, reference: orderId });
  return spent !== undefined;
}

/** The one that this order was paid with, and how much of that has not gone back. Its row is kept until the transaction ends. */
export function lockSpent(ctx: CompanyCtx, orderId: string) {
  return ctx.db.first<{ id: string; spentCents: number }>(sql`
    select g.id, (select -sum(m.cents)::int from vouchers.gift_move m where m.company_id = g.company_id and m.gift_id = g.id
      and m.order_id = ${orderId} and m.kind in ('spent', 'given_back')) as spent_cents
    from vouchers.gift_voucher g
    where g.company_id = ${ctx.companyId} and g.id = (select gift_id from vouchers.gift_move
      where company_id = ${ctx.companyId} and order_id = ${orderId} and kind = 'spent')
    for update of g`);
}

export async function changeBalance(ctx: CompanyCtx, giftId: string, move: Move): Promise<void> {
  await ctx.db.rows(sql`
    update vouchers.gift_voucher set balance_cents = balance_cents + ${move.cents}
    where company_id = ${ctx.companyId} and id = ${giftId}`);
  await addMove(ctx, giftId, move);
}

export async function hasMove(
  ctx: CompanyCtx,
  giftId: string,
  kind: GiftMoveKind,
  reference: string,
): Promise<boolean> {
  const found = await ctx.db.first(sql`
    select from vouchers.gift_move
    where company_id = ${ctx.companyId} and gift_id = ${giftId} and kind = ${kind} and reference = ${reference}`);
  return found !== undefined;
}

export function saveBlocked(ctx: CompanyCtx, id: string, blockedAt: Date | null) {
  return ctx.db.first<{ ending: string }>(sql`
    update vouchers.gift_voucher set blocked_at = ${blockedAt} where company_id = ${ctx.companyId} and id = ${id} returning ending`);
}

type Page = { readonly search?: string | undefined; readonly before?: string | undefined; readonly limit: number };

/** Newest first; how many there are in all, and what is open on them. */
export async function listStoredGifts(ctx: CompanyCtx, { search, before, limit }: Page) {
  const pattern = search ? patternOf(search) : null;
  const wanted = allOf([
    sql`g.company_id = ${ctx.companyId}`,
    pattern ? sql`(g.ending ilike ${pattern} or g.recipient ilike ${pattern} or o.number ilike ${pattern})` : null,
  ]);
  const from = sql`vouchers.gift_voucher g join orders.order_view o on o.company_id = g.company_id and o.id = g.order_id`;
  const [rows, sums] = await Promise.all([
    ctx.db.rows<GiftRow & { orderNumber: string }>(sql`
      select ${columns}, o.number as order_number from ${from}
      where ${allOf([wanted, before ? sql`g.id < ${before}` : null])} order by g.id desc limit ${limit}`),
    ctx.db.first<{ total: number; openCents: number }>(sql`
      select count(*)::int as total, coalesce(sum(g.balance_cents), 0)::int as open_cents from ${from} where ${wanted}`),
  ]);
  return { rows, ...sums! };
}
