import type { UseCase } from '@fachwerk/server/module';
import { type siteTemplateApi, TRADES } from '../contract.ts';
import { TEMPLATES } from './templates.ts';

export const listTemplates: UseCase<typeof siteTemplateApi.list> = async () => ({
  templates: TRADES.map((trade) => ({ trade, pages: TEMPLATES[trade].map(({ title }) => title) })),
});
