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

/** How wide the navigation may be pulled, in px. */
export const NAV_WIDTH = { least: 208, usual: 272, most: 400 } as const;

export function navWidth(asked: number): number {
  return Math.round(Math.min(NAV_WIDTH.most, Math.max(NAV_WIDTH.least, asked)));
}
