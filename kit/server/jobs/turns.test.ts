import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Module } from '../app/module.ts';
import { rawSql } from '../db/sql.ts';
import { addJob, addJobs, job } from './jobs.ts';
import { type JobRunner, startJobs } from './runner.ts';
import { companyOf, isHeldBack, whoWaits } from './turns.ts';

const hands = (all: number, inUse: Record<string, number>) => ({ all, inUse: new Map(Object.entries(inUse)) });

const heldBack = [
  ['has none', { a: 0 }, false],
  ['has one, and others are free', { a: 1 }, false],
  ['has half', { a: 3 }, true],
  ['has one, and one hand is left for who has none', { a: 1, b: 3 }, true],
] as const;
for (const [name, inUse, expected] of heldBack) {
  test(`a company that ${name} is ${expected ? '' : 'not '}held back`, () =>
    expect(isHeldBack('a', hands(5, inUse))).toBe(expected));
}

const turns = [
  ['the only one goes', ['a'], {}, {}, []],
  ['who has fewest hands goes', ['a', 'b'], { a: 2, b: 1 }, {}, ['a']],
  ['among equals who was served longest ago goes', ['a', 'b', 'c'], {}, { a: 7, b: 5, c: 6 }, ['a', 'c']],
  ['who was never served goes first', ['a', 'b'], {}, { a: 1 }, ['a']],
  ['nobody goes when all have their share', ['a', 'b'], { a: 3, b: 1 }, {}, ['a', 'b']],
] as const;
for (const [name, due, inUse, servedAt, expected] of turns) {
  test(`whose turn it is: ${name}`, () =>
    expect(whoWaits(due, hands(5, inUse), new Map(Object.entries(servedAt)))).toEqual(expected));
}

test('a job says whose it is, an event one step deeper', () => {
  expect(companyOf({ companyId: 'a' })).toBe('a');
  expect(companyOf({ name: 'paid', payload: { companyId: 'b' } })).toBe('b');
  expect([companyOf({}), companyOf(null), companyOf({ payload: null })]).toEqual([undefined, undefined, undefined]);
});

describe('beside a company with a hundred long jobs', () => {
  const HOSTILE = Array.from({ length: 6 }, (_, i) => `00000000-0000-7000-8000-00000000000${i}`);
  const HONEST = '00000000-0000-7000-8000-0000000000ff';
  const begun: string[] = [];
  /** Long jobs end when the test lets them, the oldest first. */
  let ends: (() => void)[] = [];
  const letAllEnd = () => {
    for (const end of ends.splice(0)) end();
  };
  const run = (_ctx: unknown, { companyId, isLong }: { companyId: string; isLong: boolean }) => {
    begun.push(companyId);
    return isLong ? new Promise<void>((resolve) => ends.push(resolve)) : Promise.resolve();
  };
  const declared = {
    payload: z.object({ companyId: z.uuid(), isLong: z.boolean() }),
    transaction: 'own',
    run,
  } as const;
  const prompt = job({ name: 'prompt', ...declared });
  const batch = job({ name: 'batch', isBatch: true, ...declared });
  const example: Module = { name: 'example', jobs: [prompt, batch] };

  let app: TestApp;
  let runner: JobRunner;
  beforeAll(async () => {
    app = await openApp(example);
  });
  beforeEach(async () => {
    begun.length = 0;
    ends = [];
    await app.db.rows(rawSql('delete from kit.job_worker; delete from graphile_worker._private_jobs;'));
    const { url, db, app: parts } = app;
    runner = startJobs({ url, db, app: parts, now: () => app.time.now, modules: [example] });
  });
  afterEach(async () => {
    await app.db.rows(rawSql('delete from graphile_worker._private_jobs where locked_at is null;'));
    const letGo = setInterval(letAllEnd, 20);
    await runner.stop();
    clearInterval(letGo);
  });
  afterAll(() => app.close());

  const long = (companyId: string) => Array.from({ length: 100 }, () => ({ companyId, isLong: true }));
  const count = (companyId: string) => begun.filter((each) => each === companyId).length;

  for (const kind of [prompt, batch]) {
    const all = kind === prompt ? 5 : 3;

    test(`another one's ${kind.name} job begins although none of them has ended`, async () => {
      await addJobs(app.work(), kind, long(HOSTILE[0]!));
      await expect.poll(() => count(HOSTILE[0]!)).toBe(Math.ceil(all / 2));
      await addJob(app.work(), kind, { companyId: HONEST, isLong: false });
      await expect.poll(() => count(HONEST)).toBe(1);
      expect([count(HOSTILE[0]!), ends.length]).toEqual([Math.ceil(all / 2), Math.ceil(all / 2)]);
    });

    test(`a ${kind.name} job among six such companies begins as soon as one hand is free`, async () => {
      for (const company of HOSTILE) await addJobs(app.work(), kind, long(company));
      await expect.poll(() => begun.length).toBe(all);
      await addJob(app.work(), kind, { companyId: HONEST, isLong: false });
      // Those that have waited longer than the honest one, each once, and then it.
      for (let freed = 0; count(HONEST) === 0; freed++) {
        expect(freed).toBeLessThanOrEqual(HOSTILE.length);
        const before = begun.length;
        ends.shift()!();
        await expect.poll(() => begun.length).toBeGreaterThan(before);
      }
    });
  }

  test('what somebody waits for does not stand behind batches, not even of the same company', async () => {
    for (const company of HOSTILE) await addJobs(app.work(), batch, long(company));
    await expect.poll(() => begun.length).toBe(3);
    await addJob(app.work(), prompt, { companyId: HOSTILE[0]!, isLong: false });
    await expect.poll(() => begun.length).toBe(4);
    expect(ends.length).toBe(3);
  });

  test('all of them are done in the end', async () => {
    const two = HOSTILE.slice(0, 2);
    for (const company of two) await addJobs(app.work(), prompt, long(company).slice(0, 20));
    const letGo = setInterval(letAllEnd, 5);
    await expect.poll(() => begun.length, { timeout: 20_000 }).toBe(40);
    clearInterval(letGo);
  });
});
