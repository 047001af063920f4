import { type DemoCategory, dish, drink, veggie, wine } from './demo-dish.ts';

/** What comes after the meal, and what goes with it; prices in cents. */
export const DEMO_DRINKS: readonly DemoCategory[] = [
  {
    de: 'Dolci',
    en: 'Desserts',
    it: 'Dolci',
    ru: 'Десерты',
    items: [
      dish('70', 'Tiramisù', 'Tiramisù', 650, 'Mit Mascarpone und Espresso, jeden Morgen frisch.', {
        ...veggie,
        allergens: ['wheat', 'milk', 'eggs'],
        additives: ['caffeine'],
      }),
      dish('71', 'Panna cotta', 'Panna cotta', 590, 'Mit Himbeersoße.', { allergens: ['milk'] }),
      dish('72', 'Gelato, drei Kugeln', 'Three scoops of ice cream', 550, 'Vanille, Schokolade und Erdbeere.', {
        ...veggie,
        allergens: ['milk', 'eggs'],
      }),
      dish('73', 'Torta al cioccolato', 'Chocolate cake', 620, 'Saftig, mit Mandeln und ohne Mehl.', {
        ...veggie,
        allergens: ['milk', 'eggs', 'hazelnuts'],
      }),
    ],
  },
  {
    de: 'Getränke',
    en: 'Drinks',
    it: 'Bevande',
    ru: 'Напитки',
    items: [
      dish('80', 'Acqua minerale 0,75 l', 'Mineral water 0.75 l', 590, '', drink(0.75, 15)),
      dish(
        '81',
        'Chinotto 0,2 l',
        'Chinotto 0.2 l',
        350,
        'Bittere Limonade aus Italien.',
        drink(0.2, 15, { additives: ['colouring', 'caffeine'] }),
      ),
      dish('82', 'Aranciata 0,33 l', 'Orange lemonade 0.33 l', 320, 'Mit Orangen aus Sizilien.', drink(0.33, 25)),
      dish('83', 'Cola 0,33 l', 'Cola 0.33 l', 320, '', drink(0.33, 25, { additives: ['colouring', 'caffeine'] })),
      dish('84', 'Apfelschorle 0,5 l', 'Apple spritzer 0.5 l', 380, '', drink(0.5, 25)),
      dish(
        '85',
        'Birra Moretti 0,33 l',
        'Birra Moretti 0.33 l',
        390,
        'Helles Bier, 4,6 % vol.',
        drink(0.33, 8, { minimumAge: 16, allergens: ['barley'] }),
      ),
      dish('86', 'Espresso', 'Espresso', 250, '', { vatKind: 'standard', diet: 'vegan', additives: ['caffeine'] }),
    ],
  },
  {
    de: 'Wein',
    en: 'Wine',
    it: 'Vini',
    ru: 'Вино',
    items: [
      dish(
        '90',
        'Montepulciano 0,75 l',
        'Montepulciano 0.75 l',
        2400,
        'Rotwein aus den Abruzzen, 13 % vol.',
        wine(0.75),
      ),
      dish('91', 'Pinot Grigio 0,75 l', 'Pinot Grigio 0.75 l', 2300, 'Weißwein aus Venetien, 12,5 % vol.', wine(0.75)),
      dish('92', 'Primitivo 0,75 l', 'Primitivo 0.75 l', 2600, 'Rotwein aus Apulien, 14 % vol.', wine(0.75)),
      dish('93', 'Prosecco 0,75 l', 'Prosecco 0.75 l', 2500, 'Schaumwein aus Valdobbiadene, 11 % vol.', wine(0.75)),
    ],
  },
];
