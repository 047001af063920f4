import { useAskPages } from '@fachwerk/react/call';
import { MoreButton } from '@fachwerk/react/more-button';
import { Empty, ErrorState, Loading, NothingFound } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Badge } from '@mantine/core';
import { IconHourglass, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type ChatFilter, type ChatHead, chatApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../desk.module.css';
import { nameOf } from './chat-words.ts';

type Props = {
  readonly filter: ChatFilter;
  readonly chosen: string | undefined;
  readonly pathOf: (id: string) => string;
};

/** The conversations of a tab, or search results over all tabs. */
export function ChatList({ filter, chosen, pathOf }: Props) {
  const t = useText(adminDe);
  const asked = useAskPages(chatApi.list, { filter }, ({ next }) =>
    next ? { filter: { ...filter, before: next } } : null,
  );
  if (asked.isError && !asked.data) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading lines={6} />;
  const chats = asked.data.pages.flatMap((page) => page.chats);
  if (chats.length === 0)
    return filter.search ? <NothingFound /> : <Empty title={t(`chat_desk.empty.${filter.tab ?? 'open'}`)} />;
  return (
    <>
      <ul className={classes.heads}>
        {chats.map((chat) => (
          <li key={chat.id}>
            <Link
              to={pathOf(chat.id)}
              className={classes.head}
              aria-current={chat.id === chosen ? 'page' : undefined}
              data-unread={chat.unread > 0 || undefined}
            >
              <HeadLines chat={chat} />
            </Link>
          </li>
        ))}
      </ul>
      {asked.hasNextPage && (
        <MoreButton onMore={() => void asked.fetchNextPage()} isLoading={asked.isFetchingNextPage} />
      )}
    </>
  );
}

function HeadLines({ chat }: { readonly chat: ChatHead }) {
  const t = useText(adminDe);
  return (
    <>
      <span className={classes.headName}>
        {chat.kind === 'intern' && <IconUsers size={14} stroke={1.5} aria-label={t('chat_desk.intern')} />}
        {nameOf(chat) || t('chat_desk.guest')}
      </span>
      <span className={classes.headTime}>
        <Ago at={chat.lastAt} />
      </span>
      <span className={classes.headText}>
        {chat.lastSide === 'staff' && `${chat.lastAuthor || t('chat_desk.you')}: `}
        {chat.lastText || t('chat_desk.file')}
      </span>
      <span className={classes.headMarks}>
        {chat.waitingSince && <IconHourglass size={14} stroke={1.5} aria-label={t('chat_desk.waiting')} />}
        {chat.unread > 0 && (
          <Badge size="sm" className="tabular" aria-label={t('chat_desk.unread', { count: chat.unread })}>
            {chat.unread}
          </Badge>
        )}
      </span>
    </>
  );
}
