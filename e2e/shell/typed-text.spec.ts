import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

type Place = {
  readonly name: string;
  readonly path: string;
  /** What is pressed on the way, one after the other. */
  readonly press?: readonly (string | RegExp)[];
  /** The field that is typed into; otherwise the first one that takes text. */
  readonly field?: string;
};

const TYPED = 'Nachtrag';
const NO_TEXT = ['search', 'checkbox', 'radio', 'file', 'range', 'date', 'time', 'number', 'color'];
const TEXT = ['textarea', `input${NO_TEXT.map((type) => `:not([type=${type}])`).join('')}`]
  .map((field) => `${field}:visible:enabled:not([readonly], [aria-haspopup], [inputmode=decimal], [inputmode=numeric])`)
  .join(', ');

const PLACES: readonly Place[] = [
  { name: 'a new board', path: '/backend/chat/t/board', press: ['Neues Board'] },
  { name: 'a task of the calendar', path: '/admin/appointments', press: ['Weitere Aktionen', 'Aufgabe anlegen'] },
  { name: 'a service', path: '/admin/appointments/setup', press: ['Leistung anlegen'] },
  { name: 'a room', path: '/admin/appointments/setup', press: ['Räume', 'Raum anlegen'] },
  { name: 'a customer', path: '/admin/customers', press: ['Greta Sommer', 'Angaben'] },
  { name: 'a note on a customer', path: '/admin/customers', press: ['Greta Sommer', /^Notizen/] },
  { name: 'a new item', path: '/admin/shop', press: ['Artikel anlegen'] },
  { name: 'an item', path: '/admin/shop', press: ['Caprese'] },
  { name: 'a category', path: '/admin/shop', press: ['Kategorien', 'Kategorie anlegen'] },
  { name: 'a group of extras', path: '/admin/shop/extras', press: ['Gruppe anlegen'] },
  { name: 'a discount code', path: '/admin/coupons', press: ['Rabattcode anlegen'] },
  { name: 'a location', path: '/admin/locations', press: ['Standort anlegen'] },
  { name: 'a price group', path: '/admin/price-groups', press: ['Preisgruppe anlegen'] },
  { name: 'a note on a lock', path: '/admin/locks', press: ['1', /^Notizen/] },
  { name: 'a project', path: '/admin/time-log', press: ['Projekt anlegen'] },
  { name: 'a time entry', path: '/admin/time-log', press: ['Zeit nachtragen'] },
  { name: 'a user', path: '/admin/users', press: ['Benutzer anlegen'] },
  { name: 'a canned text', path: '/admin/chat#textbausteine' },
  { name: 'a dialogue', path: '/admin/dialogues', press: ['Neuer Dialog'] },
  { name: 'a survey', path: '/backend/chat/t/courses', press: ['Neue Umfrage'] },
  { name: 'a page of the website', path: '/admin/website/pages', press: ['Seite anlegen'] },
  { name: 'a domain', path: '/admin/domains', press: ['Domain hinzufügen'] },
  { name: 'a folder', path: '/admin/media', press: ['Ordner anlegen'] },
  { name: 'a printer', path: '/admin/kitchen/settings', press: ['Drucker anlegen'] },
];

/** Drawers, dialogs, and boxes that keep what is typed in them; the one on top comes last. */
const frames = (page: Page) => page.locator('[role=dialog]:visible, [data-keeps-text]:visible');

async function press(page: Page, name: string | RegExp): Promise<void> {
  const within = (await frames(page).count()) > 0 ? frames(page).last() : page;
  const [link, button, tab, item] = (['link', 'button', 'tab', 'menuitem'] as const).map((role) =>
    within.getByRole(role, { name, exact: typeof name === 'string' }),
  );
  await link!.or(button!).or(tab!).or(item!).first().click();
}

async function open(page: Page, { path, press: names = [], field }: Place): Promise<Locator> {
  await page.goto(path);
  // A part that comes late moves the button that is pressed.
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const [at, name] of names.entries()) {
    await press(page, name);
    // What a first press opens is there before the next one looks for its button.
    if (at < names.length - 1)
      await expect(frames(page).or(page.locator('[role=menu], [role=tab]')).first()).toBeVisible();
  }
  const frame = frames(page).last();
  return field ? frame.getByLabel(field, { exact: true }) : frame.locator(TEXT).first();
}

/** What became of the text: asked about, saved, or lost. */
async function afterEscape(page: Page, place: Place): Promise<'asked' | 'saved' | 'lost'> {
  const field = await open(page, place);
  await field.fill(`${await field.inputValue()}${TYPED}`);
  // Some fields write their own way, a code in capitals.
  const typed = await field.inputValue();
  expect(typed.toLowerCase(), place.name).toContain(TYPED.toLowerCase());
  await field.press('Escape');

  const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
  await expect(question.or(page.locator('body:not(:has([role=dialog], [data-keeps-text]))'))).toBeVisible();
  if (!(await question.isVisible())) return (await (await open(page, place)).inputValue()) === typed ? 'saved' : 'lost';
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(question).toBeHidden();
  await expect(field, place.name).toBeFocused();
  if ((await field.inputValue()) !== typed) return 'lost';
  await field.press('Escape');
  await question.getByRole('button', { name: 'Änderungen verwerfen' }).click();
  await expect(field).toBeHidden();
  return 'asked';
}

test('Escape never costs what was typed in a drawer or a dialog', async ({ staff }) => {
  const administrator = await staff.demo('merchant');
  const added = await administrator.call('POST', '/board/add', { data: { user: null, name: 'Notizen' } });
  const { id } = (await added.json()) as { id: string };
  const sheet = await (await administrator.call('GET', `/board/column/list/${id}`)).json();
  const column = (sheet as { columns: { id: string }[] }).columns[0]!.id;
  await administrator.call('POST', '/board/card/save', { data: { card: { title: 'Eine Karte' }, column } });
  const board = `/backend/chat/t/board/0/board/${id}/Notizen`;
  const card = { path: board, press: [/^Eine Karte/] };

  const cards: readonly Place[] = [
    { name: 'the title of a card', ...card, field: 'Titel der Karte' },
    { name: 'the description of a card', ...card, field: 'Beschreibung' },
    { name: 'a comment on a card', ...card, field: 'Kommentar' },
    { name: 'a new card', path: board, press: ['Karte in „Offen“ anlegen'] },
  ];

  const page = await administrator.open('/admin/dashboard');
  const fate: Record<string, string> = {};
  for (const place of [...cards, ...PLACES]) {
    fate[place.name] = await test.step(place.name, () => afterEscape(page, place));
  }
  expect(Object.keys(fate).filter((name) => fate[name] === 'lost')).toEqual([]);
  // The words of a card are saved by leaving it; everything else asks first.
  expect(Object.keys(fate).filter((name) => fate[name] === 'saved')).toEqual([cards[0]!.name, cards[1]!.name]);
});
