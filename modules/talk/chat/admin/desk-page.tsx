import { useAsk } from '@fachwerk/react/call';
import { CountTabs } from '@fachwerk/react/count-tabs';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { useMay, useSession } from '@fachwerk/react/session';
import { useHiddenBar } from '@fachwerk/react/shell';
import { useText } from '@fachwerk/react/texts';
import { useTitleCount } from '@fachwerk/react/title';
import { Button, Group, Select, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPhoneCall, IconSearch, IconTextPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { type ChatFilter, ChatTab, chatApi, chatStream } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { CALL_BACK_HASH, CallBackDialog } from './call-back/call-back-dialog.tsx';
import { Conversation } from './conversation.tsx';
import classes from './desk.module.css';
import { ChatList } from './list/chat-list.tsx';
import { TEXTS_HASH, TextsDialog } from './texts/texts-dialog.tsx';
import { WaitingPanel } from './waiting-panel.tsx';
import { BellSwitch } from './watch/bell-switch.tsx';

const PAUSE_MS = 250;

/** Three columns: list, conversation, customer details. */
export function DeskPage() {
  const t = useText(adminDe);
  const { chatId } = useParams();
  const { tab, userid, choose, pathOf } = usePlace();
  const mayKeepTexts = useMay('chat.supervise');
  const me = useSession()?.user.id;
  const isSupervised = mayKeepTexts && userid !== undefined && userid !== me;
  const groups = useAsk(chatApi.groups, {});
  useLiveRefetch({ hints: [chatStream], asks: [chatApi.groups, chatApi.list] });
  const { search: query } = useLocation();
  // Other screens link here with a search term.
  const [words, setWords] = useState(() => new URLSearchParams(query).get('q') ?? '');
  const [search] = useDebouncedValue(words.trim(), PAUSE_MS);
  const filter: ChatFilter = { tab, ...(search && { search }), ...(userid && { assigneeId: userid }) };
  const unread = groups.data?.groups.find(({ name }) => name === 'open')?.unread ?? 0;
  useTitleCount(unread);
  useHiddenBar(chatId !== undefined);
  return (
    <section className={classes.desk} data-open={chatId !== undefined || undefined}>
      <div className={classes.list}>
        <Group justify="space-between" gap="xs">
          <Title order={1}>{t('chat_desk.title')}</Title>
          <Group gap={4}>
            <BellSwitch />
            <Button
              component={Link}
              to={{ search: query, hash: CALL_BACK_HASH }}
              variant="default"
              size="compact-md"
              leftSection={<IconPhoneCall size={16} stroke={1.5} />}
            >
              {t('chat_desk.call_backs', { count: groups.data?.callBacks ?? 0 })}
            </Button>
          </Group>
        </Group>
        <CountTabs
          label={t('chat_desk.tabs')}
          chosen={tab}
          onChoose={choose}
          tabs={ChatTab.options.map((name) => ({
            name,
            label: t(`chat_desk.tab.${name}`),
            count: name === 'done' ? undefined : groups.data?.groups.find((group) => group.name === name)?.count,
          }))}
        />
        <TextInput
          type="search"
          aria-label={t('chat_desk.search')}
          placeholder={t('chat_desk.search')}
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        {mayKeepTexts && (
          <Group gap="xs" wrap="nowrap">
            <PersonSelect people={groups.data?.people ?? []} tab={tab} userid={userid} />
            <Button
              component={Link}
              to={{ search: query, hash: TEXTS_HASH }}
              variant="default"
              flex="none"
              leftSection={<IconTextPlus size={16} stroke={1.5} />}
            >
              {t('chat_desk.texts')}
            </Button>
          </Group>
        )}
        <section className={classes.scroll} aria-label={t('chat_desk.list')}>
          <ChatList filter={filter} chosen={chatId} pathOf={pathOf} />
        </section>
      </div>
      {chatId ? (
        <Conversation
          key={`${chatId} ${isSupervised}`}
          id={chatId}
          people={groups.data?.people ?? []}
          backTo={pathOf('')}
          isSupervised={isSupervised}
        />
      ) : (
        <WaitingPanel pathOf={pathOf} />
      )}
      <TextsDialog />
      <CallBackDialog />
    </section>
  );
}

/** The tab is part of the URL: in the path, or in the query while a conversation is open. */
function usePlace() {
  const navigate = useNavigate();
  const params = useParams();
  const { pathname, search: asks } = useLocation();
  const query = new URLSearchParams(asks);
  const asked = pathname.split('/t/')[1]?.split('/')[0] ?? query.get('tab');
  const tab = ChatTab.options.find((name) => name === asked) ?? 'open';
  const userid = params.userid ?? query.get('user') ?? undefined;
  const pathOf = (id: string, of: ChatTab = tab) => {
    const search = new URLSearchParams({ ...(of !== 'open' && { tab: of }), ...(userid && { user: userid }) });
    return `/admin/chat${id && `/${id}`}${search.size > 0 ? `?${search}` : ''}`;
  };
  return { tab, userid, pathOf, choose: (next: ChatTab) => void navigate(pathOf('', next)) };
}

type PersonProps = {
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly tab: ChatTab;
  readonly userid: string | undefined;
};

/** Selects the colleague whose conversations a supervisor sees. */
function PersonSelect({ people, tab, userid }: PersonProps) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  return (
    <Select
      aria-label={t('chat_desk.of_person')}
      placeholder={t('chat_desk.of_everybody')}
      data={people.map(({ id, name }) => ({ value: id, label: name }))}
      value={userid ?? null}
      clearable
      searchable
      onChange={(id) => void navigate(id ? `/backend/chat/t/${tab}/0/user/${id}` : `/backend/chat/t/${tab}/0`)}
    />
  );
}
