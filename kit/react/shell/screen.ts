import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** What settings are about, in the order they are listed. */
export const SETTING_SUBJECTS = [
  'own',
  'company',
  'team',
  'shop',
  'payments',
  'appointments',
  'boxes',
  'website',
  'talk',
  'data',
] as const;
export type SettingSubject = (typeof SETTING_SUBJECTS)[number];

/** What a module's `admin/screens.tsx` contributes. */
export type Screen = {
  /** React Router path below the root: `/admin/users/:id?`. */
  readonly path: `/${string}`;
  /** Text key: the tab title, and the name in the command palette. */
  readonly title: string;
  /** Without it the user sees "Keine Berechtigung", and no entry in menu and palette. */
  readonly capability?: string;
  /** Asks endpoints alone that honour places: whoever has the capability at some places only sees it too. */
  readonly isPerPlace?: true;
  /** Something is set here: it is listed among the settings, with `<title>.about` and `<title>.words`. */
  readonly setting?: SettingSubject;
  /** Works without a session, outside the shell. */
  readonly isPublic?: boolean;
  /** Works without a session too, and inside the shell with one; the secret is in its URL. */
  readonly isOpen?: boolean;
  /** Further palette entries inside the screen: sections, tabs. */
  readonly places?: readonly Place[];
  readonly Screen: LazyExoticComponent<ComponentType> | ComponentType;
};

export type Place = Pick<Screen, 'path' | 'title' | 'capability' | 'setting'>;

/** The address of a screen without its optional segments. */
export function addressOf(path: Screen['path']): Screen['path'] {
  return path.replace(/\/[^/]+\?/g, '') as Screen['path'];
}

/** A screen loaded on first visit: `lazyScreen(async () => (await import('../user-list.tsx')).UserList)`. */
export function lazyScreen(find: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: await find() }));
}
