import type { Logger } from 'pino';
import { type Db, isDatabaseGone } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { GivenUp } from './given-up.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Who has not shown a sign of life for this long is dead, and its jobs are free again. */
const DEAD_AFTER_SECONDS = 30;
/** Who has all hands full may take a while. After so many looks at which nobody had taken anything, operators are told. */
const FULL_HANDS_LOOKS = 30;
/** A job that was in the hands of so many servers when they died is what they die of. */
const DEATHS_TO_BEAR = 5;
const SOON_MS = 2_000;
/** Workers that have just come connect first, and look for jobs every two seconds at the latest. */
const BEGIN_WITHIN_MS = 3_000;
/** A job that was in nobody's hands at one look and still is at the next is lost. */
const LOOKS_TO_BE_SURE = 2;

export type WatchOptions = {
  readonly db: Db;
  readonly log: Logger;
  /** The names of the jobs that are done here. */
  readonly jobs: readonly string[];
  readonly lookEveryMs: number;
  readonly onGivenUp: (job: GivenUp) => Promise<void>;
};

/** Workers of this very process that had to give up. What they had in hand then is theirs until they have finished. */
type Former = { readonly pool: WorkerPool; readonly held: readonly string[]; isGone: boolean };

type LockedJob = { readonly id: string; readonly workerId: string };

type Seen = { readonly pool: WorkerPool; readonly begun: number; readonly due: string | undefined };

/**
 * Sees to it that no job is left standing. The queue itself frees what is locked after hours. Here workers show signs of life, and jobs
 * are freed when their workers are dead or were left behind, or never heard that they got them because the connection broke.
 * Workers that leave alone what is due have to give up.
 */
export class JobWatch {
  readonly #options: WatchOptions;
  readonly #timer: NodeJS.Timeout;
  #pool: WorkerPool | undefined;
  #former: readonly Former[] = [];
  #looking = Promise.resolve();
  #isLookPlanned = false;
  /** Jobs that the workers of this process have taken by what the database says, but not by what they say themselves. */
  #ofNobody: readonly string[] = [];
  #soon: NodeJS.Timeout | undefined;
  #looksToCome = 0;
  #seen: Seen | undefined;
  #looksInVain = 0;
  #followedAt = 0;
  /** How many jobs had been begun when it was found that nobody takes any. */
  #stuckAt: number | undefined;

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#look(), options.lookEveryMs);
    this.#timer.unref();
  }

  /** Jobs are due, and nobody takes them. */
  get isStuck(): boolean {
    return this.#stuckAt !== undefined && (this.#pool?.begun ?? 0) <= this.#stuckAt;
  }

  follow(pool: WorkerPool): void {
    this.#pool = pool;
    this.#followedAt = performance.now();
    if (this.#stuckAt !== undefined) this.#stuckAt = 0;
    this.#look();
  }

  /** When the database was away for a moment nobody should have to wait for the next usual look. */
  lookSoon(): void {
    this.#looksToCome = LOOKS_TO_BE_SURE;
    if (this.#soon) return;
    this.#soon = setInterval(() => {
      this.#look();
      if (--this.#looksToCome > 0) return;
      clearInterval(this.#soon);
      this.#soon = undefined;
    }, SOON_MS);
    this.#soon.unref();
  }

  /** Settles when it has finished what it had in hand. */
  async leave(pool: WorkerPool): Promise<void> {
    if (this.#pool === pool) this.#pool = undefined;
    const former: Former = { pool, held: [...pool.inHand.keys()], isGone: false };
    this.#former = [...this.#former, former];
    await pool.leave();
    former.isGone = true;
    this.#look();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    clearInterval(this.#soon);
    await this.#looking;
    const { db } = this.#options;
    const crews = this.#crews();
    const ids = idsOf(crews);
    await this.#safely(async () => {
      const locked = await lockedBy(db, ids);
      await freeJobs(
        db,
        locked.filter(({ id }) => !crews.some(({ inHand }) => inHand.has(id))),
      );
      await db.rows(sql`delete from kit.job_worker where id = any(${ids}::text[])`);
    });
    this.#pool = undefined;
  }

  #crews(): WorkerPool[] {
    return [...this.#former.map(({ pool }) => pool), ...(this.#pool ? [this.#pool] : [])];
  }

  /** One after the other; what is planned sees everything that happens before it begins. */
  #look(): void {
    if (this.#isLookPlanned) return;
    this.#isLookPlanned = true;
    this.#looking = this.#looking.then(async () => {
      this.#isLookPlanned = false;
      await this.#safely(() => this.#lookAtAll());
    });
  }

  async #lookAtAll(): Promise<void> {
    const { db } = this.#options;
    const gone = this.#former.filter(({ isGone }) => isGone);
    const ids = idsOf(this.#crews());
    await showSigns(db, ids);
    await this.#freeOwn(await lockedBy(db, ids));
    this.#former = this.#former.filter((former) => !gone.includes(former));
    for (const lost of (await freeJobsOfTheDead(db)).lost) await this.#options.onGivenUp(lost);
    if (this.#pool?.isWorking) await this.#lookAtDue(this.#pool);
  }

  async #freeOwn(locked: readonly LockedJob[]): Promise<void> {
    const ofFormer = locked.filter(({ id, workerId }) => {
      const former = this.#former.find(({ pool }) => pool.id === workerId);
      return former && (former.isGone || !(former.held.includes(id) || former.pool.inHand.has(id)));
    });
    // Right after it was taken, or done, a job is in nobody's hands for a moment.
    const ofNobody = locked.filter(({ id, workerId }) => workerId === this.#pool?.id && !this.#pool.inHand.has(id));
    const before = this.#ofNobody;
    this.#ofNobody = ofNobody.map(({ id }) => id);
    await freeJobs(this.#options.db, [...ofFormer, ...ofNobody.filter(({ id }) => before.includes(id))]);
  }

  async #lookAtDue(pool: WorkerPool): Promise<void> {
    const { db, log, jobs } = this.#options;
    const before = this.#seen;
    const hasFreeHands = pool.inHand.size < pool.concurrency;
    // With a hand free, what must wait for its turn is left alone by right.
    const due = await oldestDue(db, jobs, hasFreeHands ? pool.turns.heldBack : []);
    this.#seen = { pool, begun: pool.begun, due };
    const isInVain = due !== undefined && due === before?.due && pool === before.pool && pool.begun === before.begun;
    this.#looksInVain = isInVain ? this.#looksInVain + 1 : 0;
    if (due === undefined || pool.begun > (this.#stuckAt ?? 0)) this.#stuckAt = undefined;
    if (!isInVain || (!hasFreeHands && this.#looksInVain < FULL_HANDS_LOOKS)) return;
    if (hasFreeHands && performance.now() - this.#followedAt < BEGIN_WITHIN_MS) return;
    if (!this.isStuck) log.error({ part: 'jobs', jobId: due }, 'jobs are due and nobody takes them');
    this.#stuckAt = pool.begun;
    if (hasFreeHands) pool.giveUp();
  }

  /** The database may be away; the next look finds it again. */
  async #safely(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const { log } = this.#options;
      if (!isDatabaseGone(error)) log.error({ err: error, part: 'jobs' }, 'the watch over job workers failed');
    }
  }
}

const idsOf = (crews: readonly WorkerPool[]) => crews.flatMap(({ id }) => id ?? []);

async function showSigns(db: Db, workerIds: readonly string[]): Promise<void> {
  await db.rows(sql`
    insert into kit.job_worker (id, seen_at) select id, now() from unnest(${workerIds}::text[]) as id
    on conflict (id) do update set seen_at = now()`);
}

function lockedBy(db: Db, workerIds: readonly string[]): Promise<LockedJob[]> {
  return db.rows(sql`
    select id::text, locked_by as worker_id from graphile_worker._private_jobs where locked_by = any(${workerIds}::text[])`);
}

/** The one that would be taken next, by the clock that the queue goes by. */
async function oldestDue(db: Db, names: readonly string[], heldBack: readonly string[]): Promise<string | undefined> {
  const row = await db.first<{ id: string }>(sql`
    select job.id::text from graphile_worker._private_jobs as job
    where is_available and run_at <= ${new Date()} and (flags ?| ${heldBack}::text[]) is not true
      and task_id in (select id from graphile_worker._private_tasks where identifier = any(${names}::text[]))
    order by priority, run_at, job.id limit 1`);
  return row?.id;
}

/**
 * Their taking does not count as a try: it was not the job that failed. One that was replaced meanwhile by a later one of the same
 * key is not to come again, and keeps that it has no try left.
 */
async function freeJobs(db: Db, jobs: readonly LockedJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await db.rows(sql`
    update graphile_worker._private_jobs
    set locked_at = null, locked_by = null,
      attempts = case when updated_at <= locked_at then greatest(attempts - 1, 0) else attempts end
    where id = any(${jobs.map(({ id }) => id)}::bigint[]) and locked_by = any(${jobs.map(({ workerId }) => workerId)}::text[])`);
}

/**
 * Answers whose jobs were freed, and which of them do not come again. A job that was taken just now is left alone: its worker may not have
 * shown itself yet. As with `freeJobs`, a server's death is not a try of the job.
 */
export async function freeJobsOfTheDead(db: Db): Promise<{ workerIds: string[]; lost: GivenUp[] }> {
  const dead = await db.rows<{ workerId: string }>(sql`
    select distinct locked_by as worker_id from graphile_worker.jobs
    where locked_by is not null and locked_at < now() - make_interval(secs => ${DEAD_AFTER_SECONDS})
      and not exists (select from kit.job_worker as worker
        where worker.id = locked_by and worker.seen_at > now() - make_interval(secs => ${DEAD_AFTER_SECONDS}))`);
  const workerIds = dead.map(({ workerId }) => workerId);
  const lost = workerIds.length > 0 ? await db.transaction((tx) => freeFrom(tx, workerIds)) : [];
  await db.rows(sql`delete from kit.job_worker where seen_at < now() - interval '1 day'`);
  return { workerIds, lost };
}

async function freeFrom(db: Db, workerIds: readonly string[]): Promise<GivenUp[]> {
  const held = await db.rows<{ id: string; isReplaced: boolean }>(sql`
    update graphile_worker._private_jobs
    set locked_at = null, locked_by = null,
      attempts = case when updated_at <= locked_at then greatest(attempts - 1, 0) else attempts end
    where locked_by = any(${workerIds}::text[])
    returning id::text, attempts >= max_attempts as is_replaced`);
  await db.rows(sql`select graphile_worker.force_unlock_workers(${workerIds}::text[])`);
  await db.rows(sql`delete from kit.job_death where job_id not in (select id from graphile_worker._private_jobs)`);
  const again = held.filter(({ isReplaced }) => !isReplaced).map(({ id }) => id);
  await db.rows(sql`
    insert into kit.job_death (job_id, deaths) select id, 1 from unnest(${again}::bigint[]) as id
    on conflict (job_id) do update set deaths = job_death.deaths + 1`);
  return db.rows<GivenUp>(sql`
    update graphile_worker._private_jobs as job set attempts = max_attempts, last_error = 'the servers that did it died'
    from kit.job_death as death, graphile_worker._private_tasks as task
    where job.id = any(${again}::bigint[]) and death.job_id = job.id and death.deaths >= ${DEATHS_TO_BEAR} and task.id = job.task_id
    returning task.identifier as job, job.id::text as job_id, death.deaths as tries, job.payload`);
}
