import { type Module, on } from '@fachwerk/server/module';
import { siteTemplateApi } from '../contract.ts';
import { texts } from '../texts/all.ts';
import { applyTemplate } from './apply-template.ts';
import { listTemplates } from './list-templates.ts';

export const siteTemplates: Module = {
  name: 'site-templates',
  texts,
  routes: [on(siteTemplateApi.list, listTemplates), on(siteTemplateApi.apply, applyTemplate)],
};
