import { CountTabs } from '@fachwerk/react/count-tabs';
import { ListPage } from '@fachwerk/react/list-page';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { IconCalendarTime, IconCircleCheck, IconRotate } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { InquiryKind } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { useInquiryColumns } from './inquiry-columns.tsx';
import { InquiryDrawer } from './inquiry-drawer.tsx';
import { whoOf } from './inquiry-words.ts';
import { KEEPING_HASH, KeepingDialog } from './keeping-dialog.tsx';
import { TABS, useInquiryList } from './use-inquiry-list.ts';
import { useMark } from './use-mark.ts';

/** `/admin/inquiries/:id?`: what visitors of the site wrote and who waits; the newest first, live. */
export function InquiryList() {
  const t = useText(adminDe);
  const { state, tab, list, overview } = useInquiryList();
  const columns = useInquiryColumns(tab);
  const mayKeep = useMay('inquiries.keep');
  const mark = useMark();
  return (
    <>
      <ListPage
        title={t('inquiries.title')}
        list={list}
        columns={columns}
        nameOf={(inquiry) => whoOf(inquiry) || t('inquiries.nobody')}
        pathOf={({ id }) => `/admin/inquiries/${id}`}
        action={mayKeep && <KeepingButton />}
        filters={[
          {
            name: 'kind',
            label: t('inquiries.field.kind'),
            options: InquiryKind.options.map((value) => ({ value, label: t(`inquiries.kind.${value}`) })),
          },
          {
            name: 'page',
            label: t('inquiries.field.page'),
            options: (overview?.pages ?? []).map(({ id, title }) => ({ value: id, label: title })),
          },
        ]}
        rowActions={({ id, doneAt }) => [
          doneAt
            ? { label: t('inquiries.mark.open'), icon: IconRotate, run: () => void mark(id, false) }
            : { label: t('inquiries.mark.done'), icon: IconCircleCheck, run: () => void mark(id, true) },
        ]}
        empty={{ title: t(`inquiries.empty.${tab}.title`), text: t(`inquiries.empty.${tab}.text`) }}
        csv={t('inquiries.csv')}
      >
        <CountTabs
          label={t('inquiries.tabs')}
          chosen={tab}
          onChoose={(next) => state.setFilter('state', next === 'open' ? undefined : next)}
          tabs={TABS.map((name) => ({
            name,
            label: t(`inquiries.tab.${name}`),
            count: name === 'open' ? overview?.open : undefined,
          }))}
        />
      </ListPage>
      <InquiryDrawer />
      {mayKeep && <KeepingDialog />}
    </>
  );
}

function KeepingButton() {
  const t = useText(adminDe);
  const { search } = useLocation();
  return (
    <Button
      component={Link}
      to={{ search, hash: KEEPING_HASH }}
      variant="default"
      leftSection={<IconCalendarTime size={16} stroke={1.5} />}
    >
      {t('inquiries.keeping')}
    </Button>
  );
}
