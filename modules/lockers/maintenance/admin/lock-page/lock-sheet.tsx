import type { Lock, LockNote } from '@fachwerk/lockers/contract-lock';
import { BoltMark, DoorMark, LockNotes, LockOverview, OfflineMark } from '@fachwerk/lockers/parts';
import { AttemptList, OpenBoxButton } from '@fachwerk/openings/parts';
import { useHashTab } from '@fachwerk/react/hash-tab';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Alert, Button, Stack, Tabs } from '@mantine/core';
import { IconArchive, IconRestore } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { LockEdit } from '../lock-form/lock-edit.tsx';
import { LockMove } from '../lock-form/lock-move.tsx';
import { LockRestore } from '../lock-form/lock-restore.tsx';
import { useLockActions } from '../lock-list/lock-actions.ts';
import { lockLive } from '../lock-list/lock-live.ts';
import { words } from '../words.ts';
import classes from './lock-drawer.module.css';
import { LockLogs } from './lock-logs.tsx';

// Drawings of curves are heavy, and most people come to open a door.
const LockTelemetry = lazyPart(async () => (await import('./lock-telemetry.tsx')).LockTelemetry);
const LockStatistics = lazyPart(async () => (await import('./lock-statistics.tsx')).LockStatistics);

export type LockWithNotes = Lock & { readonly noteList: readonly LockNote[] };

const TABS = ['overview', 'logs', 'telemetry', 'statistics', 'attempts', 'notes'] as const;

/** One box: the truth about its door, the button to open it, and everything known about it. */
export function LockSheet({ lock }: { lock: LockWithNotes }) {
  const { hash } = useLocation();
  useLiveRefetch(lockLive(lock.id));
  if (hash === '#edit') return <LockEdit lock={lock} />;
  if (hash === '#move') return <LockMove lock={lock} />;
  if (hash === '#restore') return <LockRestore lock={lock} />;
  return (
    <>
      {lock.archivedAt ? <ArchivedNote /> : <DoorAndButton lock={lock} />}
      <LockTabs lock={lock} />
    </>
  );
}

function ArchivedNote() {
  const t = useText(words);
  const { search } = useLocation();
  const { whyNotConfigure } = useLockActions();
  return (
    <Alert color="info" icon={<IconArchive stroke={1.5} />} title={t('locks.is_archived.title')} mb="md">
      <Stack gap="sm" align="flex-start">
        {t('locks.is_archived.text')}
        {whyNotConfigure ? (
          whyNotConfigure
        ) : (
          <Button
            component={Link}
            to={{ search, hash: '#restore' }}
            replace
            variant="default"
            leftSection={<IconRestore size={16} stroke={1.5} />}
          >
            {t('locks.restore')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

function DoorAndButton({ lock }: { lock: Lock }) {
  return (
    <div className={classes.door}>
      <div className={classes.truth}>
        <DoorMark lock={lock} />
        <BoltMark lock={lock} />
        {!lock.isOnline && <OfflineMark />}
      </div>
      <OpenBoxButton lock={lock} size="lg" />
    </div>
  );
}

function LockTabs({ lock }: { lock: LockWithNotes }) {
  const t = useText(words);
  const [tab, chooseTab] = useHashTab(TABS);
  return (
    <Tabs value={tab} keepMounted={false} onChange={chooseTab}>
      <Tabs.List className={classes.tabs ?? ''}>
        {TABS.map((name) => (
          <Tabs.Tab key={name} value={name} className={classes.tab ?? ''}>
            {name === 'notes' && lock.noteList.length > 0
              ? t('locks.tab.notes.count', { count: lock.noteList.length })
              : t(`locks.tab.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Suspense fallback={<Loading lines={6} />}>
        <Tabs.Panel value="overview">
          <LockOverview lock={lock} />
        </Tabs.Panel>
        <Tabs.Panel value="logs">
          <LockLogs lockId={lock.id} />
        </Tabs.Panel>
        <Tabs.Panel value="telemetry">
          <LockTelemetry lock={lock} />
        </Tabs.Panel>
        <Tabs.Panel value="statistics">
          <LockStatistics lockId={lock.id} />
        </Tabs.Panel>
        <Tabs.Panel value="attempts">
          <AttemptList lockId={lock.id} />
        </Tabs.Panel>
        <Tabs.Panel value="notes">
          <LockNotes lock={lock} />
        </Tabs.Panel>
      </Suspense>
    </Tabs>
  );
}
