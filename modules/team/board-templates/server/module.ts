import { type Module, on } from '@fachwerk/server/module';
import { templateApi, templateProblems } from '../contract.ts';
import { texts } from '../texts/all.ts';
import { createDemoTemplates } from './demo/create-demo-templates.ts';
import { keepCard } from './keep-card.ts';
import { listTemplates } from './list-templates.ts';
import { makeCard } from './make-card.ts';
import { makeCardsJob } from './make-cards.job.ts';
import { removeTemplate } from './remove-template.ts';
import { saveTemplate } from './save-template.ts';

export const boardTemplates: Module = {
  name: 'board-templates',
  sql: new URL('../sql/', import.meta.url),
  texts,
  problems: templateProblems,
  jobs: [makeCardsJob],
  demo: createDemoTemplates,
  routes: [
    on(templateApi.list, listTemplates),
    on(templateApi.save, saveTemplate),
    on(templateApi.keep, keepCard),
    on(templateApi.remove, removeTemplate),
    on(templateApi.make, makeCard),
  ],
};
