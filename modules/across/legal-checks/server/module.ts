import { legalFaults } from '@fachwerk/pages/facade-publish';
import { fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { legalCheckApi } from '../contract.ts';
import { texts } from '../texts/all.ts';
import { outdatedTexts } from './hooks.ts';
import { listFaults } from './list-faults.ts';
import { showLegalChecks } from './show-legal-checks.ts';

/** Reads what others keep, and holds it against the law. */
export const legalChecks: Module = {
  name: 'legal-checks',
  texts,
  declaredHooks: [outdatedTexts],
  hooks: [fill(legalFaults, listFaults)],
  routes: [on(legalCheckApi.show, showLegalChecks)],
};
