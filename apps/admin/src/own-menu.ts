import type { OwnMenu } from '@fachwerk/auth/contract';
import type { MenuGroup, MenuItem } from './menu.ts';
import { currentItem } from './menu-rules.ts';

/** Each entry once, by its first name. */
export function entriesOf(groups: readonly MenuGroup[]): readonly MenuItem[] {
  const found = new Map<string, MenuItem>();
  for (const item of groups.flatMap(({ items }) => items)) if (!found.has(item.path)) found.set(item.path, item);
  return [...found.values()];
}

export type ArrangedMenu = {
  readonly groups: readonly MenuGroup[];
  /** Hidden entries that are not shown. */
  readonly hidden: readonly MenuItem[];
};

/**
 * The menu as its person has arranged it; the entry of the current screen is shown even if it is hidden. `known`: what may be pinned; other paths
 * are ignored.
 */
export function arrangedMenu(
  groups: readonly MenuGroup[],
  known: readonly MenuItem[],
  own: OwnMenu,
  pathname: string,
): ArrangedMenu {
  const all = entriesOf(groups);
  const pinned = own.pinned.flatMap((path) => known.find((item) => item.path === path) ?? []);
  const current = currentItem([{ items: pinned }, ...groups], pathname)?.item.path;
  const hidden = all.filter(({ path }) => own.hidden.includes(path) && path !== current);
  const away = new Set([...pinned, ...hidden].map(({ path }) => path));
  const rest = groups
    .map((group) => ({ ...group, items: group.items.filter(({ path }) => !away.has(path)) }))
    .filter(({ items }) => items.length > 0);
  return { groups: pinned.length > 0 ? [{ title: 'menu.pinned', items: pinned }, ...rest] : rest, hidden };
}

/**
 * The screens of the bottom bar of a phone: what its person has pinned, then the working day, then the beginning of the menu. `elsewhere`: what the bar
 * offers in another way.
 */
export function barEntries(
  groups: readonly MenuGroup[],
  places: number,
  elsewhere: readonly string[],
): readonly MenuItem[] {
  const first = ['menu.pinned', 'menu.day'].flatMap((title) => groups.filter((group) => group.title === title));
  const rest = groups.filter((group) => !first.includes(group));
  return entriesOf([...first, ...rest])
    .filter(({ path }) => !elsewhere.includes(path))
    .slice(0, places);
}

/** Paths of the pinned entries that are in the menu, in order. */
export function shownPins(all: readonly MenuItem[], { pinned }: OwnMenu): readonly string[] {
  return pinned.filter((path) => all.some((item) => item.path === path));
}

const without = (paths: readonly string[], path: string) => paths.filter((each) => each !== path);

export const isPinned = ({ pinned }: OwnMenu, path: string) => pinned.includes(path);
export const isHidden = ({ hidden }: OwnMenu, path: string) => hidden.includes(path);
export const isUsual = ({ pinned, hidden }: OwnMenu) => pinned.length === 0 && hidden.length === 0;

/** At the end of the pinned ones, and no longer hidden. */
export const withPin = ({ pinned, hidden }: OwnMenu, path: string): OwnMenu => ({
  pinned: [...without(pinned, path), path],
  hidden: without(hidden, path),
});

export const withoutPin = ({ pinned, hidden }: OwnMenu, path: string): OwnMenu => ({
  pinned: without(pinned, path),
  hidden,
});

export const withHidden = ({ pinned, hidden }: OwnMenu, path: string): OwnMenu => ({
  pinned: without(pinned, path),
  hidden: [...without(hidden, path), path],
});

export const withShown = ({ pinned, hidden }: OwnMenu, path: string): OwnMenu => ({
  pinned,
  hidden: without(hidden, path),
});

/** `shown`: the pinned paths that are on the screen; others keep their place behind them. Null where nothing moves. */
export function withPinAt(own: OwnMenu, shown: readonly string[], path: string, to: number): OwnMenu | null {
  if (to < 0 || to >= shown.length || shown.indexOf(path) === to) return null;
  const order = without(shown, path);
  order.splice(to, 0, path);
  return { ...own, pinned: [...order, ...own.pinned.filter((each) => !shown.includes(each))] };
}
