import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { logApi, logCapabilities, logProblems } from '../contract.ts';
import { notifyLostJob } from './notify-lost-job.ts';
import { listRequests } from './requests/list-requests.ts';
import { readAllowedHosts } from './requests/read-allowed-hosts.ts';
import { readRequest } from './requests/read-request.ts';
import { replayCall } from './requests/replay-call.ts';
import { replayCalls } from './requests/replay-calls.ts';
import { watchCalls } from './requests/request-log.service.ts';
import { saveAllowedHosts } from './requests/save-allowed-hosts.ts';
import { sendGetCall } from './requests/send-get-call.ts';
import { keepRoom } from './room/keep-room.job.ts';
import { roomAtStart } from './room/log-room.service.ts';
import { countLogEntries } from './search/count-log-entries.ts';
import { exportLog } from './search/export-log.ts';
import { findLogEntry } from './search/find-log-entry.ts';
import { listLog } from './search/list-log.ts';
import { listLogNames } from './search/list-log-names.ts';

export const logs: Module = {
  name: 'logs',
  sql: new URL('../sql/', import.meta.url),
  capabilities: logCapabilities,
  problems: logProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  routes: [
    on(logApi.list, listLog),
    on(logApi.plot, countLogEntries),
    on(logApi.find, findLogEntry),
    on(logApi.exportCsv, exportLog),
    on(logApi.names, listLogNames),
    on(logApi.requests, listRequests),
    on(logApi.request, readRequest),
    on(logApi.replay, replayCall),
    on(logApi.replayMany, replayCalls),
    on(logApi.sendGetCall, sendGetCall),
    on(logApi.allowedHosts, readAllowedHosts),
    on(logApi.saveAllowedHosts, saveAllowedHosts),
  ],
  jobs: [keepRoom],
  jobGivenUp: notifyLostJob,
  services: [roomAtStart, watchCalls],
};
