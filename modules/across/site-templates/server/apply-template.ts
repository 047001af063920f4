import { copyOwnPictures, ownPictureId } from '@fachwerk/media/facade-own';
import { createPage, listPages, saveDraft } from '@fachwerk/pages/facade';
import { freeSlug } from '@fachwerk/pages/rules/page-place';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { siteHead, suggestFonts, takeLook } from '@fachwerk/sites/facade';
import type { siteTemplateApi } from '../contract.ts';
import { contentOf, type SiteTemplate, scenesOf } from './template-page.ts';
import { templateOf } from './templates.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** Only adds: a start page that is there stays the start page, addresses that are taken stay taken, and what visitors see already keeps its look unless it is asked for. */
export const applyTemplate: UseCase<typeof siteTemplateApi.apply> = async (
  ctx,
  { template: key, isTranslated = false, takesLook = false },
) => {
  const template = templateOf(key);
  const { pages: there } = await listPages(ctx, {});
  const hasStart = there.some(({ isStart }) => isStart);
  await dress(ctx, template, { isSeen: there.some(({ publishedAt }) => publishedAt !== null), takesLook });
  const languages = isTranslated ? (await siteHead(ctx)).languages : (['de'] as const);
  const made = [];
  for (const page of template.pages) {
    const slug = page.isStart && !hasStart ? '' : undefined;
    made.push({ page, row: await createPage(ctx, { title: page.title, slug, parentId: null, copyOf: null }) });
  }
  const links = new Map(made.map(({ page, row }) => [`/${freeSlug(page.title, '', NOTHING)}`, `page:${row.id}`]));
  const pages = [];
  for (const { page, row } of made) {
    const content = contentOf(page, { languages, pages: links, picture: ownPictureId });
    pages.push(await saveDraft(ctx, { pageId: row.id, version: row.version, content }));
  }
  await copyOwnPictures(ctx, scenesOf(template.pages));
  return { pages };
};

type Dress = { readonly isSeen: boolean; readonly takesLook: boolean };

/** Whoever may not change the site does not change it by a template either. */
async function dress(ctx: Ctx, { look }: SiteTemplate, { isSeen, takesLook }: Dress): Promise<void> {
  if (takesLook && ctx.caller.capabilities.has('sites.manage')) return takeLook(ctx, look);
  if (!isSeen) await suggestFonts(ctx, look.fonts);
}
