import { addMinutes, addSeconds } from '@fachwerk/base/time';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertApi } from '../../contract.ts';
import { type AlertApp, openAlertApp } from '../alerts.for-tests.ts';
import { raiseAlert, raiseAlerts, settleAlert } from '../facade.ts';
import { mailAlertsJob } from './mail-alerts.job.ts';

let world: AlertApp;
let companyId: string;
let station: { id: string; name: string };
let mailbox: string;
beforeAll(async () => {
  world = await openAlertApp();
  companyId = world.hamburg.id;
});
afterAll(() => world.app.close());
beforeEach(async () => {
  mailbox = `wand-${newId()}@example.org`;
  station = await world.location(companyId, mailbox);
});

const pass = async (minutes: number) => {
  world.app.time.now = addMinutes(world.app.time.now, minutes);
  await world.app.runJobs();
};
const ctx = () => world.scoped(companyId);
const box = (name: string) => ({ kind: 'lock' as const, id: newId(), name });
const mailsTo = async (address: string) =>
  (await world.mails(companyId)).filter(({ recipient }) => recipient === address);

test('the operator of the location hears of an outage once, in plain words, with a link', async () => {
  world.app.time.now = new Date('2026-03-02T10:00:00Z');
  const cause = world.cause({ location: station });
  const { alertId } = await raiseAlert(ctx(), cause);
  await pass(0);
  expect(await mailsTo(mailbox)).toEqual([]);
  await pass(1);
  const [mail] = await mailsTo(mailbox);
  expect(mail!.subject).toBe('Steuereinheit offline: Steuereinheit Nord, Hauptbahnhof');
  expect(mail!.bodyText).toBe(`Guten Tag,

Die Steuereinheit Nord ist offline. Ihre Fächer lassen sich nicht öffnen.

Standort: Hauptbahnhof
Seit: 02.03.2026, 11:00 Uhr

Meldung ansehen:
http://localhost:3000/admin/alerts/${alertId}

-- 
Hamburg
`);

  for (let i = 0; i < 3; i++) {
    await settleAlert(ctx(), cause.kind, cause.subject.id);
    await pass(10);
    await raiseAlert(ctx(), cause);
    await pass(10);
  }
  expect(await mailsTo(mailbox)).toHaveLength(1);
});

test('a blink writes to nobody, the outage after it does', async () => {
  const cause = world.cause({ location: station });
  await raiseAlert(ctx(), cause);
  world.app.time.now = addSeconds(world.app.time.now, 20);
  await settleAlert(ctx(), cause.kind, cause.subject.id);
  await pass(5);
  expect(await mailsTo(mailbox)).toEqual([]);
  await raiseAlert(ctx(), cause);
  await pass(1);
  expect(await mailsTo(mailbox)).toHaveLength(1);
});

test('a forced door is written about at once; a second mail comes for a new outage only', async () => {
  const cause = world.cause({ kind: 'uncommanded_open', subject: box('12'), location: station });
  await raiseAlert(ctx(), cause);
  await pass(0);
  expect((await mailsTo(mailbox)).map(({ subject }) => subject)).toEqual([
    'Tür unerwartet offen: Fach 12, Hauptbahnhof',
  ]);
  await pass(5);
  await raiseAlert(ctx(), cause);
  await pass(5);
  expect(await mailsTo(mailbox)).toHaveLength(1);
  await settleAlert(ctx(), cause.kind, cause.subject.id);
  await pass(31);
  await raiseAlert(ctx(), cause);
  await pass(1);
  expect(await mailsTo(mailbox)).toHaveLength(2);
});

test('a forced door is written about even when it was shut again before anybody could write', async () => {
  const cause = world.cause({ kind: 'uncommanded_open', subject: box('12'), location: station });
  await raiseAlert(ctx(), cause);
  await settleAlert(ctx(), cause.kind, cause.subject.id);
  await pass(0);
  expect(await mailsTo(mailbox)).toHaveLength(1);
});

test('what somebody took care of within the minute is not written about', async () => {
  const { alertId } = await raiseAlert(ctx(), world.cause({ location: station }));
  await world.staff(companyId).call(alertApi.finish, { ids: [alertId] });
  await pass(2);
  expect(await mailsTo(mailbox)).toEqual([]);
});

test('many boxes of one place are one mail, another kind and another place are mails of their own', async () => {
  const other = await world.location(companyId, `andere-${mailbox}`);
  const battery = (name: string, location = station) =>
    world.cause({ kind: 'battery_low', subject: box(name), location, data: { battery: 20 } });
  const many = Array.from({ length: 23 }, (_, i) => battery(String(i + 1)));
  await raiseAlerts(ctx(), [...many, battery('99', other), world.cause({ location: station })]);
  await pass(1);
  const mails = await mailsTo(mailbox);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Batterie schwach: 23 Meldungen, Hauptbahnhof',
    'Steuereinheit offline: Steuereinheit Nord, Hauptbahnhof',
  ]);
  const { bodyText } = mails.find(({ subject }) => subject.startsWith('Batterie'))!;
  expect(bodyText.match(/ist bei 20\u00a0%/g)).toHaveLength(20);
  expect(bodyText).toContain('… und 3 weitere Meldungen dieser Art.');
  expect(bodyText).toContain(`http://localhost:3000/admin/alerts?kind=battery_low&location=${station.id}`);
  expect(await mailsTo(`andere-${mailbox}`)).toHaveLength(1);
});

test('without an operator the company is written to, without either nobody is', async () => {
  const before = (await mailsTo('buero@hamburg.example')).length;
  await raiseAlert(ctx(), world.cause({ location: await world.location(companyId) }));
  await raiseAlert(world.scoped(world.stranger.id), world.cause());
  await pass(1);
  expect((await mailsTo('buero@hamburg.example')).length - before).toBe(1);
  expect(await world.mails(world.stranger.id)).toEqual([]);
});

test('a job that comes twice at the same moment writes once', async () => {
  const { alertId } = await raiseAlert(ctx(), world.cause({ location: station }));
  const run = () =>
    world.app.db.transaction((db) =>
      mailAlertsJob.run({ ...world.app.work(), db }, { companyId, alertIds: [alertId] } as never),
    );
  const row = world.app.sql`select from alerts.alert where company_id = ${companyId} and id = ${alertId} for update`;
  await world.app.race(row, () => [run(), run()]);
  expect(await mailsTo(mailbox)).toHaveLength(1);
});

test('a company that speaks English is written to in English', async () => {
  const { rows } = world.app.db;
  await rows(world.app.sql`update companies.company set default_language = 'en' where id = ${companyId}`);
  await raiseAlert(ctx(), world.cause({ kind: 'jam', subject: box('7'), location: station }));
  await pass(0);
  await rows(world.app.sql`update companies.company set default_language = 'de' where id = ${companyId}`);
  expect((await mailsTo(mailbox))[0]!.subject).toBe('Lock jammed: Box 7, Hauptbahnhof');
});
