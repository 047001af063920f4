import type { WorkCtx } from '../app/ctx.ts';
import { newId, newSecret } from '../app/ids.ts';
import { isDatabaseGone } from '../db/errors.ts';
import { companyOf } from './turns.ts';
import type { JobWorld } from './work.ts';

/** A job that nobody tries again. */
export type GivenUpJob = {
  readonly job: string;
  readonly jobId: string;
  readonly tries: number;
  /** Nothing for one that belongs to no company: then it is for whoever runs the installation. */
  readonly companyId: string | undefined;
};

export type GivenUpOptions = JobWorld & {
  /** Those of the house; some tell staff. */
  readonly modules: readonly { readonly jobGivenUp?: (ctx: WorkCtx, given: GivenUpJob) => Promise<void> }[];
  /** For the figures. */
  readonly onGivenUp?: ((job: string) => void) | undefined;
};

export type GivenUp = Omit<GivenUpJob, 'companyId'> & { readonly payload: unknown; readonly err?: unknown };

/** Said in the log, counted, and written where staff read it. */
export async function reportGivenUp(options: GivenUpOptions, { payload, err, ...given }: GivenUp): Promise<void> {
  const { app, db, now, modules } = options;
  const companyId = companyOf(payload);
  app.log.error({ err, part: 'jobs', companyId, ...given }, 'a job has failed for good');
  options.onGivenUp?.(given.job);
  const ctx = { db, app, now: now(), newId: () => newId(), newSecret };
  for (const { jobGivenUp } of modules) {
    try {
      await jobGivenUp?.(ctx, { ...given, companyId });
    } catch (error) {
      // A database that is away may be why the job failed: the line above has said it.
      if (!isDatabaseGone(error)) app.log.error({ err: error, part: 'jobs' }, 'staff could not be told of a lost job');
    }
  }
}
