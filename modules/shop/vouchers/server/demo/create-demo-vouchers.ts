import { formatMoney } from '@fachwerk/base/format-number';
import { LOCALES } from '@fachwerk/base/language';
import { addMinutes, dayOf } from '@fachwerk/base/time';
import { listItemIds } from '@fachwerk/catalog/facade';
import { companyByCode } from '@fachwerk/companies/facade';
import { customerFor } from '@fachwerk/customers/facade';
import { type DemoOrder, insertDemoOrders } from '@fachwerk/orders/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { siteAddress } from '@fachwerk/sites/facade';
import type { CouponData } from '../../contract.ts';
import { giftExpiresOn } from '../../rules/gift.ts';
import { addStoredCoupon, listStoredCoupons } from '../coupon/coupon-store.ts';
import { addGift } from '../gift/gift-store.ts';

const MERCHANT = 'trattoria-bella';

const PLAIN: Omit<CouponData, 'code' | 'name'> = {
  kind: 'percent',
  amountCents: 0,
  percent: 0,
  itemId: null,
  types: [],
  itemIds: [],
  categoryIds: [],
  weekdays: [],
  minimumCents: 0,
  fromOn: null,
  untilOn: null,
  mostUses: null,
  mostPerCustomer: null,
  isFirstOrder: false,
};

/** Leaves alone what is already there: a start that broke off in the middle may be repeated. */
export async function createDemoVouchers(ctx: WorkCtx): Promise<void> {
  const merchant = await companyByCode(ctx, MERCHANT);
  if (!merchant?.isDemo) return;
  const inside: CompanyCtx = { ...ctx, companyId: merchant.id };
  const today = dayOf(ctx.now);
  const { total } = await listStoredCoupons(inside, { limit: 1, today: today.toString() });
  if (total > 0) return;
  await ctx.db.transaction(async (db) => {
    const held = { ...inside, db };
    for (const coupon of await demoCoupons(held, today)) await addStoredCoupon(held, ctx.newId(), coupon);
    await sellDemoGift(held);
  });
}

/** Everybody who tries the demo may pay with it: BE11-AG1F-TDEM-0026. */
const DEMO_CODE = 'BE11AG1FTDEM0026';
const DEMO_CENTS = 5000;
const HASH_BYTES = 24;

async function sellDemoGift(ctx: CompanyCtx): Promise<void> {
  const contact = { firstName: 'Greta', lastName: 'Sommer', email: 'greta.sommer@example.org' };
  const { id: customerId } = await customerFor(ctx, { ...contact, phone: '', language: 'de' });
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in('de');
  const title = t('gift.line', { amount: formatMoney(DEMO_CENTS, LOCALES.de) });
  const words = { recipient: 'Paul', message: 'Zum Geburtstag: einmal Pizza für alle.' };
  const order: DemoOrder = {
    id: ctx.newId(),
    number: 'G1FT-2026',
    orderHash: ctx.newSecret(HASH_BYTES),
    paymentId: ctx.newId(),
    networkId: ctx.companyId,
    customerId,
    contact,
    language: 'de',
    status: 'finished',
    lines: [
      {
        kind: 'gift',
        subjectId: ctx.newId(),
        title,
        detail: t('gift.line_detail'),
        quantity: 1,
        unitCents: DEMO_CENTS,
        vatPercent: 0,
        data: words,
      },
    ],
    placedAt: addMinutes(ctx.now, -61),
    paidAt: addMinutes(ctx.now, -60),
  };
  await insertDemoOrders(ctx, { companyId: ctx.companyId, address: await siteAddress(ctx) }, [order]);
  const gift = { id: ctx.newId(), code: DEMO_CODE, initialCents: DEMO_CENTS, orderId: order.id, position: 1, ...words };
  await addGift(ctx, { ...gift, expiresOn: giftExpiresOn(ctx.now) });
}

async function demoCoupons(ctx: CompanyCtx, today: Temporal.PlainDate): Promise<CouponData[]> {
  const sweet = { search: 'Tiramisù', sort: 'name', dir: 'asc', limit: 1 } as const;
  const [tiramisu] = (await listItemIds(ctx, sweet)).ids;
  return [
    {
      ...PLAIN,
      code: 'SOMMERFEST',
      name: 'Sommerfest',
      percent: 15,
      minimumCents: 2500,
      fromOn: today.subtract({ days: 120 }).toString(),
      untilOn: today.subtract({ days: 106 }).toString(),
    },
    {
      ...PLAIN,
      code: 'DANKE-7F3K',
      name: 'Kleines Dankeschön',
      kind: 'amount',
      amountCents: 500,
      mostUses: 1,
    },
    { ...PLAIN, code: 'ABHOLER', name: 'Abholrabatt', percent: 5, types: ['pickup'] },
    {
      ...PLAIN,
      code: 'FREIHAUS',
      name: 'Frei Haus',
      kind: 'delivery',
      minimumCents: 2500,
      types: ['delivery'],
    },
    ...(tiramisu
      ? [
          {
            ...PLAIN,
            code: 'DOLCE',
            name: 'Tiramisù aufs Haus',
            kind: 'item' as const,
            itemId: tiramisu,
            minimumCents: 3000,
            mostPerCustomer: 1,
          },
        ]
      : []),
    { ...PLAIN, code: 'WILLKOMMEN', name: 'Willkommen', percent: 10, isFirstOrder: true, mostPerCustomer: 1 },
  ];
}
