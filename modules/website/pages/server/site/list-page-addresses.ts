import type { UseCase } from '@fachwerk/server/module';
import type { webPageApi } from '../../contract-shown.ts';
import { isVisible } from '../../rules/page-place.ts';
import { listSitePages } from './site-page-store.ts';

export const listPageAddresses: UseCase<typeof webPageApi.addresses> = async (ctx) => {
  const pages = await listSitePages(ctx);
  return {
    addresses: pages.flatMap((page) =>
      page.publishedAt && !page.isNotFound && isVisible(page, ctx.now)
        ? [{ slug: page.slug, changedAt: page.publishedAt }]
        : [],
    ),
  };
};
