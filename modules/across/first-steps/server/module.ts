import { type Module, on } from '@fachwerk/server/module';
import { firstStepsApi } from '../contract.ts';
import { texts } from '../texts/all.ts';
import { putAwayFirstSteps } from './put-away-first-steps.ts';
import { showFirstSteps } from './show-first-steps.ts';

export const firstSteps: Module = {
  name: 'first-steps',
  sql: new URL('../sql/', import.meta.url),
  texts,
  routes: [on(firstStepsApi.show, showFirstSteps), on(firstStepsApi.putAway, putAwayFirstSteps)],
};
