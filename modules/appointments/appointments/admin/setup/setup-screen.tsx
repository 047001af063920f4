import { useAsk } from '@fachwerk/react/call';
import { useHashTab } from '@fachwerk/react/hash-tab';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { Panel, PendingPanel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Group, Stack, Tabs, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { appointmentStream, setupApi } from '../../contract.ts';
import { appointmentApi } from '../../contract-appointment.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { RoomList } from './room-list.tsx';
import { RulesForm } from './rules-form.tsx';
import { ServiceList } from './service-list.tsx';
import classes from './setup.module.css';
import { StaffList } from './staff-list.tsx';
import { WaitingList } from './waiting-list.tsx';

const TABS = ['services', 'staff', 'rooms', 'rules', 'waiting'] as const;
const LIVE = { hints: [appointmentStream], asks: [setupApi.show, appointmentApi.waiting] };

/** Services, staff, rooms and settings; the URL holds the tab. */
export function SetupScreen() {
  const t = useText(adminDe);
  const [tab, choose] = useHashTab(TABS);
  const asked = useAsk(setupApi.show, {});
  useLiveRefetch(LIVE);
  const setup = asked.data;
  return (
    <Stack gap="md">
      <Group justify="space-between" align="end">
        <div>
          <Title order={1}>{t('appointments.setup')}</Title>
          <Text c="dimmed">{t('appointments.setup.about')}</Text>
        </div>
        <Anchor component={Link} to="/admin/appointments">
          {t('appointments.to_calendar')}
        </Anchor>
      </Group>
      <Tabs value={tab} onChange={choose} keepMounted={false}>
        <Tabs.List className={classes.tabs ?? ''} aria-label={t('appointments.tabs')}>
          {TABS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`appointments.tab.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Stack gap="md" pt="md">
          {!setup && <PendingPanel asked={asked} />}
          {setup && (
            <Panel isWide={tab !== 'rules'} isForm={tab === 'rules'}>
              {tab === 'services' && <ServiceList setup={setup} />}
              {tab === 'staff' && <StaffList setup={setup} />}
              {tab === 'rooms' && <RoomList rooms={setup.rooms} />}
              {tab === 'rules' && <RulesForm settings={setup.settings} />}
              {tab === 'waiting' && <WaitingList />}
            </Panel>
          )}
        </Stack>
      </Tabs>
    </Stack>
  );
}
