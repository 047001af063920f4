import { type Lock, lockApi } from '@fachwerk/lockers/contract-lock';
import {
  BoltMark,
  BoxStateMark,
  DoorMark,
  LockNotes,
  LockOverview,
  OfflineMark,
  useService,
} from '@fachwerk/lockers/parts';
import { OpenBoxButton } from '@fachwerk/openings/parts';
import { useAsk } from '@fachwerk/react/call';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useEveryText, useText } from '@fachwerk/react/texts';
import { Anchor, Button, Text, Title, Tooltip } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconLock, IconReportAnalytics } from '@tabler/icons-react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './box-drawer.module.css';

/** A box of the wall: the truth about its door, what can be done, and what is known. */
export function BoxDrawer({ boxId, closeTo }: { boxId: string | undefined; closeTo: string }) {
  const t = useText(adminDe);
  useEveryText();
  const asked = useAsk(lockApi.find, { id: boxId ?? '' }, { isEnabled: boxId !== undefined });
  return (
    <RecordDrawer
      isOpen={boxId !== undefined}
      asked={asked}
      kind={t('box.one')}
      title={({ number }) => t('wall.box', { number })}
      subtitle={(lock) => (
        <span className={classes.subtitle}>
          <BoxStateMark state={lock.state} />
          <span>{t('wall.box.size', { size: lock.sizeCode })}</span>
        </span>
      )}
      closeTo={closeTo}
      width={520}
    >
      {(lock) => (
        <>
          {!lock.archivedAt && <Actions lock={lock} />}
          <LockOverview lock={lock} />
          <nav className={classes.ways} aria-label={t('box.actions')}>
            <Way to={`/admin/locks/${lock.id}`} icon={IconLock} text={t('box.page')} />
            <Way to={`/admin/logs?lock=${lock.id}`} icon={IconReportAnalytics} text={t('box.log')} />
          </nav>
          <Title order={3} mt="lg" mb="sm" className={classes.heading ?? ''}>
            {t('box.notes')}
          </Title>
          <LockNotes lock={lock} />
        </>
      )}
    </RecordDrawer>
  );
}

/** The way to open it is the first thing, with what the sensors say beside it. */
function Actions({ lock }: { lock: Lock }) {
  const t = useText(adminDe);
  const service = useService();
  const isOut = lock.outOfService !== null;
  const Icon = isOut ? IconCircleCheck : IconCircleOff;
  return (
    <div className={classes.actions}>
      <div className={classes.truth}>
        <DoorMark lock={lock} />
        <BoltMark lock={lock} />
        {!lock.isOnline && <OfflineMark />}
      </div>
      <OpenBoxButton lock={lock} size="lg" fullWidth />
      <Tooltip label={service.whyNot} disabled={!service.whyNot}>
        <Button
          variant="default"
          size="md"
          fullWidth
          leftSection={<Icon size={18} stroke={1.5} />}
          {...(service.whyNot
            ? { 'data-disabled': true, 'aria-disabled': true }
            : { onClick: () => void service.ask([lock], isOut) })}
        >
          {isOut ? t('box.resume') : t('box.stop')}
        </Button>
      </Tooltip>
      {service.dialog}
    </div>
  );
}

function Way({ to, icon: Icon, text }: { to: string; icon: typeof IconLock; text: string }) {
  return (
    <Anchor component={Link} to={to} className={classes.way ?? ''}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <Text component="span" inherit>
        {text}
      </Text>
    </Anchor>
  );
}
