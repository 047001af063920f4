import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import { useText } from '@fachwerk/react/texts';
import { useList } from '@fachwerk/react/use-list';
import { Button, Group } from '@mantine/core';
import { IconMoon, IconPencil } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { MessageState, messageApi, messageStream } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useMessageColumns } from './message-columns.tsx';
import { MessageDrawer } from './message-drawer.tsx';
import { QUIET_HASH, QuietDialog } from './quiet-dialog.tsx';

/** `/admin/messages/:id?`: what was written to customers and how far it has come; the newest first, live. */
export function MessageList() {
  const t = useText(adminDe);
  const columns = useMessageColumns();
  const state = useListState({ filters: { state: MessageState.options } });
  const input = state.filters.state ? { state: state.filters.state } : {};
  const list = useList(messageApi.list, {
    state,
    input,
    rows: ({ messages }) => messages,
    next: ({ next }) => next && { ...input, before: next },
    live: { hints: [messageStream], asks: [messageApi.list, messageApi.find] },
  });
  return (
    <>
      <ListPage
        title={t('messages.title')}
        list={list}
        columns={columns}
        nameOf={({ title }) => title}
        pathOf={({ id }) => `/admin/messages/${id}`}
        action={<Actions />}
        filters={[
          {
            name: 'state',
            label: t('messages.field.state'),
            options: MessageState.options.map((value) => ({ value, label: t(`messages.state.${value}`) })),
          },
        ]}
        hasSearch={false}
        empty={{ title: t('messages.empty.title'), text: t('messages.empty.text') }}
        csv={t('messages.csv')}
      />
      <MessageDrawer />
      <QuietDialog />
    </>
  );
}

function Actions() {
  const t = useText(adminDe);
  const { search } = useLocation();
  return (
    <Group gap="xs">
      <Button
        component={Link}
        to={{ search, hash: QUIET_HASH }}
        variant="default"
        leftSection={<IconMoon size={16} stroke={1.5} />}
      >
        {t('messages.quiet')}
      </Button>
      <Button component={Link} to="/admin/messages/new" leftSection={<IconPencil size={16} stroke={1.5} />}>
        {t('messages.new')}
      </Button>
    </Group>
  );
}
