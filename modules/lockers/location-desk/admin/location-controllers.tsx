import { controllerApi } from '@fachwerk/devices/contract-controller';
import { ControllerStateMark, DeviceRow } from '@fachwerk/devices/parts';
import { useAsk } from '@fachwerk/react/call';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { adminDe } from '../texts/admin.de.ts';
import classes from './location-controllers.module.css';

/** What drives the doors of the location, and whether it is there. */
export function LocationControllers({ locationId }: { locationId: string }) {
  const t = useText(adminDe);
  const asked = useAsk(controllerApi.list, { locationId });
  if (!asked.data && asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data) return <Loading lines={3} />;
  const { controllers } = asked.data;
  return (
    <>
      {controllers.length === 0 && <Text c="dimmed">{t('location_desk.controllers.none')}</Text>}
      <ul className={classes.rows}>
        {controllers.map((device) => (
          <DeviceRow
            key={device.id}
            to={`/admin/${device.kind === 'terminal' ? 'terminals' : 'monitoring'}/${device.id}`}
            name={device.name}
          >
            <ControllerStateMark device={device} />
          </DeviceRow>
        ))}
      </ul>
      <Anchor component={Link} to={`/admin/monitoring?location=${locationId}`} size="sm">
        {t('location_desk.controllers.all')}
      </Anchor>
    </>
  );
}
