import type { MenuCard } from '../../contract.ts';
import { ItemCard } from '../menu/item-card.tsx';
import css from './related.module.css';

type Props = { readonly id: string; readonly title: string; readonly cards: readonly MenuCard[] };

/** Other items in a row that is swiped on a phone. */
export function ItemRow({ id, title, cards }: Props) {
  if (cards.length === 0) return null;
  return (
    <section className={css.row} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={css.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <ItemCard card={card} isTall />
          </li>
        ))}
      </ul>
    </section>
  );
}
