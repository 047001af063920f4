import { addMinutes } from '@fachwerk/base/time';
import type { BoardCtx } from '@fachwerk/boards/facade-cards';
import { addJob } from '@fachwerk/server/jobs';
import type { TriggerKind } from '../../contract.ts';
import { areMet, isTriggered, MOST_RUNS_PER_HOUR, mayFollow } from '../../rules/fit.ts';
import type { Occurrence, Wanted } from '../occurrence/occurrence.ts';
import { READERS } from '../occurrence/readers.ts';
import { type ActiveRule, listActive } from '../rule/rule-store.ts';
import { runRuleJob } from './run-rule.job.ts';
import { addRun, countLately } from './run-store.ts';

/** As the rule itself: it sees what its board's owner sees. */
const asRule = (ctx: BoardCtx, rule: ActiveRule, chain: readonly string[]): BoardCtx => ({
  ...ctx,
  rule: { name: rule.name, userId: rule.userId, chain },
});

/** Whatever has just happened: the rules that wait for it get something to do, in the transaction in which it happened. */
export async function queueRuns(ctx: BoardCtx, kinds: readonly TriggerKind[], ids: readonly string[]): Promise<void> {
  const active = await ctx.db.remembered(`rules of ${ctx.companyId} for ${kinds}`, () => listActive(ctx, kinds));
  for (const rule of active) await queueFor(ctx, rule, { ids });
}

export async function queueFor(ctx: BoardCtx, rule: ActiveRule, wanted: Wanted): Promise<void> {
  const chain = ctx.rule?.chain ?? [];
  const found = await READERS[rule.trigger.kind](asRule(ctx, rule, chain), rule, wanted);
  for (const occurrence of found) {
    if (isTriggered(rule.trigger, occurrence.cause) && areMet(rule.conditions, occurrence.facts))
      await queueRun(ctx, rule, occurrence, chain);
  }
}

async function queueRun(
  ctx: BoardCtx,
  rule: ActiveRule,
  occurrence: Occurrence,
  chain: readonly string[],
): Promise<void> {
  const id = ctx.newId();
  const dueAt = addMinutes(ctx.now, rule.delayMinutes);
  const isFlood = (await countLately(ctx, rule.id, addMinutes(ctx.now, -60))) >= MOST_RUNS_PER_HOUR;
  const stopped = mayFollow(chain, rule.id) ? (isFlood ? 'rules.stopped.flood' : null) : 'rules.stopped.loop';
  const isNew = await addRun(ctx, { id, rule, occurrence, chain, dueAt, ...(stopped && { stopped }) });
  if (isNew && !stopped) await addJob(ctx, runRuleJob, { companyId: ctx.companyId, runId: id }, { runAt: dueAt });
}
