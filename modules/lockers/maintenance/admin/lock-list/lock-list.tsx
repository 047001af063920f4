import { lockApi } from '@fachwerk/lockers/contract-lock';
import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useList } from '@fachwerk/react/use-list';
import { LockDrawer } from '../lock-page/lock-drawer.tsx';
import { words } from '../words.ts';
import { LockAddMenu } from './lock-add-menu.tsx';
import { lockFilter, lockList } from './lock-choices.ts';
import { useLockColumns } from './lock-columns.tsx';
import { locksLive } from './lock-live.ts';
import { useLockRowActions } from './lock-row-actions.tsx';
import { useLockSections } from './lock-sections.ts';
import { ScanLock } from './scan-lock.tsx';

const PAGE = 50;
/** The most a page may have (contract). */
const MOST = 200;

export function LockList() {
  const t = useText(words);
  const mayConfigure = useMay('locks.configure');
  const state = useListState(lockList);
  const input = { filter: lockFilter(state), sort: state.sort, dir: state.dir };
  const list = useList(lockApi.list, {
    state,
    input: { ...input, limit: PAGE },
    rows: ({ locks }) => locks,
    next: ({ next }) => next && { after: next },
    total: ({ total }) => total,
    largest: { ...input, limit: MOST },
    live: locksLive,
  });
  const { rowActions, bulkActions, dialogs } = useLockRowActions();
  return (
    <>
      <ListPage
        title={t('locks.title')}
        list={list}
        columns={useLockColumns()}
        nameOf={(lock) => t('locks.name', { number: lock.number, location: lock.locationName })}
        pathOf={(lock) => `/admin/locks/${lock.id}`}
        panel={{ id: 'locks', sections: useLockSections(state) }}
        beside={<ScanLock />}
        action={mayConfigure && <LockAddMenu />}
        rowActions={rowActions}
        bulkActions={bulkActions}
        empty={{
          title: t('locks.empty.title'),
          text: mayConfigure ? t('locks.empty.text') : t('locks.empty.text.reader'),
          action: mayConfigure && <LockAddMenu />,
        }}
        csv={t('locks.csv')}
      />
      <LockDrawer />
      {dialogs}
    </>
  );
}
