import { plainName } from '@fachwerk/base/plain-name';
import { bestMatch, typedWords } from '@fachwerk/base/word-match';
import { ALLERGENS } from '@fachwerk/catalog/contract-allergens';
import { type FoundSort, SORTS } from '@fachwerk/item-options/contract-found';
import type { MenuCard, MenuFilter } from '../contract.ts';

const LONGEST_SEARCH = 80;
const MOST_VALUES = 20;
const LONGEST_VALUE = 120;
const HIGHEST_EURO = 999_999;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What each order is called in an address. */
const SORT_NAMES: Record<Exclude<FoundSort, 'best'>, string> = {
  popular: 'beliebt',
  new: 'neu',
  price: 'preis',
  price_desc: 'preis-ab',
};

export const NO_FILTER: MenuFilter = {
  search: '',
  sort: 'best',
  categoryIds: [],
  fromCents: null,
  toCents: null,
  diet: 'any',
  without: [],
  variants: [],
  isAvailable: false,
};

/** As the address has it: `?suche=tee&sortierung=preis&ab=5&bis=20&ohne=milk`. Whatever makes no sense is left out. */
export function filterFrom(query: Pick<URLSearchParams, 'get' | 'getAll'>): MenuFilter {
  const diet = query.get('kost');
  const without = query.getAll('ohne');
  return {
    search: lineOf(query.get('suche') ?? '', LONGEST_SEARCH),
    sort: SORTS.find((sort) => sort !== 'best' && SORT_NAMES[sort] === query.get('sortierung')) ?? 'best',
    categoryIds: query
      .getAll('kategorie')
      .filter((id) => ID.test(id))
      .slice(0, MOST_VALUES),
    fromCents: centsFrom(query.get('ab')),
    toCents: centsFrom(query.get('bis')),
    diet: diet === 'vegan' || diet === 'vegetarian' ? diet : 'any',
    without: ALLERGENS.filter((each) => without.includes(each)),
    variants: [...new Set(query.getAll('merkmal').map((each) => lineOf(each, LONGEST_VALUE).toLowerCase()))]
      .filter(Boolean)
      .slice(0, MOST_VALUES),
    isAvailable: query.get('lieferbar') === '1',
  };
}

const lineOf = (text: string, longest: number) =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longest);

/** Euros as somebody types them: `12`, `12,5`, `12.50`. */
function centsFrom(text: string | null): number | null {
  const [, euros, cents = ''] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*€?\s*$/.exec(text ?? '') ?? [];
  if (euros === undefined || Number(euros) > HIGHEST_EURO) return null;
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** Cents as the field has them: without decimals where there are none. */
export const eurosOf = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', ',');

/** The other way round; empty where nothing is looked for. */
export function queryOf(filter: MenuFilter): string {
  const query = new URLSearchParams();
  if (filter.search) query.set('suche', filter.search);
  if (filter.sort !== 'best') query.set('sortierung', SORT_NAMES[filter.sort]);
  for (const each of filter.categoryIds) query.append('kategorie', each);
  if (filter.fromCents !== null) query.set('ab', eurosOf(filter.fromCents));
  if (filter.toCents !== null) query.set('bis', eurosOf(filter.toCents));
  if (filter.diet !== 'any') query.set('kost', filter.diet);
  for (const each of filter.without) query.append('ohne', each);
  for (const each of filter.variants) query.append('merkmal', each);
  if (filter.isAvailable) query.set('lieferbar', '1');
  return query.size > 0 ? `?${query}` : '';
}

/** The name of an order in an address; empty for the usual one. */
export const sortName = (sort: FoundSort): string => (sort === 'best' ? '' : SORT_NAMES[sort]);

export const isFiltering = (filter: MenuFilter): boolean => filter.search !== '' || countFacets(filter) > 0;

/** A menu that nobody has searched, sorted or narrowed stands by its categories. */
export const isInOrderOfShop = (filter: MenuFilter): boolean => !isFiltering(filter) && filter.sort === 'best';

/** How many filters are set: each value for itself, the price as one. */
export function countFacets({
  categoryIds,
  fromCents,
  toCents,
  diet,
  without,
  variants,
  isAvailable,
}: MenuFilter): number {
  const single = [fromCents !== null || toCents !== null, diet !== 'any', isAvailable].filter(Boolean).length;
  return single + categoryIds.length + without.length + variants.length;
}

/** Food of which nobody has said what is in it is free of nothing. */
function isFreeOf(card: MenuCard, without: MenuFilter['without']): boolean {
  return !hasNoWord(card) && !card.allergens.some((each) => without.includes(each));
}

/** Nobody has said what is in it. */
export const hasNoWord = ({ allergens, hasNoAllergens, isMeal }: MenuCard): boolean =>
  isMeal && allergens.length === 0 && !hasNoAllergens;

/** Whether a card of a small menu is what somebody looks for: every word, somewhere, a typing mistake allowed. */
export function isWanted(card: MenuCard, { search, diet, without }: MenuFilter): boolean {
  if (diet === 'vegan' && card.diet !== 'vegan') return false;
  if (diet === 'vegetarian' && card.diet === 'any') return false;
  if (without.length > 0 && !isFreeOf(card, without)) return false;
  const words = typedWords([card.name, card.description, card.number, ...card.hashtags].join(' '));
  return plainName(search)
    .split(' ')
    .every((word) => word === '' || bestMatch(words, word, 1) > 0);
}
