import type { SiteText } from '@fachwerk/base/site-visit';
import { groundOf } from '../look/look.ts';
import { addressesIn } from './document.ts';
import type { SiteHead } from './frame.ts';
import type { PageCtx } from './page.ts';
import type { SiteAddress, SiteAppParts } from './site-app-parts.ts';

/** Lets search engines index public pages only. */
export function robots({ origin }: URL): SiteText {
  const lines = ['User-agent: *', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`, ''];
  return { kind: 'text', type: 'text/plain; charset=utf-8', body: lines.join('\n') };
}

/** Home screen metadata. It stays a site in a browser. */
export function webManifest({ name, template, icons }: SiteHead): SiteText {
  const ground = groundOf(template);
  const iconOf = (src: string, side: number) => ({ src, sizes: `${side}x${side}`, type: 'image/png' });
  const body = {
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: icons ? [iconOf(icons.large, 192), iconOf(icons.huge, 512)] : [],
  };
  return { kind: 'text', type: 'application/manifest+json; charset=utf-8', body: JSON.stringify(body) };
}

/** Limit of a sitemap. */
const MOST = 50_000;

/** All indexable pages: the fixed ones of this kind of site, and those of modules. */
export async function addressList(
  { pages, addresses = [] }: SiteAppParts,
  head: SiteHead,
  ask: PageCtx['ask'],
  { origin }: URL,
): Promise<SiteText> {
  const fixed = pages
    .filter(({ isPublic, path, kinds }) => isPublic && !path.includes(':') && (kinds?.includes(head.kind) ?? true))
    .map(({ path }): SiteAddress => ({ path, changedAt: null }));
  const known = (await Promise.all(addresses.map((list) => list({ ask })))).flat();
  // A module's entry takes precedence over the fixed one.
  const all = new Map([...fixed, ...known].map((each) => [each.path, each]));
  const entries = [...all.values()].slice(0, MOST).map((each) => entryOf(each, head, origin));
  const open =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${entries.join('\n')}\n</urlset>\n`;
  return { kind: 'text', type: 'application/xml; charset=utf-8', body };
}

function entryOf({ path, changedAt }: SiteAddress, head: SiteHead, origin: string): string {
  const address = `${origin}${path}`;
  const others = addressesIn(head, address).map(
    ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${address}</loc>${changed}${others.join('')}</url>`;
}
