import { cents } from '@fachwerk/base/money';
import type { OrderStory } from '@fachwerk/orders/contract-staff';
import { Money } from '@fachwerk/react/money';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './order-drawer.module.css';

/** What was sold; each line leads to its rental. */
export function OrderLines({ order }: { order: OrderStory }) {
  const t = useText(adminDe);
  const maySeeRentals = useMay('rentals.read');
  return (
    <section className={classes.part}>
      <Title order={3}>{t('order.lines')}</Title>
      <ul className={classes.rows}>
        {order.lines.map((line) => (
          <li key={line.position} className={classes.row}>
            <div className={classes.words}>
              <span className={classes.strong}>
                {line.quantity > 1 && `${line.quantity} × `}
                {line.title}
              </span>
              <Text size="sm" c="dimmed">
                {[t(`order.line_kind.${line.kind}`), line.detail].filter(Boolean).join(' · ')}
              </Text>
              {maySeeRentals && (
                <Anchor component={Link} to={`/admin/access-rights/${line.subjectId}`} size="sm">
                  {t('order.show_rental')}
                </Anchor>
              )}
            </div>
            <Money amount={cents(line.totalCents)} />
          </li>
        ))}
        <li className={classes.row} data-sum>
          <div className={classes.words}>
            <span className={classes.strong}>{t('order.total')}</span>
            <Text size="sm" c="dimmed">
              {t('order.vat')} <Money amount={cents(order.vatCents)} />
            </Text>
          </div>
          <span className={classes.strong}>
            <Money amount={cents(order.totalCents)} />
          </span>
        </li>
      </ul>
    </section>
  );
}
