import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { withdrawalApi, withdrawalCapabilities, withdrawalProblems, withdrawalStream } from '../contract.ts';
import { withdrawalSiteApi } from '../contract-site.ts';
import { answerWithdrawal } from './answer-withdrawal.ts';
import { confirmWithdrawal } from './confirm-withdrawal.ts';
import { countWithdrawals } from './count-withdrawals.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import { personalData } from './personal-data.ts';
import { prepareWithdrawal } from './prepare-withdrawal.ts';
import { readWithdrawal } from './read-withdrawal.ts';
import { cleanUpDrafts } from './remove-old-drafts.job.ts';
import { showWithdrawal } from './show-withdrawal.ts';

export const withdrawals: Module = {
  name: 'withdrawals',
  sql: new URL('../sql/', import.meta.url),
  capabilities: withdrawalCapabilities,
  problems: withdrawalProblems,
  // § 356a BGB: the button is worded like this.
  texts: await textsIn(new URL('../texts/', import.meta.url), ['withdraw.title', 'withdraw.confirm']),
  streams: [withdrawalStream],
  routes: [
    on(withdrawalSiteApi.prepare, prepareWithdrawal),
    on(withdrawalSiteApi.show, showWithdrawal),
    on(withdrawalSiteApi.confirm, confirmWithdrawal),
    on(withdrawalApi.list, listWithdrawals),
    on(withdrawalApi.counts, countWithdrawals),
    on(withdrawalApi.find, readWithdrawal),
    on(withdrawalApi.answer, answerWithdrawal),
  ],
  jobs: [cleanUpDrafts],
  personalData,
};
