import { boardApi } from '@fachwerk/boards/contract';
import { cardApi } from '@fachwerk/boards/contract-card';
import { boards } from '@fachwerk/boards/module';
import type { Rental } from '@fachwerk/rentals/contract';
import { openRentals, type TestRentals } from '@fachwerk/rentals/testing';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkApi } from '../contract.ts';
import { boardLinks } from './module.ts';
import { personalData } from './personal-data.ts';

const READ = ['locks.read', 'rentals.read', 'customers.read', 'orders.read'];
const WORK = ['boards.read', 'boards.work'];

let world: TestRentals;
let rented: Rental;
let cardId: string;
let boardId: string;
beforeAll(async () => {
  world = await openRentals(boards, boardLinks);
  await world.boxes(world.berlin, 1);
  rented = await world.rent({ place: world.berlin, email: 'anna@example.org' });
  const me = world.staff(world.city, WORK);
  const board = (await me.call(boardApi.add, { user: null, name: 'Störungen' })).body;
  boardId = board.id;
  const column = (await me.call(boardApi.sheet, { boardId })).body.columns[0]!.id;
  cardId = (await me.call(cardApi.save, { card: { title: 'Klemmt' }, column })).body.id;
});
afterAll(() => world.app.close());

test('a card says what it is about and how that is now, to whom may read it', async () => {
  const me = world.staff(world.city, [...WORK, ...READ]);
  const things = [
    { kind: 'box', id: rented.lockId },
    { kind: 'customer', id: rented.customerId! },
    { kind: 'order', id: rented.orderId! },
    { kind: 'rental', id: rented.id },
  ] as const;
  for (const thing of [...things, things[0]])
    expect((await me.call(linkApi.add, { cardId, ...thing })).status).toBe(200);
  const { links, hidden } = (await me.call(linkApi.list, { cardId })).body;
  expect(links.map(({ kind, id }) => [kind, id])).toEqual(things.map(({ kind, id }) => [kind, id]));
  expect([links[3]!.state, hidden]).toEqual(['active', 0]);
  const faces = async (who: typeof me) => (await who.call(linkApi.ofBoard, { boardId })).body.links;
  expect((await faces(me)).map((link) => [link.cardId, link.kind])).toEqual(things.map(({ kind }) => [cardId, kind]));
  expect((await faces(world.staff(world.city, [...WORK, 'orders.read']))).map(({ kind }) => kind)).toEqual(['order']);
  const plain = await world.staff(world.city, [...WORK, 'orders.read']).call(linkApi.list, { cardId });
  expect([plain.body.links.map(({ kind }) => kind), plain.body.hidden]).toEqual([['order'], 3]);

  expect((await me.call(linkApi.add, { cardId, kind: 'box', id: newId() })).body.code).toBe('link.unknown');
  const stranger = world.staff(world.hamburg, [...WORK, ...READ]);
  expect((await stranger.call(linkApi.list, { cardId })).status).toBe(404);
  expect((await stranger.call(linkApi.ofBoard, { boardId })).status).toBe(404);
  expect((await stranger.call(linkApi.add, { cardId, kind: 'box', id: rented.lockId })).status).toBe(404);

  const left = (await me.call(linkApi.remove, { cardId, ...things[0] })).body;
  expect(left.links.map(({ kind }) => kind)).toEqual(['customer', 'order', 'rental']);
  const [latest] = (await me.call(cardApi.find, { cardId })).body.history;
  expect(latest?.kind).toBe('unlinked');
});

test('who is erased is no longer linked, in whichever company of the network; the card stays', async () => {
  const me = world.staff(world.city, [...WORK, ...READ]);
  await me.call(linkApi.add, { cardId, kind: 'customer', id: rented.customerId! });
  const person = { companyId: world.city.id, id: rented.customerId!, email: '', name: '' };
  const scoped = (companyId: string) => ({ ...world.app.work(), companyId });
  await personalData.erase(scoped(world.hamburg.id), person);
  const kinds = async () => (await me.call(linkApi.list, { cardId })).body.links.map(({ kind }) => kind);
  expect(await kinds()).toContain('customer');
  await personalData.erase(scoped(world.city.id), person);
  expect(await kinds()).toEqual(['order', 'rental']);
});
