import { alertApi } from '@fachwerk/alerts/contract';
import { meLike } from '@fachwerk/auth/rules/me.for-tests';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BottomBar } from './bottom-bar.tsx';

const TALL_PX = 844;
const WITH_KEYBOARD_PX = 480;
const viewport = Object.assign(new EventTarget(), { height: TALL_PX, scale: 1 });

beforeEach(() => {
  viewport.height = TALL_PX;
  vi.stubGlobal('visualViewport', viewport);
  vi.stubGlobal('innerHeight', TALL_PX);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const counts = { open: 3, unassigned: 3, mine: 0, byPriority: { urgent: 0, high: 0, normal: 3 }, byKind: {} };
const CAPABILITIES = [
  'alerts.read',
  'access_rights.read',
  'rentals.read',
  'locations.read',
  'locks.read',
  'walls.read',
];

const network = (capabilities: string[]) =>
  meLike({ capabilities, companyObject: { ...meLike().companyObject, kind: 'franchisor' } });

function show({ at = '/admin/locations', isSheetOpen = false, capabilities = CAPABILITIES } = {}) {
  startSession('token', network(capabilities));
  fakeWire(answering(alertApi.counts, counts));
  const [onMenu, onPalette] = [vi.fn(), vi.fn()];
  renderScreen(
    <>
      <input aria-label="Suchen nach" />
      <BottomBar isSheetOpen={isSheetOpen} onMenu={onMenu} onPalette={onPalette} />
    </>,
    { at },
  );
  return { onMenu, onPalette, person: userEvent.setup() };
}
const bar = () => screen.findByRole('navigation', { name: 'Schnellzugriff' });

test('the bar holds two screens, search, bell and menu, each with its word', async () => {
  const { onMenu, onPalette, person } = show();
  const within_ = within(await bar());
  expect(await within_.findByRole('button', { name: 'Meldungen: 3 offen' })).toBeTruthy();
  expect(within_.getAllByRole('link')).toHaveLength(2);
  await person.click(within_.getByRole('button', { name: 'Suche' }));
  await person.click(within_.getByRole('button', { name: 'Menü öffnen' }));
  expect([onPalette.mock.calls.length, onMenu.mock.calls.length]).toEqual([1, 1]);
});

test('whoever may not see alerts has one more screen in their place', async () => {
  show({ capabilities: CAPABILITIES.filter((each) => each !== 'alerts.read') });
  const within_ = within(await bar());
  expect(within_.getAllByRole('link')).toHaveLength(3);
  expect(within_.queryByRole('button', { name: /^Meldungen/ })).toBeNull();
});

test('with the menu open the bar closes it and marks nothing', async () => {
  show({ isSheetOpen: true });
  const within_ = within(await bar());
  expect(within_.getByRole('button', { name: 'Menü schließen' }).getAttribute('aria-expanded')).toBe('true');
  expect(within_.queryAllByRole('link', { current: 'page' })).toEqual([]);
});

test('while somebody types the bar is away; a smaller window alone does not take it away', async () => {
  const { person } = show();
  await bar();
  const resize = (height: number) =>
    act(() => {
      viewport.height = height;
      viewport.dispatchEvent(new Event('resize'));
    });
  resize(WITH_KEYBOARD_PX);
  expect(screen.queryByRole('navigation', { name: 'Schnellzugriff' })).toBeTruthy();
  await person.click(screen.getByRole('textbox', { name: 'Suchen nach' }));
  expect(screen.queryByRole('navigation', { name: 'Schnellzugriff' })).toBeNull();
  resize(TALL_PX);
  expect(await bar()).toBeTruthy();
});
