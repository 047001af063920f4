import { ask, stream } from '@fachwerk/base/contract';
import { LANGUAGES } from '@fachwerk/base/language';
import { Instant, line } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import * as z from 'zod/mini';
import { BlockSettings, PageContent } from './contract-content.ts';
import { Slug } from './contract-place.ts';

/** A gallery picture, ready to render. */
export const ShownPicture = z.object({
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Focal point that cropping keeps, in thousandths from left and top. */
  focus: z.object({ x: z.int(), y: z.int() }),
  /** By width, ascending; AVIF where available. */
  sources: z.array(z.object({ width: z.int(), url: z.string(), avif: z.optional(z.string()) })),
  /** Credit line, shown where the licence requires it. */
  credit: z.string(),
});
export type ShownPicture = z.infer<typeof ShownPicture>;

export const ShownDocument = z.object({ name: z.string(), url: z.string(), bytes: z.int() });
export type ShownDocument = z.infer<typeof ShownDocument>;

/** For link previews: JPEG, which all of them support. */
export const SharedPicture = z.object({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() });
export type SharedPicture = z.infer<typeof SharedPicture>;

/** A block as its view gets it, in the visitor's language; `data` is server data for it. */
export const ShownBlock = z.object({
  id: z.string(),
  kind: z.string(),
  settings: z.extend(z.omit(BlockSettings, { headline: true }), { headline: z.string() }),
  content: z.record(z.string(), z.unknown()),
  data: z.unknown(),
});
export type ShownBlock = z.infer<typeof ShownBlock>;

export const ShownPage = z.object({
  title: z.string(),
  tabText: z.string(),
  /** Replaces the site's tab icon. */
  tabIcon: z.nullable(z.string()),
  description: z.string(),
  keywords: z.string(),
  layout: PageContent.shape.layout,
  isStart: z.boolean(),
  /** Breadcrumb: parent pages and the page itself. */
  trail: z.array(z.object({ name: z.string(), path: z.string() })),
  /** Drafts are reachable by their link only and not listed. */
  isPreview: z.boolean(),
  /** Share picture. */
  picture: z.nullable(SharedPicture),
  blocks: z.array(ShownBlock),
  /** Streams that invalidate the cached page, and its maximum cache time. */
  changesWith: z.array(z.string()),
  keepSeconds: z.int(),
});
export type ShownPage = z.infer<typeof ShownPage>;

export const webPageApi = {
  show: ask({
    method: 'GET',
    path: '/public/page',
    access: 'site',
    summary:
      'The page at an address of the site, in one language; an old address answers where it leads now. With `preview` it is the draft of that link, whatever the address.',
    input: z.object({ slug: Slug, language: z.enum(LANGUAGES), preview: z.optional(secret(line(64))) }),
    output: z.object({ page: z.nullable(ShownPage), leadsTo: z.nullable(z.string()) }),
  }),
  missing: ask({
    method: 'GET',
    path: '/public/page/missing',
    access: 'site',
    summary: 'The page a company shows under an address that leads nowhere; null where it has chosen none.',
    input: z.object({ language: z.enum(LANGUAGES) }),
    output: z.object({ page: z.nullable(ShownPage) }),
  }),
  navigation: ask({
    method: 'GET',
    path: '/public/pages/navigation',
    access: 'site',
    summary: 'The pages visitors can go to, for the head and the foot of every page.',
    input: z.object({ language: z.enum(LANGUAGES) }),
    output: z.object({
      entries: z.array(z.object({ id: z.uuid(), parentId: z.nullable(z.uuid()), title: z.string(), slug: Slug })),
    }),
  }),
  addresses: ask({
    method: 'GET',
    path: '/public/pages/addresses',
    access: 'site',
    summary: 'All pages visitors can see now, for search engines.',
    input: z.object({}),
    output: z.object({ addresses: z.array(z.object({ slug: Slug, changedAt: Instant })) }),
  }),
};

/** Visible content has changed: a page was published, moved or deleted. */
export const webPageStream = stream({
  name: 'web-pages',
  access: 'staff:pages.edit',
  audience: 'company',
  event: z.object({ type: z.literal('changed') }),
});
