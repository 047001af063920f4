import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { visitApi, visitCapabilities } from '../contract.ts';
import { forgetVisitors } from './count/forget-visitors.job.ts';
import { visitCounter } from './count/visit-counter.service.ts';
import { createDemoVisits } from './demo/create-demo-visits.ts';
import { saveVisitSettings } from './figures/save-visit-settings.ts';
import { showVisitSettings } from './figures/show-visit-settings.ts';
import { showVisitors } from './figures/show-visitors.ts';

export const visits: Module = {
  name: 'visits',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: visitCapabilities,
  services: [visitCounter],
  jobs: [forgetVisitors],
  routes: [
    on(visitApi.show, showVisitors),
    on(visitApi.settings, showVisitSettings),
    on(visitApi.saveSettings, saveVisitSettings),
  ],
  demo: createDemoVisits,
};
