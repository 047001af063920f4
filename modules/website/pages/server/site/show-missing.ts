import type { UseCase } from '@fachwerk/server/module';
import type { webPageApi } from '../../contract-shown.ts';
import { isVisible } from '../../rules/page-place.ts';
import { shownPage } from './show-page.ts';
import { findNotFound } from './site-page-store.ts';

/** What a company shows where there is nothing; null: it has chosen no page, or one that nobody may see now. */
export const showMissing: UseCase<typeof webPageApi.missing> = async (ctx, { language }) => {
  const found = await findNotFound(ctx);
  return { page: found && isVisible(found, ctx.now) ? await shownPage(ctx, found, language, false) : null };
};
