import * as z from 'zod/mini';
import type { App, WorkCtx } from '../app/ctx.ts';
import { newId, newSecret } from '../app/ids.ts';
import type { Db } from '../db/db.ts';
import { type SpanFacts, traced } from '../observe/tracing/trace.ts';
import type { Job } from './jobs.ts';
import { traceIn } from './trace-of-job.ts';
import { companyOf } from './turns.ts';

export type JobWorld = { readonly db: Db; readonly app: App; readonly now: () => Date };

/** Does one job, in a transaction unless it opens its own. */
export function work({ db, app, now }: JobWorld, job: Job, stored: unknown): Promise<void> {
  const { payload, trace } = traceIn(stored);
  return traced(
    () => spanOf(job, payload, trace),
    async () => {
      const ctx: WorkCtx = { db, app, now: now(), newId: () => newId(), newSecret };
      const checked = z.parse(job.payload, payload) as never;
      if (job.transaction === 'own') return job.run(ctx, checked);
      await db.transaction((tx) => job.run({ ...ctx, db: tx }, checked));
    },
  );
}

function spanOf({ name }: Job, payload: unknown, continues: string | undefined): SpanFacts {
  const companyId = companyOf(payload);
  return {
    name: `job ${name}`,
    kind: 'consumer',
    attributes: { 'fachwerk.job': name, ...(companyId && { 'fachwerk.company_id': companyId }) },
    continues,
  };
}
