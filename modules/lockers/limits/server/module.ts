import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { limitApi, limitCapabilities, limitProblems, limitStream } from '../contract.ts';
import { createDemoLimits } from './demo/create-demo-limits.ts';
import { limitsChanged, lockTypesCounted, lookBacks } from './facade-hooks.ts';
import { listLimits } from './list-limits.ts';
import { lookBack } from './look-back.ts';
import { saveLimits } from './save-limits.ts';
import { showLimitsAt } from './show-limits-at.ts';

export const limits: Module = {
  name: 'limits',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: limitCapabilities,
  problems: limitProblems,
  streams: [limitStream],
  declaredHooks: [limitsChanged, lockTypesCounted],
  declaredPoints: [lookBacks],
  demo: createDemoLimits,
  routes: [
    on(limitApi.list, listLimits),
    on(limitApi.at, showLimitsAt),
    on(limitApi.lookBack, lookBack),
    on(limitApi.save, saveLimits),
  ],
};
