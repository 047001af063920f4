import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { Text, Title } from '@mantine/core';
import { IconArrowNarrowDown } from '@tabler/icons-react';
import { useId } from 'react';
import type { VisitFunnel } from '../contract.ts';
import { worstStep } from '../rules/funnel.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './funnel.module.css';

/** Where people leave on their way to an order: a bar for each step, and between two of them how many went. */
export function FunnelPanel({ funnel: { journey, steps, overallPercent } }: { funnel: VisitFunnel }) {
  const t = useText(adminDe);
  const id = useId();
  const most = Math.max(...steps.map(({ visitors }) => visitors));
  const worst = worstStep(steps);
  const stageName = (stage: string) => t(`visits.stage.${journey}.${stage}` as 'visits.stage.shop.item');
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={2} size="h4" id={id}>
          {t(`visits.funnel.${journey}`)}
        </Title>
        {overallPercent !== null && (
          <Text size="sm" c="dimmed">
            {t('visits.funnel.overall', { percent: overallPercent })}
          </Text>
        )}
      </div>
      <ol className={classes.steps}>
        {steps.map(({ stage, visitors, stayedPercent, left }, at) => (
          <li key={stage} className={classes.step}>
            {at > 0 && (
              <p className={classes.between} data-worst={at === worst || undefined}>
                <IconArrowNarrowDown size={16} stroke={1.5} aria-hidden />
                {stayedPercent !== null && <span>{t('visits.funnel.stayed', { percent: stayedPercent })}</span>}
                {left > 0 && <span>{t('visits.funnel.left', { count: formatNumber(left) })}</span>}
                {at === worst && <strong>{t('visits.funnel.worst')}</strong>}
              </p>
            )}
            <div className={classes.line}>
              <span>{stageName(stage)}</span>
              <span className="fw-figures">{formatNumber(visitors)}</span>
            </div>
            <svg className={classes.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="1" className={classes.ground} />
              <rect width={most === 0 ? 0 : (visitors / most) * 100} height="1" className={classes.filled} />
            </svg>
          </li>
        ))}
      </ol>
      <Text size="xs" c="dimmed" mt="sm">
        {t('visits.funnel.how')}
      </Text>
    </section>
  );
}
