import type { Page } from '@fachwerk/site/page';
import type { ListAddresses } from '@fachwerk/site/site-app-parts';
import { webPageApi } from '../contract-shown.ts';
import { contentPages, missingPage, previewPage, startPage } from './block-page.ts';

/** Not among the pages: it has no address of its own. */
export const missing: Page = missingPage;

export const pages: readonly Page[] = [startPage, previewPage, ...contentPages];

/** For the sitemap. */
export const addresses: ListAddresses = async (ctx) => {
  const { addresses: known } = await ctx.ask(webPageApi.addresses, {});
  return known.map(({ slug, changedAt }) => ({ path: `/${slug}`, changedAt }));
};
