import { StateMark } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileHead, TileRow, TileRows } from '@fachwerk/react/tile-parts';
import { Ago } from '@fachwerk/react/time';
import { Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { Alert } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { KIND_ICONS, useSubjectName } from '../alert-badge.tsx';

/** The first of the list, each as the way to itself. */
export function AlertsTileFirst({ alerts, size }: { alerts: readonly Alert[]; size: TileProps['size'] }) {
  const t = useText(adminDe);
  if (alerts.length === 0)
    return (
      <StateMark look={{ icon: IconCircleCheck, tone: 'ok' }} isQuiet>
        {t('alerts.empty.open.title')}
      </StateMark>
    );
  return (
    <div>
      <TileHead size={size} title={t('alerts.tile.first')} to="/admin/alerts" all={t('alerts.tile.all')} />
      <TileRows>
        {alerts.map((alert) => (
          <Row key={alert.id} alert={alert} />
        ))}
      </TileRows>
    </div>
  );
}

function Row({ alert }: { alert: Alert }) {
  const t = useText(adminDe);
  const subjectName = useSubjectName();
  return (
    <TileRow
      icon={KIND_ICONS[alert.kind]}
      to={`/admin/alerts/${alert.id}`}
      about={[subjectName(alert), alert.locationName].filter(Boolean).join(' · ')}
      beside={
        <Text component="span" c="dimmed">
          <Ago at={alert.raisedAt} />
        </Text>
      }
    >
      {t(`alert.${alert.kind}`)}
    </TileRow>
  );
}
