import { fillSlot, provideSlots } from '@fachwerk/react/slot';
import { refusing } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dashboardApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { atWidth, open, signedIn, tidy, tileLike, USER_ID } from './dashboard.for-tests.tsx';
import { overviewSlot } from './slots.ts';

beforeEach(() => {
  atWidth(1440);
  signedIn('users.manage');
});
afterEach(tidy);

const news = tileLike('news');
const pins = tileLike('pins', { areas: ['content', 'aside'] });
const people = tileLike('people', { areas: ['content', 'aside'], capability: 'users.manage' });
const tiles = [news, pins, people];

const shownIn = (element: HTMLElement) =>
  within(element)
    .queryAllByText(/^inside/)
    .map((inside) => inside.textContent);
const menuOf = (name: string) => screen.findByRole('button', { name: `Menü von „Modul ${name}“` });

test('the lists of the areas decide what stands where, and unknown names show nothing', async () => {
  const { container } = open({ tiles, content: ['weather', 'pins', 'news'], aside: ['people', 'clock'] });
  const aside = await screen.findByRole('complementary', { name: adminDe['dashboard.area.aside'] });
  expect(shownIn(aside)).toEqual(['inside people tile']);
  expect(shownIn(container)).toEqual(['inside pins tile', 'inside news tile', 'inside people tile']);
});

test('a module is not shown in an area it does not serve', async () => {
  const { container } = open({ tiles, content: ['pins'], aside: ['news'] });
  await screen.findByText('inside pins tile');
  expect(shownIn(container)).toEqual(['inside pins tile']);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('whoever lacks the capability does not see the module, also not by its address', async () => {
  signedIn();
  open({ tiles, content: ['people', 'pins'] });
  await screen.findByText('inside pins tile');
  expect(screen.queryByText('inside people tile')).toBeNull();
  cleanup();
  open({ tiles }, { at: '/admin/dashboard/people' });
  await screen.findByRole('heading', { level: 1, name: 'Keine Berechtigung' });
  expect(screen.queryByText(/^inside people/)).toBeNull();
});

test('the tiles wait for what stands above them, so that nothing is pushed down, and not where nothing stood last time', async () => {
  const Lead = ({ onSettled }: { onSettled: (isShown: boolean) => void }) => (
    <button type="button" onClick={() => onSettled(false)}>
      Erste Schritte
    </button>
  );
  provideSlots([fillSlot(overviewSlot, Lead)]);
  try {
    const { person } = open({ tiles, content: ['news'] });
    const lead = await screen.findByRole('button', { name: 'Erste Schritte' });
    expect(screen.queryByText(adminDe['welcome.title'])).toBeNull();
    expect(screen.queryByText('inside news tile')).toBeNull();
    await person.click(lead);
    await screen.findByText('inside news tile');
    expect(screen.getByText(adminDe['welcome.title'])).toBeTruthy();
    cleanup();
    open({ tiles, content: ['news'] });
    await screen.findByText('inside news tile');
  } finally {
    provideSlots([]);
  }
});

test('it greets by the first name', async () => {
  open({ tiles, content: ['news'] });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/^Guten \w+, Carla$/);
});

test('the release notes are one line that unfolds, are dismissed for good on this device, and can be called back', async () => {
  const { person } = open({ tiles, content: ['news'] });
  await screen.findByText(adminDe['welcome.title']);
  expect(screen.getByText(adminDe['welcome.1.19.1']).closest('[hidden]')).not.toBeNull();
  await person.click(screen.getByRole('button', { name: adminDe['welcome.news'] }));
  expect(screen.getByText(adminDe['welcome.1.19.1']).closest('[hidden]')).toBeNull();
  expect(screen.getByText(adminDe['welcome.1.06.2']).closest('[hidden]')).not.toBeNull();
  await person.click(screen.getByRole('button', { name: adminDe['welcome.older'] }));
  expect(screen.getByText(adminDe['welcome.1.06.2']).closest('[hidden]')).toBeNull();
  await person.click(screen.getByRole('button', { name: adminDe['dashboard.dismiss'] }));
  cleanup();
  open({ tiles, content: ['news'] });
  await screen.findByText('inside news tile');
  expect(screen.queryByText(adminDe['welcome.title'])).toBeNull();
  await person.click(screen.getByRole('button', { name: adminDe['welcome.news'] }));
  expect(screen.getByText(adminDe['welcome.title'])).toBeTruthy();
});

test('a module says what it shows', async () => {
  const { person } = open({ tiles, content: ['news'] });
  await person.click(await screen.findByRole('button', { name: 'Info zu „Modul news“' }));
  expect(await screen.findByText('Zeigt news')).toBeTruthy();
});

test('hiding is seen at once, and undone to exactly what was there', async () => {
  const { wire, person } = open({ tiles, content: ['news', 'weather', 'pins'], aside: ['clock'] });
  await person.click(await menuOf('news'));
  await person.click(await screen.findByRole('menuitem', { name: adminDe['dashboard.tile.hide'] }));
  await waitFor(() => expect(screen.queryByText('inside news tile')).toBeNull());
  await person.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  await screen.findByText('inside news tile');
  expect(wire.calls(dashboardApi.saveLayout).map(({ body }) => body)).toEqual([
    { content: ['weather', 'pins'], aside: ['clock'], halves: [] },
  ]);
  // The role's default is restored, not a copy of it.
  await waitFor(() => expect(wire.calls(dashboardApi.resetLayout)).toHaveLength(1));
});

test('undoing keeps what was changed in between', async () => {
  const { wire, person } = open({ tiles, content: ['news', 'pins', 'people'], isDefault: false });
  await person.click(await menuOf('news'));
  await person.click(await screen.findByRole('menuitem', { name: adminDe['dashboard.tile.hide'] }));
  const undo = await screen.findByRole('button', { name: 'Rückgängig' });
  await person.click(await menuOf('people'));
  await person.click(await screen.findByRole('menuitem', { name: adminDe['dashboard.tile.up'] }));
  await waitFor(() => expect(wire.calls(dashboardApi.saveLayout)).toHaveLength(2));
  await person.click(undo);
  await waitFor(() =>
    expect(wire.calls(dashboardApi.saveLayout).at(-1)?.body).toEqual({
      content: ['news', 'people', 'pins'],
      aside: [],
      halves: [],
    }),
  );
});

test('a module moves to the other area where it serves both', async () => {
  const { wire, person } = open({ tiles, content: ['news', 'pins'], aside: [] });
  await person.click(await menuOf('news'));
  await screen.findByRole('menuitem', { name: adminDe['dashboard.tile.hide'] });
  expect(screen.queryByRole('menuitem', { name: adminDe['dashboard.tile.to_aside'] })).toBeNull();
  await person.keyboard('{Escape}');
  await person.click(await menuOf('pins'));
  await person.click(await screen.findByRole('menuitem', { name: adminDe['dashboard.tile.to_aside'] }));
  expect(shownIn(await screen.findByRole('complementary'))).toEqual(['inside pins tile']);
  await waitFor(() =>
    expect(wire.calls(dashboardApi.saveLayout)[0]?.body).toEqual({ content: ['news'], aside: ['pins'], halves: [] }),
  );
});

test('what the server refuses is taken back, with its reason', async () => {
  const sentence = 'Das geht gerade nicht.';
  const more = [refusing(dashboardApi.saveLayout, 409, 'test.refused', sentence)];
  const { person } = open({ tiles, content: ['news', 'pins'] }, { more });
  await person.click(await menuOf('news'));
  await person.click(await screen.findByRole('menuitem', { name: adminDe['dashboard.tile.hide'] }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(await screen.findByText('inside news tile')).toBeTruthy();
});

test('the whole dashboard is arranged in one place and saved together', async () => {
  const { wire, person } = open({ tiles, content: ['news', 'weather', 'pins'], aside: [] });
  await screen.findByText('inside news tile');
  await person.click(screen.getByRole('button', { name: /anpassen/i }));
  const drawer = await screen.findByRole('dialog', { name: adminDe['dashboard.customize'] });
  const content = within(drawer).getByRole('region', { name: adminDe['dashboard.area.content'] });
  const aside = within(drawer).getByRole('region', { name: adminDe['dashboard.area.aside'] });
  await person.click(within(content).getByRole('button', { name: 'Modul pins nach oben' }));
  await person.click(within(content).getByRole('switch', { name: 'Modul people' }));
  await person.click(within(aside).getByRole('switch', { name: 'Modul pins' }));
  await person.click(within(content).getByRole('button', { name: 'Modul news: halbe Breite' }));
  expect(within(aside).queryByRole('switch', { name: 'Modul news' })).toBeNull();
  expect(wire.calls(dashboardApi.saveLayout)).toHaveLength(0);
  await person.click(within(drawer).getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(wire.calls(dashboardApi.saveLayout)[0]?.body).toEqual({
      content: ['pins', 'news', 'weather', 'people'],
      aside: ['pins'],
      halves: ['news'],
    }),
  );
});

test('the default of the role comes back on demand', async () => {
  const { wire, person } = open({ tiles, content: ['news'], isDefault: false });
  await screen.findByText('inside news tile');
  await person.click(screen.getByRole('button', { name: /anpassen/i }));
  await person.click(await screen.findByRole('button', { name: adminDe['dashboard.customize.reset'] }));
  await waitFor(() => expect(wire.calls(dashboardApi.resetLayout)).toHaveLength(1));
  expect(await screen.findByText(adminDe['dashboard.was_reset'])).toBeTruthy();
});

test('a phone is arranged by itself, and the desk stays as it is', async () => {
  atWidth(390);
  const { wire, person } = open({ tiles, content: ['news', 'pins'], isDefault: false });
  await screen.findByText('inside news tile');
  await person.click(await menuOf('news'));
  await person.click(await screen.findByRole('menuitem', { name: adminDe['dashboard.tile.hide'] }));
  await waitFor(() => expect(screen.queryByText('inside news tile')).toBeNull());
  expect(wire.calls(dashboardApi.saveLayout).map(({ body }) => body)).toEqual([
    { content: ['pins'], aside: [], halves: [], device: 'phone' },
  ]);
  await person.click(screen.getByRole('button', { name: /anpassen/i }));
  expect(await screen.findByText(adminDe['dashboard.customize.intro_phone'])).toBeTruthy();
  await person.click(screen.getByRole('button', { name: adminDe['dashboard.customize.reset_phone'] }));
  await waitFor(() => expect(wire.calls(dashboardApi.resetLayout)).toHaveLength(1));
  expect(await screen.findByText('inside news tile')).toBeTruthy();
});

test('leaving an arrangement that is not saved asks first', async () => {
  const { wire, person } = open({ tiles, content: ['news'] });
  await screen.findByText('inside news tile');
  await person.click(screen.getByRole('button', { name: /anpassen/i }));
  const drawer = await screen.findByRole('dialog', { name: adminDe['dashboard.customize'] });
  await person.click(within(drawer).getAllByRole('switch', { name: 'Modul pins' })[0]!);
  await person.click(within(drawer).getByRole('button', { name: 'Schließen' }));
  await person.click(await screen.findByRole('button', { name: 'Änderungen verwerfen' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: adminDe['dashboard.customize'] })).toBeNull());
  expect(wire.calls(dashboardApi.saveLayout)).toHaveLength(0);
});

test('nothing to show is an invitation to choose', async () => {
  const { person } = open({ tiles, content: ['weather'], aside: ['clock'] });
  await screen.findByText(adminDe['dashboard.empty.title']);
  const [, invitation] = screen.getAllByRole('button', { name: /anpassen/i });
  await person.click(invitation!);
  expect(await screen.findByRole('dialog', { name: adminDe['dashboard.customize'] })).toBeTruthy();
});

test('an action shows one module full size and passes the id on', async () => {
  open({ tiles }, { at: '/admin/dashboard/pins/42' });
  expect(await screen.findByText('inside pins full 42')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Modul pins' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Modul pins' }).getAttribute('href')).toBe('/admin/dashboard/pins');
});

test('an action nobody knows is a designed page', async () => {
  open({ tiles }, { at: '/admin/dashboard/weather' });
  expect(await screen.findByText(adminDe['dashboard.unknown'])).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zur Übersicht' })).toBeTruthy();
});

test('a module that breaks leaves its neighbours alone', async () => {
  const broken = tileLike('broken', {
    Tile: () => {
      throw new Error('broken on purpose');
    },
  });
  open({ tiles: [broken, pins], content: ['broken', 'pins'] });
  expect(await screen.findByText(adminDe['dashboard.tile.broken'])).toBeTruthy();
  expect(screen.getByText('inside pins tile')).toBeTruthy();
});

test('the dashboard stands as it stood last before the server has answered', async () => {
  localStorage.setItem(
    `device.dashboard.${USER_ID}`,
    JSON.stringify({ content: ['pins'], aside: [], halves: [], isDefault: false, phone: null }),
  );
  const more = [refusing(dashboardApi.layout, 500, 'server.defect', 'Kaputt')];
  open({ tiles }, { more });
  expect(await screen.findByText('inside pins tile')).toBeTruthy();
});
