import type { Output } from '@fachwerk/base/contract';
import { currentLocale, useText } from '@fachwerk/react/texts';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { AlertKind, AlertPriority, type alertApi } from '../contract.ts';
import { de } from '../texts/de.ts';
import { KIND_ICONS, PriorityMark } from './alert-look.tsx';
import classes from './alerts-tile.module.css';

type Counts = Output<typeof alertApi.counts>;

/** Every number is the way to its list. */
export function AlertsTileFacts({ counts }: { counts: Counts }) {
  const t = useText(de);
  const { unassigned } = counts;
  return (
    <div className={classes.facts}>
      <div className={classes.fact}>
        <Text component="span" size="xs" c="dimmed">
          {t('alerts.tile.open')}
        </Text>
        <Link to="/admin/alerts" className={classes.value}>
          {number(counts.open)}
        </Link>
        {unassigned > 0 ? (
          <Anchor component={Link} to="/admin/alerts?assigned=nobody" size="xs">
            {t('alerts.tile.open.about', { count: unassigned })}
          </Anchor>
        ) : (
          <Text component="span" size="xs" c="dimmed">
            {counts.open > 0 && t('alerts.tile.open.all_assigned')}
          </Text>
        )}
      </div>
      {AlertPriority.options.map((priority) => (
        <Link key={priority} to={`/admin/alerts?priority=${priority}`} className={classes.fact}>
          <Text component="span" size="xs">
            <PriorityMark priority={priority} />
          </Text>
          <span className={classes.value}>{number(counts.byPriority[priority])}</span>
          <Text component="span" size="xs" c="dimmed">
            {t('alerts.tile.of', { count: counts.open })}
          </Text>
        </Link>
      ))}
    </div>
  );
}

export function AlertsTileKinds({ counts }: { counts: Counts }) {
  const t = useText(de);
  const kinds = AlertKind.options.filter((kind) => counts.byKind[kind]);
  if (kinds.length === 0) return null;
  return (
    <div>
      <Title order={2}>{t('alerts.tile.kinds')}</Title>
      <ul className={classes.rows}>
        {kinds.map((kind) => {
          const Icon = KIND_ICONS[kind];
          return (
            <li key={kind} className={classes.row}>
              <Icon size={18} stroke={1.5} aria-hidden />
              <Link to={`/admin/alerts?kind=${kind}`} className={classes.name}>
                {t(`alert.${kind}`)}
              </Link>
              <span className="tabular">{number(counts.byKind[kind] ?? 0)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function number(value: number): string {
  return value.toLocaleString(currentLocale());
}
