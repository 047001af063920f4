import { exampleFile, type Importing, openImports, type TestImports } from '@fachwerk/imports/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { boardApi } from '../../contract.ts';
import { boards } from '../module.ts';

let world: TestImports;
let shop: Importing;
beforeAll(async () => {
  world = await openImports(boards);
  world.app.time.now = new Date('2026-04-20T08:00:00Z');
});
afterAll(() => world.app.close());
beforeEach(async () => {
  shop = await world.company();
});

/** Taken as it is: the system, the kind and the columns are found. */
async function moveIn(name: string) {
  const found = await shop.upload(exampleFile(name), undefined, name);
  return shop.run(await shop.check(found));
}

test('a board of Trello with its lists, labels and check lists', async () => {
  const done = await moveIn('trello-board.json');
  expect(done.counts).toMatchObject({ new: 2, done: 2, failed: 0 });
  const { boards: found } = (await shop.staff.call(boardApi.list, {})).body;
  const sheet = (await shop.staff.call(boardApi.sheet, { boardId: found[0]!.id })).body;
  const cards = sheet.columns.flatMap(({ name, items }) =>
    items.map(({ title, dueOn, checks }) => [name, title, dueOn, checks]),
  );
  expect(cards.sort()).toEqual([
    ['Fertig', 'Vertrag', null, 0],
    ['Offen', 'Kartons', '2026-04-01', 2],
  ]);
  expect(sheet.labels.map(({ name }) => name)).toEqual(['Eilig']);
  const given = sheet.columns.flatMap(({ items }) => items.map(({ title, assignees }) => [title, assignees]));
  expect(given.sort()).toEqual([
    ['Kartons', [shop.userId]],
    ['Vertrag', []],
  ]);
  const hints = (await shop.rows(done.id, 'hinted')).flatMap((row) => row.hints.map(({ sentence }) => sentence));
  expect(hints).toEqual(['Bo Fremd: Kein Benutzer mit diesem Namen. Die Karte wird nicht zugewiesen.']);

  expect((await shop.undo(done)).counts).toMatchObject({ undone: 2, kept: 0 });
  const { boards: after } = (await shop.staff.call(boardApi.list, {})).body;
  expect(after.filter(({ isArchived }) => !isArchived)).toEqual([]);
});
