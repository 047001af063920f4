import { addSeconds } from '@fachwerk/base/time';
import { boxModules } from '@fachwerk/box-cart/testing';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { commandsAnswered, eventsReported } from '@fachwerk/devices/facade-hooks';
import { addController, fakeLink, sealCommandKey } from '@fachwerk/devices/testing';
import type { DeviceEvent } from '@fachwerk/devices/wire';
import { fulfilmentApi } from '@fachwerk/fulfilment/contract-staff';
import { findFulfilment } from '@fachwerk/fulfilment/facade';
import { addLocation } from '@fachwerk/locations/testing';
import { addBox } from '@fachwerk/lockers/testing';
import { findOwnOrder } from '@fachwerk/orders/facade';
import { addBoxSizes, addPriceGroup } from '@fachwerk/pricing/testing';
import { newId } from '@fachwerk/server/ids';
import { openAllDay, openGoods, TO_FETCH } from '@fachwerk/shop-cart/testing';
import { terminals } from '@fachwerk/terminals/module';
import { pickupApi, pickupCapabilities } from '../contract.ts';
import { pickupSiteApi } from '../contract-site.ts';
import { collectKey } from './collecting/collect-key.ts';
import { pickup } from './module.ts';

const ALL = [...Object.keys(pickupCapabilities), 'fulfilment.read', 'fulfilment.move'];

export type TestPickup = Awaited<ReturnType<typeof openPickup>>;
export type Wall = { readonly id: string; readonly controllerId: string; readonly boxes: readonly string[] };

/** Bella has a shop that offers boxes; walls are built by each test. A box of 30 × 30 × 50 cm holds 36 litres, a pizza takes three. */
export async function openPickup() {
  const goods = await openGoods({}, ...boxModules, terminals, pickup);
  const { app, bella, other } = goods;
  const { db, sql } = app;
  fakeLink(app.app, () => {});
  const usual = openAllDay();
  const ways = { ...usual.ways, box: { ...usual.ways.box, isOffered: true, preparationMinutes: 20 } };
  for (const company of [bella, other]) {
    await goods.saveShop({ ways }, company);
    await addBoxSizes(app, company.id, ['S']);
  }
  const priceGroupId = await addPriceGroup(app, bella.id, { S: 200 });
  const pizza = await goods.addItem('Margherita');

  const staff = (company: CompanyRef = bella, capabilities: readonly string[] = ALL) =>
    app.as({ companyId: company.id, userId: newId(), capabilities });

  let channel = 0;
  /** A location with so many boxes, which is where orders are collected from now on. */
  async function wall(count: number, company: CompanyRef = bella): Promise<Wall> {
    const id = await addLocation(app, { companyId: company.id, name: 'Eingang', priceGroupId });
    const controllerId = await addController(app, company.id, id);
    await db.rows(sql`
      update devices.controller set command_key_sealed = ${sealCommandKey(app.app, 'a key for tests')}
      where company_id = ${company.id} and id = ${controllerId}`);
    const boxes: string[] = [];
    for (let n = 0; n < count; n++) {
      boxes.push(await addBox(app, { companyId: company.id, locationId: id, controllerId, channel: ++channel }));
    }
    await settings({ locationId: id }, company);
    return { id, controllerId, boxes };
  }

  async function settings(given: object, company: CompanyRef = bella, packing: never[] = []) {
    const { settings: before } = (await staff(company).call(pickupApi.settings, {})).body;
    return staff(company).call(pickupApi.saveSettings, { settings: { ...before, ...given }, packing });
  }

  /** Somebody with pizzas in the cart, for a box. */
  async function hungry(quantity = 1, wishedAt: Date | null = null) {
    const kim = goods.visitor();
    await kim.add(pizza, quantity);
    await kim.to({ ...TO_FETCH, type: 'box', wishedAt });
    return kim;
  }

  /** Ordered and paid, in the shop's sight. */
  async function ordered(quantity = 1, email = 'kim@example.org', wishedAt: Date | null = null) {
    const kim = await hungry(quantity, wishedAt);
    const contact = { email, firstName: 'Kim', lastName: 'Lang', phone: '0151 1234567' };
    const { status, body } = await kim.place({ contact });
    if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`);
    await kim.pay(body.redirectTo);
    const order = (await findOwnOrder(goods.inside(), body.orderHash))!;
    return { kim, order };
  }

  /** Ordered, and taken on by the shop. */
  async function accepted(quantity = 1, email?: string) {
    const placed = await ordered(quantity, email);
    await move(placed.order.id, 'new', 'accepted');
    return placed;
  }

  const move = (orderId: string, from: 'new' | 'accepted' | 'making' | 'ready', to: 'accepted' | 'making' | 'done') =>
    staff().call(fulfilmentApi.move, { orderId, from, to, tapId: newId(), reason: '', agoSeconds: 0 });

  const parcelsOf = async (orderId: string) =>
    (await staff().call(pickupApi.parcels, {})).body.parcels.filter((parcel) => parcel.orderId === orderId);
  const fulfilmentOf = async (orderId: string) => (await findFulfilment(goods.inside(), orderId))!;
  /** As who has the link of the mail. */
  const own = async (orderHash: string) => {
    const order = await findOwnOrder(goods.inside(), orderHash);
    return { orderHash, key: order ? collectKey(goods.inside(), order.id) : '' };
  };
  const shown = async (orderHash: string, siteOf = bella.id) =>
    (await app.call(pickupSiteApi.show, await own(orderHash), { siteOf })).body.pickup;

  const lay = (parcelId: string, by = staff()) => by.call(pickupApi.lay, { parcelId, transactionId: newId() });

  const world = () => ({ db, url: app.url, app: app.app, now: () => app.time.now });
  let messages = 0;

  /** The controller of a box says how its door moved, and lets follow what follows. */
  async function door(lockId: string, doorState: 'open' | 'closed', attemptId?: string): Promise<void> {
    app.time.now = addSeconds(app.time.now, 2);
    const lock = (await db.first<{ companyId: string; controllerId: string; channel: number }>(
      sql`select company_id, controller_id, channel from lockers.lock_view where company_id = any(${[bella.id, other.id]}::uuid[]) and id = ${lockId}`,
    ))!;
    const at = app.time.now;
    const about = { companyId: lock.companyId, controllerId: lock.controllerId, receivedAt: at };
    const body: DeviceEvent = {
      id: `event-${++messages}`,
      at,
      lock: lock.channel,
      doorState,
      lockState: doorState === 'open' ? 'unlocked' : 'locked',
      ...(attemptId && { command: attemptId }),
    };
    await app.app.hooks.get(eventsReported)(world(), [{ ...about, body }]);
    if (attemptId) {
      const answer = { id: attemptId, step: 'done', result: 'opened', lock: 'unlocked', door: doorState } as const;
      await app.app.hooks.get(commandsAnswered)(world(), [{ ...about, body: { ...answer, at } }] as never, []);
    }
    await app.runJobs();
  }

  /** Opened by this attempt, and closed again. */
  async function throughDoor(lockId: string, attemptId: string): Promise<void> {
    await app.runJobs();
    await door(lockId, 'open', attemptId);
    await door(lockId, 'closed');
  }

  /** Ordered, accepted and in its box. */
  async function laid(quantity = 1, email?: string) {
    const placed = await accepted(quantity, email);
    for (const parcel of await parcelsOf(placed.order.id)) {
      const { body } = await lay(parcel.id);
      await throughDoor(parcel.lockId, body.id);
    }
    return { ...placed, parcels: await parcelsOf(placed.order.id) };
  }

  const stateOf = async (lockId: string) =>
    (await db.first<{ state: string; occupiedKind: string | null }>(
      sql`select state, occupied_kind from lockers.box_view where company_id = ${bella.id} and id = ${lockId}`,
    ))!.occupiedKind;

  const mailsTo = (email: string) =>
    db.rows<{ subject: string; bodyText: string }>(
      sql`select subject, body_text from kit.mail where company_id = ${bella.id} and recipient = ${email} order by at, id`,
    );

  return {
    ...goods,
    pizza,
    staff,
    wall,
    settings,
    hungry,
    ordered,
    accepted,
    move,
    parcelsOf,
    fulfilmentOf,
    own,
    shown,
    lay,
    door,
    throughDoor,
    laid,
    stateOf,
    mailsTo,
  };
}
