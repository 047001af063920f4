import { goodsApi } from '@fachwerk/shop-cart/contract';
import { useCall } from '@fachwerk/site/call';
import { notifyFrame } from '@fachwerk/site/frame-news';
import { useEffect, useState } from 'react';
import { type MenuCard, menuApi, type ShownItem } from '../../contract.ts';
import type { Chosen } from '../../rules/form-choice.ts';
import { type MenuCart, menuCart } from './menu-data.ts';

/** An item that lies over the menu. It has the address of its page: back closes it, and whoever copies the address shares the item. */
export function useSheet(drawn: MenuCart | null) {
  const call = useCall();
  const [card, setCard] = useState<MenuCard | null>(null);
  const [item, setItem] = useState<ShownItem | null>(null);
  const [cart, setCart] = useState(drawn);
  const [added, setAdded] = useState<string | null>(null);
  useEffect(() => {
    const back = () => setCard(null);
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);

  async function open(wanted: MenuCard): Promise<void> {
    const path = `/shop/artikel/${wanted.id}`;
    setItem(null);
    setCard(wanted);
    window.history.pushState({ isSheet: true }, '', path);
    try {
      setItem(await call(menuApi.item, { id: wanted.id }));
    } catch {
      // Its page says what is wrong.
      window.location.reload();
    }
  }

  /** The dialog is closed: by its button, by Escape, or because the address went back. */
  function close(): void {
    setCard(null);
    if ((window.history.state as { isSheet?: boolean } | null)?.isSheet) window.history.back();
  }

  async function add({ choice, quantity, note }: Chosen, isAnew: boolean): Promise<void> {
    await call(goodsApi.add, { choice, quantity, note, isOverwriting: isAnew });
    const { goods } = await call(goodsApi.show, {});
    const filled = goods && menuCart(goods);
    setCart(filled);
    if (filled) notifyFrame({ inCart: filled.pieces });
    setAdded(card?.name ?? null);
    close();
  }

  return { card, item, cart, added, open: (wanted: MenuCard) => void open(wanted), close, add };
}
