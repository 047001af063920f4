import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCheckout, type TestCheckout, type TestPlace } from '../checkout.for-tests.ts';

let shop: TestCheckout;
let berlin: TestPlace;
beforeAll(async () => {
  shop = await openCheckout();
  berlin = await shop.place(shop.city, 'Berlin');
  await shop.boxes(berlin, 6);
});
afterAll(() => shop.app.close());

test('during an upgrade a cart of the version before is the same cart: it says by other columns what is in it', async () => {
  const { db, sql } = shop.app;
  const kim = shop.visitor();
  const { body } = await kim.add(berlin);
  const of = sql`company_id = ${shop.city.id} and id = ${body.id}`;
  await db.rows(sql`update checkout.cart set line_kinds = null where ${of}`);
  expect((await kim.cart()).lines).toHaveLength(1);
  expect((await kim.place()).status).toBe(200);
});

test('and a server of the version before reads, changes and adds the boxes of a cart where they were', async () => {
  const { db, sql } = shop.app;
  const kim = shop.visitor();
  const { body } = await kim.add(berlin);
  const [line] = body.lines!;
  const old = await db.first<{ rentalId: string; sizeCode: string }>(
    sql`select rental_id, size_code from checkout.cart_item where company_id = ${shop.city.id} and cart_id = ${body.id}`,
  );
  expect(old).toMatchObject({ sizeCode: 'S' });
  await db.rows(sql`
    insert into checkout.cart_item (company_id, cart_id, id, rental_id, location_id, size_code, duration_minutes, added_at)
    values (${shop.city.id}, ${body.id}, ${newId()}, ${old!.rentalId}, ${berlin.id}, 'S', 60, now())`);
  expect((await kim.cart()).lines).toHaveLength(2);
  await db.rows(sql`delete from checkout.cart_item where company_id = ${shop.city.id} and id = ${line!.id}`);
  expect((await kim.cart()).lines.map(({ id }) => id)).not.toContain(line!.id);
});
