import { ask, type CapabilityCatalog, change, stream } from '@fachwerk/base/contract';
import { FONT_PAIRS } from '@fachwerk/base/font-pairs';
import { LANGUAGES } from '@fachwerk/base/language';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { line, Upload } from '@fachwerk/base/schema';
import { CORNERS, HEADERS, SPACINGS, USUAL_FACE } from '@fachwerk/base/site-face';
import { translatedText } from '@fachwerk/base/translated';
import { CompanyKind } from '@fachwerk/companies/contract';
import * as z from 'zod/mini';

/** Two themes of one layout (spec §3, "design template"). */
export const SiteTemplate = z.enum(['white-clean', 'black-clean']);
export type SiteTemplate = z.infer<typeof SiteTemplate>;

/** Font pair of headings and body text. */
export const SiteFonts = z.enum(FONT_PAIRS);

export const SiteHeaderStyle = z.enum(HEADERS);
export const SiteSpacing = z.enum(SPACINGS);
export const SiteCorners = z.enum(CORNERS);

const Colour = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, 'field.colour'));

/** Tile URL template; the map fills in `{z}`, `{x}` and `{y}`. */
const TileUrl = line(300).check(
  z.regex(
    /^$|^https:\/\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?::\d+)?\/[^\s"'<>;,]+$/i,
    'field.tile_url',
  ),
);

const EmailOrNone = line(254).check(
  z.refine((value) => value === '' || z.safeParse(z.email(), value).success, 'field.email'),
);

/** Settings under "Meine Webseite". */
export const SiteData = z.object({
  name: line(80, 1),
  template: SiteTemplate,
  /** Replaces the theme's accent; its contrast is corrected on rendering. */
  accent: Colour,
  fonts: SiteFonts,
  header: z._default(SiteHeaderStyle, USUAL_FACE.header),
  spacing: z._default(SiteSpacing, USUAL_FACE.spacing),
  corners: z._default(SiteCorners, USUAL_FACE.corners),
  /** Sections slide in slightly while scrolling. */
  hasMotion: z._default(z.boolean(), USUAL_FACE.hasMotion),
  languages: z.array(z.enum(LANGUAGES)).check(
    z.minLength(1),
    z.maxLength(LANGUAGES.length),
    z.refine((given) => new Set(given).size === given.length, 'field.twice'),
  ),
  defaultLanguage: z.enum(LANGUAGES),
  contact: z.object({ email: EmailOrNone, phone: line(40), whatsapp: line(40) }),
  /** Every page has a chat button. */
  hasChat: z.boolean(),
  /** Only legal links and the withdrawal button stay in the footer (spec §3, “footer disabled”). */
  isFooterHidden: z._default(z.boolean(), false),
  /** Shown on the start page. */
  welcome: translatedText(600),
  /** Host of links in mails; defaults to the oldest active domain. */
  mainHost: line(253),
  tileUrl: TileUrl,
  tileAttribution: line(200),
});
export type SiteData = z.infer<typeof SiteData>;

export const SiteSettings = z.extend(SiteData, {
  /** 0 until the first save: all values are defaults from the company data. */
  version: z.int(),
  logo: z.nullable(z.string()),
  /** URL of the site; null without an active domain. */
  address: z.nullable(z.string()),
  /** Active domains, oldest first. */
  hosts: z.array(z.string()),
  isDemo: z.boolean(),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

/** Data for the layout of every page. The same for all visitors, so it can be cached. */
export const SiteHead = z.object({
  companyId: z.uuid(),
  kind: CompanyKind,
  name: z.string(),
  template: SiteTemplate,
  accent: z.string(),
  fonts: SiteFonts,
  header: SiteHeaderStyle,
  spacing: SiteSpacing,
  corners: SiteCorners,
  hasMotion: z.boolean(),
  languages: z.array(z.enum(LANGUAGES)),
  defaultLanguage: z.enum(LANGUAGES),
  contact: z.object({ email: z.string(), phone: z.string(), whatsapp: z.string() }),
  hasChat: z.boolean(),
  isFooterHidden: z.boolean(),
  welcome: translatedText(600),
  /** URL of a square picture, 192 px. */
  logo: z.nullable(z.string()),
  /** Null: no tile source; the map uses built-in outlines without external requests. */
  map: z.nullable(z.object({ tileUrl: z.string(), attribution: z.string() })),
  isDemo: z.boolean(),
});
export type SiteHead = z.infer<typeof SiteHead>;

/** Before re-encoding. */
export const LOGO_MOST_BYTES = 2 * 1024 * 1024;

export const siteCapabilities = {
  'sites.manage': { roles: ['administrator', 'management', 'editor'], kinds: ['franchisor', 'merchant'] },
} as const satisfies CapabilityCatalog;

export const siteProblems = {
  'site.changed_meanwhile': 409,
  'site.default_language_not_offered': 422,
  'site.main_host_not_active': 422,
  'site_logo.not_an_image': 422,
  'site_logo.too_large': 413,
  'site_logo.too_many_pixels': 422,
  'legal.unknown': 404,
  'legal.changed_meanwhile': 409,
  'legal.text_missing': 422,
  'legal.valid_from_past': 422,
  'legal.in_force': 409,
} as const satisfies ProblemCatalog;
export type SiteProblem = keyof typeof siteProblems;

export const siteApi = {
  head: ask({
    method: 'GET',
    path: '/public/site',
    access: 'site',
    summary: 'Name, look, languages and contact of the site that answers under this host.',
    input: z.object({}),
    output: SiteHead,
  }),
  find: ask({
    method: 'GET',
    path: '/private/site',
    access: 'staff:sites.manage',
    summary: 'The settings of the company’s own site.',
    input: z.object({}),
    output: SiteSettings,
  }),
  languages: ask({
    method: 'GET',
    path: '/private/site/languages',
    access: 'staff',
    summary: 'The languages of the site that this company’s customers use: texts for customers are written in these.',
    input: z.object({}),
    output: z.object({ languages: z.array(z.enum(LANGUAGES)) }),
  }),
  save: change({
    method: 'POST',
    path: '/private/site',
    access: 'staff:sites.manage',
    repeats: 'version',
    summary: 'Changes the settings; `version` is the one that was read.',
    input: z.object({ site: SiteData, version: z.int() }),
    output: SiteSettings,
  }),
  saveLogo: change({
    method: 'POST',
    path: '/private/site/logo',
    access: 'staff:sites.manage',
    repeats: 'same',
    body: 'multipart',
    transaction: 'own',
    summary: 'Sets the logo; without a file it is taken away.',
    input: z.object({ image: z.optional(Upload) }),
    output: SiteSettings,
  }),
};

/** The site's settings or texts have changed. */
export const siteStream = stream({
  name: 'site',
  access: 'staff:sites.manage',
  audience: 'company',
  event: z.object({ type: z.literal('changed') }),
});
