/** Links to boards and courses carry the moment they were opened (spec §2): it makes them reload. */
export function stamped(path: string, now: number): string {
  return /\/t\/[^/]+$/.test(path) ? `${path}/${now}` : path;
}

/** A customer's chat seen by staff has the whole width (spec §2 "Shell"). */
export function isNavigationHidden(pathname: string): boolean {
  return pathname.includes('/chat/admin');
}

/** On a chat page the corner and the edge belong to the conversation. */
export function isChatPage(pathname: string): boolean {
  return pathname.startsWith('/chat/');
}

export function isActive(item: { readonly path: string; readonly alsoAt?: string }, pathname: string): boolean {
  return [item.path, item.alsoAt].some((path) => path && (pathname === path || pathname.startsWith(`${path}/`)));
}

type Entry = { readonly path: string; readonly alsoAt?: string };
type Group = { readonly items: readonly Entry[] };

/** The entry that is marked: the working day comes first, so that a screen is marked once. */
export function currentItem<Of extends Group>(
  groups: readonly Of[],
  pathname: string,
): { readonly group: Of; readonly item: Of['items'][number] } | undefined {
  for (const group of groups) {
    const item = group.items.find((each) => isActive(each, pathname));
    if (item) return { group, item };
  }
  return undefined;
}

/** The letter after `g`, by where it leads. */
const KEYS: Readonly<Record<string, string>> = {
  '/admin/dashboard': 'u',
  '/admin/kitchen': 'k',
  '/admin/orders': 'b',
  '/admin/orders-new': 'n',
  '/admin/shop': 'a',
  '/admin/day-report': 't',
  '/admin/appointments': 'c',
  '/admin/customers': 'p',
  '/admin/chat': 'm',
  '/backend/chat/t/board': 'f',
  '/admin/real-time-monitoring': 'o',
  '/admin/alerts': 'e',
  '/admin/access-rights': 'z',
  '/admin/locations': 's',
  '/admin/locks': 'l',
  '/admin/website': 'w',
};

export const keyOf = (path: string): string | undefined => KEYS[path];

/** Where a letter leads of what is in the menu. */
export function wayOfKey(key: string, groups: readonly Group[]): string | undefined {
  return groups.flatMap(({ items }) => items).find(({ path }) => KEYS[path] === key)?.path;
}

/** How wide the navigation may be pulled, in px. */
export const NAV_WIDTH = { least: 208, usual: 272, most: 400 } as const;

export function navWidth(asked: number): number {
  return Math.round(Math.min(NAV_WIDTH.most, Math.max(NAV_WIDTH.least, asked)));
}
