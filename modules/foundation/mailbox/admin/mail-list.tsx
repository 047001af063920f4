import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import type { Column } from '@fachwerk/react/list-types';
import { useMay } from '@fachwerk/react/session';
import { InSlot } from '@fachwerk/react/slot';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime } from '@fachwerk/react/time';
import { useList } from '@fachwerk/react/use-list';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type MailHead, mailboxApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { MailDetail } from './mail-detail.tsx';
import { MailState, stateOf } from './mail-state.tsx';
import { RefusedNote } from './refused-note.tsx';
import { RestingNote } from './resting-note.tsx';
import { mailboxNotes } from './slots.ts';

/** What the house has written to whom, newest first. */
export function MailList() {
  const t = useText(adminDe);
  const mayInvite = useMay('users.manage');
  const state = useListState({ filters: { state: ['refused'] } });
  const list = useList(mailboxApi.list, {
    state,
    input: {
      ...(state.search && { search: state.search }),
      ...(state.filters.state && { state: state.filters.state }),
    },
    rows: ({ mails }) => mails,
    next: ({ next }) => next && { before: next },
  });

  const refusedLately = list.first?.refusedLately ?? 0;

  const columns: Column<MailHead>[] = [
    {
      key: 'recipient',
      title: t('mailbox.recipient'),
      cell: ({ recipient }) => recipient,
      csv: ({ recipient }) => recipient,
    },
    {
      key: 'subject',
      title: t('mailbox.subject'),
      cell: ({ subject }) => subject || t('mailbox.no_subject'),
      csv: ({ subject }) => subject,
      phone: 'detail',
    },
    {
      key: 'at',
      title: t('mailbox.at'),
      cell: ({ at }) => <Ago at={at} />,
      csv: ({ at }) => formatDateTime(at),
      phone: 'value',
    },
    {
      key: 'state',
      title: t('mailbox.state'),
      cell: (mail) => <MailState mail={mail} />,
      csv: (mail) => t(`mailbox.${stateOf(mail)}`),
      phone: 'detail',
    },
  ];

  return (
    <>
      <ListPage
        title={t('mailbox.title')}
        list={list}
        columns={columns}
        nameOf={({ subject, recipient }) => `${subject}, ${recipient}`}
        pathOf={({ id }) => `/admin/mailbox/${id}`}
        empty={{
          title: t('mailbox.empty.title'),
          text: t('mailbox.empty.text'),
          action: mayInvite && (
            <Button component={Link} to="/admin/users/new" leftSection={<IconUserPlus size={16} stroke={1.5} />}>
              {t('mailbox.empty.action')}
            </Button>
          ),
        }}
        csv={t('mailbox.csv')}
      >
        {!state.isNarrowed && list.rows?.[0] && stateOf(list.rows[0]) === 'here' && <RestingNote />}
        <InSlot slot={mailboxNotes} props={{}} />
        {!state.filters.state && refusedLately > 0 && <RefusedNote count={refusedLately} />}
      </ListPage>
      <MailDetail />
    </>
  );
}
