import type { Me } from '@fachwerk/auth/contract';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { addTexts } from '@fachwerk/react/texts';
import { provideTiles, type Tile, type TileProps } from '@fachwerk/react/tile';
import { notifications } from '@mantine/notifications';
import { cleanup } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { dashboardApi, type Layout, type NewsItem } from '../contract.ts';
import type { Arrangement } from './arrange/use-arrangement.ts';
import { Dashboard } from './dashboard.tsx';

export const USER_ID = '00000000-0000-4000-8000-000000000001';

/** Signs the test browser in with empty local storage. */
export function signedIn(...capabilities: string[]): void {
  localStorage.clear();
  const me: Pick<Me, 'id' | 'contact' | 'capabilities'> = {
    id: USER_ID,
    contact: { firstName: 'Carla', lastName: 'Rossi' },
    capabilities,
  };
  startSession('token-of-the-test', me);
}

/** A tile that renders its name, size and id. */
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

/** Renders the dashboard with a fake server that stores the layout. */
export function open(
  { tiles, ...given }: { tiles: readonly Tile[] } & Partial<Arrangement>,
  { at = '/admin/dashboard', more = [] as Parameters<typeof fakeWire> } = {},
) {
  provideTiles(tiles);
  const byDefault = { content: [], aside: [], halves: [], isDefault: true, phone: null as Layout | null, ...given };
  let kept = byDefault;
  const wire = fakeWire(
    ...more,
    answering(dashboardApi.screen, { answers: [] }),
    answering(dashboardApi.layout, () => kept),
    answering(dashboardApi.saveLayout, ({ body }) => {
      const { device, ...layout } = body as Layout & { device?: 'phone' };
      kept = device ? { ...kept, phone: layout } : { ...layout, isDefault: false, phone: kept.phone };
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

/** Sets the window width in px. */
export function atWidth(px: number): void {
  Object.assign(window, { innerWidth: px });
}

/** Notices outlive a screen: clear them between tests. */
export function tidy(): void {
  cleanup();
  notifications.clean();
}
