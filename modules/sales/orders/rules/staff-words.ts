import type { Language } from '@fachwerk/base/language';
import type { OrderLine } from '../contract.ts';

/** What a line says to people. */
export type LineWords = Pick<OrderLine, 'title' | 'detail'>;

/** The informal form of German says the same about a box. */
const STAFF = ['de', 'en'] as const;
export type StaffWords = Readonly<Record<(typeof STAFF)[number], LineWords>>;

/** In an order a line speaks the customer's language; this goes into its `data`, so that staff read it in theirs. */
export function staffWords(words: (language: Language) => LineWords): { readonly staff: StaffWords } {
  return { staff: { de: words('de'), en: words('en') } };
}

/** Under which name staff who speak this find a line's words. */
export const staffKey = (language: Language): keyof StaffWords => (language === 'en' ? 'en' : 'de');

/** The titles as staff read them, in every language they speak: what a search finds beside the customer's own words. */
export function staffTitles(lines: readonly Pick<OrderLine, 'data'>[]): string {
  const titles = lines.flatMap(({ data }) => {
    const { staff } = data as { staff?: Partial<StaffWords> };
    return STAFF.flatMap((language) => staff?.[language]?.title ?? []);
  });
  return [...new Set(titles)].join(' ');
}

/** A line as staff read it; one from before there were such words stays in the customer's language. */
export function forStaff<Line extends OrderLine>(line: Line, language: Language): Line {
  const { staff, ...data } = line.data as { staff?: Partial<StaffWords> };
  return { ...line, ...staff?.[staffKey(language)], data };
}
