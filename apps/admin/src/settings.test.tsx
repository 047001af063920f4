import { searchSettings } from '@fachwerk/people/rules/setting-search';
import { addressOf } from '@fachwerk/react/screen';
import { allSettings, provideSettings } from '@fachwerk/react/settings';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { screens, settings } from './modules.ts';
import { houseDe } from './texts/house.de.ts';
import { houseEn } from './texts/house.en.ts';
import { houseIt } from './texts/house.it.ts';
import { houseRu } from './texts/house.ru.ts';

provideSettings(settings, screens);
const all = allSettings();
const texts: readonly Readonly<Record<string, string>>[] = [houseDe, houseEn, houseIt, houseRu];

/** Something is set there, but of one record and reached from it. */
const OF_A_RECORD = ['/admin/website/pages/:pageId/settings', '/admin/settings'];

test('no screen or tab where something is set is missing among the settings', () => {
  const places = screens.flatMap((screen) => [
    { ...screen, path: addressOf(screen.path) },
    ...(screen.places ?? []).map((place) => place),
  ]);
  const missing = places
    .filter(({ path }) => /settings|setup|#/.test(path) && !OF_A_RECORD.includes(path))
    .filter(({ setting }) => !setting)
    .map(({ path }) => path);
  expect(missing).toEqual([]);
});

test('each setting says in every language what it is and what else it is searched by', () => {
  const keys = all.flatMap(({ title }) => [title, `${title}.about`, `${title}.words`]);
  for (const words of texts) expect(keys.filter((key) => !words[key])).toEqual([]);
});

test('each setting is listed once, and leads to a screen', () => {
  const paths = all.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
  const lost = paths.filter((path) => !screens.some((screen) => matchPath(screen.path, path.replace(/#.*/, ''))));
  expect(lost).toEqual([]);
  expect(paths.length).toBeGreaterThan(30);
});

const searched = [
  ['MwSt', '/admin/shop'],
  ['Steuernummer', '/admin/settings/company'],
  ['Öffnungszeiten', '/admin/shop-settings#times'],
  ['offnungszeiten', '/admin/shop-settings#times'],
  ['Logo', '/admin/website'],
  ['Passwort', '/admin/settings/password'],
  ['Drucker', '/admin/kitchen/settings'],
  ['Durcker', '/admin/kitchen/settings'],
  ['Lieferkosten', '/admin/shop-settings#areas'],
  ['Impressum', '/admin/website/legal'],
  ['IBAN', '/admin/settings/payments'],
  ['Mitarbeiter einladen', '/admin/users'],
  ['Fachgroessen', '/admin/locations#box-sizes'],
] as const;
test.each(searched)('"%s" leads to %s', (typed, path) => {
  const listed = all.map((each) => ({
    path: each.path,
    title: houseDe[each.title as keyof typeof houseDe] as string,
    about: texts[0]![`${each.title}.about`]!,
    words: texts[0]![`${each.title}.words`]!,
  }));
  expect(
    searchSettings(listed, typed)
      .slice(0, 3)
      .map((each) => each.path),
  ).toContain(path);
});
