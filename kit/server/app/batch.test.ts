import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseGone } from '../db/db.ts';
import { openBatch } from './batch.ts';

const log = pino({ level: 'silent' });

test('what comes together is stored together, in its order, and nobody is acknowledged before', async () => {
  const taken: (readonly number[])[] = [];
  const stored = Promise.withResolvers<void>();
  const batch = openBatch<number>({
    take: async (messages) => {
      taken.push(messages);
      await stored.promise;
    },
    log,
    mostMessages: 3,
  });
  let acknowledged = 0;
  const all = [1, 2, 3, 4].map((message) => batch.add(message).then(() => acknowledged++));
  await expect.poll(() => taken).toEqual([[1, 2, 3]]);
  expect(acknowledged).toBe(0);
  stored.resolve();
  await Promise.all(all);
  expect(taken).toEqual([[1, 2, 3], [4]]);
});

test('while much comes, what nobody waits for is collected longer, until something is in a hurry', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const taken: number[] = [];
  const take = async (messages: readonly number[]) => void taken.push(messages.length);
  // What is odd can wait.
  const batch = openBatch<number>({
    take,
    log,
    collectMs: 5,
    patientMs: 1_000,
    isPatient: (message) => message % 2 === 1,
  });
  const send = (count: number, message: number) => Array.from({ length: count }, () => batch.add(message));
  send(3, 1);
  await vi.advanceTimersByTimeAsync(5);
  expect(taken).toEqual([3]);
  send(30, 1);
  await vi.advanceTimersByTimeAsync(5);
  expect(taken).toEqual([3, 30]);
  const waiting = send(40, 1);
  await vi.advanceTimersByTimeAsync(500);
  expect(taken).toEqual([3, 30]);
  waiting.push(batch.add(2));
  await vi.advanceTimersByTimeAsync(5);
  await Promise.all(waiting);
  expect(taken).toEqual([3, 30, 41]);
  const last = send(2, 1);
  await batch.end();
  await Promise.all(last);
  expect(taken).toEqual([3, 30, 41, 2]);
});

test('a message that breaks us is dropped alone', async () => {
  const taken: number[] = [];
  const batch = openBatch<number>({
    take: async (messages) => {
      if (messages.includes(2)) throw new Error('broken');
      taken.push(...messages);
    },
    log,
  });
  await Promise.all([batch.add(1), batch.add(2), batch.add(3)]);
  expect(taken).toEqual([1, 3]);
});

test('a database that is away acknowledges nothing', async () => {
  let isAway = true;
  const taken: number[] = [];
  const batch = openBatch<number>({
    take: async (messages) => {
      if (isAway) throw new DatabaseGone(new Error('away'));
      taken.push(...messages);
    },
    log,
  });
  const outcomes = await Promise.allSettled([batch.add(1), batch.add(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  await batch.add(1);
  expect(taken).toEqual([1]);
});

test('whoever reads from the wire waits while too much is waiting', async () => {
  const stored = Promise.withResolvers<void>();
  const batch = openBatch<number>({ take: () => stored.promise, log, mostMessages: 2 });
  const all = Array.from({ length: 12 }, (_, i) => batch.add(i));
  let hasRoom = false;
  const waiting = batch.room().then(() => {
    hasRoom = true;
  });
  await Promise.resolve();
  expect(hasRoom).toBe(false);
  stored.resolve();
  await Promise.all([waiting, ...all]);
  expect(hasRoom).toBe(true);
  await batch.end();
});
