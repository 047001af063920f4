import { type Language, LOCALES } from '@fachwerk/base/language';
import { LANGUAGE_QUERY } from '../language/choose-language.ts';
import { groundOf } from '../look/look.ts';
import type { PageAssets } from './assets.ts';
import type { SiteHead } from './frame.ts';

export const STATE_ID = 'fw-state';
export const ROOT_ID = 'fw-page';

export type DocumentParts = {
  readonly head: SiteHead;
  readonly language: Language;
  readonly title: string;
  readonly url: URL;
  readonly style: string;
  readonly assets: PageAssets;
  readonly textsAt: string;
  readonly isPublic: boolean;
  /** Goes there by itself, after this page was seen. */
  readonly leavesTo?: string;
};

export function beforeContent(parts: DocumentParts): string {
  const { head, language, style, assets } = parts;
  const { script } = assets;
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escaped(parts.title)}</title>`,
    ...(parts.isPublic ? addressesOf(parts) : ['<meta name="robots" content="noindex">']),
    ...(parts.leavesTo ? [`<meta http-equiv="refresh" content="1; url=${escaped(parts.leavesTo)}">`] : []),
    `<meta name="theme-color" content="${groundOf(head.template)}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style>${style}</style>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...assets.modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...(script
      ? [
          `<link rel="preload" href="${parts.textsAt}" as="fetch" crossorigin>`,
          `<script type="module" src="${script}"></script>`,
        ]
      : []),
  ];
  return `<!doctype html>\n<html lang="${LOCALES[language]}" data-template="${head.template}"><head>${lines.join('')}</head><body><div id="${ROOT_ID}">`;
}

/** The page in its languages, for search engines. */
function addressesOf({ head, url }: DocumentParts): string[] {
  const address = `${url.origin}${url.pathname}`;
  const others = head.languages.filter((language) => language !== 'deDu');
  return [
    `<link rel="canonical" href="${escaped(address)}">`,
    ...others.map(
      (language) =>
        `<link rel="alternate" hreflang="${LOCALES[language].slice(0, 2)}" href="${escaped(`${address}?${LANGUAGE_QUERY}=${language}`)}">`,
    ),
  ];
}

export function afterContent(state: string | null): string {
  const data = state === null ? '' : `<script type="application/json" id="${STATE_ID}">${state}</script>`;
  return `</div>${data}</body></html>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
