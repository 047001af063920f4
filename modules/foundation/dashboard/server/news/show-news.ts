import type { UseCase } from '@fachwerk/server/module';
import type { dashboardApi } from '../../contract.ts';
import { defaultNews } from '../../rules/default-news.ts';
import { listNews } from './news-store.ts';

/** The company's slides, or the product's in the caller's language with the company's text overrides. */
export const showNews: UseCase<typeof dashboardApi.news> = async (ctx) => {
  const items = await listNews(ctx);
  if (items.length > 0) return { items, isDefault: false };
  const texts = await ctx.app.texts.of(ctx.db, ctx.companyId);
  return { items: defaultNews(texts.in(ctx.language)), isDefault: true };
};
