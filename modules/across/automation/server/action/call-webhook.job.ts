import { Problem } from '@fachwerk/base/problem';
import { callAllowedHost } from '@fachwerk/logs/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { findRule } from '../rule/rule-store.ts';
import { lockRun, saveEffects } from '../run/run-store.ts';

/** Outside of every transaction: somebody else's server may take its time. It is called once; what came of it stands in the run. */
export const callWebhookJob = job({
  name: 'automation.webhook',
  payload: z.object({ companyId: z.uuid(), runId: z.uuid(), at: z.int() }),
  transaction: 'own',
  tries: 1,
  run: async (work, { companyId, runId, at }) => {
    const ctx: CompanyCtx = { ...work, companyId };
    const run = await ctx.db.transaction((db) => lockRun({ ...ctx, db }, runId));
    const action = run && (await findRule(ctx, run.ruleId))?.actions[at];
    if (!run || action?.kind !== 'webhook') return;
    const body = JSON.stringify({
      rule: run.ruleName,
      occurredAt: run.occurredAt,
      subject: { kind: run.subjectKind, id: run.subjectId, name: run.subjectName },
      cardId: run.cardId,
      values: Object.fromEntries(run.codes.map(({ code, value }) => [code.slice(1, -1), value])),
    });
    const hasArrived = await callAllowedHost(ctx, {
      url: action.url,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      action: 'call.sent',
      personName: run.ruleName,
    }).then(
      ({ status }) => status < 400,
      (error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        return false;
      },
    );
    if (hasArrived) return;
    await ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db };
      const latest = await lockRun(inside, runId);
      const host = URL.parse(action.url)?.hostname;
      const isMeant = (effect: { kind: string; name: string }) => effect.kind === 'webhook' && effect.name === host;
      const effects = latest!.effects.map((effect) =>
        isMeant(effect) ? { ...effect, state: 'failed' as const } : effect,
      );
      await saveEffects(inside, runId, effects);
    });
  },
});
