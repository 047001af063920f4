import { useText } from '@fachwerk/react/texts';
import type { Ticket } from '../../contract.ts';
import { itemCounts } from '../../rules/item-counts.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { SoldOutButton } from '../ticket/sold-out-button.tsx';
import classes from './kitchen.module.css';

/** What of each dish is still to be made, over all orders. */
export function ItemView({ tickets }: { readonly tickets: readonly Ticket[] }) {
  const t = useText(adminDe);
  const open = tickets.filter(({ state }) => state === 'new' || state === 'accepted' || state === 'making');
  const counts = itemCounts(open);
  if (counts.length === 0) return <p className={classes.none}>{t('kitchen.items_empty')}</p>;
  return (
    <ul className={classes.items} aria-label={t('kitchen.view.items')}>
      {counts.map(({ key, itemId, title, quantity, ways }) => (
        <li key={key} className={classes.itemCard}>
          <h2 className={classes.itemTitle}>
            <b>{quantity}×</b> {title}
          </h2>
          {ways.some(({ words }) => words !== '') && (
            <ul className={classes.ways}>
              {ways.map((way) => (
                <li key={way.words}>
                  {way.quantity}× {way.words || t('kitchen.as_usual')}
                </li>
              ))}
            </ul>
          )}
          <SoldOutButton itemId={itemId} title={title} />
        </li>
      ))}
    </ul>
  );
}
