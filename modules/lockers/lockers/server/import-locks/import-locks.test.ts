import { alerts } from '@fachwerk/alerts/module';
import { openImports, type TestImports } from '@fachwerk/imports/testing';
import { locations } from '@fachwerk/locations/module';
import { addLocation } from '@fachwerk/locations/testing';
import { logs } from '@fachwerk/logs/module';
import { lockModules } from '@fachwerk/maintenance/testing';
import { pricing } from '@fachwerk/pricing/module';
import { addBoxSizes } from '@fachwerk/pricing/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockApi } from '../../contract-lock.ts';

let world: TestImports;
beforeAll(async () => {
  world = await openImports(logs, pricing, locations, alerts, ...lockModules);
});
afterAll(() => world.app.close());

test('a wall is set up from a list: new ones beside the others, known ones changed, and all taken back', async () => {
  const city = await world.company('franchisor');
  await addBoxSizes(world.app, city.companyId, ['S', 'M']);
  await addLocation(world.app, { companyId: city.companyId, networkId: city.companyId, name: 'Hafen', city: 'Köln' });
  const list = async () => {
    const input = { filter: {}, sort: 'number' as const, dir: 'asc' as const, limit: 50 };
    const { locks } = (await city.staff.call(lockApi.list, input)).body;
    return locks.map(({ number, sizeCode, place }) => `${number} ${sizeCode} ${place.column}/${place.row}`);
  };
  const file = 'Standort;Fach;Größe;Spalte;Reihe\nHafen;1;S;;\nHafen;2;M;3;2\nMond;3;S;;\nHafen;4;XXL;;';
  const checked = await city.check(await city.upload(file));
  expect([checked.kind, checked.counts.new, checked.counts.wrong]).toEqual(['locks', 2, 2]);
  const wrong = await city.rows(checked.id, 'wrong');
  expect(wrong.map(({ problems }) => problems[0]!.column)).toEqual([0, 2]);
  const first = await city.run(checked);
  expect(await list()).toEqual(['1 S 1/1', '2 M 3/2']);

  const second = await city.run(await city.check(await city.upload('Standort;Fach;Größe\nhafen;1;M\nHafen;2;M')));
  expect(second.counts).toMatchObject({ changed: 1, unchanged: 1 });
  expect(await list()).toEqual(['1 M 1/1', '2 M 3/2']);
  expect((await city.undo(second)).counts.kept).toBe(0);
  expect(await list()).toEqual(['1 S 1/1', '2 M 3/2']);
  // Changed and changed back is worked on: it is kept.
  expect((await city.undo(first)).counts).toMatchObject({ undone: 1, kept: 1 });
});
