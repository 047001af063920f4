import { lockApi } from '@fachwerk/lockers/contract-lock';
import { BoxStateMark } from '@fachwerk/lockers/parts';
import { useAsk } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useMay } from '@fachwerk/react/session';
import { NoPermission } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { LockAdd } from '../lock-form/lock-add.tsx';
import { WallGridEditor } from '../wall-editor/wall-grid-editor.tsx';
import { words } from '../words.ts';
import { ArchivedMark } from './archived-mark.tsx';
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
  return (
    <RecordDrawer
      isOpen={id !== undefined}
      asked={asked}
      kind={t('locks.one.unknown')}
      title={({ number }) => t('locks.one', { number })}
      subtitle={(lock) => (
        <span className={classes.subtitle}>
          {lock.archivedAt ? <ArchivedMark at={lock.archivedAt} /> : <BoxStateMark state={lock.state} />}
          <Text component="span" inherit truncate>
            {lock.locationName}
          </Text>
        </span>
      )}
      actions={(lock) => <LockMenu lock={lock} />}
      closeTo={LOCKS}
      width={WIDTH}
    >
      {(lock) => <LockSheet key={lock.id} lock={lock} />}
    </RecordDrawer>
  );
}
