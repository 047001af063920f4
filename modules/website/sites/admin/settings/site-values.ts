import { LANGUAGES } from '@fachwerk/base/language';
import type { Translated } from '@fachwerk/base/translated';
import * as z from 'zod/mini';
import { SiteData, type SiteSettings } from '../../contract.ts';

export const SiteValues = z.extend(SiteData, { version: z.int() });
export type SiteValues = z.infer<typeof SiteValues>;

/** Fills in an empty string for missing languages. */
export function allLanguages(translated: Translated): Required<Record<(typeof LANGUAGES)[number], string>> {
  const entries = LANGUAGES.map((language) => [language, translated[language] ?? '']);
  return Object.fromEntries(entries) as Required<Record<(typeof LANGUAGES)[number], string>>;
}

/** Drops empty texts. */
export function writtenOnly(translated: Translated): Translated {
  return Object.fromEntries(Object.entries(translated).filter(([, text]) => text));
}

export function siteValues(site: SiteSettings): SiteValues {
  const { name, template, accent, fonts, header, spacing, corners, hasMotion } = site;
  const { languages, defaultLanguage, contact, hasChat, isFooterHidden, mainHost } = site;
  const { tileUrl, tileAttribution } = site;
  const data = {
    name,
    template,
    accent,
    fonts,
    header,
    spacing,
    corners,
    hasMotion,
    languages,
    defaultLanguage,
    contact,
    hasChat,
    isFooterHidden,
    mainHost,
    tileUrl,
    tileAttribution,
  };
  return { ...data, welcome: allLanguages(site.welcome), version: site.version };
}

export function dataFrom({ version: _version, ...values }: SiteValues): SiteData {
  return { ...values, welcome: writtenOnly(values.welcome) };
}

export function comparableSite({ version: _version, ...data }: SiteValues) {
  return data;
}
