import { ask, type CapabilityCatalog, change, stream } from '@fachwerk/base/contract';
import { LANGUAGES } from '@fachwerk/base/language';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, Nothing } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import * as z from 'zod/mini';
import { PageContent } from './contract-content.ts';
import { PagePlace, Slug } from './contract-place.ts';
import { ShownBlock } from './contract-shown.ts';

/** A page in the admin list. */
export const WebPage = z.extend(PagePlace, {
  id: z.uuid(),
  title: z.string(),
  isStart: z.boolean(),
  /** Optimistic lock: increments with every change of place or draft; saving sends the version that was read. */
  version: z.int(),
  /** Null if never published. */
  publishedAt: z.nullable(Instant),
  /** Shown under addresses that lead nowhere. */
  isNotFound: z.optional(z.boolean()),
  /** The draft differs from the published version. */
  hasChanges: z.boolean(),
  editedAt: Instant,
  editedBy: z.string(),
  /** Site languages that lack texts which exist in German. */
  untranslated: z.array(z.enum(LANGUAGES)),
});
export type WebPage = z.infer<typeof WebPage>;

export const PageVersion = z.object({
  id: z.uuid(),
  number: z.int(),
  publishedAt: Instant,
  publishedBy: z.string(),
  note: z.string(),
  blocks: z.int(),
});
export type PageVersion = z.infer<typeof PageVersion>;

/** Another user with the page open. */
export const PageVisitor = z.object({ userId: z.uuid(), name: z.string(), since: Instant });

export const OpenPage = z.object({ page: WebPage, content: PageContent, others: z.array(PageVisitor) });
export type OpenPage = z.infer<typeof OpenPage>;

const TextPlace = z.object({ blockId: z.nullable(z.string()), path: z.string() });

/** What prevents publishing a page, and warnings. */
export const PageHurdles = z.object({
  /** Legal faults of the site; each prevents publishing. Their texts are `law.<law>`. */
  faults: z.array(
    z.object({
      law: z.string(),
      found: z.record(z.string(), z.union([z.string(), z.number()])),
      path: z.nullable(z.string()),
    }),
  ),
  /** Partly translated languages and their missing texts; they prevent publishing unless overridden. */
  half: z.array(z.object({ language: z.enum(LANGUAGES), fields: z.array(TextPlace) })),
  /** Fields with unchanged sample texts, and pictures that are still placeholders. */
  samples: z.array(z.object({ blockId: z.string(), words: z.array(z.string()), pictures: z.array(z.string()) })),
  picturesWithoutAlt: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type PageHurdles = z.infer<typeof PageHurdles>;

export const pageCapabilities = {
  'pages.edit': { roles: ['administrator', 'management', 'editor'], kinds: ['franchisor', 'merchant'] },
} as const satisfies CapabilityCatalog;

export const pageProblems = {
  'page.unknown': 404,
  'page.changed_meanwhile': 409,
  'page.site_changed_meanwhile': 409,
  'page.slug_taken': 409,
  'page.slug_reserved': 422,
  'page.slug_missing': 422,
  'page.parent_unknown': 422,
  'page.start_stays': 409,
  'page.circle': 422,
  'page.too_many': 409,
  'page.block_unknown': 422,
  'page.block_wrong': 422,
  'page.block_twice': 422,
  'page.half_translated': 422,
  'page.nothing_to_publish': 409,
  'page.unlawful': 409,
  'page.until_before_from': 422,
  'page_version.unknown': 404,
  'page_redirect.unknown': 404,
  'page_redirect.circle': 422,
  'page_redirect.is_page': 409,
  'page_redirect.no_link': 422,
} as const satisfies ProblemCatalog;
export type PageProblem = keyof typeof pageProblems;

const OnePage = z.object({ pageId: z.uuid() });
const staff = 'staff:pages.edit';

export const pageApi = {
  list: ask({
    method: 'GET',
    path: '/private/pages',
    access: staff,
    summary: 'All pages of the site, in the order of the navigation.',
    input: z.object({}),
    output: z.object({ pages: z.array(WebPage) }),
  }),
  open: ask({
    method: 'GET',
    path: '/private/pages/:pageId',
    access: staff,
    summary: 'A page with its draft, to be worked on.',
    input: OnePage,
    output: OpenPage,
  }),
  create: change({
    method: 'POST',
    path: '/private/pages',
    access: staff,
    repeats: 'key',
    summary:
      'A new page, as a draft nobody sees; `copyOf` begins with what another one holds. Without a slug it gets one of its title; an empty slug makes the start page.',
    input: z.object({
      title: line(120, 1),
      slug: z.optional(Slug),
      parentId: z.nullable(z.uuid()),
      copyOf: z.nullable(z.uuid()),
    }),
    output: WebPage,
  }),
  saveDraft: change({
    method: 'POST',
    path: '/private/pages/:pageId/draft',
    access: staff,
    repeats: 'version',
    summary:
      'Keeps the draft; `version` is the one that was read. What somebody else has saved meanwhile is refused, never overwritten.',
    input: z.extend(OnePage, { content: PageContent, version: z.int() }),
    output: WebPage,
  }),
  savePlace: change({
    method: 'POST',
    path: '/private/pages/:pageId/place',
    access: staff,
    repeats: 'version',
    summary:
      'Address, place in the navigation and visibility. A changed address leads from the old one to the new one.',
    input: z.extend(OnePage, { place: PagePlace, version: z.int() }),
    output: WebPage,
  }),
  chooseNotFound: change({
    method: 'POST',
    path: '/private/page-not-found',
    access: staff,
    repeats: 'same',
    summary: 'Which page visitors get under an address that leads nowhere; null: the usual one.',
    input: z.object({ pageId: z.nullable(z.uuid()) }),
    output: Nothing,
  }),
  hurdles: ask({
    method: 'POST',
    path: '/private/pages/:pageId/hurdles',
    access: staff,
    summary: 'Everything that keeps this content from being published, and what to look at before.',
    input: z.extend(OnePage, { content: PageContent }),
    output: PageHurdles,
  }),
  publish: change({
    method: 'POST',
    path: '/private/pages/:pageId/publish',
    access: staff,
    repeats: 'version',
    summary: 'Shows the draft to visitors, and keeps it as a version.',
    input: z.extend(OnePage, {
      version: z.int(),
      note: line(200),
      /** Publishes although translations are missing, which fall back to German; otherwise a partly translated page is refused. */
      evenHalfTranslated: z.optional(z.boolean()),
    }),
    output: WebPage,
  }),
  remove: change({
    method: 'DELETE',
    path: '/private/pages/:pageId',
    access: staff,
    repeats: 'same',
    summary: 'Takes a page away with its versions; pages below it move up.',
    input: OnePage,
    output: Nothing,
  }),
  versions: ask({
    method: 'GET',
    path: '/private/pages/:pageId/versions',
    access: staff,
    summary: 'What was published, newest first.',
    input: z.extend(OnePage, { before: z.optional(z.coerce.number()) }),
    output: z.object({ versions: z.array(PageVersion), next: z.nullable(z.int()) }),
  }),
  version: ask({
    method: 'GET',
    path: '/private/pages/:pageId/versions/:versionId',
    access: staff,
    summary: 'One version, to compare it or to bring it back.',
    input: z.extend(OnePage, { versionId: z.uuid() }),
    output: z.object({ version: PageVersion, content: PageContent }),
  }),
  bringBack: change({
    method: 'POST',
    path: '/private/pages/:pageId/versions/:versionId/bring-back',
    access: staff,
    repeats: 'version',
    summary: 'Makes a version the draft again; publishing it is a step of its own.',
    input: z.extend(OnePage, { versionId: z.uuid(), version: z.int() }),
    output: OpenPage,
  }),
  draw: ask({
    method: 'POST',
    path: '/private/pages/:pageId/draw',
    access: staff,
    summary:
      'Blocks as visitors would get them, for the editor: words of one language, pictures, and what the server knows.',
    input: z.extend(OnePage, { language: z.enum(LANGUAGES), blocks: PageContent.shape.blocks }),
    output: z.object({ blocks: z.array(ShownBlock) }),
  }),
  makePreview: change({
    method: 'POST',
    path: '/private/pages/:pageId/preview',
    access: staff,
    repeats: 'again',
    summary: 'A link that shows the draft for a day to whoever has it, and nothing else.',
    input: OnePage,
    output: z.object({ address: secret(z.string()), endsAt: Instant }),
  }),
  enter: change({
    method: 'POST',
    path: '/private/pages/:pageId/enter',
    access: staff,
    repeats: 'again',
    summary: 'I am in this page: called every half minute; tells who else is.',
    input: OnePage,
    output: z.object({ others: z.array(PageVisitor), version: z.int() }),
  }),
};

/** A page was changed, published, moved or deleted. */
export const pageStream = stream({
  name: 'pages',
  access: staff,
  audience: 'company',
  event: z.object({ type: z.enum(['draft', 'published', 'place', 'entered']), pageId: z.uuid(), version: z.int() }),
});
