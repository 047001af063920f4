import type { MouseEvent } from 'react';
import type { MenuCard } from '../../contract.ts';
import css from './item-card.module.css';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { Labels, Signs } from './signs.tsx';
import { Stars } from './stars.tsx';

type Props = {
  readonly card: MenuCard;
  readonly level?: 2 | 3;
  /** The picture above name and price: for goods that are looked at. What is said of them stands on their page. */
  readonly isTall?: boolean;
  /** In the first screen. */
  readonly isFirst?: boolean;
  /** Opens it over the menu; without it, and in a new tab, the link leads to its page. */
  readonly onOpen?: (card: MenuCard) => void;
};

/** One item; all of the card leads to it. */
export function ItemCard({ card, level = 3, isTall = false, isFirst = false, onOpen }: Props) {
  const Heading = `h${level}` as const;
  // What is sent is looked at first: its page has all pictures and facts.
  const hasOwnPage = !card.isMeal && card.fare?.way === 'shipment';
  const open = (event: MouseEvent) => {
    if (!onOpen || hasOwnPage || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0)
      return;
    event.preventDefault();
    onOpen(card);
  };
  return (
    <article className={css.card} data-is-out={card.whyNot !== null || undefined} data-is-tall={isTall || undefined}>
      <div className={css.words}>
        <Heading className={css.name}>
          <a href={`/shop/artikel/${card.id}`} onClick={open}>
            {card.name}
          </a>
        </Heading>
        {card.rating && <Stars rating={card.rating} />}
        {card.description && !isTall && <p className={css.description}>{card.description}</p>}
        <Labels card={card} />
        <Signs card={card} />
        <Price card={card} />
      </div>
      {card.picture && (
        <Picture
          picture={card.picture}
          className={css.picture ?? ''}
          isFirst={isFirst}
          sizes={isTall ? '(min-width: 576px) 260px, 45vw' : '128px'}
        />
      )}
    </article>
  );
}
