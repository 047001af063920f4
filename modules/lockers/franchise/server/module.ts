import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { franchiseApi, franchiseCapabilities, franchiseProblems, franchiseStream } from '../contract.ts';
import { addFranchisee } from './add-franchisee.ts';
import { createDemoAgreements } from './demo/create-demo-agreements.ts';
import { listFranchiseeRecords } from './list-franchisee-records.ts';
import { saveFranchisee } from './save-franchisee.ts';

export const franchise: Module = {
  name: 'franchise',
  sql: new URL('../sql/', import.meta.url),
  capabilities: franchiseCapabilities,
  problems: franchiseProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  streams: [franchiseStream],
  routes: [
    on(franchiseApi.list, listFranchiseeRecords),
    on(franchiseApi.save, saveFranchisee),
    on(franchiseApi.add, addFranchisee),
  ],
  demo: createDemoAgreements,
};
