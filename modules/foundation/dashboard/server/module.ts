import { userRemoved } from '@fachwerk/auth/contract';
import { when } from '@fachwerk/server/events';
import { askedFirst, type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { dashboardApi, dashboardCapabilities, dashboardProblems } from '../contract.ts';
import { arrangeDashboard } from './layout/arrange-dashboard.ts';
import { removeLayout } from './layout/layout-store.ts';
import { resetDashboard } from './layout/reset-dashboard.ts';
import { showLayout } from './layout/show-layout.ts';
import { showScreen } from './layout/show-screen.ts';
import { addNewsPicture } from './news/add-news-picture.ts';
import { removeNewsPictures } from './news/remove-news-pictures.job.ts';
import { showNews } from './news/show-news.ts';
import { writeNews } from './news/write-news.ts';

export const dashboard: Module = {
  name: 'dashboard',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: dashboardCapabilities,
  problems: dashboardProblems,
  jobs: [removeNewsPictures],
  listeners: [
    when(userRemoved, {
      name: 'forget-layout',
      run: async (ctx, { companyId, userId }) => {
        await removeLayout({ ...ctx, companyId }, 'desk', userId);
        await removeLayout({ ...ctx, companyId }, 'phone', userId);
      },
    }),
  ],
  firstScreen: [askedFirst('news', dashboardApi.news, showNews, () => ({}))],
  routes: [
    on(dashboardApi.screen, showScreen),
    on(dashboardApi.layout, showLayout),
    on(dashboardApi.saveLayout, arrangeDashboard),
    on(dashboardApi.resetLayout, resetDashboard),
    on(dashboardApi.news, showNews),
    on(dashboardApi.saveNews, writeNews),
    on(dashboardApi.addNewsPicture, addNewsPicture),
  ],
};
