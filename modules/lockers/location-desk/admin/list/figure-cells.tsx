import { cents } from '@fachwerk/base/money';
import { Money } from '@fachwerk/react/money';
import { formatNumber } from '@fachwerk/react/number';
import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconProgressAlert, IconTagOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { LocationFigures, Sale } from '../../contract.ts';
import { saleOf } from '../../rules/location-order.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './figure-cells.module.css';

const SALES: StateStyles<Sale> = {
  on: { icon: IconCircleCheck, tone: 'ok' },
  open: { icon: IconProgressAlert, tone: 'warn' },
  off: { icon: IconTagOff, tone: 'danger' },
};

/** Whether it is sold; with open points their number stands below. */
export function SaleMark({ figures }: { figures: LocationFigures }) {
  const t = useText(adminDe);
  const sale = saleOf(figures);
  return (
    <span className={classes.lines}>
      <StateMark look={SALES[sale]} isQuiet={sale === 'on'}>
        {t(figures.isOnSale ? 'location_desk.on_sale' : 'location_desk.not_on_sale')}
      </StateMark>
      {figures.openLines > 0 && (
        <Text component="span" size="xs" c="dimmed" className={classes.below ?? ''}>
          {t('location_list.open', { count: figures.openLines })}
        </Text>
      )}
    </span>
  );
}

/** What is sold, and how many points of the checklist are open. */
export function useSaleWords(): (figures: LocationFigures) => string {
  const t = useText(adminDe);
  return ({ isOnSale, openLines }) => {
    const state = t(isOnSale ? 'location_desk.on_sale' : 'location_desk.not_on_sale');
    return openLines === 0 ? state : `${state}, ${t('location_list.open', { count: openLines })}`;
  };
}

type Boxes = LocationFigures['boxes'];

/** `5 von 24`, the way to the free ones. */
export function FreeCell({ locationId, boxes }: { locationId: string; boxes: Boxes }) {
  const t = useText(adminDe);
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

export function AlertsCell({ locationId, count }: { locationId: string; count: number | null }) {
  const t = useText(adminDe);
  if (count === null) return t('kit.none');
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

export function RevenueCell({ revenueCents }: { revenueCents: number | null }) {
  const t = useText(adminDe);
  if (revenueCents === null) return t('kit.none');
  return (
    <span className="tabular" title={t('revenue.about')}>
      <Money amount={cents(revenueCents)} />
    </span>
  );
}
