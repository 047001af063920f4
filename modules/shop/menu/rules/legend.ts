import type { Additive, Allergen } from '@fachwerk/catalog/contract-facts';
import { ALL_ALLERGENS, shownAllergens, signOfAllergen } from '@fachwerk/catalog/rules/allergens';

/** Menus number additives in the order of the law, as they letter allergens. */
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
const isAdditive = (what: Allergen | Additive): what is Additive => what in NUMBERS;

export const signOf = (what: Allergen | Additive): string => (isAdditive(what) ? NUMBERS[what] : signOfAllergen(what));

type Labelled = { readonly allergens: readonly Allergen[]; readonly additives: readonly Additive[] };

/** What the signs on these cards mean, each once, in their order. */
export function legendOf(cards: readonly Labelled[]): { allergens: Allergen[]; additives: Additive[] } {
  return {
    allergens: ALL_ALLERGENS.filter((each) => cards.some(({ allergens }) => shownAllergens(allergens).includes(each))),
    additives: keysOf(NUMBERS).filter((each) => cards.some(({ additives }) => additives.includes(each))),
  };
}

const keysOf = <Key extends string>(of: Readonly<Record<Key, string>>) => Object.keys(of) as Key[];
