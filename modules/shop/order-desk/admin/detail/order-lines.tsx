import { cents } from '@fachwerk/base/money';
import { isPriced, remainingLines } from '@fachwerk/order-corrections/rules/correcting';
import type { OrderStory } from '@fachwerk/orders/contract-staff';
import { isAboutRental } from '@fachwerk/orders/rules/lines';
import { formatMoney, Money } from '@fachwerk/react/money';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { CorrectModal } from './correct-modal.tsx';
import classes from './order-drawer.module.css';

/** What was sold, and what comes with it; a rental's line leads to it. */
export function OrderLines({ order }: { order: OrderStory }) {
  const t = useText(adminDe);
  const maySeeRentals = useMay('rentals.read');
  const mayCorrect = useMay('orders.correct') && order.status !== 'canceled' && order.lines.some(isPriced);
  const [isCorrecting, setCorrecting] = useState(false);
  const standing = new Map(remainingLines(order.lines, order.steps).map((line) => [line.position, line]));
  return (
    <section className={classes.part}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={3}>{t('order.lines')}</Title>
        {mayCorrect && (
          <Button
            variant="default"
            size="xs"
            onClick={() => setCorrecting(true)}
            leftSection={<IconPencil size={16} stroke={1.5} />}
          >
            {t('order.correct')}
          </Button>
        )}
      </Group>
      <ul className={classes.rows}>
        {order.lines.map((line) => (
          <li key={line.position} className={classes.row} data-off={!standing.has(line.position) || undefined}>
            <div className={classes.words}>
              <span className={classes.strong}>
                {line.quantity > 1 && `${line.quantity} × `}
                {line.title}
              </span>
              <Text size="sm" c="dimmed">
                {[t(`order.line_kind.${line.kind}`), line.detail].filter(Boolean).join(' · ')}
              </Text>
              <Corrected line={line} now={standing.get(line.position)} />
              {typeof line.data.note === 'string' && line.data.note !== '' && (
                <Text size="sm">{t('order.line_note', { note: line.data.note })}</Text>
              )}
              {maySeeRentals && isAboutRental(line.kind) && (
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
        {order.giftCents > 0 && (
          <li className={classes.row}>
            <span className={classes.words}>{t('order.gift')}</span>
            <Money amount={cents(order.giftCents)} />
          </li>
        )}
      </ul>
      {isCorrecting && <CorrectModal order={order} onClose={() => setCorrecting(false)} />}
    </section>
  );
}

type Line = OrderStory['lines'][number];

/** A paid order keeps its lines as they were sold; what was taken off or made cheaper is said beside them. */
function Corrected({ line, now }: { line: Line; now: Line | undefined }) {
  const t = useText(adminDe);
  if (!now) return <Text size="sm">{t('order.line_removed')}</Text>;
  const back = line.quantity - now.quantity;
  return (
    <>
      {back > 0 && <Text size="sm">{t('order.line_returned', { count: back, of: line.quantity })}</Text>}
      {now.unitCents !== line.unitCents && (
        <Text size="sm">{t('order.line_repriced', { price: formatMoney(cents(now.unitCents)) })}</Text>
      )}
    </>
  );
}
