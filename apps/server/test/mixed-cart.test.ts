import { boxCartApi } from '@fachwerk/box-cart/contract';
import { boxModules } from '@fachwerk/box-cart/testing';
import { checkoutApi } from '@fachwerk/cart/contract';
import { addController } from '@fachwerk/devices/testing';
import { addLocation } from '@fachwerk/locations/testing';
import { addBox } from '@fachwerk/lockers/testing';
import { findOwnOrder, linesOf } from '@fachwerk/orders/facade';
import { addBoxSizes, addPriceGroup } from '@fachwerk/pricing/testing';
import { openGoods, type TestGoods, TO_FETCH } from '@fachwerk/shop-cart/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: TestGoods;
let locationId: string;
beforeAll(async () => {
  world = await openGoods({}, ...boxModules);
  const { app, bella } = world;
  await addBoxSizes(app, bella.id, ['S']);
  const priceGroupId = await addPriceGroup(app, bella.id, { S: 200 });
  const where = { companyId: bella.id, networkId: bella.id, name: 'Mitte', priceGroupId };
  locationId = await addLocation(app, where);
  const controllerId = await addController(app, bella.id, locationId);
  for (const channel of [1, 2, 3, 4])
    await addBox(app, { companyId: bella.id, locationId, controllerId, channel, sizeCode: 'S' });
});
afterAll(() => world.app.close());

const rentalStates = async () =>
  (
    await world.app.db.rows<{ state: string }>(
      world.app.sql`select state from rentals.rental where company_id = ${world.bella.id} order by id`,
    )
  ).map(({ state }) => state);

/** Two hours in a box for 4 €, and a pizza for 9 €. */
async function filled() {
  const pizza = await world.addItem('Margherita');
  await world.setStock(pizza, 5);
  const kim = world.visitor();
  const box = { locationId, sizeCode: 'S', period: { durationMinutes: 120 }, isOverwriting: false };
  expect((await kim.call(boxCartApi.addBox, box)).status).toBe(200);
  expect((await kim.add(pizza)).status).toBe(200);
  await kim.to(TO_FETCH);
  return { kim, pizza };
}

test('a box and a pizza are one cart and one order; unpaid, both are free again', async () => {
  const { kim, pizza } = await filled();
  const cart = await kim.cart();
  expect(cart.lines).toMatchObject([{ kind: 'rental', label: 'S', priceCents: 400 }]);
  expect(cart.goods!.lines).toMatchObject([{ kind: 'item', title: 'Margherita', priceCents: 900 }]);
  expect(cart.totalCents).toBe(1300);
  // A box begins with its payment: beside one nothing is paid when it is handed over.
  expect((await kim.place({}, 'cash')).body.code).toBe('payment.option_unavailable');

  const { status, body } = await kim.call(checkoutApi.pay, kim.placementOf(cart));
  expect(status).toBe(200);
  const order = (await findOwnOrder(world.inside(), body.orderHash))!;
  const lines = await linesOf(world.inside(), order.id);
  expect(Object.fromEntries(lines.map(({ kind, totalCents }) => [kind, totalCents]))).toEqual({
    rental: 400,
    item: 900,
  });
  expect(await rentalStates()).toEqual(['ordered']);
  expect(await world.stockOf(pizza)).toBe(4);

  world.later(31);
  await world.app.runJobs();
  expect((await findOwnOrder(world.inside(), body.orderHash))!.status).toBe('canceled');
  expect(await world.stockOf(pizza)).toBe(5);
  expect((await rentalStates()).some((state) => ['held', 'ordered', 'booked', 'active'].includes(state))).toBe(false);
});

test('an emptied cart lets go of what both have put in', async () => {
  const { kim } = await filled();
  const { body } = await kim.call(checkoutApi.clear, {});
  expect(body).toMatchObject({ lines: [], goods: null, totalCents: 0 });
  expect(await rentalStates()).not.toContain('held');
});
