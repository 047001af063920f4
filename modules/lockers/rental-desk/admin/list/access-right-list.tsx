import { ListPage } from '@fachwerk/react/list-page';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { adminDe } from '../../texts/admin.de.ts';
import { ACCESS_RIGHTS } from '../badge/list-paths.ts';
import { useRenterName } from '../badge/rental-badge.tsx';
import { AccessRightDrawer } from '../drawer/access-right-drawer.tsx';
import { useBulkAccess } from './bulk-access.tsx';
import { useColumns } from './list-columns.tsx';
import { ListMenu } from './list-menu.tsx';
import { ListNarrowed } from './list-narrowed.tsx';
import { useSections } from './list-sections.ts';
import { StatsBar } from './stats-bar.tsx';
import { TabChoice } from './tab-choice.tsx';
import { useAccessRights } from './use-access-rights.ts';

/** Every rental in sight, by what it is at the moment, live. */
export function AccessRightList() {
  const t = useText(adminDe);
  const { state, tab, list, only, stats } = useAccessRights();
  const bulk = useBulkAccess();
  const renterName = useRenterName();
  const mayFeed = useMay('rentals.feed');
  return (
    <>
      <ListPage
        title={t('access_rights.title')}
        list={list}
        columns={useColumns()}
        nameOf={renterName}
        {...(bulk.bulkActions && { bulkActions: bulk.bulkActions })}
        pathOf={({ id }) => `${ACCESS_RIGHTS}/${id}`}
        panel={{ id: 'access-rights', sections: useSections(tab, stats.data) }}
        action={mayFeed && <ListMenu />}
        empty={{
          title: t(tab === 'all' ? 'access_rights.empty' : 'access_rights.empty_tab'),
          text: t('access_rights.empty_about'),
        }}
        csv={t('access_rights.csv')}
      >
        {!(stats.isError && !stats.data) && <StatsBar stats={stats.data} only={only} />}
        <TabChoice chosen={tab} stats={stats.data} onChoose={(next) => state.choose('tab', [next])} />
        <ListNarrowed state={state} />
      </ListPage>
      <AccessRightDrawer />
      {bulk.dialog}
    </>
  );
}
