import { alertRaised } from '@fachwerk/alerts/contract';
import type { LimitedRole, Role } from '@fachwerk/auth/contract';
import { access } from '@fachwerk/auth/module';
import { addPerson } from '@fachwerk/auth/testing';
import { ask } from '@fachwerk/base/contract';
import { colleagueMentioned } from '@fachwerk/boards/contract';
import { customerWrote } from '@fachwerk/chat/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { customers } from '@fachwerk/customers/module';
import { fulfilmentMoved } from '@fachwerk/fulfilment/contract';
import { reviewWritten } from '@fachwerk/item-reviews/contract';
import { push } from '@fachwerk/push/module';
import { openPushService } from '@fachwerk/push/testing';
import { emit } from '@fachwerk/server/events';
import { newId } from '@fachwerk/server/ids';
import { on } from '@fachwerk/server/module';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type DeviceChoices, MOST_DEVICES, SUBJECT_CAPABILITIES, staffPushApi, USUAL_CHOICES } from '../contract.ts';
import { saveDevice } from './device/device-store.ts';
import { staffPush } from './module.ts';
import { forgetDeliveries } from './sending/forget-deliveries.job.ts';

/** People come from a token here; only the tables of the access module are used. */
const { authenticate: _, ...peopleTables } = access;
/** The capabilities that decide, without the modules that declare them. */
const capabilities = Object.fromEntries(
  Object.values(SUBJECT_CAPABILITIES).map((name) => [name, { roles: ['administrator', 'staff'] as const }]),
);
/** An endpoint of alerts makes their capability count by place. */
const placedAlerts = ask({
  method: 'GET',
  path: '/private/placed-alerts',
  access: 'staff:alerts.read',
  places: true,
  summary: 'Nothing.',
  input: z.object({}),
  output: z.object({}),
});
const { personalData: __, contributions: ___, ...pushTables } = push;

let app: TestApp;
let service: ReturnType<typeof openPushService>;
let city: string;
let hamburg: string;
let stranger: string;
beforeAll(async () => {
  const routes = [...(staffPush.routes ?? []), on(placedAlerts, async () => ({}))];
  app = await openApp(companies, peopleTables, customers, pushTables, { ...staffPush, capabilities, routes });
  const [own, other] = [
    await createCompany(app.work(), { name: 'City', kind: 'franchisor' }),
    await createCompany(app.work(), { name: 'Fremd', kind: 'franchisor' }),
  ];
  const below = { name: 'Hamburg', kind: 'franchisee', franchisorCompany: own.code } as const;
  [city, stranger, hamburg] = [own.id, other.id, (await createCompany(app.work(), below)).id];
});
afterAll(() => app.close());
beforeEach(() => {
  service = openPushService(app.app);
  app.time.now = new Date('2026-03-02T09:00:00Z');
});

async function person(companyId: string, role: Role | LimitedRole = 'administrator') {
  const given = typeof role === 'string' ? { backendRoles: [role] } : { limitedRoles: [role] };
  const userId = await addPerson(app, companyId, { name: 'Toni Test', ...given });
  const browser = service.browser();
  const caller = app.as({ companyId, userId });
  const { device } = browser;
  return {
    userId,
    ...browser,
    caller,
    save: (choices: Partial<DeviceChoices> = {}, at = device) =>
      caller.call(staffPushApi.save, { device: at, ...USUAL_CHOICES, ...choices }),
    choices: async () => (await caller.call(staffPushApi.show, { endpoint: device.endpoint })).body.choices,
  };
}
/** With push switched on. */
async function pushed(
  companyId: string,
  choices: Partial<DeviceChoices> = {},
  role: Role | LimitedRole = 'administrator',
) {
  const someone = await person(companyId, role);
  await someone.caller.call(staffPushApi.key, {});
  expect((await someone.save(choices)).status).toBe(200);
  return someone;
}
const titles = (who: { shown(): Record<string, unknown>[] }) => who.shown().map(({ title }) => title);
const ordered = (companyId: string, orderId = newId()) =>
  emit(app.work(), fulfilmentMoved, { companyId, orderId, type: 'pickup', from: null, to: 'new' });
const reviewed = (companyId: string, reviewId = newId()) => emit(app.work(), reviewWritten, { companyId, reviewId });
const wrote = (companyId: string, assigneeId: string | null = null) =>
  emit(app.work(), customerWrote, { companyId, chatId: newId(), messageId: newId(), assigneeId });
const raised = (companyId: string, ...kinds: ('jam' | 'battery_low')[]) =>
  emit(app.work(), alertRaised, {
    companyId,
    at: app.time.now,
    alerts: kinds.map((kind) => ({ id: newId(), kind, locationId: null })),
  });
const raisedAt = (companyId: string, ...locationIds: string[]) =>
  emit(app.work(), alertRaised, {
    companyId,
    at: app.time.now,
    alerts: locationIds.map((locationId) => ({ id: newId(), kind: 'jam' as const, locationId })),
  });

test('a device is one device however often it is saved, with its choices, for its owner alone', async () => {
  const anna = await pushed(city);
  await anna.save({ subjects: ['alarm'], quietFrom: '22:00', quietTo: '06:00' });
  expect(await anna.choices()).toEqual({ subjects: ['alarm'], quietFrom: '22:00', quietTo: '06:00' });
  const { endpoint } = anna.device;
  for (const other of [await person(city), await person(stranger)]) {
    expect((await other.caller.call(staffPushApi.show, { endpoint })).body.choices).toBeNull();
    expect((await other.caller.call(staffPushApi.test, { endpoint })).body.code).toBe('staff-push.unknown_device');
    await other.caller.call(staffPushApi.end, { endpoint });
  }
  expect(await anna.choices()).not.toBeNull();
  await anna.caller.call(staffPushApi.end, { endpoint });
  expect(await anna.choices()).toBeNull();
  const rows = await app.db.rows(app.sql`select * from staff_push.device where company_id = ${city}`);
  expect(JSON.stringify(rows)).not.toContain('fcm.googleapis');
});

test('an address that is no push service, half of quiet hours and too many devices are refused', async () => {
  const anna = await person(city);
  const elsewhere = { ...anna.device, endpoint: 'https://intern.example/hook' };
  expect((await anna.save({}, elsewhere)).body.code).toBe('push.endpoint_refused');
  expect((await anna.save({ quietFrom: '22:00' })).body.code).toBe('staff-push.quiet_incomplete');
  for (let n = 0; n < MOST_DEVICES; n++)
    await saveDevice({ ...app.work(), companyId: city }, anna.userId, service.browser().device, USUAL_CHOICES);
  expect((await anna.save()).body.code).toBe('staff-push.too_many_devices');
  expect((await app.call(staffPushApi.key, {})).status).toBe(401);
});

test('a new order is sent once to whoever may see it, without names, amounts or codes', async () => {
  const [anna, reader, foreign] = [await pushed(hamburg), await pushed(hamburg, {}, 'editor'), await pushed(stranger)];
  const orderId = newId();
  await ordered(hamburg, orderId);
  await ordered(hamburg, orderId);
  await app.runJobs();
  expect(anna.shown()).toEqual([
    {
      title: 'Neue Bestellung',
      text: 'Hamburg',
      to: `/admin/orders/${orderId}`,
      isAlarm: false,
      tag: expect.any(String),
    },
  ]);
  expect([reader.shown(), foreign.shown()]).toEqual([[], []]);
});

test('alarms reach the franchisor too, several at once as one message; what is no alarm reaches nobody', async () => {
  const [below, above, foreign] = [await pushed(hamburg), await pushed(city), await pushed(stranger)];
  await raised(hamburg, 'jam', 'jam');
  await raised(hamburg, 'battery_low');
  await app.runJobs();
  expect([titles(below), titles(above), titles(foreign)]).toEqual([['Mehrere Alarme'], ['Mehrere Alarme'], []]);
  expect(above.shown()[0]).toMatchObject({ to: '/admin/alerts', isAlarm: true });
});

test('whoever is limited to places hears of alarms there alone, several at once too', async () => {
  const [altona, bremen] = [newId(), newId()];
  const limited = { role: 'staff' as const, franchiseeIds: [] };
  const [atAltona, atHamburg] = [
    await pushed(city, {}, { ...limited, locationIds: [altona] }),
    await pushed(city, {}, { ...limited, locationIds: [], franchiseeIds: [hamburg] }),
  ];
  await raisedAt(city, bremen);
  await raised(city, 'jam');
  await ordered(city);
  await app.runJobs();
  expect([titles(atAltona), titles(atHamburg)]).toEqual([[], []]);
  await raisedAt(city, bremen, altona);
  await raisedAt(hamburg, bremen);
  await app.runJobs();
  // The texts of alerts are not loaded here.
  expect([titles(atAltona), titles(atHamburg)]).toEqual([['Mehrere Alarme'], ['alert.jam']]);
});

test('a review that waits is told once to whoever sees reviews, however often it is rewritten', async () => {
  const [anna, busy] = [await pushed(city), await pushed(city, { subjects: ['order'] })];
  const reviewId = newId();
  await reviewed(city, reviewId);
  await reviewed(city, reviewId);
  await app.runJobs();
  expect(anna.shown()).toMatchObject([{ title: 'Neue Bewertung', to: `/admin/item-reviews/${reviewId}` }]);
  expect(busy.shown()).toEqual([]);
});

test('messages that are done are forgotten after a month', async () => {
  const anna = await pushed(city);
  await ordered(city);
  await app.runJobs();
  expect(titles(anna)).toHaveLength(1);
  const count = async () =>
    (await app.db.rows(app.sql`select 1 from staff_push.delivery where company_id = ${city} and done_at is not null`))
      .length;
  const before = await count();
  await forgetDeliveries.run(app.work(), {} as never);
  expect(await count()).toBe(before);
  app.time.now = new Date('2026-04-02T09:00:00Z');
  await forgetDeliveries.run(app.work(), {} as never);
  expect([before > 0, await count()]).toEqual([true, 0]);
});

test('a message reaches its assignee, or everybody while there is none; a mention only whom it names', async () => {
  const [anna, ben] = [await pushed(city), await pushed(city)];
  await wrote(city, ben.userId);
  await wrote(city);
  const path = '/backend/chat/t/board/0/board/a/a/b';
  await emit(app.work(), colleagueMentioned, { companyId: city, path, userId: anna.userId, mentionId: newId() });
  await app.runJobs();
  expect(titles(anna).toSorted()).toEqual(['Neue Nachricht', 'Sie wurden erwähnt']);
  expect(titles(ben)).toEqual(['Neue Nachricht', 'Neue Nachricht']);
});

test('subjects, quiet hours, rights and the account count at the moment of sending', async () => {
  const [busy, asleep, gone, demoted] = [
    await pushed(city, { subjects: ['alarm'] }),
    await pushed(city, { quietFrom: '09:30', quietTo: '10:30' }),
    await pushed(city),
    await pushed(city),
  ];
  await ordered(city);
  // Both were members of staff with the right when it was written.
  await app.db.rows(
    app.sql`update access.user set state = 'deactivated' where company_id = ${city} and id = ${gone.userId}`,
  );
  await app.db.rows(
    app.sql`update access.user set roles = '{editor}' where company_id = ${city} and id = ${demoted.userId}`,
  );
  await app.runJobs();
  expect([busy, asleep, gone, demoted].map(titles)).toEqual([[], [], [], []]);
  // A test is heard in quiet hours too.
  await asleep.caller.call(staffPushApi.test, { endpoint: asleep.device.endpoint });
  await app.runJobs();
  expect(titles(asleep)).toEqual(['Testnachricht']);
});

for (const status of [404, 410]) {
  test(`a device that is gone (${status}) is removed`, async () => {
    const anna = await pushed(city);
    service.state.status = status;
    await anna.caller.call(staffPushApi.test, { endpoint: anna.device.endpoint });
    await app.runJobs();
    expect(await anna.choices()).toBeNull();
  });
}
