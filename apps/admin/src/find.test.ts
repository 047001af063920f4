import type { CompanyKind, Trade } from '@fachwerk/companies/contract';
import { searchDescribed } from '@fachwerk/people/rules/setting-search';
import { expect, test } from 'vitest';
import { MENUS, menuOf } from './menu.ts';
import { houseDe } from './texts/house.de.ts';
import { houseEn } from './texts/house.en.ts';

const keyOf = (path: string) => `find.${path.slice(1).replaceAll('/', '.')}`;
const texts: readonly Readonly<Record<string, string>>[] = [houseDe, houseEn];
const [de] = texts;

test('every entry of the menu is found by other words than its name', () => {
  const paths = new Set(
    Object.values(MENUS).flatMap((groups) => groups.flatMap(({ items }) => items.map(({ path }) => path))),
  );
  paths.delete('/logout');
  for (const words of texts) expect([...paths].filter((path) => !words[keyOf(path)])).toEqual([]);
});

/** As somebody says it who never saw the product; the screen is among the first three. */
const TASKS: readonly (readonly [CompanyKind, Trade, string, string])[] = [
  ['franchisor', 'lockers', 'Kunde kommt nicht ans Fach', '/admin/access-rights'],
  ['franchisor', 'lockers', 'PIN noch einmal senden', '/admin/access-rights'],
  ['franchisor', 'lockers', 'Miete verlängern', '/admin/access-rights'],
  ['franchisor', 'lockers', 'Geld zurück geben', '/admin/access-rights'],
  ['franchisor', 'lockers', 'Umsatz je Standort', '/admin/locations'],
  ['franchisor', 'lockers', 'Preis je Stunde ändern', '/admin/price-groups'],
  ['franchisor', 'lockers', 'Batterie schwach', '/admin/locks'],
  ['franchisor', 'lockers', 'wer hat geöffnet', '/admin/logs'],
  ['franchisor', 'lockers', 'Mitarbeiter einladen', '/admin/users'],
  ['franchisor', 'lockers', 'E-Mail nicht angekommen', '/admin/mailbox'],
  // The ten of docs/screens.md.
  ['franchisor', 'lockers', 'Kunde kommt nicht an seine Sachen', '/admin/access-rights'],
  ['franchisor', 'lockers', 'Geld zurück für gestern', '/admin/access-rights'],
  ['franchisor', 'lockers', 'Fach klemmt', '/admin/alerts'],
  ['franchisor', 'lockers', 'Wie viel hat Hamburg im Oktober umgesetzt', '/statistics'],
  ['franchisor', 'lockers', 'Welche Fächer sind noch frei', '/admin/real-time-monitoring'],
  ['franchisor', 'lockers', 'Miete wird teurer', '/admin/price-groups'],
  ['franchisor', 'lockers', 'Schild mit QR-Code ist abgerissen', '/admin/locks'],
  ['franchisor', 'lockers', 'Was schuldet uns der Partner in Bonn', '/admin/settlements'],
  ['franchisor', 'lockers', 'Neue Kollegin soll nur Fächer öffnen dürfen', '/admin/users'],
  ['franchisor', 'lockers', 'Bildschirm am Eingang ist schwarz', '/admin/terminals'],
  ['merchant', 'restaurant', 'Gericht ausverkauft', '/admin/shop'],
  ['merchant', 'restaurant', 'Tagesabschluss', '/admin/day-report'],
  ['merchant', 'restaurant', 'Anrufer bestellt', '/admin/orders-new'],
  ['merchant', 'restaurant', 'Lieferkosten', '/admin/shop-settings'],
  ['merchant', 'shop', 'Rechnung stornieren', '/admin/orders'],
  ['merchant', 'shop', 'Rabatt Code anlegen', '/admin/coupons'],
  ['merchant', 'service', 'Termin verschieben', '/admin/appointments'],
  ['merchant', 'service', 'Urlaub eintragen', '/admin/appointments'],
  ['merchant', 'service', 'Foto hochladen', '/admin/media'],
  ['merchant', 'service', 'Impressum', '/admin/legal-checks'],
];
test.each(TASKS)('%s, %s: "%s" leads to %s', (kind, trade, typed, path) => {
  const items = menuOf(kind, trade).flatMap((group) => group.items);
  const pages = [...new Map(items.map((item) => [`${item.path} ${item.title}`, item])).values()];
  const searched = pages.map((item) => ({
    path: item.path,
    title: de![item.title]!,
    about: '',
    words: de![keyOf(item.path)] ?? '',
  }));
  const found = searchDescribed(searched, typed).map((each) => each.path as string);
  expect([...new Set(found)].slice(0, 3)).toContain(path);
});
