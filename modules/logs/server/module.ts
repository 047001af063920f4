import { type Module, on } from '@fachwerk/server/module';
import { logApi, logCapabilities, logProblems } from '../contract.ts';
import { de } from '../texts/de.ts';
import { deDu } from '../texts/deDu.ts';
import { en } from '../texts/en.ts';
import { readAllowedHosts, saveAllowedHosts } from './allowed-hosts.ts';
import { exportLog } from './export-log.ts';
import { keepRoom, roomAtStart } from './keep-room.ts';
import { findLogEntry, listLog, listLogNames } from './list-log.ts';
import { listRequests, readRequest } from './list-requests.ts';
import { replayCall, replayCalls, sendGetCall } from './send-call.ts';
import { watchCalls } from './watch-calls.ts';

export const logs: Module = {
  name: 'logs',
  sql: new URL('../sql/', import.meta.url),
  capabilities: logCapabilities,
  problems: logProblems,
  texts: { de, deDu, en },
  routes: [
    on(logApi.list, listLog),
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
  services: [roomAtStart, watchCalls],
};
