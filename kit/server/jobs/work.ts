import * as z from 'zod/mini';
import type { App, WorkCtx } from '../app/ctx.ts';
import { newId, newSecret } from '../app/ids.ts';
import type { Db } from '../db/db.ts';
import type { Job } from './jobs.ts';

export type JobWorld = { readonly db: Db; readonly app: App; readonly now: () => Date };

/** Does one job, in a transaction unless it opens its own. */
export async function work({ db, app, now }: JobWorld, job: Job, payload: unknown): Promise<void> {
  const ctx: WorkCtx = { db, app, now: now(), newId: () => newId(), newSecret };
  const checked = z.parse(job.payload, payload) as never;
  if (job.transaction === 'own') return job.run(ctx, checked);
  await db.transaction((tx) => job.run({ ...ctx, db: tx }, checked));
}
