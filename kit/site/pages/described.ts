import type { Stream } from '@fachwerk/base/contract';
import type { SiteVisit } from '@fachwerk/base/site-visit';
import type { AboutPage, Page, PageCtx, TrailStep } from './page.ts';
import type { SiteAppParts } from './site-app-parts.ts';

/** Structured data of a page, and the streams that invalidate it. */
export type Described = { readonly said: readonly object[]; readonly changesWith: readonly Stream[] };

export const EMPTY_DESCRIPTION: Described = { said: [], changesWith: [] };

type Shown = { readonly page: Page; readonly data: unknown; readonly about: AboutPage };

/** Structured data of the page, its breadcrumb and other modules. */
export async function describedPage(
  { descriptions = [] }: Pick<SiteAppParts, 'descriptions'>,
  ctx: PageCtx,
  { page, data, about }: Shown,
  failed: SiteVisit['failed'],
): Promise<Described> {
  const own = page.structured?.(data, about);
  const trail = page.trail?.(data, about) ?? [];
  const others = await Promise.all(
    descriptions.map(async ({ describe, changesWith = [] }): Promise<Described> => {
      try {
        const said = await describe(ctx, data, about);
        return said.length > 0 ? { said, changesWith } : EMPTY_DESCRIPTION;
      } catch (error) {
        failed(error);
        return EMPTY_DESCRIPTION;
      }
    }),
  );
  return {
    said: [
      ...(own ? [own] : []),
      ...(trail.length > 1 ? [wayTo(trail, about)] : []),
      ...others.flatMap(({ said }) => said),
    ],
    changesWith: others.flatMap(({ changesWith }) => changesWith),
  };
}

function wayTo(trail: readonly TrailStep[], { url, name }: AboutPage): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name, path: '/' }, ...trail].map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.name,
      item: new URL(step.path, url.origin).href,
    })),
  };
}
