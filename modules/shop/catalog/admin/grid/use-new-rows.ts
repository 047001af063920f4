import { useMay } from '@fachwerk/react/session';
import { useState } from 'react';
import type { ItemRow } from '../../contract.ts';
import { newRow } from '../../rules/grid/grid.ts';
import type { GridWords } from '../../rules/grid/grid-cells.ts';
import { MOST_ITEMS } from '../parts.tsx';

export const FEW_ROWS = 10;

/** Empty rows below the items: an empty shop begins with some. They stand in the category the list shows, or in the only one there is. */
export function useNewRows(search: string, { categories, usualVat }: GridWords, isEmpty: boolean) {
  const mayAdd = useMay('catalog.manage');
  const [ids, setIds] = useState<readonly string[]>([]);
  const [first] = useState(() => Array.from({ length: FEW_ROWS }, () => crypto.randomUUID()));
  const shown = new URLSearchParams(search).get('category');
  const only = categories.length === 1 ? categories[0]!.id : '';
  const categoryId = categories.some(({ id }) => id === shown) ? shown! : only;
  const known = ids.length === 0 && isEmpty && mayAdd ? first : ids;
  const rowsOf = (all: readonly string[]): ItemRow[] => all.map((id) => newRow(id, categoryId, usualVat));
  return {
    mayAdd,
    items: rowsOf(known),
    clear: () => setIds([]),
    grow: (count: number) => {
      const more = Math.max(0, Math.min(count, MOST_ITEMS - known.length));
      const next = [...known, ...Array.from({ length: more }, () => crypto.randomUUID())];
      setIds(next);
      return rowsOf(next);
    },
  };
}
