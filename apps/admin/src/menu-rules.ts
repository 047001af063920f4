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

type Entry = { readonly path: string; readonly alsoAt?: readonly string[] };

/** How much of an address an entry names; 0 where it is another screen's. */
function matched({ path, alsoAt = [] }: Entry, pathname: string): number {
  const found = [path, ...alsoAt].filter((each) => pathname === each || pathname.startsWith(`${each}/`));
  return Math.max(0, ...found.map(({ length }) => length));
}

export function isActive(item: Entry, pathname: string): boolean {
  return matched(item, pathname) > 0;
}

type Group = { readonly items: readonly Entry[] };

/** The entry that is marked: the one that names most of the address. Of two with one path the upper one, so that a screen is marked once. */
export function currentItem<Of extends Group>(
  groups: readonly Of[],
  pathname: string,
): { readonly group: Of; readonly item: Of['items'][number] } | undefined {
  let most = 0;
  let current: { readonly group: Of; readonly item: Of['items'][number] } | undefined;
  for (const group of groups) {
    for (const item of group.items) {
      const length = matched(item, pathname);
      if (length <= most) continue;
      most = length;
      current = { group, item };
    }
  }
  return current;
}

/** The letter after `g`, by where it leads. */
const KEYS: Readonly<Record<string, string>> = {
  '/admin/dashboard': 'u',
  '/admin/handover': 'g',
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
