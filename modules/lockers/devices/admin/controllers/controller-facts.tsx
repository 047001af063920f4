import { alertApi, alertStream } from '@fachwerk/alerts/contract';
import { useAsk } from '@fachwerk/react/call';
import { named } from '@fachwerk/react/data-words';
import { Fact, Facts } from '@fachwerk/react/facts';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { useMaySomewhere } from '@fachwerk/react/session';
import { InSlot } from '@fachwerk/react/slot';
import { useEveryText, useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Alert, Anchor, Button, Group, Tooltip } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Controller } from '../../contract-controller.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { SimulationPanel } from '../demo/simulation-panel.tsx';
import { controllerSlot } from '../slots.ts';
import type { ControllerActions } from './controller-actions.tsx';
import classes from './controller-facts.module.css';
import { PingResult } from './controller-state.tsx';
import { DeviceRow, DeviceSection } from './device-section.tsx';

type Props = { device: Controller; actions: ControllerActions };

/** State of a device, its actions and what is connected to it. */
export function ControllerFacts({ device, actions }: Props) {
  const t = useText(adminDe);
  return (
    <>
      {device.archivedAt && (
        <Alert color="info" icon={<IconArchive stroke={1.5} />} title={t('controllers.archived.title')} mb="md">
          {t('controllers.archived.text')}
        </Alert>
      )}
      <Actions device={device} actions={actions} />
      <Facts>
        <Fact name={t('controllers.location')}>
          <Anchor component={Link} to={`/admin/real-time-monitoring/${device.locationId}`}>
            {device.locationName}
          </Anchor>
        </Fact>
        <Fact name={t('controllers.last_seen')}>
          {device.lastSeenAt ? <Ago at={device.lastSeenAt} /> : t('controllers.state.waiting')}
        </Fact>
        <Fact name={t('controllers.ping.last')}>
          <PingResult ping={device.lastPing} />
        </Fact>
        <Fact name={t('controllers.firmware')}>{device.firmware || t('kit.none')}</Fact>
        <Fact name={t('controllers.queue')}>
          {device.queue === 0 ? t('controllers.queue.empty') : t('controllers.queue.count', { count: device.queue })}
        </Fact>
        <Fact name={t('controllers.serial')}>{device.serial || t('kit.none')}</Fact>
        {device.lockType && <Fact name={t('controllers.lock_type')}>{device.lockType}</Fact>}
        {device.note && <Fact name={t('controllers.note')}>{device.note}</Fact>}
      </Facts>
      {device.kind === 'controller' && <InSlot slot={controllerSlot} props={{ device }} />}
      {useMaySomewhere('alerts.read') && <Alerts device={device} />}
      <div className={classes.last}>
        <SimulationPanel controllerId={device.id} lock={null} />
      </div>
    </>
  );
}

function Actions({ device, actions }: Props) {
  return (
    <Group gap="xs" mb="md">
      {actions.of(device).map(({ label, icon: Icon, run, isDanger, whyNot }) => (
        <Tooltip key={label} label={whyNot} disabled={!whyNot} multiline maw={280}>
          <Button
            variant="default"
            size="sm"
            leftSection={<Icon size={16} stroke={1.5} />}
            {...(isDanger && !whyNot && { c: 'danger' })}
            {...(whyNot ? { 'data-disabled': true, 'aria-disabled': true } : { onClick: run })}
          >
            {label}
          </Button>
        </Tooltip>
      ))}
    </Group>
  );
}

function Alerts({ device }: { device: Controller }) {
  const t = useText(adminDe);
  useEveryText();
  const asked = useAsk(alertApi.list, { filter: { subjectId: device.id, states: ['open'] } });
  useLiveRefetch({ hints: [alertStream], asks: [alertApi.list] });
  return (
    <DeviceSection
      title={t('controllers.alerts')}
      all={`/admin/alerts?controller=${device.id}`}
      none={t('controllers.alerts.none')}
      isPending={asked.isPending}
      rows={asked.data?.alerts.map(({ id, kind, raisedAt }) => (
        <DeviceRow key={id} to={`/admin/alerts/${id}`} name={named(`alert.${kind}`) ?? kind}>
          <Ago at={raisedAt} />
        </DeviceRow>
      ))}
    />
  );
}
