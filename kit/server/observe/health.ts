import { setTimeout as sleep } from 'node:timers/promises';
import { appProblems, problemsOf } from '@fachwerk/base/problem';
import type { FastifyInstance } from 'fastify';
import { sql } from '../db/sql.ts';
import type { HttpOptions, ReadyCheck } from '../http/options.ts';

const problem = problemsOf(appProblems);
const LONGEST_MS = 2_000;

/**
 * For operators: `/api/health` says that the process lives, `/api/ready` that everything it needs answers, or what does not.
 * The rule for hosts holds here too: ask by `localhost` or by the host of PUBLIC_URL.
 */
export function addHealth(fastify: FastifyInstance, { db, app, checks = {} }: HttpOptions): void {
  const all = Object.entries<ReadyCheck>({ database: () => db.rows(sql`select 1 as alive`), ...checks });
  fastify.get('/api/health', { exposeHeadRoute: true }, async () => ({ status: 'ok', version: app.version }));

  let running: Promise<string[]> | undefined;
  fastify.get('/api/ready', { exposeHeadRoute: true }, async () => {
    // Requests during a check share its answer, so that health checks do not become a load of their own.
    running ??= failedOf(all).finally(() => {
      running = undefined;
    });
    const failed = await running;
    if (failed.length > 0) throw problem('server.not_ready', { failed: failed.join(', ') });
    return { status: 'ok', version: app.version, checks: all.map(([name]) => name) };
  });
}

async function failedOf(checks: readonly (readonly [string, ReadyCheck])[]): Promise<string[]> {
  const outcomes = await Promise.all(checks.map(async ([name, check]) => ((await isWorking(check)) ? [] : [name])));
  return outcomes.flat();
}

async function isWorking(check: ReadyCheck): Promise<boolean> {
  const over = new AbortController();
  const tooLong = sleep(LONGEST_MS, false, { signal: over.signal }).catch(() => false);
  const done = check().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([done, tooLong]);
  } finally {
    over.abort();
  }
}
