import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Anchor, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Alert } from '../contract.ts';
import { de } from '../texts/de.ts';
import { KIND_ICONS, useSubjectName } from './alert-look.tsx';
import classes from './alerts-tile.module.css';

/** The first of the list, each as the way to itself. */
export function AlertsTileFirst({ alerts, isFull }: { alerts: readonly Alert[]; isFull: boolean }) {
  const t = useText(de);
  if (alerts.length === 0)
    return (
      <Text className={classes.well ?? ''} c="dimmed" component="div">
        <IconCircleCheck size={18} stroke={1.5} color="var(--fw-ok)" aria-hidden />
        {t('alerts.empty.open.title')}
      </Text>
    );
  return (
    <div>
      <div className={classes.head}>
        <Title order={isFull ? 2 : 3}>{t('alerts.tile.first')}</Title>
        <Anchor component={Link} to="/admin/alerts">
          {t('alerts.tile.all')}
        </Anchor>
      </div>
      <ul className={classes.rows}>
        {alerts.map((alert) => (
          <Row key={alert.id} alert={alert} />
        ))}
      </ul>
    </div>
  );
}

function Row({ alert }: { alert: Alert }) {
  const t = useText(de);
  const subjectName = useSubjectName();
  const Icon = KIND_ICONS[alert.kind];
  return (
    <li className={classes.row}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <div className={classes.words}>
        <Link to={`/admin/alerts/${alert.id}`} className={classes.name}>
          {t(`alert.${alert.kind}`)}
        </Link>
        <Text size="xs" c="dimmed" truncate>
          {[subjectName(alert), alert.locationName].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Text component="div" c="dimmed" className={classes.when ?? ''}>
        <Ago at={alert.raisedAt} />
      </Text>
    </li>
  );
}
