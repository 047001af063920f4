import { templateSamples } from '@fachwerk/pages/facade-blocks';
import { fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { siteTemplateApi } from '../contract.ts';
import { applyTemplate } from './apply-template.ts';
import { listTemplates } from './list-templates.ts';
import { showTemplate } from './show-template.ts';
import { SAMPLES_OF } from './template-samples.ts';

export const siteTemplates: Module = {
  name: 'site-templates',
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  hooks: [fill(templateSamples, async () => SAMPLES_OF)],
  routes: [
    on(siteTemplateApi.list, listTemplates),
    on(siteTemplateApi.show, showTemplate),
    on(siteTemplateApi.apply, applyTemplate),
  ],
};
