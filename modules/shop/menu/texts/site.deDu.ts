import { commonDeDu as itemOptions } from '@fachwerk/item-options/texts/common.deDu';
import { commonDeDu as shop } from '@fachwerk/shop/texts/common.deDu';
import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  'menu.allergens_unsaid': 'Allergene: keine Angabe. Bitte frag uns.',
  ...itemOptions,
  ...shop,
  'menu.nothing_found_what': 'Prüfe die Schreibweise, oder such mit weniger Wörtern.',
  'menu.delivery.postcode': 'Deine Postleitzahl',
  'menu.table.what': 'Dein Tisch: {table}. Wähle aus der Karte, wir bringen deine Bestellung an den Tisch.',
  'menu.rating.what': 'Wir freuen uns über deine Bewertung. Der Link führt zu einer externen Seite.',
  'menu.search.instead_short': 'Meintest du „{words}“?',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
