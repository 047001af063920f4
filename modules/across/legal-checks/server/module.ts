import { legalFaults } from '@fachwerk/pages/facade-publish';
import { fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { legalCheckApi } from '../contract.ts';
import { outdatedTexts } from './hooks.ts';
import { listFaults } from './list-faults.ts';
import { showLegalChecks } from './show-legal-checks.ts';

/** Reads what others keep, and holds it against the law. */
export const legalChecks: Module = {
  name: 'legal-checks',
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  declaredHooks: [outdatedTexts],
  hooks: [fill(legalFaults, listFaults)],
  routes: [on(legalCheckApi.show, showLegalChecks)],
};
