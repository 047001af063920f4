import { type Language, LOCALES } from '@fachwerk/base/language';
import { LANGUAGE_QUERY } from '../language/choose-language.ts';
import { groundOf } from '../look/look.ts';
import type { PageAssets } from './assets.ts';
import type { SiteHead } from './frame.ts';
import type { SharePicture } from './page.ts';

export const STATE_ID = 'fw-state';
export const ROOT_ID = 'fw-page';
export const MANIFEST = '/manifest.webmanifest';

export type DocumentParts = {
  readonly head: SiteHead;
  readonly language: Language;
  readonly title: string;
  readonly url: URL;
  readonly style: string;
  readonly assets: PageAssets;
  readonly textsAt: string;
  readonly isReadFirst: boolean;
  readonly isPublic: boolean;
  /** Meta description; empty for none. */
  readonly description: string;
  readonly keywords: string;
  readonly picture: SharePicture | null;
  /** Tab icon; null for the site's own. */
  readonly icon: string | null;
  /** schema.org, for machines that read the page. */
  readonly structured: readonly object[];
  /** Redirects there after this page was shown. */
  readonly leavesTo?: string;
};

export function beforeContent(parts: DocumentParts): string {
  const { head, language, style, assets } = parts;
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escaped(parts.title)}</title>`,
    ...(parts.isPublic ? addressesOf(parts) : ['<meta name="robots" content="noindex">']),
    ...(parts.isPublic ? sharedAs(parts) : []),
    ...(parts.keywords ? [`<meta name="keywords" content="${escaped(parts.keywords)}">`] : []),
    ...(parts.description ? [`<meta name="description" content="${escaped(parts.description)}">`] : []),
    ...parts.structured.map(structuredData),
    ...(parts.leavesTo ? [`<meta http-equiv="refresh" content="1; url=${escaped(parts.leavesTo)}">`] : []),
    `<meta name="theme-color" content="${groundOf(head.template)}">`,
    ...iconsOf(parts),
    `<style>${style}</style>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(assets.ownStyle ? [`<style>${assets.ownStyle}</style>`] : []),
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...scriptsOf(parts),
  ];
  return `<!doctype html>\n<html lang="${LOCALES[language]}" data-template="${head.template}"><head>${lines.join('')}</head><body><div id="${ROOT_ID}">`;
}

/** On read-first pages they are only named: `later.ts` of the storefront loads them. */
function scriptsOf({ assets: { script, laterScript, modules }, textsAt, isReadFirst }: DocumentParts): string[] {
  if (!script) return [];
  const rel = isReadFirst ? 'data-later' : 'rel';
  const begin = isReadFirst ? `src="${laterScript}" data-then="${script}"` : `src="${script}"`;
  return [
    ...modules.map((href) => `<link ${rel}="modulepreload" href="${href}" fetchpriority="low">`),
    `<link ${rel}="preload" href="${textsAt}" as="fetch" crossorigin fetchpriority="low">`,
    `<script type="module" ${begin} fetchpriority="low"></script>`,
  ];
}

/** Tab icon: the page's, otherwise the site's, otherwise the product's. */
function iconsOf({ head: { icons }, icon }: DocumentParts): string[] {
  const own = icon && `<link rel="icon" href="${escaped(icon)}">`;
  if (!icons) return [own || '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'];
  return [
    own || `<link rel="icon" href="${escaped(icons.small)}" sizes="32x32" type="image/png">`,
    `<link rel="apple-touch-icon" href="${escaped(icons.touch)}">`,
    `<link rel="manifest" href="${MANIFEST}">`,
  ];
}

/** Alternate languages, for search engines. */
function addressesOf({ head, url }: DocumentParts): string[] {
  const address = `${url.origin}${url.pathname}`;
  return [
    `<link rel="canonical" href="${escaped(address)}">`,
    ...addressesIn(head, address).map(
      ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escaped(href)}">`,
    ),
  ];
}

/** The same page in each language of the site; formal and informal German count as one. */
export function addressesIn({ languages }: Pick<SiteHead, 'languages'>, address: string) {
  return languages
    .filter((language) => language !== 'deDu' || !languages.includes('de'))
    .map((language) => ({
      language: LOCALES[language].slice(0, 2),
      href: `${address}?${LANGUAGE_QUERY}=${language}`,
    }));
}

/** Metadata for sharing. */
function sharedAs({ head, url, title, description, language, picture }: DocumentParts): string[] {
  const said = {
    'og:type': 'website',
    'og:site_name': head.name,
    'og:title': title,
    'og:url': `${url.origin}${url.pathname}`,
    'og:locale': LOCALES[language].replace('-', '_'),
    ...(description && { 'og:description': description }),
    ...(picture && {
      'og:image': new URL(picture.url, url.origin).href,
      'og:image:width': String(picture.width),
      'og:image:height': String(picture.height),
      'og:image:alt': picture.alt,
    }),
  };
  return Object.entries(said).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`);
}

export function afterContent(state: string | null): string {
  const data = state === null ? '' : `<script type="application/json" id="${STATE_ID}">${state}</script>`;
  return `</div>${data}</body></html>\n`;
}

/** Contains no `<`, so that nothing can end it. It is data: no policy has to allow it. */
function structuredData(value: object): string {
  return `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
