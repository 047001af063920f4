import { useText } from '@fachwerk/react/texts';
import { Text, Title } from '@mantine/core';
import { tilesDe } from '../texts/tiles-de.ts';
import classes from './people-tile.module.css';
import type { Summary } from './people-tile.tsx';

/** How the accounts divide: drawn, and said in words beside it. */
export function PeopleShares({ summary }: { summary: Summary }) {
  const t = useText(tilesDe);
  const shares = [
    { kind: 'active', label: t('people.shares.active'), count: summary.active - summary.invited },
    { kind: 'invited', label: t('people.invited'), count: summary.invited },
    { kind: 'deactivated', label: t('people.deactivated'), count: summary.deactivated },
  ].filter(({ count }) => count > 0);
  return (
    <div className={classes.shares}>
      <Title order={2}>{t('people.shares')}</Title>
      <div className={classes.bar} aria-hidden>
        {shares.map(({ kind, count }) => (
          <span key={kind} data-kind={kind} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className={classes.legend}>
        {shares.map(({ kind, label, count }) => (
          <li key={kind}>
            <span className={classes.swatch} data-kind={kind} aria-hidden />
            <Text component="span" c="dimmed">
              {label}
            </Text>
            <span className="tabular">{count}</span>
          </li>
        ))}
      </ul>
      <Text c="dimmed" mt="md">
        {t('people.trend.about', { count: summary.signedInPrevious7Days })}
      </Text>
    </div>
  );
}
