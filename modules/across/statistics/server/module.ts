import { askedFirst, type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { statisticsApi, statisticsCapabilities, statisticsProblems } from '../contract.ts';
import { monthOf } from '../rules/period.ts';
import { createDemoStatistics } from './demo/create-demo-statistics.ts';
import { mailFigures, mailFiguresTo } from './mail/mail-figures.job.ts';
import { subscribeStatistics } from './mail/subscribe-statistics.ts';
import { workbook } from './mail/workbook.ts';
import { exportStatistics } from './read/export-statistics.ts';
import { showBusiness } from './read/show-business.ts';
import { showChoices } from './read/show-choices.ts';
import { showOverview } from './read/show-overview.ts';
import { showStatistics } from './read/show-statistics.ts';
import { checkCompanyJob, checkFigures } from './rollup/check-figures.job.ts';
import { rollUpCompanyJob, rollUpFigures } from './rollup/roll-up-figures.job.ts';

export const statistics: Module = {
  name: 'statistics',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: statisticsCapabilities,
  problems: statisticsProblems,
  attachments: [workbook],
  jobs: [rollUpFigures, rollUpCompanyJob, checkFigures, checkCompanyJob, mailFigures, mailFiguresTo],
  firstScreen: [
    askedFirst('business', statisticsApi.business, showBusiness, ({ now }) => ({ month: monthOf(now) })),
    askedFirst('statistic', statisticsApi.overview, showOverview, ({ now }) => ({ month: monthOf(now) })),
  ],
  routes: [
    on(statisticsApi.filter, showChoices),
    on(statisticsApi.show, showStatistics),
    on(statisticsApi.overview, showOverview),
    on(statisticsApi.business, showBusiness),
    on(statisticsApi.export, exportStatistics),
    on(statisticsApi.subscribe, subscribeStatistics),
  ],
  demo: createDemoStatistics,
};
