import { openShopper } from '../../apps/server/src/testing/shopper.ts';
import { newId } from '../../kit/server/app/ids.ts';
import { sql } from '../../kit/server/db/sql.ts';
import { checkoutApi } from '../../modules/sales/cart/contract.ts';
import { seenCart } from '../../modules/sales/cart/rules/seen-lines.ts';
import { goodsApi, type Handover } from '../../modules/shop/shop-cart/contract.ts';
import { anywhere } from '../load.ts';
import { besideBarePlacing, type FilledCart, placeOrders } from '../place-orders.ts';
import type { Row } from '../table.ts';
import type { World } from '../world.ts';

type Shop = { readonly companyId: string; readonly itemId: string };

/** Goods to be fetched. */
export async function benchGoodsOrder(world: World, shop: Shop, seconds: number): Promise<Row[]> {
  // As many in one slot as come: another figure would be that of refusals.
  await world.db.rows(sql`
    update shop.settings set ways = jsonb_set(ways, '{pickup,slotCapacity}', 'null'), revision = gen_random_uuid()
    where company_id = ${shop.companyId}`);
  const fillCart = () => cartOf(world, shop);
  await placeOrders(fillCart, 2);
  await world.db.rows(sql`analyze`);
  const twin = [world.databaseUrl, shop.companyId];
  return besideBarePlacing('placing an order of goods', 'goods-place.ts', twin, { fillCart, seconds });
}

async function cartOf({ product }: World, { itemId }: Shop): Promise<FilledCart> {
  const email = `${newId()}@example.org`;
  const port = Number(new URL(product.url).port);
  const shopper = openShopper({ port, host: 'trattoria.localhost', email, address: anywhere() });
  const choice = { itemId, variantId: null, extras: [] };
  await shopper.call(goodsApi.add, { choice, quantity: 1, note: '', isOverwriting: false });
  const handover: Handover = {
    type: 'pickup',
    postcode: '',
    street: '',
    addition: '',
    city: '',
    country: '',
    wishedAt: null,
    note: '',
    invoiceTo: null,
  };
  await shopper.call(goodsApi.saveHandover, { handover });
  const cart = await shopper.call(checkoutApi.show, {});
  const data = {
    cartId: cart.id!,
    lines: seenCart(cart),
    newsletter: false,
    expectedTotalCents: cart.totalCents,
    contact: { email, firstName: 'Kim', lastName: 'Lang', phone: '0151 1234567' },
    accepted: { terms: true, privacy: true, withdrawal: true, age: true },
  };
  return { shopper, placement: { data, paymentOption: 'test', paymentData: {} } };
}
