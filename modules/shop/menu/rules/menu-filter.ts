import { ALLERGENS } from '@fachwerk/catalog/contract-allergens';
import type { MenuCard, MenuFilter } from '../contract.ts';

const LONGEST_SEARCH = 80;

/** As the address has it: `?suche=pizza&kost=vegan&ohne=milk&ohne=nuts`. Whatever makes no sense is left out. */
export function filterFrom(query: Pick<URLSearchParams, 'get' | 'getAll'>): MenuFilter {
  const diet = query.get('kost');
  const without = query.getAll('ohne');
  return {
    search: (query.get('suche') ?? '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, LONGEST_SEARCH),
    diet: diet === 'vegan' || diet === 'vegetarian' ? diet : 'any',
    without: ALLERGENS.filter((each) => without.includes(each)),
  };
}

/** The other way round; empty where nothing is looked for. */
export function queryOf({ search, diet, without }: MenuFilter): string {
  const query = new URLSearchParams();
  if (search) query.set('suche', search);
  if (diet !== 'any') query.set('kost', diet);
  for (const each of without) query.append('ohne', each);
  return query.size > 0 ? `?${query}` : '';
}

export function isFiltering({ search, diet, without }: MenuFilter): boolean {
  return search !== '' || diet !== 'any' || without.length > 0;
}

/** Whether a card is what somebody looks for: every word, anywhere, as the search of a large menu does it. */
export function isWanted(card: MenuCard, { search, diet, without }: MenuFilter): boolean {
  if (diet === 'vegan' && card.diet !== 'vegan') return false;
  if (diet === 'vegetarian' && card.diet === 'any') return false;
  if (card.allergens.some((each) => without.includes(each))) return false;
  const said = [card.name, card.description, card.number, ...card.hashtags].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}
