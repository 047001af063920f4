import type { OrderRow } from '@fachwerk/orders/contract-staff';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { adminDe } from '../texts/admin.de.ts';
import classes from './order-badge.module.css';

/** How and when it is wanted, or what became of its rental; empty where neither is. */
function useHandoverLabels(): (order: Pick<OrderRow, 'handover' | 'rental'>) => string {
  const t = useText(adminDe);
  return ({ handover, rental }) => {
    if (handover) {
      const type = t(`orders.type.${handover.type}`);
      if (handover.wishedAt) return t('order.handover.at', { type, time: formatDateTime(handover.wishedAt) });
      // A parcel is on its way for days.
      return handover.type === 'shipment' ? type : t('order.handover.soon', { type });
    }
    if (!rental) return '';
    return t(`order.rental.${rental.phase}`, {
      from: formatDateTime(rental.startsAt),
      to: formatDateTime(rental.endsAt),
    });
  };
}

/** The same with the customer's comment below it, cut to a few lines; the whole of it is its title. */
export function OrderHandover({ order }: { order: Pick<OrderRow, 'handover' | 'rental'> }) {
  const t = useText(adminDe);
  const words = useHandoverLabels()(order);
  const { comment, place } = order.handover ?? {};
  return (
    <span className={classes.stack}>
      {words}
      {place && (
        <span className={`${classes.quiet} ${classes.clamp}`} title={place}>
          {place}
        </span>
      )}
      {comment && (
        <span className={`${classes.quiet} ${classes.clamp}`} title={comment}>
          {t('order.handover.comment', { comment })}
        </span>
      )}
    </span>
  );
}
