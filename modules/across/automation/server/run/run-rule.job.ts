import { Problem } from '@fachwerk/base/problem';
import { type BoardCtx, listVisibleCards } from '@fachwerk/boards/facade-cards';
import { findConversation } from '@fachwerk/chat/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { areMet } from '../../rules/fit.ts';
import { doActions } from '../action/actions.ts';
import { factsOfCard } from '../occurrence/card-occurrences.ts';
import { findRule, type StoredRule } from '../rule/rule-store.ts';
import { endRun, lockRun, type StoredRun } from './run-store.ts';

/** Does what a run is for, once: the run and all it does are one transaction. What is refused is written down in another. */
export const runRuleJob = job({
  name: 'automation.run',
  payload: z.object({ companyId: z.uuid(), runId: z.uuid() }),
  transaction: 'own',
  run: async (work, { companyId, runId }) => {
    const inside = <T>(does: (ctx: CompanyCtx) => Promise<T>) =>
      work.db.transaction((db) => does({ ...work, db, companyId }));
    try {
      await inside((ctx) => runOnce(ctx, runId));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const problem = { code: error.code, params: error.params };
      await inside(async (ctx) => {
        if (await lockWaiting(ctx, runId)) await endRun(ctx, runId, { state: 'failed', problem });
      });
    }
  },
});

async function lockWaiting(ctx: CompanyCtx, runId: string): Promise<StoredRun | null> {
  const run = await lockRun(ctx, runId);
  return run?.state === 'waiting' ? run : null;
}

/** All of its actions, or none: a refusal undoes what went before it. */
async function runOnce(ctx: CompanyCtx, runId: string): Promise<void> {
  const run = await lockWaiting(ctx, runId);
  if (!run) return;
  const rule = await findRule(ctx, run.ruleId);
  if (!rule?.isActive) return endRun(ctx, runId, { state: 'cancelled' });
  const acting: BoardCtx = { ...ctx, rule: { name: rule.name, userId: rule.userId, chain: run.chain } };
  if (!(await isStillMeant(acting, rule, run))) return endRun(ctx, runId, { state: 'skipped' });
  await endRun(ctx, runId, { state: 'done', ...(await doActions(acting, rule.actions, run)) });
}

/** A card has moved on while its run waited: its conditions count as the card is now. Whoever was answered meanwhile needs nothing more. */
async function isStillMeant(ctx: BoardCtx, rule: StoredRule, run: StoredRun): Promise<boolean> {
  if (run.subjectKind === 'chat') {
    const since = (await findConversation(ctx, run.subjectId!))?.waitingSince;
    return since?.getTime() === run.occurredAt.getTime();
  }
  if (run.cardId === null) return true;
  const [card] = await listVisibleCards(ctx, [run.cardId]);
  return card !== undefined && !card.isArchived && areMet(rule.conditions, factsOfCard(card));
}
