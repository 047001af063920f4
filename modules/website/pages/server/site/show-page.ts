import type { Language } from '@fachwerk/base/language';
import { problemsOf } from '@fachwerk/base/problem';
import { textIn } from '@fachwerk/base/translated';
import { mediaStream } from '@fachwerk/media/contract';
import { hashToken } from '@fachwerk/server/crypto';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { pageProblems } from '../../contract.ts';
import type { ShownPage, webPageApi } from '../../contract-shown.ts';
import { isVisible } from '../../rules/page-place.ts';
import { knownKinds } from '../blocks/known-kinds.ts';
import { shownBlocks } from '../blocks/shown-blocks.ts';
import { sharedPicture, tabIcon } from '../blocks/shown-media.ts';
import { sharePicture, usualStart } from '../facade-blocks.ts';
import { countHit, findRedirect } from '../redirect/redirect-store.ts';
import { type FoundContent, findPreviewed } from './preview-store.ts';
import { findPublished, listSitePages } from './site-page-store.ts';

const problem = problemsOf(pageProblems);
const START = { slug: '', visibleUntil: null };

export const showPage: UseCase<typeof webPageApi.show> = async (ctx, { slug, language, preview }) => {
  if (preview !== undefined) {
    const draft = await findPreviewed(ctx, hashToken(preview));
    if (!draft) throw problem('page.unknown');
    return { page: await shownPage(ctx, { ...draft, visibleUntil: null }, language, true), leadsTo: null };
  }
  const found = await findPublished(ctx, slug);
  if (found && isVisible(found, ctx.now)) {
    return { page: await shownPage(ctx, found, language, false), leadsTo: null };
  }
  const usual = slug === '' && (await ctx.app.hooks.find(usualStart)?.(ctx));
  if (usual) return { page: await shownPage(ctx, { ...START, content: usual }, language, false), leadsTo: null };
  const redirect = await findRedirect(ctx, slug);
  if (redirect) await countHit(ctx, redirect.id);
  return { page: null, leadsTo: redirect?.to ?? null };
};

/** Published pages at the parent paths, topmost first. */
async function pagesAbove(ctx: SiteCtx, slug: string, language: Language): Promise<ShownPage['trail']> {
  if (!slug.includes('/')) return [];
  const pages = (await listSitePages(ctx)).filter((page) => page.publishedAt !== null && isVisible(page, ctx.now));
  const words = slug.split('/');
  return words.slice(1).flatMap((_, at) => {
    const above = pages.find((page) => page.slug === words.slice(0, at + 1).join('/'));
    return above ? [{ name: textIn(above.title ?? {}, language), path: `/${above.slug}` }] : [];
  });
}

export async function shownPage(
  ctx: SiteCtx,
  { slug, content, visibleUntil }: Omit<FoundContent, 'id'> & { readonly visibleUntil: Date | null },
  language: Language,
  isPreview: boolean,
): Promise<ShownPage> {
  const title = textIn(content.title, language);
  const kinds = await knownKinds(ctx);
  const known = content.blocks.flatMap(({ kind }) => kinds.get(kind) ?? []);
  const [above, picture, icon, blocks] = await Promise.all([
    isPreview ? [] : pagesAbove(ctx, slug, language),
    pictureOf(ctx, content.shareMediaId, { title: slug === '' ? '' : title, language, isPreview }),
    tabIcon(ctx, content.tabIcon),
    shownBlocks(ctx, language, content.blocks),
  ]);
  return {
    title,
    tabText: textIn(content.tabText, language) || title,
    tabIcon: icon,
    description: textIn(content.description, language),
    keywords: textIn(content.keywords, language),
    layout: content.layout,
    isStart: slug === '',
    trail: isPreview ? [] : [...above, { name: title, path: `/${slug}` }],
    isPreview,
    picture,
    blocks,
    changesWith: [
      mediaStream.name,
      ...new Set(known.flatMap(({ changesWith = [] }) => changesWith.map(({ name }) => name))),
    ],
    keepSeconds: isPreview ? 0 : keptFor(known, visibleUntil, ctx.now),
  };
}

/** The chosen share picture; otherwise, for published pages, one generated from the title. */
async function pictureOf(
  ctx: SiteCtx,
  mediaId: string | null,
  { title, language, isPreview }: { readonly title: string; readonly language: Language; readonly isPreview: boolean },
): Promise<ShownPage['picture']> {
  const chosen = await sharedPicture(ctx, mediaId, language);
  if (chosen || isPreview) return chosen;
  return (await ctx.app.hooks.find(sharePicture)?.(ctx, { title })) ?? null;
}

/** Navigation can change by time alone (visibility dates), so pages are cached no longer than this. */
const MOST_SECONDS = 120;

/** Cache time of a rendered page: the shortest of its blocks, and at most until the page's visibility ends. */
function keptFor(blocks: readonly { readonly keepSeconds?: number }[], visibleUntil: Date | null, now: Date): number {
  const left = visibleUntil ? Math.floor((visibleUntil.getTime() - now.getTime()) / 1000) : MOST_SECONDS;
  return Math.max(0, Math.min(MOST_SECONDS, left, ...blocks.flatMap(({ keepSeconds }) => keepSeconds ?? [])));
}
