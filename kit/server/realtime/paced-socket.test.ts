import { openApp, openAppWith, openSecondServer, type TestApp } from '@fachwerk/testing/app';
import { tokenFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../db/sql.ts';
import {
  account,
  appWithListeners,
  event,
  events,
  here,
  hire,
  identity,
  listening,
  open,
  people,
} from './realtime.for-tests.ts';

const at = appWithListeners();

describe('when something changes about a person', () => {
  test('an ended session is hung up on at once', async () => {
    const id = hire('anna');
    const anna = await at.sit('anna');
    await anna.subscribe('news');
    people.delete('anna');
    await at.publishNumber(1, { to: account, userId: id });
    expect(await anna.closed()).toBe(4401);
  });

  test('what is told after a right was taken away is no longer heard', async () => {
    const id = hire('anna');
    hire('bert');
    const [anna, bert] = [await at.sit('anna'), await at.sit('bert')];
    for (const each of [anna, bert]) {
      await each.subscribe('news');
      await each.subscribe('open');
    }
    const answer = Promise.withResolvers<void>();
    identity.answersWhen = answer.promise;
    hire('anna', here, []);
    await at.publishNumber(1, { to: account, userId: id });
    await at.publishNumber(1);
    await at.publishNumber(1, { to: open });
    // Another one hears both, so they have come as far as her.
    await bert.take(2);
    expect(await anna.quiet()).toEqual([]);
    answer.resolve();
    expect(await anna.take(2)).toEqual([{ type: 'refused', stream: 'news', code: 'access.denied' }, event(1, 'open')]);
    expect(await anna.quiet()).toEqual([]);
  });

  test('a fresh token keeps the line open when the old one runs out', async () => {
    const id = hire('anna');
    hire('anna2', here, ['news.read'], 'anna');
    const anna = await at.sit('anna');
    await anna.subscribe('news');
    anna.t({ type: 'token', token: 'anna2' });
    await anna.quiet();
    people.delete('anna');
    await at.publishNumber(1, { to: account, userId: id });
    await at.publishNumber(1);
    expect(await anna.next()).toEqual(event(1));
  });

  test('nobody slips into the line of another session', async () => {
    hire('anna');
    hire('bert');
    const anna = await at.sit('anna');
    anna.t({ type: 'token', token: 'bert' });
    expect(await anna.closed()).toBe(4401);
  });
});

describe('bad manners', () => {
  const cases: [string, string | Buffer, number][] = [
    ['no JSON', 'hello?', 4400],
    ['an unknown word', '{"type":"shout"}', 4400],
    ['a list', '[]', 4400],
    ['a number that is none', '{"type":"subscribe","stream":"news","after":-1}', 4400],
    ['bytes', Buffer.from('{"type":"ping"}'), 4400],
    ['too much at once', JSON.stringify({ type: 'hello', token: 'x'.repeat(9000) }), 1009],
  ];
  for (const [name, message, code] of cases) {
    test(`${name} is hung up on with ${code}`, async () => {
      const socket = await at.app.socket();
      socket.raw.send(message);
      expect(await socket.closed()).toBe(code);
    });
  }

  test('a flood of messages is hung up on', async () => {
    hire('anna');
    const anna = await at.sit('anna');
    for (let i = 0; i < 500; i++) anna.t({ type: 'token', token: 'anna' });
    expect(await anna.closed()).toBe(4429);
  });

  test('a page of another site does not get in, our own does', async () => {
    hire('anna');
    await expect(at.app.socket({ token: 'anna', headers: { origin: 'https://evil.example' } })).rejects.toThrow('403');
    await expect(at.app.socket({ token: 'anna', headers: { origin: 'null' } })).rejects.toThrow('403');
    await expect(at.app.socket({ token: 'anna', headers: { host: 'evil.example' } })).rejects.toThrow('403');
    await (await at.app.socket({ token: 'anna', headers: { origin: 'http://localhost:3000' } })).close();
  });
});

describe('with other waiting times', () => {
  let impatient: TestApp;
  beforeAll(async () => {
    impatient = await openAppWith(
      { timings: { helloMs: 50, tickMs: 20, recheckMs: 50, heartbeatMs: 100, pollMs: 50 } },
      listening,
    );
  });
  afterAll(() => impatient.close());

  test('who does not say hello is hung up on', async () => {
    expect(await (await impatient.socket()).closed()).toBe(4408);
  });

  test('a session that ended without a word is noticed', async () => {
    hire('anna');
    const anna = await at.sit('anna', impatient);
    people.delete('anna');
    expect(await anna.closed()).toBe(4401);
  });

  test('who does not answer a ping is cut off, who does is not', async () => {
    hire('anna');
    const deaf = await at.sit('anna', impatient);
    deaf.raw.pause();
    await expect.poll(() => impatient.realtime.load().sockets).toBe(0);
    deaf.raw.terminate();
  });

  test('an event whose notification was lost is found by looking', async () => {
    hire('anna');
    const anna = await at.sit('anna', impatient);
    await anna.subscribe('news');
    await impatient.db.rows(sql`
      with event as (
        insert into kit.stream_event (company_id, stream, seq, at, payload) values (${here}, 'news', 1, now(), '{"n": 1}'))
      insert into kit.stream (company_id, name, last_seq) values (${here}, 'news', 1)`);
    expect(await anna.next()).toEqual(event(1));
  });
});

test('when the connections to the database are torn, everything told meanwhile still arrives', async () => {
  hire('anna');
  // Without looking by itself: it has to listen again.
  const deaf = await openSecondServer(at.app, { timings: { pollMs: 1_000_000 } });
  const anna = await deaf.socket({ token: 'anna' });
  await anna.subscribe('news');
  for (let n = 1; n <= 3; n++) {
    await at.app.db.rows(sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);
    await at.publishNumber(n);
  }
  expect(await anna.take(3)).toEqual(events(1, 3));
  await anna.close();
  await deaf.close();
});

test('a server that closes says goodbye, and leaves no topic behind', async () => {
  hire('anna');
  const leaving = await openSecondServer(at.app);
  const anna = await leaving.socket({ token: 'anna' });
  await anna.subscribe('news');
  expect(leaving.realtime.load()).toEqual({ sockets: 1, topics: 1 });
  await leaving.close();
  expect(await anna.closed()).toBe(1001);
  expect(leaving.realtime.load()).toEqual({ sockets: 0, topics: 0 });
});

test('in a house that signs nobody in a test person can listen', async () => {
  const simple = await openApp({ name: 'simple', streams: [open] });
  const socket = await simple.socket({ token: tokenFor({ companyId: here }) });
  expect((await socket.subscribe('open')).type).toBe('subscribed');
  await socket.close();
  await simple.close();
});
