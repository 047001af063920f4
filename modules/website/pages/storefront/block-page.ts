import { movedTo, PASSED, type Page, type PageCtx, page } from '@fachwerk/site/page';
import type { ShownPage } from '../contract-shown.ts';
import { webPageApi } from '../contract-shown.ts';
import { VIDEO_HOSTS } from '../rules/video.ts';
import { blockSlot } from './slots.ts';

/** The published page at a path; redirects an old path, and passes other requests on. */
async function pageAt(ctx: PageCtx, slug: string) {
  const { page: found, leadsTo } = await ctx.ask(webPageApi.show, { slug, language: ctx.language });
  if (leadsTo) return movedTo(leadsTo);
  return found ?? PASSED;
}

/** Common to all content pages. */
const common = {
  title: ({ tabText }: ShownPage) => tabText,
  icon: ({ tabIcon }: ShownPage) => tabIcon,
  view: () => import('./block-view.tsx'),
  framesFrom: ({ blocks }: ShownPage) => (blocks.some(({ kind }) => kind === 'video') ? VIDEO_HOSTS : []),
  connectsTo: ({ blocks }: ShownPage) => [...new Set(blocks.flatMap(({ data }) => foreignOf(data)))],
  slots: [blockSlot],
  isReadFirst: true as const,
};

/** Foreign origins that a block's data declares, loaded after consent: map tiles. */
function foreignOf(data: unknown): readonly string[] {
  const { connectsTo } = (data ?? {}) as { readonly connectsTo?: readonly string[] };
  return connectsTo ?? [];
}

const shown = {
  ...common,
  isPublic: true,
  description: ({ description }: ShownPage) => description,
  keywords: ({ keywords }: ShownPage) => keywords,
  picture: ({ picture }: ShownPage) => picture,
  trail: ({ trail, isStart }: ShownPage) => (isStart ? [] : trail),
  keepSeconds: ({ keepSeconds }: ShownPage) => keepSeconds,
  changesWith: ({ changesWith }: ShownPage) => changesWith.map((name) => ({ name })),
};

/** Takes precedence over the default start page. */
export const startPage = page<ShownPage>({ ...shown, path: '/', goesFirst: true, load: (ctx) => pageAt(ctx, '') });

/** After all fixed paths, which take precedence. */
const PATHS = ['/:a', '/:a/:b', '/:a/:b/:c'] as const;
export const contentPages: readonly Page[] = PATHS.map((path) =>
  page<ShownPage>({
    ...shown,
    path,
    load: (ctx) => pageAt(ctx, ['a', 'b', 'c'].flatMap((name) => ctx.params[name] ?? []).join('/')),
  }),
);

/** Under an address that leads nowhere: what the company has chosen for it. The answer stays a 404. */
export const missingPage = page<ShownPage>({
  ...common,
  path: '/',
  load: async (ctx) => (await ctx.ask(webPageApi.missing, { language: ctx.language })).page ?? PASSED,
});

/** A draft by its preview link: not cached and not listed. */
export const previewPage = page<ShownPage>({
  ...common,
  path: '/vorschau/:token',
  isUncounted: true,
  load: async (ctx) => {
    const preview = ctx.params.token!;
    const { page: draft } = await ctx.ask(webPageApi.show, { slug: '', language: ctx.language, preview });
    return draft ?? PASSED;
  },
});
