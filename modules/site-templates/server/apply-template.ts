import { createPage, listPages, saveDraft } from '@fachwerk/pages/facade';
import type { UseCase } from '@fachwerk/server/module';
import { suggestFonts } from '@fachwerk/sites/facade';
import type { siteTemplateApi } from '../contract.ts';
import { contentOf } from './template-page.ts';
import { FONTS_OF, TEMPLATES } from './templates.ts';

/** Only adds: a start page that is there stays the start page, addresses that are taken stay taken, and what visitors see already keeps its fonts. */
export const applyTemplate: UseCase<typeof siteTemplateApi.apply> = async (ctx, { trade, isInEnglish }) => {
  const { pages: there } = await listPages(ctx, {});
  const hasStart = there.some(({ isStart }) => isStart);
  if (there.every(({ publishedAt }) => publishedAt === null)) await suggestFonts(ctx, FONTS_OF[trade]);
  const pages = [];
  for (const template of TEMPLATES[trade]) {
    const slug = template.isStart && !hasStart ? '' : undefined;
    const made = await createPage(ctx, { title: template.title, slug, parentId: null, copyOf: null });
    pages.push(
      await saveDraft(ctx, { pageId: made.id, version: made.version, content: contentOf(template, isInEnglish) }),
    );
  }
  return { pages };
};
