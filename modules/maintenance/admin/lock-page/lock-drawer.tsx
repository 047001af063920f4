import { lockApi } from '@fachwerk/lockers/contract-lock';
import { BoxStateMark } from '@fachwerk/lockers/parts';
import { useAsk } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading, NoPermission } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Skeleton, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { LockAdd } from '../lock-form/lock-add.tsx';
import { WallGridEditor } from '../wall-editor/wall-grid-editor.tsx';
import { words } from '../words.ts';
import classes from './lock-drawer.module.css';
import { LockMenu } from './lock-menu.tsx';
import { LockSheet } from './lock-sheet.tsx';

const LOCKS = '/admin/locks';
const NEW = 'new';
const WALL = 'wall';
const WIDTH = 720;

/** `/admin/locks/:id`, `/admin/locks/new` and `/admin/locks/wall`. */
export function LockDrawer() {
  const t = useText(words);
  const { id } = useParams();
  return (
    <>
      <Adding isOpen={id === NEW} title={t('locks.add')} width={WIDTH}>
        <LockAdd />
      </Adding>
      <Adding isOpen={id === WALL} title={t('locks.add_wall')} width={WIDTH}>
        <WallGridEditor />
      </Adding>
      <OneLock id={id === NEW || id === WALL ? undefined : id} />
    </>
  );
}

function Adding(props: { isOpen: boolean; title: string; width: number; children: ReactNode }) {
  const mayConfigure = useMay('locks.configure');
  return (
    <DetailDrawer isOpen={props.isOpen} title={props.title} closeTo={LOCKS} width={props.width}>
      {mayConfigure ? props.children : <NoPermission />}
    </DetailDrawer>
  );
}

function OneLock({ id }: { id: string | undefined }) {
  const t = useText(words);
  const asked = useAsk(lockApi.find, { id: id ?? '' }, { isEnabled: id !== undefined });
  // While the drawer slides away it still shows the box it was about.
  const [last, setLast] = useState(asked.data);
  const lock = id === undefined ? last : asked.data;
  if (lock && lock !== last) setLast(lock);
  return (
    <DetailDrawer
      isOpen={id !== undefined}
      title={lock ? t('locks.one', { number: lock.number }) : t('locks.one.unknown')}
      subtitle={
        lock ? (
          <span className={classes.subtitle}>
            <BoxStateMark state={lock.state} />
            <Text component="span" inherit truncate>
              {lock.locationName}
            </Text>
          </span>
        ) : (
          <Skeleton height={12} width={160} my={4} />
        )
      }
      actions={lock && <LockMenu lock={lock} />}
      closeTo={LOCKS}
      width={WIDTH}
    >
      {!lock && asked.isError && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {!lock && asked.isPending && <Loading lines={8} />}
      {lock && <LockSheet key={lock.id} lock={lock} />}
    </DetailDrawer>
  );
}
