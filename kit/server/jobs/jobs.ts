import { maskOf } from '@fachwerk/base/secret-mask';
import * as z from 'zod/mini';
import { jsonOf, sql } from '../db/sql.ts';
import type { WorkCtx } from '../house/ctx.ts';
import { holdsSecretInHand } from '../observe/secrets-in-hand.ts';

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
};

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
  { name, payload: schema, tries = USUAL_TRIES }: Job<Payload>,
  payload: z.infer<Payload>,
  { key, runAt = ctx.now }: JobOptions = {},
): Promise<void> {
  const checked = jsonOf(z.parse(schema, payload));
  if (holdsSecretInHand(checked)) throw new Error(`a job ${name} was to hold a secret of the request`);
  await ctx.db.write(sql`
    select kit.add_job(${name}, ${checked}::json, ${key ?? null}, ${runAt}, ${tries})`);
}
