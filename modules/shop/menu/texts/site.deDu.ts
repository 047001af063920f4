import { commonDeDu as itemOptions } from '@fachwerk/item-options/texts/common.deDu';
import { commonDeDu as shop } from '@fachwerk/shop/texts/common.deDu';
import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  'menu.allergens_unsaid': 'Allergene: keine Angabe. Bitte frag uns.',
  ...itemOptions,
  ...shop,
  'menu.nothing_found_what': 'Zu dieser Suche gibt es nichts. Nimm ein Wort oder einen Filter weg.',
  'menu.item.up_to_one': 'Bis zu {count}, wenn du möchtest',
  'menu.item.up_to_other': 'Bis zu {count}, wenn du möchtest',
  'menu.delivery.title': 'Liefert ihr zu mir?',
  'menu.delivery.postcode': 'Deine Postleitzahl',
  'menu.delivery.no_but_pickup': 'Abholen kannst du gern.',
  'menu.table.welcome': 'Schön, dass du da bist',
  'menu.table.what': 'Dein Tisch: {table}. Wähle aus der Karte, wir bringen es dir.',
  'menu.home.types': 'So kommt es zu dir',
  'menu.home.where': 'Hier findest du uns',
  'menu.rating.title_shop': 'Warst du zufrieden?',
  'menu.rating.what': 'Wenn du magst, sag es weiter. Der Link führt zu einer fremden Seite.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
