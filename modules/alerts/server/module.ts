import { type Module, on } from '@fachwerk/server/module';
import { alertApi, alertCapabilities, alertProblems, alertStream } from '../contract.ts';
import { de } from '../texts/de.ts';
import { deDu } from '../texts/deDu.ts';
import { en } from '../texts/en.ts';
import { assignAlert } from './assign-alert.ts';
import { commentAlert } from './comment-alert.ts';
import { countAlerts } from './count-alerts.ts';
import { finishAlerts } from './finish-alerts.ts';
import { listHandlers } from './handlers.ts';
import { listAlerts } from './list-alerts.ts';
import { mailAlertsJob } from './mail-alerts.job.ts';
import { prioritizeAlert } from './prioritize-alert.ts';
import { readAlert } from './read-alert.ts';
import { reopenAlert } from './reopen-alert.ts';

export const alerts: Module = {
  name: 'alerts',
  sql: new URL('../sql/', import.meta.url),
  capabilities: alertCapabilities,
  problems: alertProblems,
  texts: { de, deDu, en },
  streams: [alertStream],
  jobs: [mailAlertsJob],
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
