import { cents } from '@fachwerk/base/money';
import { comparedPercent } from '@fachwerk/orders/rules/compare';
import { formatMoney } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import type { RentalStats } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './stats-bar.module.css';

type Revenue = Pick<RentalStats, 'revenueTodayCents' | 'revenueSameDayLastWeekCents'>;

/** Today against the same day last week, up to the same time; and which revenue it is. */
export function ComparedRevenue({ revenue, of }: { revenue: Revenue; of: 'all' | 'location' }) {
  const t = useText(adminDe);
  return (
    <>
      <Comparison revenue={revenue} />
      <span title={t('revenue.about')}>{t(`revenue.${of}`)}</span>
    </>
  );
}

function Comparison({ revenue }: { revenue: Revenue }) {
  const t = useText(adminDe);
  const { revenueTodayCents, revenueSameDayLastWeekCents: before } = revenue;
  const percent = comparedPercent(revenueTodayCents, before);
  if (percent === null) return <span>{t('access_rights.compare.none')}</span>;
  const Icon = percent < 0 ? IconTrendingDown : IconTrendingUp;
  const words =
    percent === 0
      ? t('access_rights.compare.same')
      : t(percent > 0 ? 'access_rights.compare.more' : 'access_rights.compare.less', { percent: Math.abs(percent) });
  return (
    <span title={t('access_rights.compare.about')}>
      <Icon size={16} stroke={1.5} className={classes.trend ?? ''} aria-hidden />
      {words}
      <span className={classes.before}>
        {' '}
        · {t('access_rights.compare.before', { amount: formatMoney(cents(before)) })}
      </span>
    </span>
  );
}
