import { newId } from '@fachwerk/server/ids';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeApi, placeSiteApi } from '../contract.ts';
import { places } from './module.ts';

let app: TestApp;
const companyId = newId();
beforeAll(async () => {
  app = await openApp(places);
});
afterAll(() => app.close());

const forStaff = (q: string) => app.as({ companyId, capabilities: ['locations.manage'] }).call(placeApi.find, { q });
const forVisitors = async (q: string, language: string) => {
  const options = { siteOf: companyId, headers: { 'accept-language': language } };
  return (await app.call(placeSiteApi.find, { q }, options)).body.places;
};

test('an address becomes a position, by what is shipped', async () => {
  const { status, body } = await forStaff('Europaplatz 1, 10557 Berlin');
  expect(status).toBe(200);
  expect(body.places).toEqual([
    { name: 'Berlin', postcode: '10557', position: { latitude: 52.525, longitude: 13.362 } },
  ]);
  expect((await forStaff('Monaco di Baviera')).body.places[0]).toMatchObject({ name: 'München', postcode: '80331' });
});

test('small towns are known too', async () => {
  expect((await forStaff('Gebesee')).body.places).toMatchObject([{ name: 'Gebesee', postcode: '99189' }]);
});

const spoken = [
  ['Köln', 'de', 'Köln'],
  ['koeln', 'en', 'Cologne'],
  ['50667', 'it', 'Colonia'],
  ['Cologne', 'ru', 'Кёльн'],
] as const;

test('a visitor is told the name in their language, and the one in addresses', async () => {
  for (const [q, language, spokenName] of spoken) {
    expect((await forVisitors(q, language))[0]).toMatchObject({ name: 'Köln', spokenName });
  }
});

test('who may not edit locations is refused, and an empty search too', async () => {
  expect((await app.call(placeApi.find, { q: 'Köln' })).body.code).toBe('access.signed_out');
  const reader = app.as({ companyId, capabilities: ['locations.read'] });
  expect((await reader.call(placeApi.find, { q: 'Köln' })).body.code).toBe('access.denied');
  expect((await forStaff(' ')).status).toBe(422);
});
