import { addDays, addMinutes } from '@fachwerk/base/time';
import { textIn } from '@fachwerk/base/translated';
import type { VatKind } from '@fachwerk/catalog/contract-facts';
import { vatPercent } from '@fachwerk/catalog/rules/vat';
import { companyByCode } from '@fachwerk/companies/facade';
import { customerFor, noteDealing } from '@fachwerk/customers/facade';
import { insertDemoFulfilments } from '@fachwerk/fulfilment/facade';
import { type DemoOrder, insertDemoOrders } from '@fachwerk/orders/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { siteAddress } from '@fachwerk/sites/facade';
import { USUAL_MAIL_DAYS } from '../../contract.ts';
import { shortName } from '../../rules/whether.ts';
import { countReview } from '../record/rating-store.ts';
import { addReview } from '../record/review-store.ts';
import { saveSetting } from '../record/setting-store.ts';
import { DEMO_REVIEWS, type DemoReview } from './demo-reviews.ts';

const MERCHANT = 'kontor-nord';
const MODERATOR = 'Wiebke Harms';
const HASH_BYTES = 24;

/** Purchases of a stationery shop with what their buyers say. Leaves it alone when there are some already. */
export async function createDemoReviews(ctx: WorkCtx): Promise<void> {
  const merchant = await companyByCode(ctx, MERCHANT);
  if (!merchant?.isDemo) return;
  await ctx.db.transaction(async (db) => {
    const inside: CompanyCtx = { ...ctx, db, companyId: merchant.id };
    const known = await db.first(sql`select from item_reviews.review where company_id = ${merchant.id} limit 1`);
    const items = await demoItems(inside);
    if (known || items.size === 0) return;
    await saveSetting(inside, { isOn: true, mailDays: USUAL_MAIL_DAYS });
    const bought: Bought[] = [];
    for (const [at, review] of DEMO_REVIEWS.entries()) bought.push(await buy(inside, review, items, at));
    await insertDemoOrders(
      inside,
      { companyId: inside.companyId, address: await siteAddress(inside) },
      bought.map(({ order }) => order),
    );
    await insertDemoFulfilments(inside, bought.map(handoverOf));
    for (const each of bought) await say(inside, each);
  });
}

type Item = {
  readonly id: string;
  readonly number: string;
  readonly name: { readonly de: string };
  readonly priceCents: number;
  readonly vatKind: VatKind;
};
type Bought = { readonly review: DemoReview; readonly order: DemoOrder; readonly doneAt: Date };

async function demoItems(ctx: CompanyCtx): Promise<ReadonlyMap<string, Item>> {
  const numbers = [...new Set(DEMO_REVIEWS.flatMap(({ items }) => items))];
  const rows = await ctx.db.rows<Item>(sql`
    select id, number, name, price_cents, vat_kind from catalog.item_view
    where company_id = ${ctx.companyId} and number = any(${numbers}::text[])`);
  return rows.length === numbers.length ? new Map(rows.map((item) => [item.number, item])) : new Map();
}

async function buy(ctx: CompanyCtx, review: DemoReview, items: ReadonlyMap<string, Item>, at: number): Promise<Bought> {
  const [firstName, lastName] = review.who;
  const email = `${firstName}.${lastName}@example.org`.toLowerCase();
  const contact = { firstName, lastName, email, phone: '' };
  const { id: customerId } = await customerFor(ctx, { ...contact, language: 'de' });
  await noteDealing(ctx, customerId);
  const placedAt = addMinutes(addDays(ctx.now, -review.daysAgo), -at * 37);
  const order: DemoOrder = {
    id: ctx.newId(),
    number: `KN26-${String(1041 + at * 3)}`,
    orderHash: ctx.newSecret(HASH_BYTES),
    paymentId: ctx.newId(),
    networkId: ctx.companyId,
    customerId,
    contact,
    language: 'de',
    status: 'finished',
    lines: review.items.map((number) => {
      const item = items.get(number)!;
      return {
        kind: 'item' as const,
        subjectId: item.id,
        title: textIn(item.name, 'de'),
        detail: '',
        quantity: 1,
        unitCents: item.priceCents,
        vatPercent: vatPercent(item.vatKind, ctx.now),
        data: {},
      };
    }),
    placedAt,
    paidAt: addMinutes(placedAt, 2),
  };
  return { review, order, doneAt: addDays(placedAt, 2) };
}

function handoverOf({ review, order, doneAt }: Bought) {
  const [street, postcode, city] = review.home;
  return {
    orderId: order.id,
    type: 'shipment' as const,
    placedAt: order.placedAt,
    acceptedAt: addMinutes(order.placedAt, 90),
    promisedAt: doneAt,
    doneAt,
    address: {
      name: review.who.join(' '),
      company: '',
      street,
      addition: '',
      postcode,
      city,
      country: 'DE',
      phone: '',
    },
    tableName: '',
  };
}

/** Two days after it arrived; decided the day after. */
async function say(ctx: CompanyCtx, { review, order, doneAt }: Bought): Promise<void> {
  const id = ctx.newId();
  const [line] = order.lines;
  const { stars, title, text, state = 'published', reason = null, reply = '' } = review;
  const [firstName, lastName] = review.who;
  const name = review.name ?? shortName({ firstName, lastName });
  const writtenAt = addDays(doneAt, 2);
  const purchase = { itemId: line!.subjectId, orderId: order.id, line: 1, customerId: order.customerId };
  await addReview({ ...ctx, now: writtenAt }, id, purchase, { stars, title, text, name, language: 'de' });
  if (state === 'waiting') return;
  const decidedAt = addDays(writtenAt, 1);
  await ctx.db.write(sql`
    update item_reviews.review set state = ${state}, reason = ${reason}, decided_at = ${decidedAt}, decided_name = ${MODERATOR},
      reply = ${reply}, replied_at = ${reply === '' ? null : decidedAt}, version = 2
    where company_id = ${ctx.companyId} and id = ${id}`);
  if (state === 'published') await countReview(ctx, purchase.itemId, stars, 1);
}
