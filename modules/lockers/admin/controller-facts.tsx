import { alertApi, alertStream } from '@fachwerk/alerts/contract';
import { askKey, useAsk } from '@fachwerk/react/call';
import { Fact, Facts } from '@fachwerk/react/facts';
import { useStream } from '@fachwerk/react/realtime';
import { useMay } from '@fachwerk/react/session';
import { Loading } from '@fachwerk/react/states';
import { useEveryText, useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Anchor, Button, Group, Text, Title, Tooltip } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Controller } from '../contract-controller.ts';
import { lockApi } from '../contract-lock.ts';
import { de } from '../texts/de.ts';
import type { ControllerActions } from './controller-actions.tsx';
import classes from './controller-facts.module.css';
import { PingResult } from './controller-state.tsx';
import { BatteryMark, BoxStateMark, DoorMark } from './lock-marks.tsx';
import { named } from './lock-words.ts';
import { SimulationPanel } from './simulation-panel.tsx';
import { lockListPath, wallPath } from './wall-paths.ts';

type Props = { device: Controller; actions: ControllerActions };

/** How a device is, what can be done with it, and what hangs on it. */
export function ControllerFacts({ device, actions }: Props) {
  const t = useText(de);
  return (
    <>
      <Actions device={device} actions={actions} />
      <Facts>
        <Fact name={t('controllers.location')}>
          <Anchor component={Link} to={wallPath(device.locationId)}>
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
        {device.note && <Fact name={t('controllers.note')}>{device.note}</Fact>}
      </Facts>
      {device.kind === 'controller' && <Locks device={device} />}
      {useMay('alerts.read') && <Alerts device={device} />}
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

function Head({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Group justify="space-between" mt="lg" mb="xs">
      <Title order={3} className={classes.heading ?? ''}>
        {title}
      </Title>
      {children}
    </Group>
  );
}

/** As many as fit beside the rest; the list has all. */
const SHOWN = 12;

function Locks({ device }: { device: Controller }) {
  const t = useText(de);
  const asked = useAsk(lockApi.list, {
    filter: { controllerId: device.id },
    sort: 'number',
    dir: 'asc',
    offset: 0,
    limit: SHOWN,
  });
  return (
    <section>
      <Head title={`${t('controllers.locks')} ${device.locks}`}>
        {device.locks > 0 && (
          <Anchor component={Link} to={lockListPath({ controller: device.id })} size="sm">
            {t('controllers.locks.all')}
          </Anchor>
        )}
      </Head>
      {asked.isPending && <Loading lines={4} />}
      {asked.data?.locks.length === 0 && <Text c="dimmed">{t('controllers.locks.none')}</Text>}
      <ul className={classes.rows}>
        {asked.data?.locks.map((lock) => (
          <li key={lock.id} className={classes.row}>
            <Link to={wallPath(lock.locationId, lock.id)} className={classes.name}>
              {t('wall.box', { number: lock.number })}
            </Link>
            <BoxStateMark state={lock.state} />
            <DoorMark lock={lock} />
            <BatteryMark percent={lock.battery} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Alerts({ device }: { device: Controller }) {
  const t = useText(de);
  useEveryText();
  const client = useQueryClient();
  const asked = useAsk(alertApi.list, { filter: { subjectId: device.id, states: ['open'] } });
  const again = () => void client.invalidateQueries({ queryKey: askKey(alertApi.list) });
  useStream(alertStream, again, again);
  return (
    <section>
      <Head title={t('controllers.alerts')}>
        <Anchor component={Link} to={`/admin/alerts?controller=${device.id}`} size="sm">
          {t('controllers.locks.all')}
        </Anchor>
      </Head>
      {asked.isPending && <Loading lines={2} />}
      {asked.data?.alerts.length === 0 && <Text c="dimmed">{t('controllers.alerts.none')}</Text>}
      <ul className={classes.rows}>
        {asked.data?.alerts.map((alert) => (
          <li key={alert.id} className={classes.row}>
            <Link to={`/admin/alerts/${alert.id}`} className={classes.name}>
              {named(`alert.${alert.kind}`) ?? alert.kind}
            </Link>
            <Ago at={alert.raisedAt} />
          </li>
        ))}
      </ul>
    </section>
  );
}
