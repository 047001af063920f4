import { legalFaults } from '@fachwerk/pages/facade-publish';
import { fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { legalCheckApi } from '../contract.ts';
import { texts } from '../texts/all.ts';
import { countFaults } from './count-faults.ts';
import { leftSamples, outdatedTexts } from './hooks.ts';
import { showLegalChecks } from './show-legal-checks.ts';

/** Reads what others keep, and holds it against the law. */
export const legalChecks: Module = {
  name: 'legal-checks',
  texts,
  declaredHooks: [leftSamples, outdatedTexts],
  hooks: [fill(legalFaults, countFaults)],
  routes: [on(legalCheckApi.show, showLegalChecks)],
};
