import type { LocationFigures, Sale } from '../contract.ts';

export function saleOf({ isOnSale, openLines }: Pick<LocationFigures, 'isOnSale' | 'openLines'>): Sale {
  if (!isOnSale) return 'off';
  return openLines > 0 ? 'open' : 'on';
}

/** Null where there are no boxes. */
export function percentTaken({ all, taken }: LocationFigures['boxes']): number | null {
  return all === 0 ? null : (100 * taken) / all;
}

/** As a German reads them. */
const collator = new Intl.Collator('de', { numeric: true });

/** By a text or a figure; what is equal stays as it was. A figure that is not known comes last in either direction. */
export function orderedBy<Item>(
  items: readonly Item[],
  dir: 'asc' | 'desc',
  of: (item: Item) => string | number | null,
): Item[] {
  const turn = dir === 'asc' ? 1 : -1;
  return items
    .map((item) => ({ item, by: of(item) }))
    .sort(({ by: one }, { by: other }) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      if (typeof one === 'number') return (one - Number(other)) * turn;
      return collator.compare(one, String(other)) * turn;
    })
    .map(({ item }) => item);
}
