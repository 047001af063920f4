import { accountApi } from '@fachwerk/auth/contract';
import { meLike } from '@fachwerk/auth/rules/me.for-tests';
import { currentSession, startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { NavigationBody } from '../navigation-body.tsx';

afterEach(cleanup);

const NONE = { pinned: [], hidden: [] };
const me = (menu: { pinned: string[]; hidden: string[] } = NONE) =>
  meLike({ trade: 'restaurant', capabilities: ['fulfilment.read', 'orders.read', 'users.read', 'company.read'], menu });

function open(menu = NONE as Parameters<typeof me>[0], ...more: Parameters<typeof fakeWire>) {
  startSession('token', me(menu));
  const wire = fakeWire(...more, answering(accountApi.saveMenu, NONE), answering(accountApi.me, me(menu)));
  renderScreen(<NavigationBody hasBell isFolded={false} onPalette={() => undefined} />);
  return { wire, person: userEvent.setup() };
}

const nav = () => screen.findByRole('navigation', { name: 'Hauptnavigation' });
const sent = (wire: ReturnType<typeof fakeWire>) => wire.calls(accountApi.saveMenu).map(({ body }) => body);
const pointAt = async (person: ReturnType<typeof userEvent.setup>, name: string) => {
  await person.hover(await within(await nav()).findByRole('link', { name }));
  await person.click(await screen.findByRole('button', { name: `${name}: Menüpunkt anpassen` }));
};

test('an entry is pinned to the top, at once', async () => {
  const { wire, person } = open();
  await pointAt(person, 'Benutzer');
  await person.click(await screen.findByRole('menuitem', { name: 'Anheften' }));
  expect(await screen.findByRole('heading', { name: 'Angeheftet' })).toBeTruthy();
  expect(within(await nav()).getAllByRole('link')[0]!.textContent).toBe('Benutzer');
  await expect.poll(() => sent(wire)).toEqual([{ pinned: ['/admin/users'], hidden: [] }]);
});

test('a hidden entry is behind the button at the foot, and back with one press', async () => {
  const { wire, person } = open();
  await pointAt(person, 'Benutzer');
  await person.click(await screen.findByRole('menuitem', { name: 'Ausblenden' }));
  expect(within(await nav()).queryByRole('link', { name: 'Benutzer' })).toBeNull();
  await person.click(await screen.findByRole('button', { name: 'Ausgeblendete anzeigen (1)' }));
  await pointAt(person, 'Benutzer');
  await person.click(await screen.findByRole('menuitem', { name: 'Einblenden' }));
  await expect.poll(() => sent(wire)).toEqual([{ pinned: [], hidden: ['/admin/users'] }, NONE]);
});

test('what the server refuses is as it was', async () => {
  const { person } = open(NONE, refusing(accountApi.saveMenu, 409, 'support.own_staff_only', 'Nur eigene Benutzer'));
  await pointAt(person, 'Benutzer');
  await person.click(await screen.findByRole('menuitem', { name: 'Anheften' }));
  await expect.poll(() => (currentSession()!.user as ReturnType<typeof me>).menu).toEqual(NONE);
  expect(screen.queryByRole('heading', { name: 'Angeheftet' })).toBeNull();
});

test('the whole menu is arranged by its buttons and keys', async () => {
  const { wire, person } = open({ pinned: ['/admin/users', '/admin/kitchen'], hidden: [] });
  await person.click(await screen.findByRole('button', { name: /^Konto von/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Menü anpassen' }));
  const heading = await screen.findByRole('heading', { name: 'Menü anpassen' });
  await expect.poll(() => document.activeElement).toBe(heading);
  (await screen.findByRole('button', { name: 'Küche lösen' })).focus();
  await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(screen.getByText('Küche: Platz 1 von 2')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Übersicht ausblenden' }));
  await person.click(screen.getByRole('button', { name: 'Benutzer lösen' }));
  await expect.poll(() => sent(wire).at(-1)).toEqual({ pinned: ['/admin/kitchen'], hidden: ['/admin/dashboard'] });
  await person.click(screen.getByRole('button', { name: 'Fertig' }));
  expect(
    within(await nav())
      .getAllByRole('link')[0]!
      .getAttribute('href'),
  ).toBe('/admin/kitchen');
});

test('in a support session there is nothing to arrange', async () => {
  startSession(
    'token',
    meLike({ visit: { supportId: crypto.randomUUID(), mode: 'full', endsAt: new Date(), homeCompany: 'Zeitlager' } }),
  );
  fakeWire();
  renderScreen(<NavigationBody hasBell isFolded={false} onPalette={() => undefined} />);
  await userEvent.setup().click(await screen.findByRole('button', { name: /^Konto von/ }));
  await screen.findByRole('menuitem', { name: 'Ausloggen' });
  expect(screen.queryByRole('menuitem', { name: 'Menü anpassen' })).toBeNull();
});
