import { userRemoved } from '@fachwerk/identity/contract';
import { when } from '@fachwerk/server/events';
import { type Module, on } from '@fachwerk/server/module';
import { dashboardApi, dashboardCapabilities, dashboardProblems } from '../contract.ts';
import { de } from '../texts/de.ts';
import { deDu } from '../texts/deDu.ts';
import { en } from '../texts/en.ts';
import { addNewsPicture } from './add-news-picture.ts';
import { arrangeDashboard, resetDashboard, showLayout } from './arrange-dashboard.ts';
import { removeLayout } from './layout-store.ts';
import { removeNewsPictures } from './remove-news-pictures.job.ts';
import { showNews } from './show-news.ts';
import { writeNews } from './write-news.ts';

export const dashboard: Module = {
  name: 'dashboard',
  sql: new URL('../sql/', import.meta.url),
  texts: { de, deDu, en },
  capabilities: dashboardCapabilities,
  problems: dashboardProblems,
  jobs: [removeNewsPictures],
  listeners: [
    when(userRemoved, {
      name: 'forget-layout',
      run: (ctx, { companyId, userId }) => removeLayout({ ...ctx, companyId }, userId),
    }),
  ],
  routes: [
    on(dashboardApi.layout, showLayout),
    on(dashboardApi.saveLayout, arrangeDashboard),
    on(dashboardApi.resetLayout, resetDashboard),
    on(dashboardApi.news, showNews),
    on(dashboardApi.saveNews, writeNews),
    on(dashboardApi.addNewsPicture, addNewsPicture),
  ],
};
