import { CompanyKind } from '@fachwerk/companies/contract';
import * as z from 'zod/mini';

/** What the handbook is written in; Russian for the first steps alone. */
export const HELP_LANGUAGES = ['de', 'en', 'ru'] as const;
export type HelpLanguage = (typeof HELP_LANGUAGES)[number];

/** In the order of the contents. */
export const GROUPS = ['first-steps', 'every-day', 'selling', 'boxes', 'website', 'company'] as const;
/** What stands below the words of a page. */
export const PARTS = ['first-steps', 'release-notes', 'error-numbers'] as const;

const words = z.pipe(
  z.string(),
  z.transform((line: string) => line.split(/\s*,\s*/)),
);
const address = z.string().check(z.regex(/^(\/[a-z]+(-[a-z]+)*)+$/));

const FrontMatter = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(60)),
  summary: z.string().check(z.minLength(1), z.maxLength(160)),
  group: z.enum(GROUPS),
  /** Addresses of the screens that lead here; who may open one of them reads the page. */
  screens: z.optional(z.pipe(words, z.array(address))),
  /** For a page without a screen of its own: who may open one of these reads it. */
  needs: z.optional(z.pipe(words, z.array(address))),
  /** Only in these kinds of company. */
  kinds: z.optional(z.pipe(words, z.array(CompanyKind))),
  part: z.optional(z.enum(PARTS)),
});

export type HelpPage = z.infer<typeof FrontMatter> & {
  /** The file without its language: `orders` of `orders.de.md`, and the last word of its address. */
  readonly name: string;
  readonly language: HelpLanguage;
  /** Markdown. */
  readonly body: string;
};

const FILE = /([a-z]+(?:-[a-z]+)*)\.(de|en|ru)\.md$/;
const SHEET = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Throws where the file says something else than a page may: pages are part of the build, and a test reads them all. */
export function pageOf(file: string, text: string): HelpPage {
  const [, name, language] = FILE.exec(file) ?? [];
  const [, head = '', body = ''] = SHEET.exec(text) ?? [];
  const facts = head.split('\n').map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at), line.slice(at + 1).trim()];
  });
  return {
    ...z.parse(FrontMatter, Object.fromEntries(facts)),
    name: z.parse(z.string(), name),
    language: z.parse(z.enum(HELP_LANGUAGES), language),
    body,
  };
}

export type Reader = { readonly kind: CompanyKind; readonly mayOpen: (path: string) => boolean };

/** As the menu does it: nobody reads about what they would be refused, or what their company does not have. */
export function isFor({ screens = [], needs = [], kinds }: HelpPage, reader: Reader): boolean {
  const places = [...screens, ...needs];
  return (kinds?.includes(reader.kind) ?? true) && (places.length === 0 || places.some(reader.mayOpen));
}
