import type { Additive, Allergen } from '@fachwerk/catalog/contract-facts';

/** Menus letter allergens and number additives, each in the order of the law. */
const LETTERS: Readonly<Record<Allergen, string>> = {
  gluten: 'A',
  crustaceans: 'B',
  eggs: 'C',
  fish: 'D',
  peanuts: 'E',
  soy: 'F',
  milk: 'G',
  nuts: 'H',
  celery: 'I',
  mustard: 'J',
  sesame: 'K',
  sulphites: 'L',
  lupin: 'M',
  molluscs: 'N',
};
const NUMBERS: Readonly<Record<Additive, string>> = {
  colouring: '1',
  preservative: '2',
  nitrite: '3',
  antioxidant: '4',
  flavour_enhancer: '5',
  sulphured: '6',
  blackened: '7',
  waxed: '8',
  phosphate: '9',
  sweetener: '10',
  phenylalanine: '11',
  laxative: '12',
  caffeine: '13',
  high_caffeine: '14',
  quinine: '15',
};
const SIGNS = { ...LETTERS, ...NUMBERS };

export const signOf = (what: Allergen | Additive): string => SIGNS[what];

type Labelled = { readonly allergens: readonly Allergen[]; readonly additives: readonly Additive[] };

/** What the signs on these cards mean, each once, in their order. */
export function legendOf(cards: readonly Labelled[]): { allergens: Allergen[]; additives: Additive[] } {
  return {
    allergens: keysOf(LETTERS).filter((each) => cards.some(({ allergens }) => allergens.includes(each))),
    additives: keysOf(NUMBERS).filter((each) => cards.some(({ additives }) => additives.includes(each))),
  };
}

const keysOf = <Key extends string>(of: Readonly<Record<Key, string>>) => Object.keys(of) as Key[];
