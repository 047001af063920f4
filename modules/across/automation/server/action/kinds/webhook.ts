import { addJob } from '@fachwerk/server/jobs';
import type { RuleAction } from '../action.ts';
import { callWebhookJob } from '../call-webhook.job.ts';

export const webhook: RuleAction<'webhook'> = {
  run: async (ctx, { url }, { run, at }) => {
    await addJob(ctx, callWebhookJob, { companyId: ctx.companyId, runId: run.id, at });
    return { name: URL.parse(url)?.hostname ?? '' };
  },
};
