import { createPage, listPages, saveDraft } from '@fachwerk/pages/facade';
import { freeSlug } from '@fachwerk/pages/rules/page-place';
import type { UseCase } from '@fachwerk/server/module';
import { siteHead, suggestFonts } from '@fachwerk/sites/facade';
import type { siteTemplateApi } from '../contract.ts';
import { contentOf } from './template-page.ts';
import { FONTS_OF, TEMPLATES } from './templates.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** Only adds: a start page that is there stays the start page, addresses that are taken stay taken, and what visitors see already keeps its fonts. */
export const applyTemplate: UseCase<typeof siteTemplateApi.apply> = async (
  ctx,
  { trade, isInEnglish: wantsEnglish },
) => {
  const { pages: there } = await listPages(ctx, {});
  const hasStart = there.some(({ isStart }) => isStart);
  if (there.every(({ publishedAt }) => publishedAt === null)) await suggestFonts(ctx, FONTS_OF[trade]);
  const isInEnglish = wantsEnglish === true && (await siteHead(ctx)).languages.includes('en');
  const made = [];
  for (const template of TEMPLATES[trade]) {
    const slug = template.isStart && !hasStart ? '' : undefined;
    made.push({ template, page: await createPage(ctx, { title: template.title, slug, parentId: null, copyOf: null }) });
  }
  const links = new Map(
    made.map(({ template, page }) => [`/${freeSlug(template.title, '', NOTHING)}`, `page:${page.id}`]),
  );
  const pages = [];
  for (const { template, page } of made) {
    const content = contentOf(template, { isInEnglish, pages: links });
    pages.push(await saveDraft(ctx, { pageId: page.id, version: page.version, content }));
  }
  return { pages };
};
