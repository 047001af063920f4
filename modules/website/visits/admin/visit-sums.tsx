import shared from '@fachwerk/react/figures.module.css';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Period, VisitFigures } from '../contract.ts';
import { DAYS, growthPercent } from '../rules/period.ts';
import { adminDe } from '../texts/admin.de.ts';

/** The numbers of the period, each beside the time before. */
export function VisitSums({ period, figures: { sums, before } }: { period: Period; figures: VisitFigures }) {
  const t = useText(adminDe);
  return (
    <dl className={shared.sums}>
      <Sum label={t('visits.visitors')} value={formatNumber(sums.visitors)}>
        <Compared period={period} now={sums.visitors} before={before.visitors} />
      </Sum>
      <Sum label={t('visits.views')} value={formatNumber(sums.views)}>
        <Compared period={period} now={sums.views} before={before.views} />
      </Sum>
      <Sum label={t('visits.views_each')} value={formatNumber(sums.views / Math.max(1, sums.visitors), 1)}>
        {t('visits.each_note')}
      </Sum>
    </dl>
  );
}

function Sum({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <dd className={shared.value}>{value}</dd>
      <Text component="dd" size="xs" c="dimmed">
        {children}
      </Text>
    </div>
  );
}

/** In words: neither a colour nor a sign says it alone. A day that is not over is held against nothing. */
function Compared({ period, now, before }: { period: Period; now: number; before: number }) {
  const t = useText(adminDe);
  const [count, days] = [formatNumber(before), DAYS[period]];
  if (period === 'today') return t('visits.before.today', { count });
  const growth = growthPercent(now, before);
  if (growth === null) return t('visits.before.none');
  if (growth === 0) return t('visits.before.same', { days });
  const percent = formatNumber(Math.abs(growth));
  return t(growth > 0 ? 'visits.before.more' : 'visits.before.less', { percent, days, count });
}
