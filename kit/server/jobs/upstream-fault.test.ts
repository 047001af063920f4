import { setTimeout as sleep } from 'node:timers/promises';
import { openApp } from '@fachwerk/testing/app';
import { Logger, run } from 'graphile-worker';
import { expect, test } from 'vitest';
import { rawSql } from '../db/sql.ts';
import { queuePool } from './queue.ts';

/** Long enough: with the fault mended it settles within a tenth of a second. */
const NEVER_MS = 2_000;

/** docs/upstream/graphile-worker-batch.md; what rests on it: docs/decisions/0171-graphile-worker-is-not-patched.md. */
test('graphile-worker still does not end after failed sign-offs; once it does, 0171 says what can go', async () => {
  const app = await openApp();
  const pgPool = queuePool(app.url, 8);
  const runner = await run({
    pgPool,
    concurrency: 3,
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: {
      wait: async (payload) => {
        const { ms, fails } = payload as { ms: number; fails?: boolean };
        await sleep(ms);
        if (fails) throw new Error('a job that fails');
      },
    },
  });
  try {
    await app.db.rows(
      rawSql(`
        create function graphile_worker.no() returns trigger language plpgsql as $$ begin raise exception 'no sign-off'; end $$;
        create trigger no before delete on graphile_worker._private_jobs for each statement execute function graphile_worker.no()`),
    );
    const failedAt = Promise.withResolvers<void>();
    runner.events.on('job:error', () => failedAt.resolve());
    for (const job of [{ ms: 100 }, { ms: 300 }, { ms: 700, fails: true }]) await runner.addJob('wait', job);
    await failedAt.promise;
    const settled = runner.promise.then(
      () => 'settled',
      () => 'settled',
    );
    expect(await Promise.race([settled, sleep(NEVER_MS, 'never')])).toBe('never');
  } finally {
    await pgPool.end().catch(() => {});
    await app.close();
  }
});
