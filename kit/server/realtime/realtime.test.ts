import { addDays } from '@fachwerk/base/time';
import { openSecondServer } from '@fachwerk/testing/app';
import { describe, expect, test } from 'vitest';
import { sql } from '../db/sql.ts';
import { MOST_CAUGHT_UP } from './catch-up.ts';
import { forgetStreamEvents } from './forget-events.job.ts';
import { publish } from './publish.ts';
import { account, appWithListeners, elsewhere, event, events, here, hire, news } from './realtime.for-tests.ts';

const at = appWithListeners();

describe('a listener', () => {
  test('is welcomed with the version, and hears what is told from now on, in order', async () => {
    hire('anna');
    await at.publishNumber(1);
    const socket = await at.app.socket();
    socket.t({ type: 'hello', token: 'anna', language: 'en' });
    expect(await socket.next()).toEqual({ type: 'welcome', version: 'test' });
    expect(await socket.subscribe('news')).toMatchObject({ type: 'subscribed', stream: 'news', seq: 1 });
    await at.publishNumber(2);
    await at.tellMany(3, 20);
    expect(await socket.take(19)).toEqual(events(2, 20));
    await socket.close();
  });

  test('is told for how long nothing was said, by the clock that told it', async () => {
    hire('anna');
    const socket = await at.sit('anna');
    expect(await socket.subscribe('news')).toMatchObject({ seq: 0, quietMs: null });
    await at.publishNumber(1);
    const later = await (await at.sit('anna')).subscribe('news');
    expect(later).toMatchObject({ seq: 1, quietMs: expect.toSatisfy((ms: number) => ms >= 0 && ms < 60_000) });
    await at.app.db.write(
      sql`update kit.stream set spoke_at = clock_timestamp() - interval '1 hour' where company_id = ${here}`,
    );
    const muchLater = await (await at.sit('anna')).subscribe('news');
    expect(muchLater).toMatchObject({ seq: 1, quietMs: expect.toSatisfy((ms: number) => ms >= 3_600_000) });
  });

  test('hears nothing of a change that did not happen', async () => {
    hire('anna');
    const socket = await at.sit('anna');
    await socket.subscribe('news');
    const failing = at.app.db.transaction(async (db) => {
      await publish({ ...at.app.work(), db, companyId: here }, news, { n: 99 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await at.publishNumber(1);
    expect(await socket.next()).toEqual(event(1));
  });

  test('who was away hears what was missed, then what is new, without a hole and without a double', async () => {
    hire('anna');
    const before = await at.sit('anna');
    await before.subscribe('news');
    await at.publishNumber(1);
    expect(await before.next()).toEqual(event(1));
    await before.close();
    await at.tellMany(2, 5);
    const after = await at.sit('anna');
    expect(await after.subscribe('news', 1)).toMatchObject({ type: 'subscribed', stream: 'news', seq: 1 });
    await at.publishNumber(6);
    expect(await after.take(5)).toEqual(events(2, 6));
  });

  test('hears every event once while others come and go and several people write at once', async () => {
    hire('anna');
    const steady = await at.sit('anna');
    await steady.subscribe('news', 0);
    const writers = Array.from({ length: 5 }, async () => {
      for (let i = 0; i < 20; i++) await at.publishNumber(0);
    });
    const restless = (async () => {
      const seqs: number[] = [];
      while (seqs.length < 100) {
        const socket = await at.app.socket({ token: 'anna' });
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
    const socket = await at.sit('anna');
    await socket.subscribe('news');
    socket.t({ type: 'unsubscribe', stream: 'news' });
    await socket.quiet();
    await at.publishNumber(1);
    expect(await socket.quiet()).toEqual([]);
    await socket.subscribe('news', 0);
    expect(await socket.next()).toEqual(event(1));
  });
});

describe('who has missed too much', () => {
  test('is told to load everything anew, and goes on from there', async () => {
    hire('anna');
    await at.tellMany(1, MOST_CAUGHT_UP + 1);
    const socket = await at.sit('anna');
    expect(await socket.subscribe('news', 0)).toEqual({ type: 'reset', stream: 'news', seq: MOST_CAUGHT_UP + 1 });
    await at.publishNumber(MOST_CAUGHT_UP + 2);
    expect(await socket.next()).toEqual(event(MOST_CAUGHT_UP + 2));
    expect((await socket.subscribe('news', 2)).type).toBe('subscribed');
  });

  test('is told so too when what was missed is already forgotten', async () => {
    hire('anna');
    await at.tellMany(1, 3);
    at.app.time.now = addDays(at.app.time.now, 8);
    await at.publishNumber(4);
    await forgetStreamEvents.run(at.app.work(), {} as never);
    const socket = await at.sit('anna');
    expect(await socket.subscribe('news', 1)).toEqual({ type: 'reset', stream: 'news', seq: 4 });
    expect(await socket.subscribe('news', 3)).toMatchObject({ type: 'subscribed', stream: 'news', seq: 3 });
    expect(await socket.next()).toEqual(event(4));
  });

  test('is told so too when the stream is older than what is known of it: a backup was restored', async () => {
    hire('anna');
    await at.publishNumber(1);
    const socket = await at.sit('anna');
    expect(await socket.subscribe('news', 7)).toEqual({ type: 'reset', stream: 'news', seq: 1 });
  });
});

describe('nobody hears', () => {
  test('another company', async () => {
    hire('anna');
    hire('otto', elsewhere);
    const [anna, otto] = [await at.sit('anna'), await at.sit('otto')];
    await anna.subscribe('news');
    await otto.subscribe('news');
    await at.publishNumber(1, { companyId: here });
    expect(await anna.next()).toEqual(event(1));
    expect(await otto.quiet()).toEqual([]);
    await at.publishNumber(1, { companyId: elsewhere });
    expect(await otto.next()).toEqual(event(1));
    expect(await anna.quiet()).toEqual([]);
  });

  test('a stream without its capability, or one that does not exist', async () => {
    hire('bert', here, []);
    const bert = await at.sit('bert');
    expect(await bert.subscribe('news')).toEqual({ type: 'refused', stream: 'news', code: 'access.denied' });
    expect(await bert.subscribe('secrets')).toEqual({ type: 'refused', stream: 'secrets', code: 'path.unknown' });
    expect((await bert.subscribe('open')).type).toBe('subscribed');
    await at.publishNumber(1);
    expect(await bert.quiet()).toEqual([]);
  });

  test('what is meant for somebody else', async () => {
    const annaId = hire('anna');
    hire('bert');
    const [anna, bert] = [await at.sit('anna'), await at.sit('bert')];
    await anna.subscribe('account');
    await bert.subscribe('account');
    expect(await bert.subscribe(`account:${annaId}`)).toMatchObject({ type: 'refused' });
    await at.publishNumber(1, { to: account, userId: annaId });
    expect(await anna.next()).toEqual(event(1, 'account'));
    expect(await bert.quiet()).toEqual([]);
  });

  test('anything before the hello, or with a token that nobody knows', async () => {
    const early = await at.app.socket();
    early.t({ type: 'subscribe', stream: 'open', after: null });
    expect(await early.closed()).toBe(4401);
    const stranger = await at.app.socket();
    stranger.t({ type: 'hello', token: 'nobody' });
    expect(await stranger.closed()).toBe(4401);
  });
});

test('two server processes on one database both tell it, whoever wrote it', async () => {
  hire('anna');
  const nextDoor = await openSecondServer(at.app);
  const [here1, there] = [await at.sit('anna'), await at.sit('anna', nextDoor)];
  await here1.subscribe('news');
  await there.subscribe('news');
  await at.publishNumber(1);
  await nextDoor.db.transaction((db) => publish({ ...nextDoor.work(), db, companyId: here }, news, { n: 2 }));
  expect(await here1.take(2)).toEqual(events(1, 2));
  expect(await there.take(2)).toEqual(events(1, 2));
  await there.close();
  await nextDoor.close();
});
