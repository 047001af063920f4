import type { ItemData } from '../../contract.ts';
import type { CategoryData } from '../../contract-category.ts';

type DemoItem = Partial<ItemData> & {
  readonly de: string;
  readonly en: string;
  readonly about: string;
  readonly price: number;
};
type DemoCategory = {
  readonly de: string;
  readonly en: string;
  readonly availability?: CategoryData['availability'];
  readonly items: readonly DemoItem[];
};

/** A small part of what a trattoria cooks; prices in cents. */
export const DEMO_MENU: readonly DemoCategory[] = [
  {
    de: 'Antipasti',
    en: 'Starters',
    items: [
      {
        de: 'Bruschetta al pomodoro',
        en: 'Bruschetta with tomatoes',
        about: 'Geröstetes Weizenbrot mit Tomaten, Basilikum und Knoblauch.',
        price: 650,
        number: '1',
        diet: 'vegan',
        allergens: ['gluten'],
        hashtags: ['vorspeise'],
      },
      {
        de: 'Vitello tonnato',
        en: 'Veal with tuna sauce',
        about: 'Kalb in dünnen Scheiben mit Thunfischcreme und Kapern.',
        price: 1390,
        number: '2',
        allergens: ['eggs', 'fish', 'mustard'],
      },
    ],
  },
  {
    de: 'Pizza',
    en: 'Pizza',
    items: [
      {
        de: 'Pizza Margherita',
        en: 'Pizza Margherita',
        about: 'Tomaten, Fior di Latte und Basilikum.',
        price: 950,
        number: '10',
        diet: 'vegetarian',
        allergens: ['gluten', 'milk'],
        hashtags: ['pizza', 'klassiker'],
      },
      {
        de: 'Pizza Diavola',
        en: 'Pizza Diavola',
        about: 'Scharfe Salami aus Kalabrien, Tomaten und Fior di Latte.',
        price: 1190,
        number: '11',
        spicy: 2,
        allergens: ['gluten', 'milk'],
        additives: ['nitrite', 'antioxidant'],
        hashtags: ['pizza'],
      },
      {
        de: 'Pizza Ortolana',
        en: 'Pizza with vegetables',
        about: 'Zucchini, Aubergine, Paprika und Tomaten, ohne Käse.',
        price: 1090,
        number: '12',
        diet: 'vegan',
        allergens: ['gluten'],
        hashtags: ['pizza'],
      },
    ],
  },
  {
    de: 'Pasta',
    en: 'Pasta',
    items: [
      {
        de: 'Spaghetti alle vongole',
        en: 'Spaghetti with clams',
        about: 'Venusmuscheln, Weißwein, Knoblauch und Petersilie.',
        price: 1490,
        number: '20',
        allergens: ['gluten', 'molluscs', 'sulphites'],
      },
      {
        de: 'Lasagne della nonna',
        en: 'Grandmother’s lasagne',
        about: 'Rinderragout, Béchamel und Parmesan, aus dem Ofen.',
        price: 1290,
        number: '21',
        allergens: ['gluten', 'milk', 'celery', 'eggs'],
      },
    ],
  },
  {
    de: 'Mittagstisch',
    en: 'Lunch',
    availability: [{ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], from: '11:30', to: '14:30' }],
    items: [
      {
        de: 'Pasta des Tages',
        en: 'Pasta of the day',
        about: 'Täglich anders, mit kleinem Salat. Allergene nennt Ihnen die Küche.',
        price: 890,
        number: '30',
        allergens: ['gluten'],
      },
    ],
  },
  {
    de: 'Dolci',
    en: 'Desserts',
    items: [
      {
        de: 'Tiramisù',
        en: 'Tiramisù',
        about: 'Mit Mascarpone und Espresso, jeden Morgen frisch.',
        price: 650,
        number: '40',
        diet: 'vegetarian',
        allergens: ['gluten', 'milk', 'eggs'],
      },
    ],
  },
  {
    de: 'Getränke',
    en: 'Drinks',
    items: [
      {
        de: 'Acqua minerale 0,75 l',
        en: 'Mineral water 0.75 l',
        about: '',
        price: 590,
        number: '50',
        vatKind: 'standard',
        diet: 'vegan',
        content: { thousandths: 750, unit: 'l' },
        depositCents: 15,
      },
      {
        de: 'Chinotto 0,2 l',
        en: 'Chinotto 0.2 l',
        about: 'Bittere Limonade aus Italien.',
        price: 350,
        number: '51',
        vatKind: 'standard',
        diet: 'vegan',
        content: { thousandths: 200, unit: 'l' },
        additives: ['colouring', 'caffeine'],
      },
      {
        de: 'Montepulciano 0,75 l',
        en: 'Montepulciano 0.75 l',
        about: 'Rotwein aus den Abruzzen, 13 % vol.',
        price: 2400,
        number: '60',
        vatKind: 'standard',
        minimumAge: 16,
        content: { thousandths: 750, unit: 'l' },
        allergens: ['sulphites'],
      },
    ],
  },
];
