import { type Problem, problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import { keyedHash } from '@fachwerk/server/crypto';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { deleteInBatches } from '@fachwerk/server/delete-in-batches';
import { sql } from '@fachwerk/server/sql';
import { accessProblems } from '../../contract.ts';
import { LONGEST_WINDOW_MINUTES, minutesToWait, QUOTAS, type Try } from '../../rules/tries.ts';

const problem = problemsOf(accessProblems);

/** Keyed hash, because e-mail addresses can be guessed: the table identifies nobody. */
function keyFor({ app }: WorkCtx, { kind, subject }: Try): string {
  return keyedHash(app, 'tries', `${kind}\n${subject}`);
}

/**
 * Counts a try before it is made, so that concurrent tries cannot exceed the limit together. Throw the returned refusal with `keeping`, so that the
 * count is committed; refund a successful try.
 */
export async function takeTries(ctx: WorkCtx, tries: readonly Try[]): Promise<Problem | null> {
  for (const one of tries) {
    const quota = QUOTAS[one.kind];
    const windowStart = addMinutes(ctx.now, -quota.minutes);
    // A window that starts in the future predates a clock change; servers may differ by a moment.
    const nextMinute = addMinutes(ctx.now, 1);
    const isOver = sql`known.started_at <= ${windowStart} or known.started_at > ${nextMinute}`;
    const counter = await ctx.db.first<{ startedAt: Date; count: number }>(sql`
      insert into access.try as known (key, started_at, count) values (${keyFor(ctx, one)}, ${ctx.now}, 1)
      on conflict (key) do update set
        started_at = case when ${isOver} then ${ctx.now} else known.started_at end,
        count = case when ${isOver} then 1 else least(known.count + 1, 1000000) end
      returning started_at, count`);
    const minutes = minutesToWait(counter!, quota, ctx.now);
    if (minutes > 0) return problem('auth.too_many_tries', { minutes });
  }
  return null;
}

export async function giveBackTries(ctx: WorkCtx, tries: readonly Try[]): Promise<void> {
  // Locks in one order to avoid deadlocks between users who share a counter.
  await ctx.db.rows(sql`
    with mine as (select key from access.try where key = any(${tries.map((one) => keyFor(ctx, one))}) order by key for update)
    update access.try t set count = t.count - 1 from mine where t.key = mine.key and t.count > 0`);
}

export async function removeOldTries(ctx: WorkCtx): Promise<void> {
  await deleteInBatches(ctx.db, {
    table: 'access.try',
    which: sql`old.started_at < ${addMinutes(ctx.now, -LONGEST_WINDOW_MINUTES)}`,
    why: 'housekeeping for everybody',
  });
}
