import { useBulkQuestion } from '@fachwerk/react/bulk';
import { ListPage } from '@fachwerk/react/list-page';
import type { RowAction } from '@fachwerk/react/list-types';
import { useMaySomewhere } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import type { Alert } from '../../contract.ts';
import { whyNotFinish } from '../../rules/handle.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useSubjectName } from '../alert-badge.tsx';
import { AlertDrawer } from '../detail/alert-drawer.tsx';
import { FinishModal } from '../detail/finish-modal.tsx';
import { useAlertActions } from '../detail/use-alert-actions.ts';
import { useAlertColumns } from './alert-columns.tsx';
import { AlertTabs } from './alert-tabs.tsx';
import { AllWell } from './all-well.tsx';
import { OnlyDays, OnlySubject } from './only-subject.tsx';
import { useAlertList } from './use-alert-list.ts';
import { useFilterSections } from './use-filter-sections.ts';

/** What needs somebody: the most urgent and newest first, live. */
export function AlertList() {
  const t = useText(adminDe);
  const { state, tab, subjectId, days, list, counts } = useAlertList();
  const columns = useAlertColumns(tab);
  const sections = useFilterSections(tab === 'open' ? counts : undefined);
  const subjectName = useSubjectName();
  const mayHandle = useMaySomewhere('alerts.handle');
  const actions = useAlertActions();
  const finishing = useBulkQuestion<readonly Alert[]>();

  const rowActions = (alert: Alert): RowAction[] => {
    const refusal = whyNotFinish(alert);
    const finish = {
      label: t('alerts.finish'),
      icon: IconCheck,
      whyNot: refusal && t(refusal),
      run: () => void finishing.ask([alert]),
    };
    const reopen = { label: t('alerts.reopen'), icon: IconArrowBackUp, run: () => void actions.reopen(alert) };
    return alert.state === 'open' ? [finish] : [finish, reopen];
  };

  return (
    <>
      <ListPage
        title={t('alerts.title')}
        list={list}
        columns={columns}
        nameOf={(alert) => `${t(`alert.${alert.kind}`)}, ${subjectName(alert)}`}
        pathOf={({ id }) => `/admin/alerts/${id}`}
        panel={{ id: 'alerts', sections }}
        {...(mayHandle && {
          rowActions,
          bulkActions: [{ label: (count) => t('alerts.finish.many', { count }), icon: IconCheck, run: finishing.ask }],
        })}
        empty={{
          title: t(`alerts.empty.${tab}.title`),
          text: t(`alerts.empty.${tab}.text`),
          ...(tab === 'open' && { drawing: <AllWell /> }),
        }}
        csv={t('alerts.csv')}
      >
        <AlertTabs
          tab={tab}
          open={counts?.open}
          onChoose={(next) => state.setFilter('state', next === 'open' ? undefined : next)}
        />
        {subjectId && <OnlySubject alert={list.rows?.[0]} state={state} />}
        {(days.from || days.to) && <OnlyDays {...days} state={state} />}
      </ListPage>
      <AlertDrawer />
      <FinishModal alerts={finishing.asked} actions={actions} onClose={finishing.answer} />
    </>
  );
}
