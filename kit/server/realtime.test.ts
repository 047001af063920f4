import { stream } from '@fachwerk/base/contract';
import { addDays } from '@fachwerk/base/time';
import { openHouse, openHouseWith, openNextDoor, type TestHouse } from '@fachwerk/testing/house';
import { tokenFor } from '@fachwerk/testing/people';
import type { Heard, TestSocket } from '@fachwerk/testing/socket';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Caller, Module } from './module.ts';
import { forgetStreamEvents } from './realtime-forget.job.ts';
import { MOST_CAUGHT_UP } from './realtime-page.ts';
import { publish } from './realtime-publish.ts';
import { acrossCompanies, rawSql, sql } from './sql.ts';

const news = stream({ name: 'news', access: 'staff:news.read', audience: 'company', event: z.object({ n: z.int() }) });
const open = stream({ name: 'open', access: 'staff', audience: 'company', event: z.object({ n: z.int() }) });
const account = stream({ name: 'account', access: 'staff', audience: 'user', event: z.object({ n: z.int() }) });

/** Tokens are names here; what a name may do, a test can change. */
const people = new Map<string, Caller>();
/** Until then nobody knows who anybody is. */
let answersWhen: Promise<void> = Promise.resolve();
const module: Module = {
  name: 'example',
  streams: [news, open, account],
  authenticate: async (_ctx, token) => {
    await answersWhen;
    return people.get(token) ?? null;
  },
};

const here = '018f0000-0000-7000-8000-00000000000a';
const elsewhere = '018f0000-0000-7000-8000-00000000000b';

function hire(token: string, companyId = here, capabilities: string[] = ['news.read'], who: string = token): string {
  const id = `018f0000-0000-7000-8000-${Buffer.from(who.padEnd(6)).toString('hex').slice(0, 12)}`;
  people.set(token, {
    kind: 'staff',
    userId: id,
    companyId,
    sessionId: id,
    name: who,
    language: 'de',
    roles: [],
    capabilities: new Set(capabilities),
  });
  return id;
}

let house: TestHouse;
let sockets: TestSocket[] = [];
beforeAll(async () => {
  house = await openHouse(module);
});
afterEach(async () => {
  await Promise.all(sockets.map((socket) => socket.close()));
  sockets = [];
  answersWhen = Promise.resolve();
  await house.db.rows(
    acrossCompanies('clears the table between tests', rawSql('truncate kit.stream, kit.stream_event;')),
  );
});
afterAll(() => house.close());

async function sit(token: string, at = house): Promise<TestSocket> {
  const socket = await at.socket({ token });
  sockets.push(socket);
  return socket;
}

async function tell(
  n: number,
  { to = news, companyId = here, userId }: { to?: typeof news; companyId?: string; userId?: string } = {},
) {
  await house.db.transaction((db) => publish({ ...house.work(), db, companyId }, to, { n }, userId));
}

async function tellMany(first: number, last: number) {
  await house.db.transaction(async (db) => {
    for (let n = first; n <= last; n++) await publish({ ...house.work(), db, companyId: here }, news, { n });
  });
}

const event = (n: number, name = 'news', seq = n): Heard => ({ type: 'event', stream: name, seq, payload: { n } });
const events = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => event(first + i));

describe('a listener', () => {
  test('is welcomed with the version, and hears what is told from now on, in order', async () => {
    hire('anna');
    await tell(1);
    const socket = await house.socket();
    sockets.push(socket);
    socket.say({ type: 'hello', token: 'anna', language: 'en' });
    expect(await socket.next()).toEqual({ type: 'welcome', version: 'test' });
    expect(await socket.subscribe('news')).toEqual({ type: 'subscribed', stream: 'news', seq: 1 });
    await tell(2);
    await tellMany(3, 20);
    expect(await socket.take(19)).toEqual(events(2, 20));
  });

  test('hears nothing of a change that did not happen', async () => {
    hire('anna');
    const socket = await sit('anna');
    await socket.subscribe('news');
    const failing = house.db.transaction(async (db) => {
      await publish({ ...house.work(), db, companyId: here }, news, { n: 99 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await tell(1);
    expect(await socket.next()).toEqual(event(1));
  });

  test('who was away hears what was missed, then what is new, without a hole and without a double', async () => {
    hire('anna');
    const before = await sit('anna');
    await before.subscribe('news');
    await tell(1);
    expect(await before.next()).toEqual(event(1));
    await before.close();
    await tellMany(2, 5);
    const after = await sit('anna');
    expect(await after.subscribe('news', 1)).toEqual({ type: 'subscribed', stream: 'news', seq: 1 });
    await tell(6);
    expect(await after.take(5)).toEqual(events(2, 6));
  });

  test('hears every event once while others come and go and several people write at once', async () => {
    hire('anna');
    const steady = await sit('anna');
    await steady.subscribe('news', 0);
    const writers = Array.from({ length: 5 }, async () => {
      for (let i = 0; i < 20; i++) await tell(0);
    });
    const restless = (async () => {
      const seqs: number[] = [];
      while (seqs.length < 100) {
        const socket = await house.socket({ token: 'anna' });
        await socket.subscribe('news', seqs.length);
        for (const message of [await socket.next(), ...(await socket.quiet())])
          if (message.type === 'event') seqs.push(message.seq);
        await socket.close();
      }
      return seqs;
    })();
    await Promise.all(writers);
    const seqs = (await steady.take(100)).map((message) => (message.type === 'event' ? message.seq : -1));
    const expected = Array.from({ length: 100 }, (_, i) => i + 1);
    expect(seqs).toEqual(expected);
    expect(await restless).toEqual(expected);
  });

  test('may leave a stream and come back to it', async () => {
    hire('anna');
    const socket = await sit('anna');
    await socket.subscribe('news');
    socket.say({ type: 'unsubscribe', stream: 'news' });
    await socket.quiet();
    await tell(1);
    expect(await socket.quiet()).toEqual([]);
    await socket.subscribe('news', 0);
    expect(await socket.next()).toEqual(event(1));
  });
});

describe('who has missed too much', () => {
  test('is told to load everything anew, and goes on from there', async () => {
    hire('anna');
    await tellMany(1, MOST_CAUGHT_UP + 1);
    const socket = await sit('anna');
    expect(await socket.subscribe('news', 0)).toEqual({ type: 'reset', stream: 'news', seq: MOST_CAUGHT_UP + 1 });
    await tell(MOST_CAUGHT_UP + 2);
    expect(await socket.next()).toEqual(event(MOST_CAUGHT_UP + 2));
    expect((await socket.subscribe('news', 2)).type).toBe('subscribed');
  });

  test('is told so too when what was missed is already forgotten', async () => {
    hire('anna');
    await tellMany(1, 3);
    house.time.now = addDays(house.time.now, 8);
    await tell(4);
    await forgetStreamEvents.run(house.work(), {} as never);
    const socket = await sit('anna');
    expect(await socket.subscribe('news', 1)).toEqual({ type: 'reset', stream: 'news', seq: 4 });
    expect(await socket.subscribe('news', 3)).toEqual({ type: 'subscribed', stream: 'news', seq: 3 });
    expect(await socket.next()).toEqual(event(4));
  });

  test('is told so too when the stream is older than what is known of it: a backup was restored', async () => {
    hire('anna');
    await tell(1);
    const socket = await sit('anna');
    expect(await socket.subscribe('news', 7)).toEqual({ type: 'reset', stream: 'news', seq: 1 });
  });
});

describe('nobody hears', () => {
  test('another company', async () => {
    hire('anna');
    hire('otto', elsewhere);
    const [anna, otto] = [await sit('anna'), await sit('otto')];
    await anna.subscribe('news');
    await otto.subscribe('news');
    await tell(1, { companyId: here });
    expect(await anna.next()).toEqual(event(1));
    expect(await otto.quiet()).toEqual([]);
    await tell(1, { companyId: elsewhere });
    expect(await otto.next()).toEqual(event(1));
    expect(await anna.quiet()).toEqual([]);
  });

  test('a stream without its capability, or one that does not exist', async () => {
    hire('bert', here, []);
    const bert = await sit('bert');
    expect(await bert.subscribe('news')).toEqual({ type: 'refused', stream: 'news', code: 'access.denied' });
    expect(await bert.subscribe('secrets')).toEqual({ type: 'refused', stream: 'secrets', code: 'path.unknown' });
    expect((await bert.subscribe('open')).type).toBe('subscribed');
    await tell(1);
    expect(await bert.quiet()).toEqual([]);
  });

  test('what is meant for somebody else', async () => {
    const annaId = hire('anna');
    hire('bert');
    const [anna, bert] = [await sit('anna'), await sit('bert')];
    await anna.subscribe('account');
    await bert.subscribe('account');
    expect(await bert.subscribe(`account:${annaId}`)).toMatchObject({ type: 'refused' });
    await tell(1, { to: account, userId: annaId });
    expect(await anna.next()).toEqual(event(1, 'account'));
    expect(await bert.quiet()).toEqual([]);
  });

  test('anything before the hello, or with a token that nobody knows', async () => {
    const early = await house.socket();
    early.say({ type: 'subscribe', stream: 'open', after: null });
    expect(await early.closed()).toBe(4401);
    const stranger = await house.socket();
    stranger.say({ type: 'hello', token: 'nobody' });
    expect(await stranger.closed()).toBe(4401);
  });
});

describe('when something changes about a person', () => {
  test('an ended session is hung up on at once', async () => {
    const id = hire('anna');
    const anna = await sit('anna');
    await anna.subscribe('news');
    people.delete('anna');
    await tell(1, { to: account, userId: id });
    expect(await anna.closed()).toBe(4401);
  });

  test('what is told after a right was taken away is no longer heard', async () => {
    const id = hire('anna');
    hire('bert');
    const [anna, bert] = [await sit('anna'), await sit('bert')];
    for (const each of [anna, bert]) {
      await each.subscribe('news');
      await each.subscribe('open');
    }
    const answer = Promise.withResolvers<void>();
    answersWhen = answer.promise;
    hire('anna', here, []);
    await tell(1, { to: account, userId: id });
    await tell(1);
    await tell(1, { to: open });
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
    const anna = await sit('anna');
    await anna.subscribe('news');
    anna.say({ type: 'token', token: 'anna2' });
    await anna.quiet();
    people.delete('anna');
    await tell(1, { to: account, userId: id });
    await tell(1);
    expect(await anna.next()).toEqual(event(1));
  });

  test('nobody slips into the line of another session', async () => {
    hire('anna');
    hire('bert');
    const anna = await sit('anna');
    anna.say({ type: 'token', token: 'bert' });
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
      const socket = await house.socket();
      socket.raw.send(message);
      expect(await socket.closed()).toBe(code);
    });
  }

  test('a flood of messages is hung up on', async () => {
    hire('anna');
    const anna = await sit('anna');
    for (let i = 0; i < 500; i++) anna.say({ type: 'token', token: 'anna' });
    expect(await anna.closed()).toBe(4429);
  });

  test('a page of another site does not get in, our own does', async () => {
    hire('anna');
    await expect(house.socket({ token: 'anna', headers: { origin: 'https://evil.example' } })).rejects.toThrow('403');
    await expect(house.socket({ token: 'anna', headers: { origin: 'null' } })).rejects.toThrow('403');
    await expect(house.socket({ token: 'anna', headers: { host: 'evil.example' } })).rejects.toThrow('403');
    await (await house.socket({ token: 'anna', headers: { origin: 'http://localhost:3000' } })).close();
  });
});

describe('with other waiting times', () => {
  let impatient: TestHouse;
  beforeAll(async () => {
    impatient = await openHouseWith(
      { timings: { helloMs: 50, tickMs: 20, recheckMs: 50, heartbeatMs: 100, pollMs: 50 } },
      module,
    );
  });
  afterAll(() => impatient.close());

  test('who does not say hello is hung up on', async () => {
    expect(await (await impatient.socket()).closed()).toBe(4408);
  });

  test('a session that ended without a word is noticed', async () => {
    hire('anna');
    const anna = await sit('anna', impatient);
    people.delete('anna');
    expect(await anna.closed()).toBe(4401);
  });

  test('who does not answer a ping is cut off, who does is not', async () => {
    hire('anna');
    const deaf = await sit('anna', impatient);
    deaf.raw.pause();
    await expect.poll(() => impatient.realtime.load().sockets).toBe(0);
    deaf.raw.terminate();
  });

  test('an event whose notification was lost is found by looking', async () => {
    hire('anna');
    const anna = await sit('anna', impatient);
    await anna.subscribe('news');
    await impatient.db.rows(sql`
      with event as (
        insert into kit.stream_event (company_id, stream, seq, at, payload) values (${here}, 'news', 1, now(), '{"n": 1}'))
      insert into kit.stream (company_id, name, last_seq) values (${here}, 'news', 1)`);
    expect(await anna.next()).toEqual(event(1));
  });
});

test('two server processes on one database both tell it, whoever wrote it', async () => {
  hire('anna');
  const nextDoor = await openNextDoor(house);
  const [here1, there] = [await sit('anna'), await sit('anna', nextDoor)];
  await here1.subscribe('news');
  await there.subscribe('news');
  await tell(1);
  await nextDoor.db.transaction((db) => publish({ ...nextDoor.work(), db, companyId: here }, news, { n: 2 }));
  expect(await here1.take(2)).toEqual(events(1, 2));
  expect(await there.take(2)).toEqual(events(1, 2));
  await there.close();
  await nextDoor.close();
});

test('when the connections to the database are torn, everything told meanwhile still arrives', async () => {
  hire('anna');
  // Without looking by itself: it has to listen again.
  const deaf = await openNextDoor(house, { timings: { pollMs: 1_000_000 } });
  const anna = await deaf.socket({ token: 'anna' });
  await anna.subscribe('news');
  for (let n = 1; n <= 3; n++) {
    await house.db.rows(sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);
    await tell(n);
  }
  expect(await anna.take(3)).toEqual(events(1, 3));
  await anna.close();
  await deaf.close();
});

test('a server that closes says goodbye, and leaves no topic behind', async () => {
  hire('anna');
  const leaving = await openNextDoor(house);
  const anna = await leaving.socket({ token: 'anna' });
  await anna.subscribe('news');
  expect(leaving.realtime.load()).toEqual({ sockets: 1, topics: 1 });
  await leaving.close();
  expect(await anna.closed()).toBe(1001);
  expect(leaving.realtime.load()).toEqual({ sockets: 0, topics: 0 });
});

test('in a house without an identity module a test person can listen', async () => {
  const simple = await openHouse({ name: 'simple', streams: [open] });
  const socket = await simple.socket({ token: tokenFor({ companyId: here }) });
  expect((await socket.subscribe('open')).type).toBe('subscribed');
  await socket.close();
  await simple.close();
});
