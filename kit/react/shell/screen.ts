import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** What a module's `admin/screens.tsx` contributes. */
export type Screen = {
  /** Below the root, as React Router writes it: `/admin/users/:id?`. */
  readonly path: `/${string}`;
  /** Text key: the tab's title, and the name in the command palette. */
  readonly title: string;
  /** Who lacks it sees "Keine Berechtigung" instead, and no entry in menu and palette. */
  readonly capability?: string;
  /** Opens without a session, and without the shell around it. */
  readonly isPublic?: boolean;
  /** Opens without a session too, inside the shell for whoever has one; the secret is in its address. */
  readonly isOpen?: boolean;
  /** More places inside, for the palette: sections, tabs. */
  readonly places?: readonly Place[];
  readonly Screen: LazyExoticComponent<ComponentType> | ComponentType;
};

export type Place = { readonly path: `/${string}`; readonly title: string; readonly capability?: string };

/** A screen that is fetched when somebody goes there: `lazyScreen(async () => (await import('../user-list.tsx')).UserList)`. */
export function lazyScreen(find: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: await find() }));
}
