import { access } from '@fachwerk/access/module';
import { boardApi } from '@fachwerk/boards/contract';
import { boards } from '@fachwerk/boards/module';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { newId } from '@fachwerk/server/ids';
import { openHouse, type TestHouse } from '@fachwerk/testing/house';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pinApi } from '../contract.ts';
import { pins } from './module.ts';

const { authenticate: _, ...peopleTables } = access;
const ALL = ['pins.manage', 'chat.read', 'boards.work', 'boards.read'];
let house: TestHouse;
let own: ReturnType<TestHouse['as']>;
let stranger: ReturnType<TestHouse['as']>;
beforeAll(async () => {
  house = await openHouse(companies, peopleTables, boards, pins);
  const open = async (name: string) => (await createCompany(house.work(), { name, kind: 'merchant' })).id;
  own = house.as({ companyId: await open('Bella'), capabilities: ALL });
  stranger = house.as({ companyId: await open('Rival'), capabilities: ALL });
});
afterAll(() => house.close());

test('a pin is added, renamed, removed; another company knows nothing of it', async () => {
  const { pin } = (await own.call(pinApi.blank, { pin: { name: 'Einkauf', description: '' }, card: null })).body;
  await own.call(pinApi.blank, { pin: { id: pin.id, name: 'Großeinkauf', description: 'Was fehlt' }, card: null });
  expect((await own.call(pinApi.list, {})).body.pins).toEqual([
    { id: pin.id, name: 'Großeinkauf', description: 'Was fehlt' },
  ]);
  expect((await stranger.call(pinApi.list, {})).body.pins).toEqual([]);
  expect((await stranger.call(pinApi.remove, { id: pin.id })).status).toBe(404);
  const theirs = await stranger.call(pinApi.blank, { pin: { id: pin.id, name: 'X', description: '' }, card: null });
  expect(theirs.body.code).toBe('pin.unknown');
  expect((await own.call(pinApi.remove, { id: pin.id })).status).toBe(200);
  expect((await own.call(pinApi.list, {})).body.pins).toEqual([]);
});

test('with a card it lies on a board of the company, and of no other', async () => {
  const board = (await own.call(boardApi.add, { user: null, name: 'Küche' })).body;
  const [column] = (await own.call(boardApi.sheet, { boardId: board.id })).body.columns;
  const given = { pin: { name: 'Salz', description: 'Grob' }, card: { columnId: column!.id } };
  const { cardId } = (await own.call(pinApi.blank, given)).body;
  const cards = (await own.call(boardApi.sheet, { boardId: board.id })).body.columns[0]!.items;
  expect(cards.map(({ id, title }) => [id, title])).toEqual([[cardId, 'Salz']]);
  expect((await stranger.call(pinApi.blank, given)).status).toBe(404);
  const nowhere = { ...given, card: { columnId: newId() } };
  expect((await own.call(pinApi.blank, nowhere)).status).toBe(404);
});
