import { useCall } from '@fachwerk/site/call';
import { useEffect, useRef, useState } from 'react';
import { type MenuFilter, menuApi } from '../../contract.ts';
import { queryOf } from '../../rules/menu-filter.ts';
import type { MenuData } from '../menu/menu-data.ts';

export type Found = Pick<MenuData, 'menu' | 'facets' | 'filter' | 'isFurther'>;

/** What is shown of a large menu. Another filter asks for it in place; the address keeps it, and is what is asked without a script. */
export function useFound(data: MenuData) {
  const call = useCall();
  const [found, setFound] = useState<Found>(data);
  const [isAsking, setAsking] = useState(false);
  const last = useRef(0);
  const path = data.categoryId ? `/shop/kategorie/${data.categoryId}` : '/shop';

  const shown = useRef<string | null>(null);
  // Back undoes one filter: the page of that address is asked for anew. An item that lay over the list leaves it as it is.
  useEffect(() => {
    shown.current ??= addressNow();
    const back = () => {
      if (addressNow() !== shown.current) window.location.reload();
    };
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);

  async function apply(filter: MenuFilter): Promise<void> {
    const address = path + queryOf(filter);
    const turn = ++last.current;
    const asked = { ...(data.categoryId && { categoryId: data.categoryId }), filter };
    setFound((before) => ({ ...before, filter }));
    setAsking(true);
    try {
      const [menu, { facets }] = await Promise.all([call(menuApi.show, asked), call(menuApi.facets, asked)]);
      if (turn !== last.current) return;
      setFound({ menu, facets, filter, isFurther: false });
      setAsking(false);
      window.history.pushState(null, '', address);
      shown.current = addressNow();
    } catch {
      // The page itself says what is wrong.
      if (turn === last.current) window.location.assign(address);
    }
  }

  return { ...found, isAsking, path, apply: (filter: MenuFilter) => void apply(filter) };
}

const addressNow = () => window.location.pathname + window.location.search;
