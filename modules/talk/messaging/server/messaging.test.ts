import { addDays, addMinutes } from '@fachwerk/base/time';
import { customerApi } from '@fachwerk/customers/contract-staff';
import { newId } from '@fachwerk/server/ids';
import { work } from '@fachwerk/server/job-work';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LeftOutReason, messageApi, type Recipients } from '../contract.ts';
import { subscriptionApi } from '../contract-site.ts';
import { openMessaging, type TestMessaging, type TestShop } from './messaging.for-tests.ts';
import { resumeMessages } from './sending/resume-messages.job.ts';
import { BATCH, sendBatch } from './sending/send-batch.job.ts';

const MORNING = new Date('2026-03-02T09:00:00Z');

let statements = 0;
let world: TestMessaging;
let shop: TestShop;
let rival: TestShop;
beforeAll(async () => {
  world = await openMessaging({ onStatement: () => statements++ });
});
afterAll(() => world.app.close());
beforeEach(async () => {
  await world.app.db.rows(world.app.sql`delete from graphile_worker._private_jobs`);
  world.app.time.now = MORNING;
  shop = await world.shop();
  rival = await world.shop();
});

const recipientsOf = (mails: readonly { recipient: string }[]) => mails.map(({ recipient }) => recipient);
const tokenIn = (address: string) => address.split('/').at(-1)!;
/** One batch, as a worker does it. */
const runBatch = (messageId: string) =>
  work({ ...world.app, now: () => world.app.time.now }, sendBatch, { companyId: shop.companyId, messageId });
/** Batches until nothing is due at this moment. */
async function runAll() {
  for (let done = 1; done > 0; world.later(3)) done = await world.app.runJobs();
}

test('an address that mails come back from is left out for a while, the others get theirs', async () => {
  const anna = await shop.customer();
  const ben = await shop.customer();
  const { id } = (await shop.send()).body;
  const refused = (recipient: string, refusal: string, days: number) =>
    world.app.db.rows(world.app.sql`
      insert into kit.mail (company_id, id, at, recipient, subject, body_text, body_html, sent_at, refused_at, refusal)
      values (${shop.companyId}, ${newId()}, ${MORNING}, ${recipient}, 's', 't', 'h', ${MORNING}, ${addDays(MORNING, -days)}, ${refusal})`);
  await refused(anna.email, '550 5.1.1 User unknown', 89);
  await refused(ben.email, '550 5.1.1 User unknown', 91);
  await refused(ben.email, '554 5.7.1 Spam', 1);
  await runAll();
  const { body } = await shop.staff.call(messageApi.find, { id });
  expect([body.sentCount, body.leftOutCount]).toEqual([1, 1]);
  const written = (await shop.mails()).filter(({ subject }) => subject !== 's');
  expect(recipientsOf(written)).toEqual([ben.email]);
});

test('only who has asked and confirmed gets it, with their name and a way out; the others are counted by reason', async () => {
  const anna = await shop.customer({ firstName: 'Anna' });
  const ben = await shop.customer({ firstName: '' });
  await shop.customer({ newsletter: 'none' });
  await shop.customer({ newsletter: 'asked' });
  await shop.customer({ isBlocked: true });
  await shop.customer({ email: '' });
  await rival.customer();
  const counted = await shop.staff.call(messageApi.count, { recipients: { kind: 'all' }, channel: 'email' });
  const reasons: LeftOutReason[] = ['not_asked', 'not_confirmed', 'no_address', 'blocked'];
  expect(counted.body.count).toBe(2);
  expect(counted.body.leftOut.map(({ reason, count }) => `${reason} ${count}`).sort()).toEqual(
    reasons.map((reason) => `${reason} 1`).sort(),
  );

  const { status, body } = await shop.send();
  expect([status, body.state, body.recipientCount]).toEqual([200, 'scheduled', 2]);
  await runAll();
  const mails = await shop.mails();
  expect(recipientsOf(mails)).toEqual([anna.email, ben.email].sort());
  const toAnna = mails.find(({ recipient }) => recipient === anna.email)!;
  expect(toAnna.bodyText).toContain('Guten Tag Anna,');
  expect(toAnna.bodyText).toContain('weil Sie den Newsletter von');
  expect(toAnna.bodyText).toContain(toAnna.unsubscribe);
  expect(mails.find(({ recipient }) => recipient === ben.email)!.bodyText).toContain('Guten Tag,');
  expect(await shop.find(body.id)).toMatchObject({
    state: 'done',
    recipientCount: 2,
    sentCount: 2,
    leftOutCount: 0,
    unsubscribedCount: 0,
  });
});

test('the database leaves out the very same people as the rule', async () => {
  for (const newsletter of ['none', 'asked', 'confirmed'] as const) {
    for (const isBlocked of [false, true]) {
      for (const email of ['', undefined])
        await shop.customer({ newsletter, isBlocked, ...(email === '' && { email }) });
    }
  }
  const { count } = (await shop.staff.call(messageApi.count, { recipients: { kind: 'all' }, channel: 'email' })).body;
  const { id } = (await shop.send()).body;
  await runAll();
  const sent = await shop.find(id);
  expect([sent.recipientCount, sent.sentCount, sent.leftOutCount]).toEqual([count, count, 0]);
});

test('a worker that dies in the middle of a batch has written to nobody, and the next one to everybody once', async () => {
  const people = await Promise.all(Array.from({ length: BATCH + 7 }, () => shop.customer()));
  const { id } = (await shop.send()).body;
  await runBatch(id);
  expect(await shop.mails()).toHaveLength(BATCH);
  // The line to the database tears at the end of the second batch.
  const torn = {
    ...world.app,
    now: () => world.app.time.now,
    db: {
      ...world.app.db,
      transaction: <T>(run: (db: never) => Promise<T>) =>
        world.app.db.transaction(async (db) => {
          await run(db as never);
          throw new Error('torn');
        }),
    },
  };
  world.later(3);
  await expect(work(torn as never, sendBatch, { companyId: shop.companyId, messageId: id })).rejects.toThrow('torn');
  expect(await shop.mails()).toHaveLength(BATCH);
  expect(await shop.find(id)).toMatchObject({ state: 'sending', sentCount: BATCH });
  await runAll();
  expect(recipientsOf(await shop.mails())).toEqual(people.map(({ email }) => email).sort());
  expect(await shop.find(id)).toMatchObject({ state: 'done', sentCount: people.length });
  // A job that comes once more finds nothing to do.
  await runBatch(id);
  expect(await shop.mails()).toHaveLength(people.length);
});

test('a full batch asks the database no more often than one of two', async () => {
  const statementsFor = async (people: number) => {
    shop = await world.shop();
    await Promise.all(Array.from({ length: people }, () => shop.customer()));
    const { id } = (await shop.send()).body;
    statements = 0;
    await runBatch(id);
    const counted = statements;
    expect(await shop.mails()).toHaveLength(people);
    return counted;
  };
  const few = await statementsFor(2);
  expect(await statementsFor(BATCH)).toBe(few);
});

test('two workers at the same message write to nobody twice', async () => {
  const people = await Promise.all(Array.from({ length: BATCH + 1 }, () => shop.customer()));
  const { id } = (await shop.send()).body;
  const { sql } = world.app;
  const row = sql`select from messaging.message where company_id = ${shop.companyId} and id = ${id} for update`;
  await world.app.race(row, () => [runBatch(id), runBatch(id)]);
  expect(recipientsOf(await shop.mails())).toEqual(people.map(({ email }) => email).sort());
});

test('a message that has lost its job goes on by itself', async () => {
  await shop.customer();
  const { id } = (await shop.send()).body;
  await world.app.db.rows(world.app.sql`delete from graphile_worker._private_jobs`);
  world.later(16 * 60);
  await work({ ...world.app, now: () => world.app.time.now }, resumeMessages, {});
  await runAll();
  expect((await shop.find(id)).state).toBe('done');
});

test('sent twice with one id it is one message, also at the same moment', async () => {
  await shop.customer();
  const id = newId();
  const both = await Promise.all([shop.send({ id }), shop.send({ id }), shop.send({ id })]);
  expect(both.map(({ status, body }) => [status, body.id])).toEqual(both.map(() => [200, id]));
  expect((await shop.staff.call(messageApi.list, {})).body.messages).toHaveLength(1);
  await runAll();
  expect(await shop.mails()).toHaveLength(1);
});

test('who ends it before their turn is left out', async () => {
  await Promise.all(Array.from({ length: BATCH + 1 }, () => shop.customer()));
  const { id } = (await shop.send()).body;
  await runBatch(id);
  const { sql, db } = world.app;
  const [last] = await db.rows<{ customerId: string }>(sql`
    select customer_id from messaging.recipient where company_id = ${shop.companyId} and message_id = ${id} and state = 'waiting'`);
  await db.rows(sql`
    update customers.customer set newsletter = 'none' where company_id = ${shop.companyId} and id = ${last!.customerId}`);
  await runAll();
  expect(await shop.find(id)).toMatchObject({ state: 'done', sentCount: BATCH, leftOutCount: 1 });
  expect(await shop.mails()).toHaveLength(BATCH);
});

test('in quiet hours nothing leaves; the company says when they are', async () => {
  await shop.customer();
  world.app.time.now = new Date('2026-03-02T20:30:00Z');
  const { id } = (await shop.send()).body;
  await world.app.runJobs();
  expect([await shop.mails(), (await shop.find(id)).state]).toEqual([[], 'scheduled']);
  world.app.time.now = new Date('2026-03-03T07:00:00Z');
  await world.app.runJobs();
  expect(await shop.mails()).toHaveLength(1);

  await shop.staff.call(messageApi.saveQuietHours, { fromHour: 8, untilHour: 12 });
  expect((await shop.staff.call(messageApi.quietHours, {})).body).toEqual({ fromHour: 8, untilHour: 12 });
  await shop.send();
  await world.app.runJobs();
  expect(await shop.mails()).toHaveLength(1);
  expect((await rival.staff.call(messageApi.quietHours, {})).body).toEqual({ fromHour: 20, untilHour: 8 });
});

test('while the company is suspended nothing leaves', async () => {
  await shop.customer();
  const { app } = world;
  const suspend = (at: Date | null) =>
    app.db.rows(app.sql`
      update companies.company set suspended_at = ${at}, suspension_reason = ${at ? 'Offene Rechnung' : ''} where id = ${shop.companyId}`);
  const { id } = (await shop.send()).body;
  await suspend(MORNING);
  await app.runJobs();
  expect([await shop.mails(), (await shop.find(id)).state]).toEqual([[], 'scheduled']);
  await suspend(null);
  app.time.now = addMinutes(MORNING, 61);
  await app.runJobs();
  expect(await shop.mails()).toHaveLength(1);
});

test('a planned message is taken back until it begins, and not afterwards', async () => {
  await shop.customer();
  const planned = (await shop.send({ sendAt: addMinutes(MORNING, 60) })).body;
  const cancel = (id: string) => shop.staff.call(messageApi.cancel, { id });
  expect((await cancel(planned.id)).body.state).toBe('cancelled');
  expect((await cancel(planned.id)).body.code).toBe('message.already_cancelled');
  world.app.time.now = addMinutes(MORNING, 61);
  await runAll();
  expect(await shop.mails()).toEqual([]);

  const begun = (await shop.send()).body;
  await runAll();
  const refused = await cancel(begun.id);
  expect([refused.status, refused.body.code]).toEqual([409, 'message.already_started']);
});

test('what cannot be sent says why', async () => {
  await shop.customer({ newsletter: 'asked' });
  expect((await shop.send()).body.code).toBe('message.nobody');
  await shop.customer();
  const unknown = await shop.send({ text: 'Mit {rabatt} und {gutschein}' });
  expect([unknown.status, unknown.body.code]).toEqual([422, 'message.code_unknown']);
  expect(unknown.body.error).toContain('{rabatt}, {gutschein}');
  expect((await shop.send({ sendAt: addMinutes(MORNING, -1) })).body.code).toBe('message.in_the_past');
  expect((await shop.send({ title: '' })).status).toBe(422);
  expect((await shop.send({ button: { label: 'Los', url: 'javascript:alert(1)' } })).status).toBe(422);
  const without = world.app.as({ companyId: shop.companyId, userId: shop.userId, capabilities: ['customers.read'] });
  expect((await without.call(messageApi.send, { message: world.draft() })).status).toBe(403);
});

test('recipients by hand and by query; those of another company are nobody', async () => {
  const [anna, ben] = [
    await shop.customer({ email: 'anna@hand.example' }),
    await shop.customer({ email: 'ben@hand.example' }),
  ];
  const stranger = await rival.customer();
  const count = (recipients: Recipients) => shop.staff.call(messageApi.count, { recipients, channel: 'email' });
  expect((await count({ kind: 'manual', customerIds: [anna.id] })).body.count).toBe(1);
  expect((await count({ kind: 'manual', customerIds: [anna.id, stranger.id] })).status).toBe(404);
  const query = { search: 'BEN@hand', language: null, seenWithinDays: null };
  expect((await count({ kind: 'query', query })).body.count).toBe(1);
  expect((await count({ kind: 'query', query: { ...query, language: 'it' } })).body.count).toBe(0);
  expect((await count({ kind: 'query', query: { ...query, seenWithinDays: 30 } })).body.count).toBe(0);
  await shop.send({ recipients: { kind: 'query', query } });
  await runAll();
  expect(recipientsOf(await shop.mails())).toEqual([ben.email]);
});

test('a choice is saved under a name of its own, changed and forgotten', async () => {
  const query = { search: 'berger', language: null, seenWithinDays: 90 };
  const save = (given: object = {}, at = shop) =>
    at.staff.call(messageApi.saveQuery, { name: 'Stammgäste', query, ...given });
  const saved = (await save()).body;
  expect((await save({ name: 'STAMMGÄSTE' })).body.code).toBe('message_query.name_taken');
  expect((await save({ id: saved.id, name: 'Treue' })).body.name).toBe('Treue');
  expect((await save({ id: saved.id }, rival)).status).toBe(404);
  expect((await rival.staff.call(messageApi.removeQuery, { id: saved.id })).status).toBe(404);
  expect((await shop.staff.call(messageApi.queries, {})).body.queries).toEqual([{ ...saved, name: 'Treue' }]);
  expect((await shop.staff.call(messageApi.removeQuery, { id: saved.id })).status).toBe(200);
});

test('another company finds nothing of it', async () => {
  await shop.customer();
  const { id } = (await shop.send()).body;
  expect((await rival.staff.call(messageApi.find, { id })).status).toBe(404);
  expect((await rival.staff.call(messageApi.cancel, { id })).status).toBe(404);
  expect((await rival.staff.call(messageApi.list, {})).body.messages).toEqual([]);
});

test('preview and test are for whoever writes, and go to nobody else', async () => {
  await shop.customer();
  const message = { title: 'Neues von {firma}', text: 'Hallo {vorname},\n\nbis bald.', button: null, pictureId: null };
  const shown = (await shop.staff.call(messageApi.preview, { message })).body;
  expect(shown.paragraphs).toEqual(['Hallo Ada,', 'bis bald.']);
  expect(shown.subject).toBe(`Neues von ${shown.siteName}`);
  const { email } = (await shop.staff.call(messageApi.test, { message, channel: 'email' })).body;
  const { db, sql } = world.app;
  const mails = await db.rows(
    sql`select recipient, subject, mailing_id from kit.mail where company_id = ${shop.companyId}`,
  );
  expect(mails).toEqual([{ recipient: email, subject: `Test: ${shown.subject}`, mailingId: null }]);
});

test('the way out of one message ends them all, once; looking ends nothing, and a stranger’s site knows no such link', async () => {
  const anna = await shop.customer();
  const { id } = (await shop.send()).body;
  await runAll();
  const token = tokenIn((await shop.mails())[0]!.unsubscribe);
  // 128 bits, known to the mail alone.
  expect(token).toMatch(/^[\w-]{22}$/);
  const { db, sql } = world.app;
  const rows = await db.rows(sql`select * from messaging.recipient where company_id = ${shop.companyId}`);
  expect(JSON.stringify(rows)).not.toContain(token);

  const at = { siteOf: shop.companyId };
  const show = () => world.app.call(subscriptionApi.show, { token }, at);
  const end = (site = shop) => world.app.call(subscriptionApi.end, { token }, { siteOf: site.companyId });
  expect((await end(rival)).body.code).toBe('message.link_invalid');
  expect((await show()).body).toEqual({ isSubscribed: true, channel: 'email' });
  expect((await show()).body).toEqual({ isSubscribed: true, channel: 'email' });
  // Written and not gone yet: it goes to nobody any more.
  await shop.send();
  await runBatch((await shop.staff.call(messageApi.list, {})).body.messages[0]!.id);
  expect(await shop.mails()).toHaveLength(2);
  await Promise.all([end(), end()]);
  expect((await show()).body).toEqual({ isSubscribed: false, channel: 'email' });
  expect(await shop.mails()).toEqual([]);
  expect((await shop.find(id)).unsubscribedCount).toBe(1);
  const reader = world.app.as({ companyId: shop.companyId, capabilities: ['customers.read'] });
  expect((await reader.call(customerApi.find, { id: anna.id })).body.newsletter).toBe('none');
  expect((await shop.send()).body.code).toBe('message.nobody');
});

test('who is erased is gone from what they got, and the figures stay', async () => {
  const anna = await shop.customer();
  const { id } = (await shop.send()).body;
  await runAll();
  const staff = world.app.as({
    companyId: shop.companyId,
    capabilities: ['customers.read', 'customers.edit', 'customers.erase'],
  });
  const file = (await staff.call(customerApi.export, { id: anna.id })).body;
  expect(Buffer.from(file.base64, 'base64').toString()).toContain('Neues von {firma}');
  expect((await staff.call(customerApi.erase, { id: anna.id, email: anna.email })).status).toBe(200);
  const { db, sql } = world.app;
  expect(await db.rows(sql`select from messaging.recipient where company_id = ${shop.companyId}`)).toEqual([]);
  expect(await shop.find(id)).toMatchObject({ recipientCount: 1, sentCount: 1 });
});
