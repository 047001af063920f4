import * as z from 'zod/mini';
import type { WorkCtx } from './module.ts';
import { sql } from './sql.ts';

type Schema = z.core.$ZodType;

/** Work that leaves after the commit. It may run twice, so it must bear it. */
export type Job<Payload extends Schema = Schema> = {
  readonly name: string;
  readonly payload: Payload;
  readonly run: (ctx: WorkCtx, payload: never) => Promise<void>;
  /** Five-field cron line, UTC, for jobs that come by themselves. Their payload is `{}`. */
  readonly cron?: string;
  /** How often it is tried, with growing pauses, before it rests as failed. */
  readonly tries?: number;
};

export function job<Payload extends Schema>(
  declared: Omit<Job<Payload>, 'run'> & { run: (ctx: WorkCtx, payload: z.infer<Payload>) => Promise<void> },
): Job<Payload> {
  return declared as Job<Payload>;
}

export type JobOptions = {
  /** Only one waiting job per key; a later one replaces it. */
  readonly key?: string;
  readonly runAt?: Date;
};

/** Enqueued in the caller's transaction: it exists exactly when the change does. */
export async function addJob<Payload extends Schema>(
  ctx: Pick<WorkCtx, 'db'>,
  { name, payload: schema, tries = 8 }: Job<Payload>,
  payload: z.infer<Payload>,
  { key, runAt }: JobOptions = {},
): Promise<void> {
  const checked = JSON.stringify(z.parse(schema, payload));
  await ctx.db.rows(sql`
    select graphile_worker.add_job(${name}, payload => ${checked}::json, job_key => ${key ?? null},
      run_at => ${runAt ?? null}, max_attempts => ${tries}::int)`);
}
