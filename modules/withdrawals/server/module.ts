import { type Module, on } from '@fachwerk/server/module';
import { withdrawalApi, withdrawalCapabilities, withdrawalProblems, withdrawalStream } from '../contract.ts';
import { withdrawalSiteApi } from '../contract-site.ts';
import { de } from '../texts/de.ts';
import { deDu } from '../texts/deDu.ts';
import { en } from '../texts/en.ts';
import { it } from '../texts/it.ts';
import { ru } from '../texts/ru.ts';
import { answerWithdrawal, readWithdrawal } from './answer-withdrawal.ts';
import { cleanUpDrafts } from './clean-up.job.ts';
import { confirmWithdrawal } from './confirm-withdrawal.ts';
import { countWithdrawals, listWithdrawals } from './list-withdrawals.ts';
import { personalData } from './personal-data.ts';
import { prepareWithdrawal, showWithdrawal } from './prepare-withdrawal.ts';

export const withdrawals: Module = {
  name: 'withdrawals',
  sql: new URL('../sql/', import.meta.url),
  capabilities: withdrawalCapabilities,
  problems: withdrawalProblems,
  texts: { de, deDu, en, it, ru },
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
