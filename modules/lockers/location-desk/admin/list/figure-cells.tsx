import { cents } from '@fachwerk/base/money';
import { Money } from '@fachwerk/react/money';
import { formatNumber } from '@fachwerk/react/number';
import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconProgressAlert, IconTagOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { LocationSummary } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './figure-cells.module.css';
import { type Sale, saleOf } from './sale-state.ts';

const SALES: StateStyles<Sale> = {
  on: { icon: IconCircleCheck, tone: 'ok' },
  open: { icon: IconProgressAlert, tone: 'warn' },
  off: { icon: IconTagOff, tone: 'danger' },
};

const Waiting = () => <Skeleton height={12} width={48} />;

/** Whether it is sold; with open points their number stands below. */
export function SaleMark({ summary }: { summary: LocationSummary | undefined }) {
  const t = useText(adminDe);
  const sale = saleOf(summary);
  if (!summary || !sale) return <Waiting />;
  return (
    <span className={classes.lines}>
      <StateMark look={SALES[sale]} isQuiet={sale === 'on'}>
        {t(summary.isOnSale ? 'location_desk.on_sale' : 'location_desk.not_on_sale')}
      </StateMark>
      {summary.openLines > 0 && (
        <Text component="span" size="xs" c="dimmed" className={classes.below ?? ''}>
          {t('location_list.open', { count: summary.openLines })}
        </Text>
      )}
    </span>
  );
}

type Boxes = LocationSummary['boxes'];

/** `5 von 24`, the way to the free ones. */
export function FreeCell({ locationId, boxes }: { locationId: string; boxes: Boxes | undefined }) {
  const t = useText(adminDe);
  if (!boxes) return <Waiting />;
  const words = t('location_list.of', { free: boxes.free, all: boxes.all });
  if (boxes.free === 0)
    return (
      <Text component="span" inherit c="dimmed" className={`tabular ${classes.figure}`}>
        {words}
      </Text>
    );
  return (
    <Anchor
      component={Link}
      to={`/admin/locks?state=free&location=${locationId}`}
      inherit
      className={`tabular ${classes.figure}`}
    >
      {words}
    </Anchor>
  );
}

/** The number with a bar: one compares rows by eye. */
export function OccupancyCell({ percent }: { percent: number | null }) {
  const t = useText(adminDe);
  if (percent === null) return t('kit.none');
  return (
    <span className={classes.occupancy}>
      <span className={classes.track} aria-hidden>
        <span className={classes.bar} style={{ width: `${percent}%` }} />
      </span>
      <span className="tabular">{t('curve.percent', { percent: formatNumber(percent, 0) })}</span>
    </span>
  );
}

export function AlertsCell({ locationId, count }: { locationId: string; count: number | null | undefined }) {
  if (count === undefined || count === null) return <Waiting />;
  if (count === 0)
    return (
      <Text component="span" inherit c="dimmed" className="tabular">
        0
      </Text>
    );
  return (
    <Anchor component={Link} to={`/admin/alerts?location=${locationId}`} className={classes.alerts ?? ''} inherit>
      <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
      <span className="tabular">{count}</span>
    </Anchor>
  );
}

export function RevenueCell({ revenueCents }: { revenueCents: number | null | undefined }) {
  const t = useText(adminDe);
  if (revenueCents === undefined || revenueCents === null) return <Waiting />;
  return (
    <span className="tabular" title={t('revenue.about')}>
      <Money amount={cents(revenueCents)} />
    </span>
  );
}
