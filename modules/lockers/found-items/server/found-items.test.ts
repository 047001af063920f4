import { openStays, type TestStays } from '@fachwerk/active-rentals/testing';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundItemApi, foundItemCapabilities } from '../contract.ts';
import { forgetCollectors } from './forget-collectors.job.ts';
import { foundItems } from './module.ts';
import { foundItemPersonalData } from './personal-data.ts';

const EVERYTHING = [...Object.keys(foundItemCapabilities), 'rentals.read'];

let world: TestStays;
beforeAll(async () => {
  world = await openStays(foundItems);
});
afterAll(() => world.app.close());

const crew = (company = world.city, capabilities: readonly string[] = EVERYTHING) =>
  world.app.as({ companyId: company.id, capabilities });

type Given = { itemId?: string; lockId?: string; isValuable?: boolean; what?: string };
const add = (locationId: string, given: Given = {}, by = crew()) =>
  by.call(foundItemApi.add, {
    itemId: newId(),
    what: 'Rucksack',
    note: '',
    keptWhere: 'Büro',
    isValuable: true,
    locationId,
    origin: 'box',
    ...given,
  });
const find = async (id: string, by = crew()) => (await by.call(foundItemApi.find, { id })).body;
type To = 'found' | 'kept' | 'returned' | 'used' | 'disposed';
const move = (id: string, state: To, given: { returnedTo?: string; proof?: string } = {}, by = crew()) =>
  by.call(foundItemApi.move, { id, state, returnedTo: '', proof: '', text: '', ...given });

/** A rental that has ended, and its box. */
async function afterRental(email = 'kim@example.org') {
  const place = await world.wall(1);
  const rental = await world.rent({ place, email });
  await world.stop(rental);
  return { place, rental };
}

test('a find is recorded once, with its box, its last rental and six months', async () => {
  const { place, rental } = await afterRental();
  const itemId = newId();
  const row = world.app.sql`select from companies.company where id = ${world.city.id} for update`;
  const [first, again] = await world.app.race(row, () =>
    [1, 2].map(() => add(place.id, { itemId, lockId: rental.lockId })),
  );
  expect([first!.status, again!.status]).toEqual([200, 200]);
  expect(first!.body).toMatchObject({ id: itemId, state: 'found', keptUntil: '2026-09-01', isDue: false });
  const item = await find(itemId);
  expect(item.steps.map(({ kind }) => kind)).toEqual(['found']);
  expect(item.renter).toMatchObject({ rentalId: rental.id, orderNumber: rental.orderNumber });
  const blind = await find(itemId, crew(world.city, ['found_items.read']));
  expect([blind.hasRental, blind.renter]).toEqual([true, null]);
  expect(JSON.stringify(blind)).not.toContain(rental.orderNumber);
});

test('the last renter is mailed once, by whoever may see renters, without the thing being described', async () => {
  const { place, rental } = await afterRental('fund@example.org');
  const { body } = await add(place.id, { lockId: rental.lockId, what: 'Goldene Uhr' });
  const denied = await crew(world.city, ['found_items.edit']).call(foundItemApi.notify, { id: body.id });
  expect([denied.status, denied.body.code]).toEqual([403, 'found_item.renter_denied']);
  const told = await crew().call(foundItemApi.notify, { id: body.id });
  expect([told.status, told.body.state]).toEqual([200, 'notified']);
  expect((await crew().call(foundItemApi.notify, { id: body.id })).body.code).toBe('found_item.already_notified');
  const mails = (await world.mails()).filter(
    ({ recipient, subject }) => recipient === 'fund@example.org' && subject.startsWith('Fundsache'),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]!.bodyText).not.toContain('Goldene Uhr');
  const loose = await add(place.id);
  expect((await crew().call(foundItemApi.notify, { id: loose.body.id })).body.code).toBe('found_item.no_renter');
});

test('it goes back to somebody with a proof, and is opened again after a mistake', async () => {
  const place = await world.wall(1);
  const { id } = (await add(place.id)).body;
  expect((await move(id, 'returned')).body.code).toBe('found_item.name_missing');
  expect((await move(id, 'disposed')).body.code).toBe('found_item.too_early');
  const back = await move(id, 'returned', { returnedTo: 'Kim Kunde', proof: 'Ausweis' });
  expect(back.body).toMatchObject({ state: 'returned', returnedTo: 'Kim Kunde', proof: 'Ausweis' });
  expect((await move(id, 'returned', { returnedTo: 'Kim Kunde', proof: 'Ausweis' })).body.steps).toHaveLength(2);
  expect((await move(id, 'kept')).body.code).toBe('found_item.ended');
  expect((await move(id, 'found')).body).toMatchObject({ state: 'found', returnedTo: '', endedAt: null });
});

test('keeping that is over is listed as due; then it may be disposed of', async () => {
  const place = await world.wall(1);
  const { id, version } = (await add(place.id, { what: 'Schirm' })).body;
  const edit = {
    id,
    version,
    what: 'Schirm',
    note: '',
    isValuable: false,
    keptWhere: 'Regal 3',
    keptUntil: '2026-02-01',
  };
  expect((await crew().call(foundItemApi.edit, edit)).body).toMatchObject({ isDue: true, keptWhere: 'Regal 3' });
  const outdated = await crew().call(foundItemApi.edit, edit);
  expect([outdated.status, outdated.body.code]).toEqual([409, 'found_item.changed_meanwhile']);
  const due = async () =>
    (await crew().call(foundItemApi.list, { filter: { isDue: true, search: 'regal' } })).body.items.map(
      (item) => item.id,
    );
  expect(await due()).toEqual([id]);
  expect((await move(id, 'disposed')).body.state).toBe('disposed');
  expect(await due()).toEqual([]);
});

test('the months are the company’s, for what is found from then on', async () => {
  const months = { valuableMonths: 12, otherMonths: 1 };
  const own = crew(world.other);
  expect((await own.call(foundItemApi.settings, {})).body).toEqual({ valuableMonths: 6, otherMonths: 6 });
  expect((await own.call(foundItemApi.saveSettings, months)).body).toEqual(months);
  const item = await add(world.abroad.id, { isValuable: false }, own);
  expect(item.body.keptUntil).toBe('2026-04-01');
  const denied = await crew(world.other, ['found_items.edit']).call(foundItemApi.saveSettings, months);
  expect(denied.body.code).toBe('access.denied');
});

test('a photo is drawn anew and kept once; anything else is refused', async () => {
  const place = await world.wall(1);
  const { id } = (await add(place.id)).body;
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const photoId = newId();
  const send = (bytes: Uint8Array, as = photoId) =>
    crew().call(foundItemApi.photo, { id, photoId: as, file: { name: 'foto.png', type: 'image/png', bytes } });
  await send(new Uint8Array(picture));
  const { body } = await send(new Uint8Array(picture));
  expect(body.photos.map(({ url }) => url)).toEqual([expect.stringMatching(/^\/api\/files\/.+\.webp$/)]);
  expect((await send(new Uint8Array([1, 2]), newId())).body.code).toBe('found_item.photo_not_taken');
  expect((await send(new TextEncoder().encode('%PDF-1.7'), newId())).body.code).toBe('found_item.photo_not_taken');
});

test('a franchisor sees its franchisee’s finds; for everybody else they do not exist', async () => {
  const theirs = (await add(world.altona.id, {}, crew(world.hamburg))).body;
  expect((await find(theirs.id)).companyName).toBe('Hamburg');
  const place = await world.wall(1);
  const ours = (await add(place.id)).body;
  for (const [company, { id, version }] of [
    [world.other, theirs],
    [world.hamburg, ours],
  ] as const) {
    const stranger = crew(company);
    const edit = { id, version, what: 'x', note: '', isValuable: false, keptWhere: '', keptUntil: '2026-09-01' };
    const file = { name: 'x', type: '', bytes: new Uint8Array(1) };
    const answers = [
      await stranger.call(foundItemApi.find, { id }),
      await stranger.call(foundItemApi.edit, edit),
      await stranger.call(foundItemApi.notify, { id }),
      await stranger.call(foundItemApi.photo, { id, photoId: newId(), file }),
      await move(id, 'kept', {}, stranger),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, 'found_item.unknown']),
    );
    expect((await add(place.id, {}, stranger)).body.code).toBe('found_item.location_unknown');
  }
  const box = (await world.wall(1)).boxes[0]!;
  expect((await add(place.id, { lockId: box })).body.code).toBe('found_item.box_unknown');
});

test('erasing a customer takes name and proof from what was found after their rental', async () => {
  const { place, rental } = await afterRental('weg@example.org');
  const { id } = (await add(place.id, { lockId: rental.lockId })).body;
  await move(id, 'returned', { returnedTo: 'Kim Kunde', proof: 'Ausweis' });
  const person = { id: rental.customerId!, companyId: world.city.id } as never;
  const scoped = world.scoped(world.city.id);
  const told = await foundItemPersonalData.export(scoped, person);
  expect(told.foundItems).toMatchObject([{ what: 'Rucksack', returnedTo: 'Kim Kunde' }]);
  await world.within(world.city.id, (ctx) => foundItemPersonalData.erase(ctx, person));
  expect(await find(id)).toMatchObject({ state: 'returned', returnedTo: '', proof: '', hasRental: false });
});

test('who fetched something is forgotten after three years', async () => {
  const place = await world.wall(1);
  const { id } = (await add(place.id)).body;
  await move(id, 'returned', { returnedTo: 'Kim Kunde', proof: 'Ausweis' });
  const at = world.app.time.now;
  const run = async (day: string) => {
    world.app.time.now = new Date(`${day}T04:00:00Z`);
    await forgetCollectors.run(world.app.work(), {} as never);
    return (await find(id)).returnedTo;
  };
  expect([await run('2029-12-31'), await run('2030-01-02')]).toEqual(['Kim Kunde', '']);
  world.app.time.now = at;
});
