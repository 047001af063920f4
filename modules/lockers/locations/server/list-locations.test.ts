import { afterAll, beforeAll, expect, test } from 'vitest';
import { locationApi } from '../contract.ts';
import { openLocations, type TestLocations } from './locations.for-tests.ts';

let at: TestLocations;
beforeAll(async () => {
  at = await openLocations();
  await at.add(at.city, {
    name: { de: 'Ägidienplatz' },
    address: { street: '', postcode: '', city: 'Köln', country: 'DE' },
  });
  await at.add(at.city, {
    name: { de: 'Platz 10' },
    address: { street: '', postcode: '', city: 'Berlin', country: 'DE' },
  });
  await at.add(at.city, {
    name: { de: 'Platz 9' },
    address: { street: '', postcode: '', city: 'Zwickau', country: 'DE' },
  });
  await at.add(at.hamburg, {
    name: { de: 'Markt' },
    address: { street: '', postcode: '', city: 'Ulm', country: 'DE' },
  });
  await at.add(at.other, { name: { de: 'Fremd' } });
});
afterAll(() => at.app.close());

const names = async (...[orderBy, dir]: ['name' | 'city' | 'company', 'asc' | 'desc']) =>
  (await at.reader(at.city).call(locationApi.list, { orderBy, dir })).body.locations.map(({ name }) => name.de);

test('a franchisor sees the whole network, in the order it asks for', async () => {
  expect(await names('name', 'asc')).toEqual(['Ägidienplatz', 'Markt', 'Platz 9', 'Platz 10']);
  expect(await names('name', 'desc')).toEqual(['Platz 10', 'Platz 9', 'Markt', 'Ägidienplatz']);
  expect(await names('city', 'asc')).toEqual(['Platz 10', 'Ägidienplatz', 'Markt', 'Platz 9']);
  expect(await names('company', 'desc')).toEqual(['Markt', 'Platz 10', 'Platz 9', 'Ägidienplatz']);
});

test('without a wish the order is by name, as the specification’s bare call has it', async () => {
  const answer = await at.reader(at.city).call(locationApi.list, {} as never);
  expect(answer.body.locations.map(({ name }) => name.de)).toEqual(['Ägidienplatz', 'Markt', 'Platz 9', 'Platz 10']);
});

test('a franchisee sees only its own; one location comes by its id', async () => {
  const asked = { orderBy: 'name', dir: 'asc' } as const;
  const own = (await at.reader(at.hamburg).call(locationApi.list, asked)).body.locations;
  expect(own.map(({ name }) => name.de)).toEqual(['Markt']);
  const all = (await at.reader(at.city).call(locationApi.list, asked)).body.locations;
  const one = await at.reader(at.city).call(locationApi.list, { ...asked, locationId: own[0]!.id });
  expect(one.body.locations).toEqual(own);
  const franchisors = all.find(({ companyId }) => companyId === at.city.id)!;
  const hidden = await at.reader(at.hamburg).call(locationApi.list, { ...asked, locationId: franchisors.id });
  expect([hidden.status, hidden.body.code]).toEqual([404, 'location.unknown']);
});

test('names of locations in sight come by themselves, in the same order', async () => {
  const names = async (company: typeof at.city) =>
    (await at.reader(company).call(locationApi.names, {})).body.locations.map(({ name }) => name);
  expect(await names(at.city)).toEqual(['Ägidienplatz', 'Markt', 'Platz 9', 'Platz 10']);
  expect(await names(at.hamburg)).toEqual(['Markt']);
});

test('the review link is one for the network, and its change is told to all of it', async () => {
  const link = async (company = at.hamburg) =>
    (await at.reader(company).call(locationApi.list, { orderBy: 'name', dir: 'asc' })).body.reviewLink;
  expect(await link()).toBe('');
  const before = [
    await at.notifications(at.city),
    await at.notifications(at.hamburg),
    await at.notifications(at.other),
  ];
  const save = (reviewLink: string) => at.boss(at.city).call(locationApi.saveReviewLink, { reviewLink });
  expect((await save('https://reviews.example/city')).status).toBe(200);
  expect((await save('https://reviews.example/city')).status).toBe(200);
  expect([await link(), await link(at.city), await link(at.other)]).toEqual([
    'https://reviews.example/city',
    'https://reviews.example/city',
    '',
  ]);
  expect([
    await at.notifications(at.city),
    await at.notifications(at.hamburg),
    await at.notifications(at.other),
  ]).toEqual([before[0]! + 1, before[1]! + 1, before[2]!]);
  expect(await at.trailOf(at.city, 'company', at.city.id)).toMatchObject([
    { action: 'location.review_link_changed', after: { reviewLink: 'https://reviews.example/city' } },
    { action: 'company.created' },
  ]);
  expect((await save('javascript:alert(1)')).status).toBe(422);
});
