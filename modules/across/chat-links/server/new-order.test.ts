import { boards } from '@fachwerk/boards/module';
import { chatApi, chatCapabilities } from '@fachwerk/chat/contract';
import { chatSiteApi } from '@fachwerk/chat/contract-site';
import { chat } from '@fachwerk/chat/module';
import { orderEntryApi } from '@fachwerk/order-entry/contract';
import { orderEntry } from '@fachwerk/order-entry/module';
import { findOrder } from '@fachwerk/orders/facade';
import { newId, newSecret } from '@fachwerk/server/ids';
import { on } from '@fachwerk/server/module';
import { openGoods, type TestGoods, TO_DOOR } from '@fachwerk/shop-cart/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatLinkApi } from '../contract.ts';
import { createOrder } from './create-order.ts';
import { showBuyer } from './show-buyer.ts';

let bella: TestGoods;
beforeAll(async () => {
  const routes = [on(chatLinkApi.buyer, showBuyer), on(chatLinkApi.createOrder, createOrder)];
  bella = await openGoods({}, orderEntry, boards, chat, { name: 'chat-links-for-tests', routes });
});
afterAll(() => bella.app.close());

const KIM = { firstName: 'Kim', lastName: 'Lang', phone: '0151 123', email: 'kim@links.example' };
const RIGHTS = [...Object.keys(chatCapabilities), 'orders.enter'];
const desk = (rights = RIGHTS, company = bella.bella) => bella.app.as({ companyId: company.id, capabilities: rights });

async function entryFor(contact: typeof KIM) {
  const { id: itemId } = await bella.addItem('Margherita');
  const line = { id: newId(), choice: { itemId, variantId: null, extras: [] }, quantity: 2, note: '' };
  const entry = {
    customerId: null,
    contact,
    language: 'de',
    handover: TO_DOOR,
    tableName: '',
    payment: 'cash',
  } as const;
  return { ...entry, lines: [line], entryId: newId(), expectedTotalCents: 2050 };
}

async function writing(email: string, orderHash: string): Promise<string> {
  const message = { id: newId(), text: 'Noch einmal dasselbe, bitte', fileIds: [] };
  const address = { email, orderHash };
  await bella.app.call(chatSiteApi.send, { chat: address, message }, { siteOf: bella.bella.id });
  return (await desk().call(chatApi.open, address)).body.chat!.id;
}

test('whoever asks is written down with what is known of them, and the conversation is about what they order', async () => {
  const { orderId } = (await desk().call(orderEntryApi.place, await entryFor(KIM))).body;
  const before = (await findOrder(bella.inside(), orderId))!;
  const chatId = await writing(KIM.email, before.orderHash);
  const { caller } = (await desk().call(chatLinkApi.buyer, { id: chatId })).body;
  expect(caller).toMatchObject({ ...KIM, addresses: [{ street: TO_DOOR.street, postcode: TO_DOOR.postcode }] });

  const entry = await entryFor(KIM);
  const placed = (await desk().call(chatLinkApi.createOrder, { order: { ...entry, chatId } })).body;
  const talk = (await desk().call(chatApi.find, { id: chatId })).body;
  expect(talk).toMatchObject({ orderId: placed.orderId });
  expect((await findOrder(bella.inside(), placed.orderId))!.customerId).toBe(before.customerId);
});

test('who is not known brings what they said; without the conversation nobody is told anything', async () => {
  const chatId = await writing('gast', newSecret(24));
  const buyer = (rights = RIGHTS, company = bella.bella) =>
    desk(rights, company).call(chatLinkApi.buyer, { id: chatId });
  expect((await buyer()).body).toMatchObject({ caller: null, contact: { email: '', phone: '' } });
  expect((await buyer(RIGHTS, bella.other)).status).toBe(404);
  expect((await buyer(['orders.enter'])).status).toBe(404);
  expect((await buyer(['chat.read'])).status).toBe(403);
});
