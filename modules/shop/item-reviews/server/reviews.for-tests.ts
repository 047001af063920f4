import type { Input } from '@fachwerk/base/contract';
import type { Item } from '@fachwerk/catalog/contract';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { menu } from '@fachwerk/menu/module';
import { openGoods, TO_FETCH } from '@fachwerk/shop-cart/testing';
import type { AppOptions } from '@fachwerk/testing/app';
import { reviewApi, reviewCapabilities } from '../contract.ts';
import { reviewSiteApi } from '../contract-site.ts';
import { itemReviews } from './module.ts';

const KIM = { email: 'kim@example.org', firstName: 'Kim', lastName: 'Lang', phone: '0151 1234567' };

/** The two shops of `goods`; Bella takes reviews. */
export async function openReviews(options: AppOptions = {}) {
  const goods = await openGoods(options, menu, itemReviews);
  const { app, bella } = goods;
  const staff = ({ id }: CompanyRef = bella) =>
    app.as({ companyId: id, capabilities: Object.keys(reviewCapabilities) });
  await staff().call(reviewApi.saveSetting, { isOn: true, mailDays: null });

  /** An order that was paid and, unless said otherwise, handed over; answers its secret. */
  async function buy(items: readonly Pick<Item, 'id'>[], { email = KIM.email, isDone = true } = {}): Promise<string> {
    const visitor = goods.visitor();
    for (const item of items) await visitor.add(item);
    await visitor.to(TO_FETCH);
    const placed = await visitor.place({ contact: { ...KIM, email } });
    if (placed.status !== 200) throw new Error(JSON.stringify(placed.body));
    await visitor.pay((placed.body as { redirectTo: string }).redirectTo);
    const order = await app.db.first<{ id: string; orderHash: string }>(app.sql`
      select id, order_hash from orders.customer_order where company_id = ${bella.id} order by placed_at desc, id desc limit 1`);
    if (isDone) await handOver(order!.id);
    return order!.orderHash;
  }
  const handOver = (orderId: string) =>
    app.db.rows(app.sql`
      update fulfilment.fulfilment set state = 'done', state_since = ${app.time.now}
      where company_id = ${bella.id} and order_id = ${orderId}`);

  type Said = Partial<Omit<Input<typeof reviewSiteApi.write>, 'orderHash' | 'itemId'>>;
  let homes = 0;
  /** Each from a place of their own: tries are counted by address. */
  const write = (orderHash: string, { id: itemId }: Pick<Item, 'id'>, said: Said = {}, site: CompanyRef = bella) =>
    app.call(
      reviewSiteApi.write,
      { orderHash, itemId, stars: 4, title: 'Gut', text: 'Hält, was es verspricht.', name: 'Kim L.', ...said },
      { siteOf: site.id, from: `203.0.113.${(++homes % 250) + 1}` },
    );
  const list = async (filter: Input<typeof reviewApi.list>['filter'] = {}) =>
    (await staff().call(reviewApi.list, { filter })).body.reviews;
  const shown = async ({ id: itemId }: Pick<Item, 'id'>, more: Partial<Input<typeof reviewSiteApi.ofItem>> = {}) =>
    (await app.call(reviewSiteApi.ofItem, { itemId, sort: 'newest', page: 1, ...more }, { siteOf: bella.id })).body
      .shown;
  const publish = async (...reviews: readonly { readonly id: string; readonly version: number }[]) =>
    staff().call(reviewApi.publish, { reviews: reviews.map(({ id, version }) => ({ id, version })) });
  return { ...goods, staff, buy, write, list, shown, publish };
}

export type TestReviews = Awaited<ReturnType<typeof openReviews>>;
