import { LANGUAGES } from '@fachwerk/base/language';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { kitDe } from '@fachwerk/react/texts/kit.de';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TextConstant, type TextVersion, translationApi, type Wording } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { TextList } from './text-list.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  startSession('token-of-the-test', { id: 'me', capabilities: ['texts.edit'] });
});
afterEach(cleanup);

const constantLike = (id: string, texts: Partial<TextConstant['texts']>, isFixed = false): TextConstant => ({
  id,
  area: 'site',
  isFixed,
  texts: Object.fromEntries(
    LANGUAGES.map((language) => [language, texts[language] ?? { platform: null, own: null }]),
  ) as TextConstant['texts'],
});
const platform = (text: string, own: string | null = null): Wording => ({ platform: text, own });
const hello = constantLike('shop.hello', {
  de: platform('Guten Tag {name}', 'Moin {name}'),
  en: platform('Hello {name}'),
});
const pay = constantLike('shop.pay', { de: platform('Zahlungspflichtig bestellen') }, true);
const version: TextVersion = {
  id: '00000000-0000-4000-8000-000000000001',
  language: 'de',
  text: 'Servus {name}',
  at: new Date('2026-03-01T10:00:00Z'),
  personName: 'Ada',
};

const listing = (...constants: TextConstant[]) =>
  answering(translationApi.list, {
    constants,
    next: null,
    total: constants.length,
    areas: { site: 2, mails: 3, admin: 4 },
  });
const finding = (constant: TextConstant, ...versions: TextVersion[]) =>
  answering(translationApi.find, { constant, versions, canDraft: false });

function open(at: string, ...served: Parameters<typeof fakeWire>) {
  const wire = fakeWire(...served);
  const shown = renderScreen(<TextList />, { path: '/admin/translate/:key?', at });
  const filters = () => wire.calls(translationApi.list).map(({ body }) => (body as { filter: object }).filter);
  const edited = () => wire.calls(translationApi.edit).map(({ body }) => (body as { item: object }).item);
  return { wire, filters, edited, person: userEvent.setup(), ...shown };
}
const field = (name: keyof typeof kitDe) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: kitDe[name] });
const opened = () => screen.findByRole('textbox', { name: kitDe['language.de'] });

test('texts stand with their languages beside each other; what is missing, own or fixed is said in words', async () => {
  const { filters, person } = open('/admin/translate?state=missing', listing(hello, pay));
  const row = within(await screen.findByRole('row', { name: /Moin \{name\}/ }));
  expect(row.getByText(adminDe['texts.own'])).toBeTruthy();
  expect(row.getAllByText(adminDe['texts.state.missing'])).toHaveLength(2);
  expect(row.getByText('wie Deutsch')).toBeTruthy();
  const english = row.getByRole('link', { name: /Hello \{name\} · Englisch ändern/ });
  expect(english.getAttribute('href')).toBe('/admin/translate/shop,hello?state=missing#en');
  expect(within(screen.getByRole('row', { name: /bestellen/ })).getByText(adminDe['texts.fixed'])).toBeTruthy();
  expect(filters()).toEqual([{ area: 'site', state: 'missing' }]);
  await person.click(screen.getByText(adminDe['texts.area.mails']));
  await waitFor(() => expect(filters().at(-1)).toEqual({ area: 'mails', state: 'missing' }));
  await person.click(screen.getByText(adminDe['texts.area.all']));
  await waitFor(() => expect(filters().at(-1)).toEqual({ state: 'missing' }));
});

test('the drawer has the focus in the language one came for, and says what is wrong while one types', async () => {
  const { person, edited } = open(
    '/admin/translate/shop,hello#en',
    listing(hello),
    finding(hello),
    answering(translationApi.edit, hello),
  );
  await opened();
  const english = field('language.en');
  await waitFor(() => expect(document.activeElement).toBe(english));
  await person.clear(english);
  await person.type(english, 'Hi there');
  expect(screen.getByText(/Fehlende Platzhalter: \{name\}/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: adminDe['texts.save'] }));
  expect(edited()).toEqual([]);
  await person.type(english, ' {{name}');
  expect(screen.queryByText(/Fehlende Platzhalter/)).toBeNull();
  await person.click(screen.getByRole('button', { name: adminDe['texts.save'] }));
  await waitFor(() =>
    expect(edited()).toEqual([{ key: 'shop.hello', language: 'en', text: 'Hi there {name}', was: null }]),
  );
});

test('an earlier wording is taken up again, and the platform’s own words are the way back', async () => {
  const { person, edited } = open(
    '/admin/translate/shop,hello',
    listing(hello),
    finding(hello, version),
    answering(translationApi.edit, hello),
  );
  const german = (await opened()) as HTMLTextAreaElement;
  await person.click(screen.getByRole('button', { name: adminDe['texts.history.take'] }));
  expect(german.value).toBe('Servus {name}');
  await person.click(screen.getByRole('button', { name: 'Text der Plattform verwenden (Deutsch)' }));
  expect(german.value).toBe('Guten Tag {name}');
  await person.click(screen.getByRole('button', { name: adminDe['texts.save'] }));
  await waitFor(() =>
    expect(edited()).toEqual([{ key: 'shop.hello', language: 'de', text: 'Guten Tag {name}', was: 'Moin {name}' }]),
  );
});

test('a colleague who was quicker is named at the field, and what was typed stays', async () => {
  const { person } = open(
    '/admin/translate/shop,hello',
    listing(hello),
    finding(hello),
    refusing(translationApi.edit, 409, 'text.changed_meanwhile', 'Inzwischen geändert.'),
  );
  const german = (await opened()) as HTMLTextAreaElement;
  await person.type(german, '!');
  await person.click(screen.getByRole('button', { name: adminDe['texts.save'] }));
  expect((await screen.findAllByText(/Inzwischen geändert\./)).length).toBeGreaterThan(0);
  expect(german.value).toBe('Moin {name}!');
});

test('what the law words is read, and not changed', async () => {
  open('/admin/translate/shop,pay', listing(pay), finding(pay));
  expect(await screen.findByText(adminDe['text.fixed'])).toBeTruthy();
  expect(screen.queryByRole('button', { name: adminDe['texts.save'] })).toBeNull();
});

test('a draft of the AI fills the field and is saved by hand; where there is no AI nobody is offered it', async () => {
  const found = { constant: hello, versions: [], canDraft: true };
  const { person, edited, wire } = open(
    '/admin/translate/shop,hello#en',
    listing(hello),
    answering(translationApi.find, found),
    answering(translationApi.draft, { text: 'Good day {name}' }),
  );
  await opened();
  expect(screen.queryByRole('button', { name: 'Entwurf mit KI (Deutsch)' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Entwurf mit KI (Englisch)' }));
  await waitFor(() => expect(field('language.en').value).toBe('Good day {name}'));
  expect(wire.calls(translationApi.draft).map(({ body }) => body)).toEqual([{ key: 'shop.hello', language: 'en' }]);
  expect(edited()).toEqual([]);
  cleanup();

  open('/admin/translate/shop,hello', listing(hello), finding(hello));
  await opened();
  expect(screen.queryByRole('button', { name: /Entwurf/ })).toBeNull();
});
