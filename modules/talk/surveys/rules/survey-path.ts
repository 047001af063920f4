/** Of the link in an invitation. */
export const INVITATION_QUERY = 'einladung';

export const surveyPath = (slug: string) => `/umfrage/${slug}`;

/** From the page of an invitation one can end all others. */
export const unsubscribePath = (invitation: string) => `/umfrage/abmelden/${invitation}`;

const SENT = 'beantwortet';
export const surveyAnchor = (slug: string) => `umfrage-${slug}`;

/** Where a visitor goes once it is sent: the same page, with the thanks in its place. */
export function sentPath(pathname: string, slug: string): string {
  return `${pathname}?${new URLSearchParams({ [SENT]: slug })}#${surveyAnchor(slug)}`;
}

export function isSent(path: string, slug: string): boolean {
  return new URLSearchParams(path.split('?')[1]?.split('#')[0] ?? '').get(SENT) === slug;
}

const MOST_SLUG = 60;
const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** What an address makes of a title: `Wie war's?` becomes `wie-war-s`. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => LETTERS[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_SLUG)
    .replace(/^-|-$/g, '');
}
