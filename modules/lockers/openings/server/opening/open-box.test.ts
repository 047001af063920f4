import { createHmac } from 'node:crypto';
import { addDays, addSeconds } from '@fachwerk/base/time';
import { linkOf } from '@fachwerk/devices/facade';
import { type Ack, type Command, signedText } from '@fachwerk/devices/wire';
import {
  connectDevice,
  EVERYTHING,
  openDevice,
  openLocks,
  type TestDevice,
  type TestLocation,
  type TestLocks,
} from '@fachwerk/maintenance/testing';
import { newId } from '@fachwerk/server/ids';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OpenAttempt, openApi } from '../../contract.ts';
import { sendOpenCommand } from './send-open-command.job.ts';

let locks: TestLocks;
let device: TestDevice;
let lock: { id: string; channel: number; number: string };

beforeAll(async () => {
  locks = await openLocks();
  await locks.app.start();
  device = await openDevice(locks, locks.berlin);
});
beforeEach(async () => {
  // A minute later, so that the rate limits of the last test do not count.
  locks.app.time.now = addSeconds(locks.app.time.now, 61);
  lock = await locks.lock(locks.berlin);
});
afterEach(() => expect(device.unheard()).toEqual([]));
afterAll(async () => {
  await device.client.endAsync(true);
  await locks.app.close();
});

const everything = EVERYTHING;
const without = (...names: string[]) => everything.filter((name) => !names.includes(name));
const order = (given: object = {}) => ({
  item: { id: lock.id, transactionId: newId(), ...given },
  type: 'operator' as const,
  sendAltSignal: false,
});
const operator = () => locks.by(locks.city);

async function opening(given = order()): Promise<{ attempt: OpenAttempt; command: Command }> {
  const { status, body } = await operator().call(openApi.open, given);
  expect(status, body.error).toBe(200);
  await locks.app.runJobs();
  return { attempt: body, command: await device.command() };
}

async function attemptOf(id: string): Promise<OpenAttempt> {
  return (await operator().call(openApi.attempt, { id })).body;
}

test('a box is sold from its first proven opening on; a door that jams proves nothing', async () => {
  const stateOf = async (id: string) => (await locks.stateOf(locks.city.id, id)).state;
  lock = await locks.lock(locks.berlin, { isProven: false });
  expect(await stateOf(lock.id)).toBe('not_on_sale');
  const first = await opening();
  await device.done(first.command.id, { result: 'jammed', lock: 'locked', door: 'closed' });
  expect((await attemptOf(first.attempt.id)).state).toBe('jammed');
  locks.app.time.now = addSeconds(locks.app.time.now, 61);
  const second = await opening();
  await device.done(second.command.id);
  expect(await stateOf(lock.id)).toBe('free');
  expect(await locks.hints(locks.city)).toContainEqual(
    expect.objectContaining({ type: 'locks', lockIds: expect.arrayContaining([lock.id]) }),
  );
});

test('a box opens: requested, sent with a signature, acknowledged, opened with proof', async () => {
  const { attempt, command } = await opening();
  expect(attempt).toMatchObject({
    state: 'requested',
    lockName: lock.number,
    personName: 'Test Person',
    endedAt: null,
  });
  const key = Buffer.from(device.credentials.commandKey, 'base64url');
  expect(command).toEqual({
    id: attempt.id,
    kind: 'open',
    lock: lock.channel,
    profile: 'standard',
    issuedAt: locks.app.time.now.toISOString(),
    expiresAt: addSeconds(locks.app.time.now, 15).toISOString(),
    signature: createHmac('sha256', key).update(signedText(command)).digest('base64url'),
  });
  expect(await attemptOf(attempt.id)).toMatchObject({ state: 'sent', sentAt: locks.app.time.now.toISOString() });

  await device.answer({ id: command.id, step: 'accepted' });
  expect((await attemptOf(attempt.id)).state).toBe('acknowledged');
  await device.done(command.id);
  expect(await attemptOf(attempt.id)).toMatchObject({ state: 'opened', endedAt: locks.app.time.now.toISOString() });
  expect(await locks.logOf(locks.city.id, lock.id)).toEqual(['lock.open_requested', 'lock.opened']);
  const states = (await locks.hints(locks.city)).filter(({ attemptId }) => attemptId === attempt.id);
  expect(states.map(({ state }) => state)).toEqual(['requested', 'sent', 'acknowledged', 'opened']);
});

test('the second pulse profile is sent when it is asked for', async () => {
  const { command } = await opening({ ...order(), sendAltSignal: true });
  expect(command.profile).toBe('alternative');
});

test('the same transaction again is the same attempt, and one command', async () => {
  const given = order();
  const { command } = await opening(given);
  const again = await operator().call(openApi.open, given);
  expect(again.body).toMatchObject({ id: command.id, state: 'sent' });
  await device.done(command.id);
  expect((await operator().call(openApi.open, given)).body.state).toBe('opened');
  await locks.app.runJobs();
});

test('two taps at the same moment are one attempt', async () => {
  const given = order();
  const row = locks.app
    .sql`select from lockers.lock where id = ${lock.id} and company_id = ${locks.city.id} for update`;
  const tap = () => operator().call(openApi.open, given);
  const taps = await locks.app.race(row, () => [tap(), tap(), tap()]);
  expect(taps.map(({ status }) => status)).toEqual([200, 200, 200]);
  await locks.app.runJobs();
  expect((await device.command()).id).toBe(given.item.transactionId);
});

test('sent at once and by the queue, at the same moment, it is one command', async () => {
  const given = order();
  await operator().call(openApi.open, given);
  const { transactionId: attemptId } = given.item;
  const { sql } = locks.app;
  const row = sql`select from openings.attempt where company_id = ${locks.city.id} and id = ${attemptId} for update`;
  const payload = { companyId: locks.city.id, attemptId, controllerId: device.credentials.controllerId };
  const send = () => sendOpenCommand.run(locks.app.work(), payload as never);
  await locks.app.race(row, () => [send(), send()]);
  expect((await device.command()).id).toBe(attemptId);
  await locks.app.runJobs();
});

test('two people at one door: one opens it, the other is told', async () => {
  const row = locks.app
    .sql`select from lockers.lock where id = ${lock.id} and company_id = ${locks.city.id} for update`;
  const taps = await locks.app.race(row, () => [
    operator().call(openApi.open, order()),
    operator().call(openApi.open, order()),
  ]);
  expect(taps.map(({ status, body }) => [status, body.code ?? body.state]).sort()).toEqual([
    [200, 'requested'],
    [409, 'open.under_way'],
  ]);
  await locks.app.runJobs();
  await device.command();
});

test('a transaction of one box opens no other', async () => {
  const { attempt } = await opening();
  const other = await locks.lock(locks.berlin);
  const { status, body } = await operator().call(openApi.open, order({ id: other.id, transactionId: attempt.id }));
  expect([status, body.code]).toEqual([409, 'open.transaction_of_other_lock']);
});

test('two boxes with one transaction at the same moment: one is refused', async () => {
  const other = await locks.lock(locks.berlin);
  const { sql } = locks.app;
  const given = order();
  const both = sql`select from lockers.lock where company_id = ${locks.city.id} and id = any(${[lock.id, other.id]}) for update`;
  const taps = await locks.app.race(both, () => [
    operator().call(openApi.open, given),
    operator().call(openApi.open, { ...given, item: { ...given.item, id: other.id } }),
  ]);
  expect(taps.map(({ body }) => body.code ?? 'ok').sort()).toEqual(['ok', 'open.transaction_of_other_lock']);
  await locks.app.runJobs();
  await device.command();
});

test('a command whose time is over is never sent', async () => {
  const { body } = await operator().call(openApi.open, order());
  locks.app.time.now = addSeconds(locks.app.time.now, 15);
  await locks.app.runJobs();
  expect((await attemptOf(body.id)).state).toBe('requested');
  locks.app.time.now = addSeconds(locks.app.time.now, 5);
  await locks.app.runJobs();
  expect(await attemptOf(body.id)).toMatchObject({ state: 'timed_out', detail: 'not_sent', sentAt: null });
});

test('the house is restarted between requested and sent: the command is sent once', async () => {
  const { body } = await operator().call(openApi.open, order());
  await locks.app.stopServices();
  await locks.app.start();
  device = await reconnected();
  await locks.app.runJobs();
  expect((await device.command()).id).toBe(body.id);
  await locks.app.runJobs();
});

test('the house dies after marking it sent: it is not sent again, and times out', async () => {
  const { body } = await operator().call(openApi.open, order());
  const { db, sql } = locks.app;
  await db.rows(sql`
    update openings.attempt set state = 'sent', sent_at = ${locks.app.time.now}
    where company_id = ${locks.city.id} and id = ${body.id}`);
  await locks.app.runJobs();
  locks.app.time.now = addSeconds(locks.app.time.now, 20);
  await locks.app.runJobs();
  expect((await attemptOf(body.id)).state).toBe('timed_out');
});

test('a silent controller: the attempt times out, and somebody has to look', async () => {
  const { attempt } = await opening();
  locks.app.time.now = addSeconds(locks.app.time.now, 20);
  await locks.app.runJobs();
  expect(await attemptOf(attempt.id)).toMatchObject({ state: 'timed_out', detail: '' });
  expect(await locks.openAlerts(locks.city.id, lock.id)).toEqual(['command_failed']);
});

test('a late controller changes nothing, but is noted', async () => {
  const { attempt, command } = await opening();
  locks.app.time.now = addSeconds(locks.app.time.now, 20);
  await locks.app.runJobs();
  await device.answer({ id: command.id, step: 'accepted' });
  await device.done(command.id);
  expect((await attemptOf(attempt.id)).state).toBe('timed_out');
  const log = await locks.logOf(locks.city.id, lock.id);
  expect(log.filter((type) => type !== 'alert.raised')).toEqual([
    'lock.open_requested',
    'lock.open_timed_out',
    'lock.late_answer',
  ]);
});

test('a double controller is heard once', async () => {
  const { command } = await opening();
  await device.done(command.id);
  await device.done(command.id);
  expect(await locks.logOf(locks.city.id, lock.id)).toEqual(['lock.open_requested', 'lock.opened']);
});

test('a lying controller that says opened over a closed door is not believed', async () => {
  const { attempt, command } = await opening();
  await device.done(command.id, { door: 'closed' });
  expect(await attemptOf(attempt.id)).toMatchObject({ state: 'acknowledged', detail: 'unproven', endedAt: null });
  locks.app.time.now = addSeconds(locks.app.time.now, 20);
  await locks.app.runJobs();
  expect(await attemptOf(attempt.id)).toMatchObject({ state: 'failed', detail: 'unproven' });
});

test('a door that reports itself open proves the opening', async () => {
  const { attempt, command } = await opening();
  await device.done(command.id, { door: 'closed' });
  const event = { at: new Date(), lock: lock.channel, lockState: 'unlocked', doorState: 'open', command: command.id };
  await device.t('event', { ...event, id: newId(), lock: lock.channel + 100 });
  expect((await attemptOf(attempt.id)).state).toBe('acknowledged');
  await device.t('event', { ...event, id: newId() });
  expect(await attemptOf(attempt.id)).toMatchObject({ state: 'opened', doorState: 'open' });
});

test('an answer to a question nobody asked changes nothing', async () => {
  const { attempt, command } = await opening();
  await device.done(newId());
  await device.answer({ id: newId(), step: 'denied', reason: 'busy' } as Ack);
  expect((await attemptOf(attempt.id)).state).toBe('sent');
  await device.done(command.id);
});

test('the answer of another controller, of the same or of a foreign company, changes nothing', async () => {
  const { attempt, command } = await opening();
  const neighbour: TestLocation = {
    ...locks.berlin,
    controllerId: await locks.controller(locks.city.id, locks.berlin.id),
  };
  for (const at of [neighbour, locks.altona, locks.abroad]) {
    const other = await openDevice(locks, at);
    await other.done(command.id);
    await other.t('event', {
      id: newId(),
      at: new Date(),
      lock: lock.channel,
      lockState: 'unlocked',
      doorState: 'open',
      command: command.id,
    });
    await other.client.endAsync(true);
    expect((await attemptOf(attempt.id)).state).toBe('sent');
  }
  await device.done(command.id);
  expect((await attemptOf(attempt.id)).state).toBe('opened');
});

test('a jam raises an alert, and a door that opens settles it', async () => {
  const { command } = await opening();
  await device.done(command.id, { result: 'jammed', lock: 'locked', door: 'closed' });
  expect(await locks.openAlerts(locks.city.id, lock.id)).toEqual(['jam']);
  const second = await opening();
  await device.done(second.command.id);
  expect(await locks.openAlerts(locks.city.id, lock.id)).toEqual([]);
});

test('a controller that denies says why', async () => {
  const { attempt, command } = await opening();
  await device.answer({ id: command.id, step: 'denied', reason: 'signature' } as Ack);
  expect(await attemptOf(attempt.id)).toMatchObject({ state: 'denied', detail: 'signature' });
});

test('a controller that is gone before the command leaves: the attempt fails at once, and no alert blames the lock', async () => {
  const { body } = await operator().call(openApi.open, order());
  const closed = device.closed();
  device.tear();
  await closed;
  await expect
    .poll(async () => (await operator().call(openApi.open, order())).body.code)
    .toBe('open.controller_offline');
  await locks.app.runJobs();
  expect(await attemptOf(body.id)).toMatchObject({ state: 'failed', detail: 'not_connected' });
  expect(await locks.openAlerts(locks.city.id, lock.id)).toEqual([]);
  device = await reconnected();
});

test('support needs a reason, a technician does not', async () => {
  const support = locks.by(locks.city, without('locks.open_without_reason'));
  expect((await support.call(openApi.open, order())).body.code).toBe('open.reason_missing');
  const answer = await support.call(openApi.open, order({ reason: 'Kunde am Telefon' }));
  expect(answer.body).toMatchObject({ state: 'requested', reason: 'Kunde am Telefon' });
  await locks.app.runJobs();
  await device.command();
});

test('nobody opens without the right to', async () => {
  const reader = locks.by(locks.city, without('locks.open'));
  expect((await reader.call(openApi.open, order())).status).toBe(403);
});

test('a rented box opens with a reason, and whoever lets it is told', async () => {
  const { db, sql } = locks.app;
  await db.rows(sql`
    insert into lockers.occupancy (company_id, id, lock_id, kind, starts_at)
    values (${locks.city.id}, ${newId()}, ${lock.id}, 'rented', ${locks.app.time.now})`);
  expect((await operator().call(openApi.open, order())).body.code).toBe('open.reason_missing');
  const { command, attempt } = await opening(order({ reason: 'Wasserschaden' }));
  await device.done(command.id);
  const events = await db.rows<{ payload: { name: string; payload: object } }>(sql`
    select job.payload from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = 'event'`);
  expect(events.map(({ payload }) => payload)).toEqual([
    {
      name: 'open_attempt.ended',
      payload: { companyId: locks.city.id, attemptId: attempt.id, lockId: lock.id, state: 'opened' },
    },
    {
      name: 'rented_box.opened_by_staff',
      payload: { companyId: locks.city.id, lockId: lock.id, attemptId: attempt.id, reason: 'Wasserschaden' },
    },
  ]);
  await locks.app.runJobs();
});

test('a door is not opened seven times in a minute', async () => {
  for (let times = 0; times < 6; times++) {
    const { command } = await opening();
    await device.done(command.id);
  }
  const { status, body } = await operator().call(openApi.open, order());
  expect([status, body.code]).toEqual([429, 'open.too_many']);
  locks.app.time.now = addSeconds(locks.app.time.now, 61);
  await opening();
});

test('after the clock was set back nobody waits until it has caught up', async () => {
  for (let times = 0; times < 6; times++) {
    const { command } = await opening();
    await device.done(command.id);
  }
  const before = locks.app.time.now;
  locks.app.time.now = addDays(before, -1);
  const { command } = await opening();
  await device.done(command.id);
  locks.app.time.now = before;
});

test('a franchisor opens at its franchisee, a franchisee only its own, a stranger nothing', async () => {
  const own = await locks.lock(locks.altona);
  await locks.app.db.rows(locks.app.sql`
    update devices.controller set is_online = true where company_id = ${locks.hamburg.id} and id = ${locks.altona.controllerId}`);
  const given = { ...order(), item: { id: own.id, transactionId: newId() } };
  expect((await locks.by(locks.other).call(openApi.open, given)).body.code).toBe('lock.unknown');
  expect((await locks.by(locks.hamburg).call(openApi.open, order())).body.code).toBe('lock.unknown');
  const unknown = { ...given, item: { id: newId(), transactionId: newId() } };
  const [foreign, nobody] = await Promise.all([
    locks.by(locks.other).call(openApi.open, given),
    locks.by(locks.other).call(openApi.open, unknown),
  ]);
  expect({ ...foreign.body, requestId: '' }).toEqual({ ...nobody.body, requestId: '' });

  const { body } = await operator().call(openApi.open, given);
  expect(body.state).toBe('requested');
  expect((await locks.by(locks.hamburg).call(openApi.attempt, { id: body.id })).body.lockId).toBe(own.id);
  expect((await locks.by(locks.other).call(openApi.attempt, { id: body.id })).body.code).toBe('open.attempt_unknown');
  await locks.app.runJobs();
});

test('attempts are listed newest first, within sight', async () => {
  const { attempt, command } = await opening();
  await device.done(command.id);
  const second = await opening();
  const page = await operator().call(openApi.attempts, { filter: { lockId: lock.id } });
  expect(page.body.attempts.map(({ id }) => id)).toEqual([second.attempt.id, attempt.id]);
  const rest = await operator().call(openApi.attempts, { filter: { lockId: lock.id, before: second.attempt.id } });
  expect(rest.body.attempts.map(({ id }) => id)).toEqual([attempt.id]);
  const opened = await operator().call(openApi.attempts, { filter: { lockId: lock.id, states: ['opened'] } });
  expect(opened.body.attempts.map(({ id }) => id)).toEqual([attempt.id]);
  const foreign = await locks.by(locks.other).call(openApi.attempts, { filter: { lockId: lock.id } });
  expect(foreign.body.attempts).toEqual([]);
});

/** With the same credentials, at the broker's present address. */
async function reconnected(): Promise<TestDevice> {
  await device.client.endAsync(true);
  const { brokerUrl } = linkOf(locks.app.app);
  return connectDevice({ ...device.credentials, brokerUrl });
}
