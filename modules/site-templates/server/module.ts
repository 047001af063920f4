import { leftSamples } from '@fachwerk/legal-checks/facade';
import { fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { siteTemplateApi } from '../contract.ts';
import { texts } from '../texts/all.ts';
import { applyTemplate } from './apply-template.ts';
import { findSamples } from './find-samples.ts';
import { leftSamplesIn } from './left-samples.ts';
import { listTemplates } from './list-templates.ts';
import { showTemplate } from './show-template.ts';

export const siteTemplates: Module = {
  name: 'site-templates',
  texts,
  hooks: [fill(leftSamples, async (blocks) => leftSamplesIn(blocks))],
  routes: [
    on(siteTemplateApi.list, listTemplates),
    on(siteTemplateApi.show, showTemplate),
    on(siteTemplateApi.samples, findSamples),
    on(siteTemplateApi.apply, applyTemplate),
  ],
};
