import { type Module, on } from '@fachwerk/server/module';
import { franchiseApi, franchiseCapabilities, franchiseProblems, franchiseStream } from '../contract.ts';
import { de } from '../texts/de.ts';
import { deDu } from '../texts/deDu.ts';
import { en } from '../texts/en.ts';
import { addFranchisee } from './add-franchisee.ts';
import { createDemoAgreements } from './demo-agreements.ts';
import { listAll } from './franchisee-list.ts';
import { saveFranchisee } from './save-franchisee.ts';

export const franchise: Module = {
  name: 'franchise',
  sql: new URL('../sql/', import.meta.url),
  capabilities: franchiseCapabilities,
  problems: franchiseProblems,
  texts: { de, deDu, en },
  streams: [franchiseStream],
  routes: [on(franchiseApi.list, listAll), on(franchiseApi.save, saveFranchisee), on(franchiseApi.add, addFranchisee)],
  demo: createDemoAgreements,
};
