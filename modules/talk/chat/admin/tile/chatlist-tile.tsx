import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileHead, TileRow, TileRows, TileSheet } from '@fachwerk/react/tile-parts';
import { Ago } from '@fachwerk/react/time';
import { Badge, Text } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { chatApi, chatStream } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { nameOf } from '../list/chat-words.ts';

const FEW = 5;
const FILTER = { filter: { tab: 'open' } } as const;

/** Conversations waiting for an answer, as links. */
export function ChatlistTile({ size }: TileProps) {
  const t = useText(adminDe);
  useLiveRefetch({ hints: [chatStream], asks: [chatApi.list] });
  const asked = useAsk(chatApi.list, FILTER);
  if (asked.isError && !asked.data) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading lines={4} />;
  const { chats } = asked.data;
  const shown = size === 'full' ? chats : chats.slice(0, FEW);
  return (
    <TileSheet size={size}>
      {shown.length === 0 && <Text c="dimmed">{t('chat_desk.tile.empty')}</Text>}
      <TileRows>
        {shown.map((chat) => (
          <TileRow
            key={chat.id}
            icon={IconMessage}
            to={`/admin/chat/${chat.id}`}
            beside={
              chat.unread > 0 ? (
                <Badge variant="light" className="tabular">
                  {chat.unread}
                </Badge>
              ) : (
                <Ago at={chat.lastAt} />
              )
            }
          >
            {nameOf(chat) || t('chat_desk.guest')}
          </TileRow>
        ))}
      </TileRows>
      <TileHead size={size} title="" to="/admin/chat" all={t('chat_desk.tile.all')} />
    </TileSheet>
  );
}
