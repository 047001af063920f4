import { jobsOf } from '@fachwerk/server/job-list';
import { type JobWorld, work } from '@fachwerk/server/job-work';
import type { Module } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';

type Waiting = { readonly id: number; readonly name: string; readonly payload: unknown; readonly attempts: number };

/**
 * Does every job that is due by the hand-moved clock, and those they add, one after the other, and says how many. A failed one
 * counts its try and is left for the next call; the first error is thrown when nothing else is left to do.
 */
export async function runDueJobs(world: JobWorld, modules: readonly Module[]): Promise<number> {
  const jobs = jobsOf(modules);
  const errors: unknown[] = [];
  const failed: number[] = [];
  for (let done = 0; ; done++) {
    const next = await nextDue(world, failed);
    if (!next && errors.length > 0) throw errors[0];
    if (!next) return done;
    const job = jobs.get(next.name);
    if (!job) throw new Error(`no module of this house has the job ${next.name}`);
    try {
      await work(world, job, next.payload);
      await world.db.rows(sql`delete from graphile_worker._private_jobs where id = ${next.id}`);
    } catch (error) {
      errors.push(error);
      failed.push(next.id);
      await world.db.rows(sql`
        update graphile_worker._private_jobs set attempts = ${next.attempts + 1}::int, locked_at = null, locked_by = null
        where id = ${next.id}`);
    }
  }
}

/** Taken as a worker takes it: a job that plans itself anew by its own key makes a new one instead of changing the one at work. */
async function nextDue({ db, now }: JobWorld, except: readonly number[]): Promise<Waiting | undefined> {
  return db.first<Waiting>(sql`
    with next as (
      select job.id, task.identifier as name, job.payload, job.attempts
      from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
      where job.is_available and job.run_at <= ${now()} and job.id <> all(${except}::bigint[])
      order by job.priority, job.run_at, job.id
      limit 1
    ), taken as (
      update graphile_worker._private_jobs as job set locked_at = now(), locked_by = 'test' from next where job.id = next.id
    )
    select * from next`);
}
