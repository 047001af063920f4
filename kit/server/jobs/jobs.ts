import { maskOf } from '@fachwerk/base/secret-mask';
import * as z from 'zod/mini';
import type { App, WorkCtx } from '../app/ctx.ts';
import { jsonOf, sql } from '../db/sql.ts';
import { holdsSecretInHand } from '../observe/secrets-in-hand.ts';
import { withTrace } from './trace-of-job.ts';
import { type Lane, partyOf } from './turns.ts';

type Schema = z.core.$ZodType;

/** Work that leaves after the commit. It may run twice, so it must bear it. */
export type Job<Payload extends Schema = Schema> = {
  readonly name: string;
  readonly payload: Payload;
  readonly run: (ctx: WorkCtx, payload: never) => Promise<void>;
  /**
   * A job is one transaction. One that talks to the outside or takes long must not hold a connection meanwhile: it runs
   * outside a transaction and opens short ones of its own.
   */
  readonly transaction?: 'own';
  /** Five-field cron line, UTC, for jobs that come by themselves. Their payload is `{}`. */
  readonly cron?: string;
  /** How often it is tried, with growing pauses, before it rests as failed. */
  readonly tries?: number;
  /** Takes long, or is one of very many: it has hands of its own, so that nobody stands and waits behind it. */
  readonly isBatch?: boolean;
};

/** What comes once an hour or less goes through a lot at a time. */
export const isSeldom = (cron: string | undefined) => cron !== undefined && /^\d+ /.test(cron);

export const laneOf = ({ isBatch, cron }: Pick<Job, 'isBatch' | 'cron'>): Lane =>
  (isBatch ?? isSeldom(cron)) ? 'batch' : 'prompt';

/** Eight tries take about an hour. */
export const USUAL_TRIES = 8;

export function job<Payload extends Schema>(
  declared: Omit<Job<Payload>, 'run'> & { run: (ctx: WorkCtx, payload: z.infer<Payload>) => Promise<void> },
): Job<Payload> {
  if (maskOf(declared.payload).hasSecrets)
    throw new Error(`the payload of ${declared.name} holds a declared secret: give it an id`);
  return declared as Job<Payload>;
}

export type JobOptions = {
  /** Only one waiting job per key; a later one replaces it. */
  readonly key?: string;
  readonly runAt?: Date;
};

/** Enqueued in the caller's transaction: it exists exactly when the change does. A payload lies in the database for all to read: it holds ids, and no secret. */
export async function addJob<Payload extends Schema>(
  ctx: Pick<WorkCtx, 'db' | 'now'>,
  job: Job<Payload>,
  payload: z.infer<Payload>,
  { key, runAt = ctx.now }: JobOptions = {},
): Promise<void> {
  const { name, tries = USUAL_TRIES } = job;
  const parsed = z.parse(job.payload, payload);
  const checked = jsonOf(withTrace(parsed));
  if (holdsSecretInHand(checked)) throw new Error(`a job ${name} was to hold a secret of the request`);
  await ctx.db.write(sql`
    select kit.add_job(${name}, ${checked}::json, ${key ?? null}, ${runAt}, ${tries}, ${partyOf(laneOf(job), parsed)})`);
}

/** Many of one kind in one statement. */
export async function addJobs<Payload extends Schema>(
  ctx: Pick<WorkCtx, 'db' | 'now'>,
  job: Job<Payload>,
  payloads: readonly z.infer<Payload>[],
): Promise<void> {
  if (payloads.length === 0) return;
  const { name, tries = USUAL_TRIES } = job;
  const parsed = payloads.map((payload) => z.parse(job.payload, payload));
  const checked = parsed.map((payload) => jsonOf(withTrace(payload)));
  const parties = parsed.map((payload) => partyOf(laneOf(job), payload));
  if (checked.some(holdsSecretInHand)) throw new Error(`a job ${name} was to hold a secret of the request`);
  await ctx.db.write(sql`
    select kit.add_job(${name}, given::json, null, ${ctx.now}, ${tries}, party)
    from unnest(${checked}::text[], ${parties}::text[]) as each (given, party)`);
}

/** Does a job now, beside the queue. */
type AtOnce = (job: Job, payload: unknown) => void;

const atOnce = new WeakMap<App, AtOnce>();

/** Registers the runner that works on the jobs of this house in this process. */
export function registerUrgentRunner(app: App, work: AtOnce | undefined): void {
  if (work) atOnce.set(app, work);
  else atOnce.delete(app);
}

/** When the queue comes for a job that this process was about to do at once: it may have died. */
const NET_MS = 1_000;

/**
 * Adds a job that a person is waiting for. Where this process runs jobs, it starts when the transaction is committed; the queue follows a
 * moment later, as for any job, and finds it done.
 */
export async function addUrgentJob<Payload extends Schema>(
  ctx: Pick<WorkCtx, 'db' | 'now' | 'app'>,
  job: Job<Payload>,
  payload: z.infer<Payload>,
): Promise<void> {
  const work = atOnce.get(ctx.app);
  await addJob(ctx, job, payload, work && { runAt: new Date(ctx.now.getTime() + NET_MS) });
  if (work) await ctx.db.afterCommit(() => work(job as Job, payload));
}
