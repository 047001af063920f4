import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { settlementApi, settlementCapabilities, settlementProblems } from '../contract.ts';
import { createDemoSettlements } from './demo/create-demo-settlements.ts';
import { listFranchiseeFigures } from './list-franchisee-figures.ts';
import { acceptStatement } from './statement/accept-statement.ts';
import { issueStatement } from './statement/issue-statement.ts';
import { listFranchiseeMonths } from './statement/list-franchisee-months.ts';
import { mailStatement } from './statement/mail-statement.job.ts';
import { previewStatement } from './statement/preview-statement.ts';
import { printStatement } from './statement/print-statement.ts';
import { refuseStatement } from './statement/refuse-statement.ts';
import { showStatement } from './statement/show-statement.ts';
import { withdrawStatement } from './statement/withdraw-statement.ts';
import { saveSettlementTerms } from './terms/save-settlement-terms.ts';
import { showSettlementTerms } from './terms/show-settlement-terms.ts';

export const settlement: Module = {
  name: 'settlement',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: settlementCapabilities,
  problems: settlementProblems,
  jobs: [mailStatement],
  demo: createDemoSettlements,
  routes: [
    on(settlementApi.list, listFranchiseeMonths),
    on(settlementApi.figures, listFranchiseeFigures),
    on(settlementApi.show, showStatement),
    on(settlementApi.preview, previewStatement),
    on(settlementApi.pdf, printStatement),
    on(settlementApi.issue, issueStatement),
    on(settlementApi.withdraw, withdrawStatement),
    on(settlementApi.agree, acceptStatement),
    on(settlementApi.object, refuseStatement),
    on(settlementApi.terms, showSettlementTerms),
    on(settlementApi.saveTerms, saveSettlementTerms),
  ],
};
