import type { Additive, Allergen } from '@fachwerk/catalog/contract-facts';

type DemoExtra = {
  readonly names: readonly [de: string, en: string, it: string, ru: string];
  readonly cents: number;
  readonly allergens?: readonly Allergen[];
  readonly additives?: readonly Additive[];
};
type DemoGroup = {
  readonly names: DemoExtra['names'];
  readonly minimum: number;
  readonly maximum: number;
  readonly mostOfSame: number;
  readonly extras: readonly DemoExtra[];
  /** Numbers on the menu. */
  readonly items: readonly [from: number, to: number];
};

const extra = (
  cents: number,
  names: DemoExtra['names'],
  allergens: readonly Allergen[] = [],
  additives: readonly Additive[] = [],
): DemoExtra => ({ names, cents, allergens, additives });

/** Which pizza is made in three sizes; the price on the menu is the middle one's. */
export const PIZZAS = { from: 20, to: 35 } as const;
export const PIZZA_SIZES = [
  { names: ['Klein, 26 cm', 'Small, 26 cm', 'Piccola, 26 cm', 'Маленькая, 26 см'], cents: -200 },
  { names: ['Normal, 32 cm', 'Regular, 32 cm', 'Normale, 32 cm', 'Обычная, 32 см'], cents: 0 },
  { names: ['Familie, 45 cm', 'Family, 45 cm', 'Famiglia, 45 cm', 'Семейная, 45 см'], cents: 790 },
] as const;

/** What tops a family pizza costs this much more, in percent. */
export const FAMILY = { size: PIZZA_SIZES[2].names[0], percent: 180 } as const;

export const DEMO_GROUPS: readonly DemoGroup[] = [
  {
    names: ['Boden', 'Crust', 'Impasto', 'Тесто'],
    minimum: 1,
    maximum: 1,
    mostOfSame: 1,
    items: [20, 35],
    extras: [
      extra(0, ['Klassisch', 'Classic', 'Classico', 'Классическое'], ['wheat']),
      extra(150, ['Vollkorn', 'Wholegrain', 'Integrale', 'Цельнозерновое'], ['wheat']),
    ],
  },
  {
    names: ['Extra Belag', 'Extra toppings', 'Aggiunte', 'Дополнительно'],
    minimum: 0,
    maximum: 8,
    mostOfSame: 2,
    items: [20, 35],
    extras: [
      extra(150, ['Extra Käse', 'Extra cheese', 'Formaggio', 'Сыр'], ['milk']),
      extra(200, ['Salami', 'Salami', 'Salame', 'Салями'], [], ['nitrite', 'antioxidant']),
      extra(200, ['Kochschinken', 'Ham', 'Prosciutto cotto', 'Ветчина'], [], ['nitrite', 'phosphate']),
      extra(300, ['Parmaschinken', 'Parma ham', 'Prosciutto crudo', 'Пармская ветчина']),
      extra(120, ['Champignons', 'Mushrooms', 'Funghi', 'Шампиньоны']),
      extra(100, ['Oliven', 'Olives', 'Olive', 'Оливки'], [], ['blackened']),
      extra(100, ['Peperoni', 'Hot peppers', 'Peperoni piccanti', 'Острый перец']),
      extra(80, ['Zwiebeln', 'Onions', 'Cipolla', 'Лук']),
      extra(150, ['Rucola', 'Rocket', 'Rucola', 'Руккола']),
      extra(200, ['Thunfisch', 'Tuna', 'Tonno', 'Тунец'], ['fish']),
      extra(150, ['Artischocken', 'Artichokes', 'Carciofi', 'Артишоки']),
      extra(150, ['Ei', 'Egg', 'Uovo', 'Яйцо'], ['eggs']),
      extra(50, ['Knoblauch', 'Garlic', 'Aglio', 'Чеснок']),
    ],
  },
  {
    names: ['Dressing', 'Dressing', 'Condimento', 'Заправка'],
    minimum: 1,
    maximum: 1,
    mostOfSame: 1,
    items: [9, 12],
    extras: [
      extra(0, ['Balsamico', 'Balsamic vinegar', 'Balsamico', 'Бальзамик'], ['sulphites']),
      extra(0, ['Olivenöl und Zitrone', 'Olive oil and lemon', 'Olio e limone', 'Масло и лимон']),
      extra(0, ['Joghurt', 'Yoghurt', 'Yogurt', 'Йогурт'], ['milk']),
    ],
  },
  {
    names: ['Dazu', 'On top', 'In più', 'К пасте'],
    minimum: 0,
    maximum: 2,
    mostOfSame: 1,
    items: [40, 50],
    extras: [
      extra(100, ['Parmesan', 'Parmesan', 'Parmigiano', 'Пармезан'], ['milk']),
      extra(390, ['Kleiner Salat', 'Small salad', 'Insalatina', 'Салат'], ['mustard']),
      extra(250, ['Pizzabrot', 'Flatbread', 'Focaccia', 'Лепёшка'], ['wheat']),
    ],
  },
  {
    names: ['Beilage', 'Side dish', 'Contorno', 'Гарнир'],
    minimum: 1,
    maximum: 1,
    mostOfSame: 1,
    items: [51, 54],
    extras: [
      extra(0, ['Rosmarinkartoffeln', 'Rosemary potatoes', 'Patate al rosmarino', 'Картофель с розмарином']),
      extra(0, ['Gegrilltes Gemüse', 'Grilled vegetables', 'Verdure grigliate', 'Овощи гриль']),
      extra(150, ['Pasta aglio e olio', 'Pasta aglio e olio', 'Pasta aglio e olio', 'Паста aglio e olio'], ['wheat']),
      extra(0, ['Kleiner Salat', 'Small salad', 'Insalatina', 'Салат'], ['mustard']),
    ],
  },
];

/** What the goods of Kontor Nord differ in, by the code of their kind; colours where nothing else is said. */
export const COLOURS = [
  ['Weiß', 'White'],
  ['Blau', 'Blue'],
  ['Grün', 'Green'],
  ['Rot', 'Red'],
  ['Schwarz', 'Black'],
] as const;
export const SORTS: Readonly<Record<string, readonly (readonly [de: string, en: string])[]>> = {
  KF: [
    ['Ganze Bohne', 'Whole bean'],
    ['Filter', 'Filter grind'],
    ['Espresso', 'Espresso grind'],
  ],
  BR: [
    ['Buche', 'Beech'],
    ['Eiche', 'Oak'],
    ['Nussbaum', 'Walnut'],
  ],
};
