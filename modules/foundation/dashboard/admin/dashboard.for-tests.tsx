import type { Me } from '@fachwerk/auth/contract';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { addTexts } from '@fachwerk/react/texts';
import { provideTiles, type Tile, type TileProps } from '@fachwerk/react/tile';
import { notifications } from '@mantine/notifications';
import { cleanup } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { dashboardApi, type NewsItem } from '../contract.ts';
import type { Arrangement } from './arrange/use-arrangement.ts';
import { Dashboard } from './dashboard.tsx';

export const USER_ID = '00000000-0000-4000-8000-000000000001';

/** Signs the browser of the test in, as after the login, with nothing remembered on the device. */
export function signedIn(...capabilities: string[]): void {
  localStorage.clear();
  const me: Pick<Me, 'id' | 'contact' | 'capabilities'> = {
    id: USER_ID,
    contact: { firstName: 'Carla', lastName: 'Rossi' },
    capabilities,
  };
  startSession('token-of-the-test', me);
}

/** A module that shows its name, its size and the id it was given. */
export function tileLike(name: string, more: Partial<Tile> = {}): Tile {
  addTexts('de', { [`test.${name}`]: `Modul ${name}`, [`test.${name}.info`]: `Zeigt ${name}` });
  return {
    name,
    title: `test.${name}`,
    info: `test.${name}.info`,
    areas: ['content'],
    Tile: ({ size, id }: TileProps) => <p>{[`inside ${name}`, size, id].filter(Boolean).join(' ')}</p>,
    ...more,
  };
}

export const slideLike = (title: string, more: Partial<NewsItem> = {}): NewsItem => ({
  img: 'art:team',
  infoTitle: 'Team',
  infoDes: '',
  title,
  des: `Text zu ${title}`,
  ...more,
});

/** The server of the test keeps the arrangement, as the real one does. */
export function open(
  { tiles, ...given }: { tiles: readonly Tile[] } & Partial<Arrangement>,
  { at = '/admin/dashboard', more = [] as Parameters<typeof fakeWire> } = {},
) {
  provideTiles(tiles);
  const byDefault: Arrangement = { content: [], aside: [], halves: [], isDefault: true, ...given };
  let kept = byDefault;
  const wire = fakeWire(
    ...more,
    answering(dashboardApi.layout, () => kept),
    answering(dashboardApi.saveLayout, ({ body }) => {
      kept = { ...(body as Arrangement), isDefault: false };
      return {};
    }),
    answering(dashboardApi.resetLayout, () => {
      kept = byDefault;
      return {};
    }),
  );
  const screens = renderScreen(<Dashboard />, { path: '/admin/dashboard/:action?/:id?', at });
  return { wire, person: userEvent.setup(), ...screens };
}

/** How wide the screen of the test is, in px. */
export function atWidth(px: number): void {
  Object.assign(window, { innerWidth: px });
}

/** Notices outlive a screen; the next test must not meet those of the last one. */
export function tidy(): void {
  cleanup();
  notifications.clean();
}
