import type { UseCase } from '@fachwerk/server/module';
import { siteHead } from '@fachwerk/sites/facade';
import type { pageApi } from '../../contract.ts';
import { inTreeOrder } from '../../rules/page-place.ts';
import { listPages as storedPages, webPageOf } from './page-store.ts';

export const listPages: UseCase<typeof pageApi.list> = async (ctx) => {
  const [pages, { languages }] = await Promise.all([storedPages(ctx), siteHead(ctx)]);
  return { pages: inTreeOrder(pages).map((page) => webPageOf(page, languages)) };
};
