import type { Logger } from 'pino';
import { type Db, isDatabaseGone } from '../db/db.ts';
import { sql } from '../db/sql.ts';

const BEAT_MS = 10_000;
/** Who has not shown a sign of life for this long is dead, and its jobs are free again. */
const DEAD_AFTER_SECONDS = 30;

/**
 * A worker that was killed leaves its jobs locked, and the queue would free them only after hours. Workers therefore show
 * signs of life, and each frees the jobs of the dead.
 */
export class JobWatch {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  #workerId: string | undefined;
  /** Workers of this very process that had to give up. */
  #former: readonly string[] = [];

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#log = log;
    this.#timer = setInterval(() => void this.#beat(), BEAT_MS);
    this.#timer.unref();
  }

  follow(workerId: string): void {
    if (this.#workerId) this.#former = [...this.#former, this.#workerId];
    this.#workerId = workerId;
    void this.#beat();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    const workerId = this.#workerId;
    this.#workerId = undefined;
    if (workerId) await this.#safely(() => this.#db.rows(sql`delete from kit.job_worker where id = ${workerId}`));
  }

  async #beat(): Promise<void> {
    const workerId = this.#workerId;
    if (!workerId) return;
    await this.#safely(async () => {
      await this.#db.rows(sql`
        insert into kit.job_worker (id, seen_at) values (${workerId}, now()) on conflict (id) do update set seen_at = now()`);
      const former = this.#former;
      await freeJobsOf(this.#db, former);
      this.#former = this.#former.filter((id) => !former.includes(id));
      await freeJobsOfTheDead(this.#db);
    });
  }

  /** The database may be away; the next beat finds it again. */
  async #safely(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isDatabaseGone(error)) this.#log.error({ err: error, part: 'jobs' }, 'the watch over job workers failed');
    }
  }
}

async function freeJobsOf(db: Db, workerIds: readonly string[]): Promise<void> {
  if (workerIds.length > 0) await db.rows(sql`select graphile_worker.force_unlock_workers(${workerIds}::text[])`);
}

/** Answers whose jobs were freed. A job that was taken just now is left alone: its worker may not have shown itself yet. */
export async function freeJobsOfTheDead(db: Db): Promise<string[]> {
  const dead = await db.rows<{ workerId: string }>(sql`
    select distinct locked_by as worker_id from graphile_worker.jobs
    where locked_by is not null and locked_at < now() - make_interval(secs => ${DEAD_AFTER_SECONDS})
      and not exists (select from kit.job_worker as worker
        where worker.id = locked_by and worker.seen_at > now() - make_interval(secs => ${DEAD_AFTER_SECONDS}))`);
  const workerIds = dead.map(({ workerId }) => workerId);
  await freeJobsOf(db, workerIds);
  await db.rows(sql`delete from kit.job_worker where seen_at < now() - interval '1 day'`);
  return workerIds;
}
