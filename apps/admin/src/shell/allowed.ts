import { useMe } from '@fachwerk/access/account';
import { useSession } from '@fachwerk/react/session';
import { matchPath } from 'react-router';
import { MENUS, type MenuGroup } from '../menu.ts';
import { screens } from '../modules.ts';

/** Whether a screen of the house answers there. */
export function isBuilt(path: string): boolean {
  return screens.some((screen) => matchPath(screen.path, path));
}

/** What a path takes is said by the screen that answers there; the menu only hides what would be refused. */
function capabilityOf(path: string): string | undefined {
  return screens.find((screen) => matchPath(screen.path, path))?.capability;
}

export function useMayOpen(): (path: string) => boolean {
  const capabilities = useSession()?.user.capabilities ?? [];
  return (path) => {
    const capability = capabilityOf(path);
    return !capability || capabilities.includes(capability);
  };
}

/** The navigation of one's company, without what one may not open. */
export function useMenu(): readonly MenuGroup[] {
  const { companyObject } = useMe();
  const mayOpen = useMayOpen();
  return MENUS[companyObject.kind]
    .map((group) => ({ ...group, items: group.items.filter((item) => mayOpen(item.path)) }))
    .filter((group) => group.items.length > 0);
}
