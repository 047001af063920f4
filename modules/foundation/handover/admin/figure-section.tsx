import { formatDuration } from '@fachwerk/base/format-time';
import { cents } from '@fachwerk/base/money';
import { formatMoney } from '@fachwerk/react/money';
import { formatNumber } from '@fachwerk/react/number';
import { currentLocale, useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { Handover, HandoverFigure } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './handover.module.css';

function amount(unit: HandoverFigure['unit'], value: number): string {
  if (unit === 'cents') return formatMoney(cents(value));
  return unit === 'minutes' ? formatDuration(value, currentLocale()) : formatNumber(value);
}

/** Each figure beside that of the same hours weeks before, and linked to the list behind it. */
export function FigureSection({ shown }: { shown: Handover }) {
  const t = useText(adminDe);
  const { figures, comparedFrom, comparedTo } = shown;
  const span = { from: formatTime(comparedFrom, 'weekdayTime'), to: formatTime(comparedTo, 'weekdayTime') };
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="handover-figures">
      <Title order={2} id="handover-figures" className={classes.heading ?? ''}>
        {t('handover.figures')}
      </Title>
      {figures.length === 0 && <Text c="dimmed">{t('handover.figures.none')}</Text>}
      <ul className={classes.figures}>
        {figures.map(({ name, label, unit, value, before, path }) => (
          <li key={name}>
            <Link to={path} className={classes.figure}>
              <span>{label}</span>
              <span className={classes.value}>{amount(unit, value)}</span>
              <span className={classes.before}>
                {value === before
                  ? t('handover.figures.same')
                  : t('handover.figures.before', { value: amount(unit, before) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {figures.length > 0 && (
        <Text size="xs" c="dimmed" mt="sm">
          {t('handover.figures.compared', span)}
        </Text>
      )}
    </Paper>
  );
}
