import { type Lock, type LockFilter, type LockSort, lockApi } from '@fachwerk/lockers/contract-lock';
import { call, useAsk } from '@fachwerk/react/call';
import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { LockDrawer } from '../lock-page/lock-drawer.tsx';
import { words } from '../words.ts';
import { LockAddMenu } from './lock-add-menu.tsx';
import { lockFilter, lockList } from './lock-choices.ts';
import { useLockColumns } from './lock-columns.tsx';
import { useLiveLocks } from './lock-live.ts';
import { useLockRowActions } from './lock-row-actions.tsx';
import { useLockSections } from './lock-sections.ts';

/** The most a page may have (contract). */
const EXPORT_PAGE = 200;

export function LockList() {
  const t = useText(words);
  const mayConfigure = useMay('locks.configure');
  const list = useListState(lockList);
  const asked = { filter: lockFilter(list), sort: list.sort, dir: list.dir };
  const locks = useAsk(lockApi.list, { ...asked, offset: list.offset, limit: list.limit }, { keepPrevious: true });
  const { rowActions, bulkActions, dialogs } = useLockRowActions();
  useLiveLocks();
  return (
    <>
      <ListPage
        title={t('locks.title')}
        state={list}
        query={locks}
        rows={locks.data?.locks}
        total={locks.data?.total}
        columns={useLockColumns()}
        keyOf={(lock) => lock.id}
        nameOf={(lock) => t('locks.name', { number: lock.number, location: lock.locationName })}
        pathOf={(lock) => `/admin/locks/${lock.id}`}
        panel={{ id: 'locks', sections: useLockSections(list) }}
        action={mayConfigure && <LockAddMenu />}
        rowActions={rowActions}
        bulkActions={bulkActions}
        empty={{
          title: t('locks.empty.title'),
          text: mayConfigure ? t('locks.empty.text') : t('locks.empty.text.reader'),
          action: mayConfigure && <LockAddMenu />,
        }}
        csv={{ name: t('locks.csv'), load: () => everyLock(asked) }}
      />
      <LockDrawer />
      {dialogs}
    </>
  );
}

/** All that match, for the export: page after page. */
async function everyLock(asked: { filter: LockFilter; sort: LockSort; dir: 'asc' | 'desc' }): Promise<Lock[]> {
  const found: Lock[] = [];
  for (;;) {
    const { locks, total } = await call(lockApi.list, { ...asked, offset: found.length, limit: EXPORT_PAGE });
    found.push(...locks);
    if (locks.length === 0 || found.length >= total) return found;
  }
}
