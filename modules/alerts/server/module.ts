import type { Module } from '@fachwerk/server/module';
import { alertCapabilities, alertProblems, alertStream } from '../contract.ts';
import { de } from '../texts/de.ts';
import { deDu } from '../texts/deDu.ts';
import { en } from '../texts/en.ts';
import { mailAlertsJob } from './mail-alerts.job.ts';

export const alerts: Module = {
  name: 'alerts',
  sql: new URL('../sql/', import.meta.url),
  capabilities: alertCapabilities,
  problems: alertProblems,
  texts: { de, deDu, en },
  streams: [alertStream],
  jobs: [mailAlertsJob],
  routes: [],
};
