import { askedFirst, type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { firstStepsApi } from '../contract.ts';
import { putAwayFirstSteps } from './put-away-first-steps.ts';
import { showFirstSteps } from './show-first-steps.ts';

export const firstSteps: Module = {
  name: 'first-steps',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  firstScreen: [askedFirst(null, firstStepsApi.show, showFirstSteps, () => ({ place: 'overview' as const }))],
  routes: [on(firstStepsApi.show, showFirstSteps), on(firstStepsApi.putAway, putAwayFirstSteps)],
};
