import { settings as accessSettings } from '@fachwerk/auth/admin';
import { accountApi, type Me } from '@fachwerk/auth/contract';
import { adminDe as accessDe } from '@fachwerk/auth/texts/admin.de';
import { cents } from '@fachwerk/base/money';
import { companyApi } from '@fachwerk/companies/contract';
import { formatMoney } from '@fachwerk/react/money';
import { provideSettings } from '@fachwerk/react/settings';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { atWidth, BOOK, companyLike, meLike, signedInAs } from '../account.for-tests.ts';
import { settings } from '../screens.tsx';
import { Settings } from './settings.tsx';

const de = { ...accessDe, ...adminDe };
// As the app does it.
provideSettings([...settings, ...accessSettings]);

beforeEach(() => atWidth(1440));
afterEach(cleanup);

const CODES = ['AB3DE-FGH4J', 'K5MNP-QR6ST'];
const secret = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Bella:carla?secret=JBSWY3DPEHPK3PXP' };

function open(section: string, me: Me, ...more: Parameters<typeof fakeWire>) {
  signedInAs(me);
  const wire = fakeWire(
    ...more,
    answering(companyApi.own, companyLike()),
    answering(userApi.roles, { roles: BOOK, placed: [] }),
    answering(accountApi.me, me),
  );
  const screens = renderScreen(<Settings />, { path: '/admin/settings/:section?', at: `/admin/settings/${section}` });
  return { wire, person: userEvent.setup(), ...screens };
}

const written = () => formatMoney(cents(1200)).replace(/\s/g, ' ');
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('the sections one may open stand beside, the open one is marked', async () => {
  open('roles', meLike({ roles: [], capabilities: [] }));
  const nav = await screen.findByRole('navigation', { name: de['settings.title'] });
  expect(within(nav).queryByRole('link', { name: de['settings.company'] })).toBeNull();
  const current = within(nav).getByRole('link', { name: de['settings.roles'] });
  expect(current.getAttribute('aria-current')).toBe('page');
});

test('the matrix says for each role in words what it may do', async () => {
  open('roles#compare', meLike());
  const row = (await screen.findByRole('rowheader', { name: de['capability.users.manage'] })).closest('tr')!;
  const said = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  const expected = BOOK.map(({ capabilities }) =>
    capabilities.includes('users.manage') ? de['settings.roles.may'] : de['settings.roles.may_not'],
  );
  expect(said).toEqual(expected);
  expect(said.filter((word) => word === de['settings.roles.may'])).toHaveLength(2);
});

test('on a phone each role has a sheet of its own, one’s own opened', async () => {
  atWidth(390);
  open('roles#compare', meLike());
  const own = await button(new RegExp(`^${de['role.administrator']}`));
  expect(own.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText(de['capability.users.manage'])).toBeTruthy();
  expect((await button(new RegExp(`^${de['role.reader']}`))).getAttribute('aria-expanded')).toBe('false');
});

test.each([390, 1440])('at %i px the first page lists by subject what one may set', async (width) => {
  atWidth(width);
  open('', meLike({ capabilities: [] }));
  const nav = await screen.findByRole('navigation', { name: de['settings.title'] });
  expect(within(nav).getAllByRole('link')).toHaveLength(5);
  expect(within(nav).queryByRole('link', { name: /Firmendaten/ })).toBeNull();
  const headings = within(nav).getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([de['settings.group.own'], de['settings.group.team']]);
});

test('a setting is found by another word for it, with a typing mistake, and opened with Enter', async () => {
  const { person, router } = open('', meLike());
  const field = await screen.findByRole('searchbox', { name: de['settings.search'] });
  await person.type(field, 'Steuernumer');
  const hits = await screen.findByRole('navigation', { name: de['settings.hits'] });
  expect(within(hits).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toBe('1 Einstellung gefunden');
  await person.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/admin/settings/company');
});

test('what is not there is said, and the search is ended', async () => {
  const { person } = open('', meLike());
  await person.type(await screen.findByRole('searchbox', { name: de['settings.search'] }), 'Einhorn');
  expect((await screen.findByRole('status')).textContent).toBe('0 Einstellungen gefunden');
  await person.keyboard('{Escape}');
  expect(await screen.findByRole('navigation', { name: de['settings.title'] })).toBeTruthy();
});

test('recovery codes are shown once, stay while the account changes, and are gone afterwards', async () => {
  const me = meLike();
  const { person, wire } = open(
    'second-factor',
    me,
    answering(accountApi.beginSecondFactor, secret),
    answering(accountApi.confirmSecondFactor, { recoveryCodes: CODES }),
  );
  await person.click(await button(de['factor.set_up']));
  await person.type(screen.getByLabelText(de['settings.password.current']), 'Laterne quakt 7 Besen');
  await person.click(await button(de['factor.next']));
  await screen.findByRole('img', { name: de['factor.scan.code'] });
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  await person.type(screen.getByLabelText(de['factor.code']), '123 456');
  await person.click(await button(de['factor.confirm']));
  for (const code of CODES) await screen.findByText(code);
  expect(wire.calls(accountApi.confirmSecondFactor)[0]!.body).toEqual({ code: '123456' });

  const withFactor = { ...me, hasSecondFactor: true, secondFactors: ['app' as const] };
  signedInAs(withFactor);
  wire.now(answering(accountApi.me, withFactor));
  for (const code of CODES) await screen.findByText(code);
  expect((await button(de['factor.codes.done'])).getAttribute('aria-disabled')).toBe('true');
  await person.click(screen.getByRole('checkbox', { name: de['factor.codes.kept'] }));
  await person.click(await button(de['factor.codes.done']));
  await button(de['factor.turn_off']);
  for (const code of CODES) expect(screen.queryByText(code)).toBeNull();
});

test('leaving before the codes are kept asks', async () => {
  const { person, router } = open(
    'second-factor',
    meLike(),
    answering(accountApi.beginSecondFactor, secret),
    answering(accountApi.confirmSecondFactor, { recoveryCodes: CODES }),
  );
  await person.click(await button(de['factor.set_up']));
  await person.type(screen.getByLabelText(de['settings.password.current']), 'Laterne quakt 7 Besen');
  await person.click(await button(de['factor.next']));
  await person.type(await screen.findByLabelText(de['factor.code']), '123456');
  await person.click(await button(de['factor.confirm']));
  await screen.findByText(CODES[0]!);
  await person.click(screen.getByRole('link', { name: de['settings.roles'] }));
  const question = await screen.findByRole('dialog', { name: de['factor.codes.leave.title'] });
  await person.click(within(question).getByRole('button', { name: de['factor.codes.stay'] }));
  expect(router.state.location.pathname).toBe('/admin/settings/second-factor');
  expect(screen.getByText(CODES[0]!)).toBeTruthy();
});

test('a wrong password stands at the password, and nothing goes on', async () => {
  const { person } = open(
    'second-factor',
    meLike(),
    refusing(accountApi.beginSecondFactor, 422, 'password.wrong', de['password.wrong']),
  );
  await person.click(await button(de['factor.set_up']));
  const password = screen.getByLabelText(de['settings.password.current']);
  await person.type(password, 'falsch');
  await person.click(await button(de['factor.next']));
  await screen.findAllByText(new RegExp(de['password.wrong']));
  expect(screen.getByLabelText(de['settings.password.current']).closest('[data-error]')).toBeTruthy();
  expect(screen.queryByRole('img', { name: de['factor.scan.code'] })).toBeNull();
});

test('a second factor the company demands cannot be turned off, and says why', async () => {
  open(
    'second-factor',
    meLike({ hasSecondFactor: true, secondFactors: ['app'] }),
    answering(companyApi.own, companyLike({ secondFactorRequired: true })),
  );
  const off = await button(de['factor.turn_off']);
  await expect.poll(() => off.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(de['second_factor.demanded'])).toBeTruthy();
});

test('a changed password needs the rule, the repetition and the old one; then the fields are empty', async () => {
  const { person, wire } = open('password', meLike(), answering(accountApi.changePassword, {}));
  const current = await screen.findByLabelText(de['settings.password.current']);
  const next = screen.getByLabelText(de['settings.password.new']);
  const repeat = screen.getByLabelText(de['settings.password.repeat']);
  await person.type(current, 'Das alte von gestern');
  await person.type(next, 'Laterne quakt 7 Besen');
  await person.type(repeat, 'Laterne quakt 7 Besn');
  await person.click(await button(de['settings.password.save']));
  await screen.findAllByText(new RegExp(de['reset.mismatch']));
  expect(wire.calls(accountApi.changePassword)).toEqual([]);
  await person.clear(repeat);
  await person.type(repeat, 'Laterne quakt 7 Besen');
  await person.click(await button(de['settings.password.save']));
  await screen.findByText(de['settings.password.saved']);
  expect(screen.getByLabelText<HTMLInputElement>(de['settings.password.new']).value).toBe('');
});

test('sessions are named as people know them, and the current one cannot be ended here', async () => {
  const at = new Date('2026-11-14T08:00:00Z');
  const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1';
  const like = (userAgent: string, isCurrent: boolean) => ({
    id: crypto.randomUUID(),
    isCurrent,
    createdAt: at,
    lastSeenAt: at,
    address: '203.0.113.7',
    userAgent,
  });
  const other = like(phone, false);
  const { person, wire } = open(
    'sessions',
    meLike(),
    answering(accountApi.sessions, { sessions: [like(chrome, true), other] }),
    answering(accountApi.endSessions, {}),
  );
  await screen.findByText('Chrome auf Windows');
  expect(screen.getByText(de['sessions.current'])).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Abmelden/ })).toHaveLength(1);
  await person.click(await button('Abmelden: Safari auf iPhone'));
  await screen.findByText(de['sessions.ended']);
  expect(wire.calls(accountApi.endSessions)[0]!.body).toEqual({ sessionId: other.id });
});

test('the company is to read for who may not change it', async () => {
  open('company', meLike({ roles: ['staff'] }));
  await screen.findByText(de['settings.company.read_only']);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Trattoria Bella GmbH')).toBeTruthy();
});

test('demanding a second factor tells who has none that it is their turn too', async () => {
  const { person } = open('company', meLike());
  await person.click(await screen.findByText(de['settings.company.secondFactorRequired']));
  await screen.findByText(de['settings.company.secondFactorRequired.own']);
});

test('without decimals from the moment it is saved', async () => {
  const me = meLike();
  const { person, wire } = open(
    'company',
    me,
    answering(companyApi.save, companyLike({ moneyDecimals: 0, version: 3 })),
  );
  const field = await screen.findByRole('combobox', { name: de['settings.company.moneyDecimals'] });
  expect((field as HTMLInputElement).value).toBe('12,00\u00a0€');
  await person.click(field);
  await person.click(await screen.findByRole('option', { name: /^12\s€$/ }));
  expect(written()).toBe('12,00 €');
  wire.now(
    answering(accountApi.me, { ...me, moneyDecimals: 0 }),
    answering(companyApi.own, companyLike({ moneyDecimals: 0, version: 3 })),
  );
  await person.click(await button('Speichern'));
  await expect.poll(written).toBe('12 €');
  expect(wire.calls(companyApi.save)[0]!.body).toMatchObject({ company: { moneyDecimals: 0 }, version: 2 });
});
