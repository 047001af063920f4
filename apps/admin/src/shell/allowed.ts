import { useMe } from '@fachwerk/auth/account';
import { useHasBoxes } from '@fachwerk/pickup/parts';
import { mayShow } from '@fachwerk/react/may-show';
import type { Screen } from '@fachwerk/react/screen';
import { type SessionUser, useSession } from '@fachwerk/react/session';
import { matchRoutes, type RouteObject } from 'react-router';
import { MENUS, type MenuGroup, type MenuItem, menuOf } from '../menu.ts';
import { isActive } from '../menu-rules.ts';
import { screens } from '../modules.ts';
import { type ArrangedMenu, arrangedMenu, entriesOf } from '../own-menu.ts';

/** Where screens stand: of two that answer at a path, the closer one counts, as for the router. */
const known: RouteObject[] = screens.map((screen) => ({ path: screen.path, handle: screen }));

const found = new Map<string, Screen | undefined>();

/** The router ranks all its routes for every question, so each path is asked once. */
function screenAt(path: string): Screen | undefined {
  if (!found.has(path)) found.set(path, matchRoutes(known, path)?.at(-1)?.route.handle as Screen | undefined);
  return found.get(path);
}

/** What a path takes is said by the screen that answers there; the menu only hides what would be refused. */
export const capabilityAt = (path: string): string | undefined => screenAt(path)?.capability;

/** What somebody may do: everywhere, and at some places. */
export type Rights = Pick<SessionUser, 'capabilities' | 'limitedCapabilities'>;
const NO_RIGHTS: Rights = { capabilities: [] };

function mayOpenWith(rights: Rights): (path: string) => boolean {
  return (path) => mayShow(screenAt(path) ?? {}, rights);
}

export function useMayOpen(): (path: string) => boolean {
  return mayOpenWith(useSession()?.user ?? NO_RIGHTS);
}

/** The navigation of one's company, without what one may not open. A group comes once it is known whole: no entry moves. */
export function useMenu(): readonly MenuGroup[] {
  return useMenuWith(useSession()?.user ?? NO_RIGHTS);
}

/** The same for somebody with these rights. */
export function useMenuWith(rights: Rights): readonly MenuGroup[] {
  const { companyObject, trade } = useMe();
  const mayOpen = mayOpenWith(rights);
  const hasBoxes = useHasBoxes(companyObject.kind);
  const isShown = ({ path, isOfBoxes }: MenuItem) => mayOpen(path) && (!isOfBoxes || hasBoxes);
  return menuOf(companyObject.kind, trade)
    .filter(({ items, isFoldable }) => hasBoxes !== undefined || !(isFoldable || items.some((item) => item.isOfBoxes)))
    .map((group) => ({ ...group, items: group.items.filter(isShown) }))
    .filter((group) => group.items.length > 0);
}

/** The same as its person has arranged it. What is pinned stands there from the first moment: whoever pinned it had it in the menu. */
export function useArrangedMenu(pathname: string): ArrangedMenu {
  const { companyObject, trade, menu } = useMe();
  const mayOpen = useMayOpen();
  const hasBoxes = useHasBoxes(companyObject.kind);
  const known = entriesOf(menuOf(companyObject.kind, trade)).filter(
    ({ path, isOfBoxes }) => mayOpen(path) && !(isOfBoxes && hasBoxes === false),
  );
  return arrangedMenu(useMenu(), known, menu, pathname);
}

/** Whether somebody gets to a path by the menu or from a screen in it. */
export function useMayReach(): (path: string) => boolean {
  const { companyObject } = useMe();
  const mayOpen = useMayOpen();
  const hasBoxes = useHasBoxes(companyObject.kind);
  const items = MENUS[companyObject.kind].flatMap((group) => group.items);
  return (path) => mayOpen(path) && (hasBoxes || !items.some((item) => item.isOfBoxes && isActive(item, path)));
}
