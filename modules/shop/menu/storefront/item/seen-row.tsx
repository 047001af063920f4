import { Button } from '@fachwerk/site/button';
import { useCall } from '@fachwerk/site/call';
import { useText } from '@fachwerk/site/texts';
import { useEffect, useState } from 'react';
import { type MenuCard, menuApi } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import { ItemRow } from './related.tsx';
import { keepSeen, seenItems } from './seen-items.ts';
import css from './seen-row.module.css';

/** What was looked at before in this browser, once somebody wants that to be kept. */
export function SeenRow({ itemId }: { readonly itemId: string }) {
  const t = useText(siteDe);
  const call = useCall();
  const [ids, setIds] = useState<readonly string[] | null>();
  const [cards, setCards] = useState<readonly MenuCard[]>([]);
  useEffect(() => {
    const seen = seenItems();
    setIds(seen);
    if (!seen) return;
    keepSeen([itemId, ...seen]);
    const others = seen.filter((id) => id !== itemId);
    // Without an answer the row is not there: nobody came for it.
    if (others.length > 0)
      void call(menuApi.cards, { ids: others }).then(
        ({ cards: found }) => setCards(found),
        () => {},
      );
  }, [itemId]);
  if (ids === undefined) return null;
  const begin = () => {
    keepSeen([itemId]);
    setIds([itemId]);
  };
  const forget = () => {
    keepSeen(null);
    setIds(null);
    setCards([]);
  };
  return (
    <>
      <ItemRow id="zuletzt" title={t('menu.seen.title')} cards={cards} />
      <div className={css.choice}>
        <p>{t(ids ? 'menu.seen.kept' : 'menu.seen.what')}</p>
        <Button kind="quiet" onPress={ids ? forget : begin}>
          {t(ids ? 'menu.seen.forget' : 'menu.seen.begin')}
        </Button>
      </div>
    </>
  );
}
