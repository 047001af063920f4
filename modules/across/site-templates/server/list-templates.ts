import { findCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { siteHead } from '@fachwerk/sites/facade';
import type { siteTemplateApi } from '../contract.ts';
import { fitsCompany } from '../rules/own-trade.ts';
import { TEMPLATES } from './templates.ts';

/** What fits the company stands first. */
export const listTemplates: UseCase<typeof siteTemplateApi.list> = async (ctx) => {
  const [company, { languages }] = await Promise.all([findCompany(ctx), siteHead(ctx)]);
  const about = { trade: company?.trade ?? '', kind: company?.kind ?? 'merchant' };
  const templates = TEMPLATES.map(({ key, trade, look, pages }) => ({
    key,
    trade,
    look,
    isOwn: fitsCompany(trade, about),
    pages: pages.map(({ title }) => title),
  }));
  return { templates: templates.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn)), languages };
};
