import { handoverSources } from '@fachwerk/handover/facade';
import { contribute } from '@fachwerk/server/hooks';
import { askedFirst, type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { alertApi, alertCapabilities, alertProblems, alertStream } from '../contract.ts';
import { alertsRaised } from './facade-hooks.ts';
import { assignAlert } from './handling/assign-alert.ts';
import { commentAlert } from './handling/comment-alert.ts';
import { finishAlerts } from './handling/finish-alerts.ts';
import { listHandlers } from './handling/list-handlers.ts';
import { prioritizeAlert } from './handling/prioritize-alert.ts';
import { reopenAlert } from './handling/reopen-alert.ts';
import { alertHandover } from './handover.ts';
import { mailAlertsJob } from './mails/mail-alerts.job.ts';
import { countAlerts } from './reading/count-alerts.ts';
import { listAlerts } from './reading/list-alerts.ts';
import { readAlert } from './reading/read-alert.ts';

export const alerts: Module = {
  name: 'alerts',
  contributions: [contribute(handoverSources, alertHandover)],
  sql: new URL('../sql/', import.meta.url),
  capabilities: alertCapabilities,
  problems: alertProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  streams: [alertStream],
  jobs: [mailAlertsJob],
  declaredHooks: [alertsRaised],
  firstScreen: [
    askedFirst(null, alertApi.counts, countAlerts, () => ({})),
    askedFirst('alerts', alertApi.counts, countAlerts, () => ({})),
    askedFirst('alerts', alertApi.list, listAlerts, () => ({ filter: { states: ['open' as const] } })),
  ],
  routes: [
    on(alertApi.list, listAlerts),
    on(alertApi.counts, countAlerts),
    on(alertApi.find, readAlert),
    on(alertApi.people, listHandlers),
    on(alertApi.assign, assignAlert),
    on(alertApi.comment, commentAlert),
    on(alertApi.prioritize, prioritizeAlert),
    on(alertApi.finish, finishAlerts),
    on(alertApi.reopen, reopenAlert),
  ],
};
