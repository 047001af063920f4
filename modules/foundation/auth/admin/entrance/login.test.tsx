import { endSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { setOwnVersion } from '@fachwerk/react/version';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { authApi } from '../../contract.ts';
import { meLike } from '../../rules/me.for-tests.ts';
import { Login } from './login.tsx';
import { ResetPassword } from './reset.tsx';

const me = meLike({
  id: '0198f0c4-0000-7000-8000-00000000000a',
  email: 'anna@example.de',
  contact: { firstName: 'Anna', lastName: 'Becker' },
  company: 'zeitlagercity',
  companyObject: {
    id: '0198f0c4-0000-7000-8000-000000000001',
    code: 'zeitlagercity',
    name: 'Zeitlager City',
    kind: 'franchisor',
    franchisorCompany: null,
    isDemo: true,
  },
  capabilities: [],
});
const entered = { accessToken: 'token', user: me };
const WRONG = 'Die Zugangsdaten sind falsch. Bitte versuchen Sie es erneut.';

const show = () => renderScreen(<Login />, { path: '/login', at: '/login' });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.setup().click(button(name));
const fill = async (email: string, password?: string) => {
  const person = userEvent.setup();
  await person.type(screen.getByLabelText('E-Mail'), email);
  if (password) await person.type(screen.getByLabelText('Passwort'), password);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setOwnVersion('1.19.0-p');
});
afterEach(() => endSession());

describe('the login', () => {
  test('has the words of the specification, and fields that password managers know', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Admin-Anmeldeseite');
    expect(screen.getByText('Version 1.19-p')).toBeTruthy();
    expect(screen.getByLabelText('E-Mail').getAttribute('autocomplete')).toBe('username');
    expect(screen.getByLabelText('Passwort').getAttribute('autocomplete')).toBe('current-password');
    expect(button('Einloggen').getAttribute('type')).toBe('submit');
  });

  test('leads to the dashboard, by Enter too', async () => {
    const wire = fakeWire(answering(authApi.signIn, entered));
    const { router } = show();
    await fill('anna@example.de', 'Fachwerk-Demo-1{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
    expect(wire.sent[0]?.body).toEqual({ email: 'anna@example.de', password: 'Fachwerk-Demo-1' });
    expect(localStorage.getItem('authToken')).toBe('token');
  });

  test('leads back to where one was', async () => {
    fakeWire(answering(authApi.signIn, entered));
    const { router } = show();
    await router.navigate('/login', { state: { from: '/admin/users?q=anna' } });
    await fill('anna@example.de', 'x{Enter}');
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/admin/users?q=anna'),
    );
  });

  test('says wrong credentials in a box that takes the focus and can be dismissed', async () => {
    fakeWire(refusing(authApi.signIn, 401, 'auth.wrong_credentials', WRONG));
    show();
    await fill('anna@example.de', 'falsch');
    await press('Einloggen');
    const box = await screen.findByRole('alert');
    expect(box.textContent).toBe(WRONG);
    expect(document.activeElement).toBe(box);
    await press('Meldung schließen');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says what it really was as a second line', async () => {
    fakeWire(refusing(authApi.signIn, 429, 'auth.too_many_tries', 'Zu viele Versuche.'));
    show();
    await fill('anna@example.de', 'x{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(`${WRONG}Zu viele Versuche.`);
  });

  test('asks for the second factor when there is one, and for nothing else', async () => {
    const wire = fakeWire(refusing(authApi.signIn, 401, 'auth.code_required', 'Code bitte.'));
    const { router } = show();
    await fill('anna@example.de', 'x{Enter}');
    const code = await screen.findByLabelText('Code aus Ihrer App');
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(screen.queryByRole('alert')).toBeNull();
    wire.now(answering(authApi.signIn, entered));
    await userEvent.setup().type(code, '123456{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
    expect(wire.sent.at(-1)?.body).toEqual({ email: 'anna@example.de', password: 'x', code: '123456' });
  });

  test('asks for the company where the password fits at several, and keeps the choice for the second factor', async () => {
    const companies = { [me.companyObject.id]: 'Zeitlager City', '0198f0c4-0000-7000-8000-000000000002': 'Bella' };
    const wire = fakeWire(refusing(authApi.signIn, 401, 'auth.company_required', 'Welches?', { params: companies }));
    const { router } = show();
    await fill('anna@example.de', 'x{Enter}');
    await screen.findByRole('button', { name: 'Bella' });
    wire.now(refusing(authApi.signIn, 401, 'auth.code_required', 'Code bitte.'));
    await press('Zeitlager City');
    const code = await screen.findByLabelText('Code aus Ihrer App');
    wire.now(answering(authApi.signIn, entered));
    await userEvent.setup().type(code, '123456{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
    const companyId = me.companyObject.id;
    expect(wire.sent.at(-1)?.body).toEqual({ email: 'anna@example.de', password: 'x', code: '123456', companyId });
  });

  test('changes to a lost password and back, and forgets the error', async () => {
    fakeWire(refusing(authApi.signIn, 401, 'auth.wrong_credentials', WRONG));
    show();
    await fill('anna@example.de', 'x{Enter}');
    await screen.findByRole('alert');
    await press('Passwort vergessen?');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Passwort Wiederherstellung');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByLabelText('Passwort')).toBeNull();
    await press('Zurück zur Anmeldeseite');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Admin-Anmeldeseite');
  });

  test('asks for a new password, reloads, and says that a mail is on its way', async () => {
    const wire = fakeWire(answering(authApi.requestReset, {}));
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const { unmount } = show();
    await press('Passwort vergessen?');
    await fill('anna@example.de');
    await press('Passwort wiederherstellen');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(wire.sent[0]?.path).toBe('/auth/request-password-reset/anna%40example.de');
    unmount();
    show();
    expect(screen.getByText('E-Mail versendet')).toBeTruthy();
    expect(screen.getByText(/anna@example\.de/)).toBeTruthy();
    reload.mockRestore();
  });

  test('says caps lock', async () => {
    show();
    const person = userEvent.setup();
    await person.click(screen.getByLabelText('Passwort'));
    await person.keyboard('{CapsLock}a');
    expect(screen.getByText('Feststelltaste ist aktiv.')).toBeTruthy();
  });
});

describe('a new password', () => {
  const open = () => renderScreen(<ResetPassword />, { path: '/reset-password/:token', at: '/reset-password/geheim' });
  const choose = async (password: string, repeat: string) => {
    const person = userEvent.setup();
    await person.type(screen.getByLabelText('E-Mail'), 'anna@example.de');
    await person.type(screen.getByLabelText('Passwort'), password);
    await person.type(screen.getByLabelText('Passwort wiederholen'), repeat);
    await person.click(button('Speichern'));
  };

  test('that is typed differently twice is refused before any call', async () => {
    const wire = fakeWire();
    open();
    await choose('eins', 'zwei');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Passwort und Passwortwiederholung stimmen nicht überein.',
    );
    expect(wire.sent).toHaveLength(0);
  });

  test('that the server refuses is refused in its words', async () => {
    fakeWire(refusing(authApi.resetPassword, 422, 'auth.reset_link_invalid', 'Dieser Link gilt nicht mehr.'));
    open();
    await choose('ein langes Wort', 'ein langes Wort');
    expect((await screen.findByRole('alert')).textContent).toBe('Dieser Link gilt nicht mehr.');
  });

  test('that is good leads to the login', async () => {
    const wire = fakeWire(answering(authApi.resetPassword, {}));
    const { router } = open();
    await choose('ein langes Wort', 'ein langes Wort');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(wire.sent[0]?.body).toEqual({ email: 'anna@example.de', token: 'geheim', password: 'ein langes Wort' });
  });
});
