import { hoursLike } from '@fachwerk/opening-hours/rules/hours.for-tests';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locationApi, type StorageLocation, type StorageLocationData } from '../contract.ts';
import { dataLike, dataOf, openLocations, type TestLocations } from './locations.for-tests.ts';

let at: TestLocations;
beforeAll(async () => {
  at = await openLocations();
});
afterAll(() => at.app.close());

const save = (
  by: ReturnType<TestLocations['boss']>,
  location: StorageLocation,
  change: Partial<StorageLocationData>,
  version = location.version,
) => by.call(locationApi.save, { id: location.id, storageLocation: { ...dataOf(location), ...change, version } });

test('a location is added, with its trail, and everybody who sees it is told', async () => {
  const before = {
    city: await at.notifications(at.city),
    hamburg: await at.notifications(at.hamburg),
    other: await at.notifications(at.other),
  };
  const data = dataLike({ name: { de: 'Neu', en: 'New' }, operatorEmail: 'team@city.example' });
  const answer = await at.boss(at.city).call(locationApi.add, { storageLocation: data });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    ...data,
    name: { de: 'Neu', deDu: '', en: 'New', it: '', ru: '' },
    companyId: at.city.id,
    companyName: 'City',
    previewImage: null,
    version: 1,
  });
  expect(await at.find(at.city, answer.body.id)).toEqual(answer.body);
  expect(await at.trailOf(at.city, 'location', answer.body.id)).toMatchObject([
    { action: 'location.added', actorName: 'Test Person', after: { name: 'Neu', city: 'Berlin' } },
  ]);
  expect([
    await at.notifications(at.city),
    await at.notifications(at.hamburg),
    await at.notifications(at.other),
  ]).toEqual([before.city + 1, before.hamburg, before.other]);
});

test('a franchisor adds and saves for its franchisee, and both are told', async () => {
  const before = [await at.notifications(at.city), await at.notifications(at.hamburg)];
  const location = await at.add(at.hamburg);
  expect(location).toMatchObject({ companyId: at.hamburg.id, companyName: 'Hamburg' });
  const answer = await save(at.boss(at.city), location, { checkMinutes: 15 });
  expect(answer).toMatchObject({ status: 200, body: { checkMinutes: 15, companyId: at.hamburg.id, version: 2 } });
  expect(await at.find(at.hamburg, location.id)).toEqual(answer.body);
  expect(await at.trailOf(at.hamburg, 'location', location.id)).toMatchObject([
    { action: 'location.edited', before: { checkMinutes: 0 }, after: { checkMinutes: 15 } },
    { action: 'location.added' },
  ]);
  expect([await at.notifications(at.city), await at.notifications(at.hamburg)]).toEqual(
    before.map((count) => count + 2),
  );
});

test('only what changed stands in the trail, a translation that was taken away too', async () => {
  const location = await at.add(at.city, { name: { de: 'Alt', it: 'Vecchio' } });
  const answer = await save(at.boss(at.city), location, { name: { de: 'Alt' }, position: null });
  expect(answer.body).toMatchObject({ name: { de: 'Alt', it: '' }, position: null });
  const [entry] = await at.trailOf(at.city, 'location', location.id);
  expect(entry).toMatchObject({
    before: { 'name.it': 'Vecchio', position: { latitude: 52.5, longitude: 13.4 } },
    after: { 'name.it': '', position: null },
  });
});

test('the way to the boxes is told in every language, and stays where somebody saves without it', async () => {
  const directions = { de: 'Treppe hinab', deDu: '', en: 'Down the stairs', it: '', ru: '' };
  const told = (await save(at.boss(at.city), await at.add(at.city), { directions })).body;
  expect(told.directions).toEqual(directions);
  const { directions: _, ...rest } = dataOf(told);
  const storageLocation = { ...rest, checkMinutes: 5, version: told.version };
  const saved = (await at.boss(at.city).call(locationApi.save, { id: told.id, storageLocation })).body;
  expect(saved).toMatchObject({ checkMinutes: 5, directions });
  const tooLong = await save(at.boss(at.city), saved, { directions: { de: 'x'.repeat(1001) } });
  expect(tooLong.body.fields).toMatchObject([{ path: 'storageLocation.directions.de' }]);
});

test('saving the same again changes nothing', async () => {
  const location = await at.add(at.city);
  expect((await save(at.boss(at.city), location, {})).body.version).toBe(1);
  expect(await at.trailOf(at.city, 'location', location.id)).toHaveLength(1);
});

test('two people saving at the same moment: the second is told what the first did', async () => {
  const location = await at.add(at.city);
  const row = at.app
    .sql`select from locations.location where company_id = ${at.city.id} and id = ${location.id} for update`;
  const answers = await at.app.race(row, () => [
    save(at.boss(at.city), location, { checkMinutes: 10 }),
    save(at.boss(at.city), location, { checkMinutes: 20 }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const kept = (await at.find(at.city, location.id))!;
  const refused = answers.find(({ status }) => status === 409)!.body;
  expect(refused.code).toBe('location.changed_meanwhile');
  expect(refused.conflict).toEqual({
    current: JSON.parse(JSON.stringify(kept)),
    changed: [{ field: 'checkMinutes', yours: kept.checkMinutes === 10 ? 20 : 10, theirs: kept.checkMinutes }],
  });
});

test('another network’s location, price group and company are as unknown as nobody’s', async () => {
  const foreign = await at.add(at.other);
  for (const id of [foreign.id, newId()]) {
    const location = { ...foreign, id };
    expect((await save(at.boss(at.city), location, {})).body.code).toBe('location.unknown');
    const image = await at.boss(at.city).call(locationApi.savePreviewImage, { id });
    expect([image.status, image.body.code]).toEqual([404, 'location.unknown']);
    const list = await at.boss(at.city).call(locationApi.list, { orderBy: 'name', dir: 'asc', locationId: id });
    expect([list.status, list.body.code]).toEqual([404, 'location.unknown']);
  }
  for (const companyId of [at.other.id, newId()]) {
    const answer = await at.boss(at.city).call(locationApi.add, { storageLocation: { ...dataLike(), companyId } });
    expect([answer.status, answer.body.code]).toEqual([404, 'location.company_unknown']);
  }
  const group = await at.addGroup('Innenstadt');
  for (const priceGroupId of [group.id, newId()]) {
    const answer = await save(at.boss(at.other), foreign, { priceGroupId });
    expect([answer.status, answer.body.code]).toEqual([404, 'price_group.unknown']);
  }
  expect(await at.find(at.other, foreign.id)).toEqual(foreign);
});

test('a franchisee’s location takes the network’s price group', async () => {
  const group = await at.addGroup('Bahnhof');
  const location = await at.add(at.hamburg, { priceGroupId: group.id });
  expect(location.priceGroupId).toBe(group.id);
});

test('what the rules refuse is refused at its field', async () => {
  const location = await at.add(at.city);
  const refusals = [
    [{ isShortTerm: false }, 'location.neither_short_nor_long', 'isShortTerm'],
    [{ timeZone: 'Europe/Atlantis' }, 'location.time_zone_unknown', 'timeZone'],
    [
      { openingHours: hoursLike({ weekly: { monday: '08:00-12:00 11:00-13:00' } }) },
      'location.hours_refused',
      'openingHours.weekly.monday.1.from',
    ],
    [{ operatorEmail: 'nobody' }, 'input.invalid', 'operatorEmail'],
    [{ reviewLink: 'javascript:alert(1)' }, 'input.invalid', 'reviewLink'],
    [{ name: { de: '' } }, 'input.invalid', 'name.de'],
  ] as const;
  for (const [change, code, path] of refusals) {
    const answer = await save(at.boss(at.city), location, change);
    expect([answer.status, answer.body.code, answer.body.fields?.[0]?.path]).toEqual([
      422,
      code,
      `storageLocation.${path}`,
    ]);
    expect(answer.body.fields?.[0]?.error).toMatch(/\.$/);
  }
  expect(await at.find(at.city, location.id)).toEqual(location);
});

test('who may only read changes nothing', async () => {
  const location = await at.add(at.hamburg);
  const answers = [
    await save(at.reader(at.hamburg), location, { checkMinutes: 1 }),
    await at.reader(at.hamburg).call(locationApi.add, { storageLocation: dataLike() }),
    await at.reader(at.city).call(locationApi.saveReviewLink, { reviewLink: '' }),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [403, 'access.denied']));
});
