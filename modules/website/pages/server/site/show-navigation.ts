import { textIn } from '@fachwerk/base/translated';
import type { UseCase } from '@fachwerk/server/module';
import type { webPageApi } from '../../contract-shown.ts';
import { isVisible, navigationOf } from '../../rules/page-place.ts';
import { listSitePages } from './site-page-store.ts';

export const showNavigation: UseCase<typeof webPageApi.navigation> = async (ctx, { language }) => {
  const pages = await listSitePages(ctx);
  const shown = pages.filter((page) => page.isInNavigation && page.title && isVisible(page, ctx.now));
  return {
    entries: navigationOf(pages, shown).map(({ id, parentId, title, slug }) => ({
      id,
      parentId,
      title: textIn(title!, language),
      slug,
    })),
  };
};
