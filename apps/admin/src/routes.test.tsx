import { accountApi, type Me } from '@fachwerk/auth/contract';
import { meLike } from '@fachwerk/auth/rules/me.for-tests';
import { KitProvider } from '@fachwerk/react/provider';
import { makeQueryClient } from '@fachwerk/react/query-client';
import { endSession, startSession } from '@fachwerk/react/session';
import { answering, fakeWire } from '@fachwerk/react/testing';
import { addTexts } from '@fachwerk/react/texts';
import { translationApi } from '@fachwerk/translations/contract';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { routes } from './routes.tsx';
import { appDe } from './texts/app.de.ts';

const me = meLike({
  id: '0198f0c4-0000-7000-8000-00000000000a',
  email: 'anna@example.de',
  contact: { firstName: 'Anna', lastName: 'Becker' },
  company: 'trattoria-bella',
  companyObject: {
    id: '0198f0c4-0000-7000-8000-000000000001',
    code: 'trattoria-bella',
    name: 'Trattoria Bella',
    kind: 'merchant',
    franchisorCompany: null,
    isDemo: true,
  },
  capabilities: ['users.read'],
});

/** A house without a live line: the tests of the line are the kit's. */
class NoLine {
  static readonly OPEN = 1;
  readyState = 0;
  close() {}
  send() {}
}

function visit(at: string, who: Me | null = me) {
  fakeWire(answering(accountApi.me, who ?? me), answering(translationApi.overrides, { texts: {} }));
  if (who) startSession('token', who);
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <KitProvider client={makeQueryClient()} isTest>
      <RouterProvider router={router} />
    </KitProvider>,
  );
  return router;
}

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  vi.stubGlobal('WebSocket', NoLine);
  addTexts('de', appDe);
  localStorage.clear();
});
afterEach(() => act(() => endSession()));

describe('the house', () => {
  test('sends who is not signed in to the login, and remembers where they wanted to go', async () => {
    const router = visit('/backend/chat/t/courses?a=1', null);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toEqual({ from: '/backend/chat/t/courses?a=1' });
  });

  test('shows who is signed in, and that the company is a demo', async () => {
    visit('/admin/help');
    const person = await screen.findByRole('link', { name: /Anna Becker/ });
    expect(person.getAttribute('href')).toBe('/admin/users');
    expect(person.textContent).toContain('anna@example.de');
    expect(screen.getByText('Demo')).toBeTruthy();
  });

  test('leaves out what the person may not open', async () => {
    visit('/admin/help', { ...me, capabilities: [] });
    const menu = await screen.findByRole('navigation', { name: 'Hauptnavigation' });
    expect(within(menu).queryByText('Benutzer')).toBeNull();
    expect(within(menu).getByText('Einstellungen')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Anna Becker/ }).getAttribute('href')).toBe('/admin/settings');
  });

  test('refuses a screen without the right for it, and keeps the session', async () => {
    const router = visit('/admin/users', { ...me, capabilities: [] });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Keine Berechtigung');
    expect(router.state.location.pathname).toBe('/admin/users');
    expect(localStorage.getItem('authToken')).toBe('token');
  });

  test('has a page for an address that does not exist', async () => {
    visit('/admin/gibt-es-nicht');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Nicht gefunden');
  });

  test('opens boards with the moment in the address', async () => {
    const router = visit('/admin/help', { ...me, capabilities: ['boards.read'] });
    await userEvent.setup().click(await screen.findByRole('link', { name: 'Aufgaben' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/backend\/chat\/t\/board\/\d{13}$/));
  });

  test('lets nobody past a second factor that is due', async () => {
    const router = visit('/admin/help', { ...me, isSecondFactorDue: true });
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/second-factor'));
  });

  test('folds its navigation, and remembers', async () => {
    visit('/admin/help');
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Navigation einklappen' }));
    expect(screen.getByRole('button', { name: 'Navigation ausklappen' })).toBeTruthy();
    expect(localStorage.getItem('device.navFolded')).toBe('true');
    expect(screen.getByRole('link', { name: 'Einstellungen' }).textContent).toBe('');
  });

  test('hides its navigation beside a customer’s chat', async () => {
    visit('/chat/admin/1/kunde@example.de/abc');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Chat');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('opens a customer’s chat without a session', async () => {
    visit('/chat/kunde@example.de/abc', null);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Chat');
  });
});
