import { alertsRaised } from '@fachwerk/alerts/facade-hooks';
import { cancelRuns as cancelRunsHook, cardNoted } from '@fachwerk/boards/facade-cards';
import { waitingBegan } from '@fachwerk/chat/facade-hooks';
import { statusChanged } from '@fachwerk/orders/facade-hooks';
import { fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { ruleApi, ruleProblems } from '../contract.ts';
import { callWebhookJob } from './action/call-webhook.job.ts';
import { listRules } from './rule/list-rules.ts';
import { removeRule } from './rule/remove-rule.ts';
import { saveRule } from './rule/save-rule.ts';
import { switchRule } from './rule/switch-rule.ts';
import { tryRule } from './rule/try-rule.ts';
import { cancelRun } from './run/cancel-run.ts';
import { listCardRuns } from './run/list-card-runs.ts';
import { listRuns } from './run/list-runs.ts';
import { cancelRuns, onAlerts, onCard, onInquiry, onOrder, onWaiting } from './run/on-occurrences.ts';
import { runRuleJob } from './run/run-rule.job.ts';
import { undoRun } from './run/undo-run.ts';
import { watchClockJob } from './run/watch-clock.job.ts';

export const automation: Module = {
  name: 'automation',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  problems: ruleProblems,
  hooks: [
    fill(cardNoted, onCard),
    fill(cancelRunsHook, cancelRuns),
    fill(alertsRaised, onAlerts),
    fill(statusChanged, onOrder),
    fill(waitingBegan, onWaiting),
  ],
  listeners: [onInquiry],
  jobs: [runRuleJob, callWebhookJob, watchClockJob],
  routes: [
    on(ruleApi.list, listRules),
    on(ruleApi.save, saveRule),
    on(ruleApi.toggle, switchRule),
    on(ruleApi.remove, removeRule),
    on(ruleApi.try, tryRule),
    on(ruleApi.runs, listRuns),
    on(ruleApi.ofCard, listCardRuns),
    on(ruleApi.cancel, cancelRun),
    on(ruleApi.undo, undoRun),
  ],
};
