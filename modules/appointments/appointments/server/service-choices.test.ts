import { afterAll, beforeAll, expect, test } from 'vitest';
import { setupApi } from '../contract.ts';
import { appointmentApi } from '../contract-appointment.ts';
import { openSalon, type TestSalon } from './appointments.for-tests.ts';

let world: TestSalon;
let serviceId: string;
beforeAll(async () => {
  world = await openSalon();
  serviceId = await world.addService({ name: { de: 'Damenhaarschnitt' }, variants: VARIANTS, addons: ADDONS });
  await world.desk.call(setupApi.saveStaff, { id: world.tina, staff: await staffWith(serviceId) });
});
afterAll(() => world.app.close());

const [SHORT, LONG, TINT] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
const VARIANTS = [
  { id: SHORT, name: { de: 'kurz' }, durationMinutes: 30, priceCents: 3900 },
  { id: LONG, name: { de: 'lang' }, durationMinutes: 90, priceCents: 6900 },
];
const ADDONS = [{ id: TINT, name: { de: 'Tönung' }, minutes: 45, priceCents: 3200 }];

const codeOf = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code];
const setup = async () => (await world.desk.call(setupApi.show, {})).body;
async function staffWith(id: string) {
  const { id: _, ...staff } = (await setup()).staff.find(({ name }) => name === 'Tina')!;
  return { ...staff, serviceIds: [...staff.serviceIds, id], role: 'Coloristin' };
}

test('a variant is needed, lasts as long as it says, and is named and priced so; an add-on comes on top', async () => {
  const { book, at, desk, tina } = world;
  expect(codeOf(await book(at('2026-11-17T10:00'), tina, { serviceId }))).toEqual([422, 'appointment.variant_missing']);
  expect(codeOf(await book(at('2026-11-17T10:00'), tina, { serviceId, variantId: TINT }))).toEqual([
    422,
    'appointment.choice_unknown',
  ]);
  const answer = await book(at('2026-11-17T10:00'), tina, { serviceId, variantId: LONG, addonIds: [TINT] });
  const appointment = (await desk.call(appointmentApi.find, { id: answer.body.ids[0]! })).body;
  expect(appointment).toMatchObject({
    serviceName: 'Damenhaarschnitt, lang, Tönung',
    priceCents: 10_100,
    startsAt: '2026-11-17T09:00:00.000Z',
    endsAt: '2026-11-17T11:15:00.000Z',
  });
  expect(codeOf(await book(at('2026-11-17T12:00'), tina, { serviceId, variantId: SHORT }))).toEqual([
    409,
    'appointment.taken',
  ]);
  expect((await book(at('2026-11-17T12:15'), tina, { serviceId, variantId: SHORT })).status).toBe(200);
  const [mail] = await world.mails();
  expect(mail!.subject).toContain('Damenhaarschnitt, lang, Tönung');
  expect(mail!.bodyText).toContain('101,00');
});

test('free times are those in which the whole choice fits', async () => {
  const { at, desk, tina } = world;
  const times = async (choice: object) => {
    const span = { from: at('2026-11-19T15:00'), to: at('2026-11-19T18:00') };
    const { body } = await desk.call(appointmentApi.free, { serviceId, staffId: tina, ...span, ...choice });
    return body.times.map(({ startsAt }) => String(startsAt).slice(11, 16));
  };
  expect((await times({ variantId: SHORT })).at(-1)).toBe('15:30');
  expect((await times({ variantId: LONG })).at(-1)).toBe('14:30');
  expect(await times({ variantId: LONG, addonIds: [TINT] })).toEqual([]);
});

test('what is moved keeps the time it was booked with, also when the service has changed since', async () => {
  const { book, at, desk, tina } = world;
  const made = await book(at('2026-11-20T09:00'), tina, { serviceId, variantId: LONG });
  await book(at('2026-11-20T13:00'), tina, { serviceId, variantId: SHORT });
  const { id: _, ...service } = (await setup()).services.find((each) => each.id === serviceId)!;
  const shorter = service.variants.map((variant) => ({ ...variant, durationMinutes: 20 }));
  await desk.call(setupApi.saveService, { id: serviceId, service: { ...service, variants: shorter } });
  const wish = { id: made.body.ids[0]!, staffId: tina, version: 1 };
  expect(codeOf(await desk.call(appointmentApi.move, { ...wish, startsAt: at('2026-11-20T12:00') }))).toEqual([
    409,
    'appointment.taken',
  ]);
  const moved = await desk.call(appointmentApi.move, { ...wish, startsAt: at('2026-11-20T11:30') });
  expect(moved.body).toMatchObject({ endsAt: '2026-11-20T12:00:00.000Z', priceCents: 6900 });
  await desk.call(setupApi.saveService, { id: serviceId, service });
});

test('the first variant stands for the service where nobody chooses; another company sees and changes none of it', async () => {
  const { desk, rivalDesk } = world;
  const mine = (await setup()).services.find(({ id }) => id === serviceId)!;
  expect([mine.durationMinutes, mine.priceCents]).toEqual([30, 3900]);
  expect((await setup()).staff.find(({ name }) => name === 'Tina')).toMatchObject({
    role: 'Coloristin',
    pictureId: null,
  });
  const { id, ...service } = mine;
  expect(codeOf(await rivalDesk.call(setupApi.saveService, { id, service }))).toEqual([
    404,
    'appointment.service_unknown',
  ]);
  const unpriced = { ...service, isPrepaid: true, variants: [{ ...VARIANTS[0]!, priceCents: null }] };
  expect(codeOf(await desk.call(setupApi.saveService, { id, service: unpriced }))).toEqual([
    422,
    'appointment.prepaid_without_price',
  ]);
});

test('whoever offers all that there was offers a new service too, and whoever offers some does not', async () => {
  const { id: _, ...service } = (await setup()).services.find(({ id }) => id === serviceId)!;
  const again = { ...service, name: { de: 'Pony' }, variants: [], addons: [] };
  const { body } = await world.desk.call(setupApi.saveService, { service: again });
  const offering = (await setup()).staff.filter(({ serviceIds }) => serviceIds.includes(body.id));
  expect(offering.map(({ name }) => name)).toEqual(['Tina']);
});
