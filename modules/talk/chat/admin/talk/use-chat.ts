import { askKey, call, useAsk } from '@fachwerk/react/call';
import { onConnectionChange } from '@fachwerk/react/connection';
import { useDebounced } from '@fachwerk/react/debounced';
import { useStream } from '@fachwerk/react/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type Chat, chatApi, chatStream, type Message } from '../../contract.ts';
import { merged } from '../../rules/merge.ts';

/** A live conversation: changes arrive as a delta since its revision. `isSupervised` uses the call that leaves no trace. */
export function useChat(id: string, isSupervised = false) {
  const look = isSupervised ? chatApi.supervisor : chatApi.find;
  const client = useQueryClient();
  const key = askKey(look, { id });
  const asked = useAsk(look, { id });
  const take = useCallback(
    (news: Chat) =>
      client.setQueryData<Chat>(askKey(look, { id }), (chat) => {
        if (!chat || news.revision < chat.revision) return chat ?? news;
        return { ...news, messages: merged(chat.messages, news.messages), hasOlder: chat.hasOlder };
      }),
    [client, id, look],
  );
  const catchUp = useDebounced(async () => {
    const chat = client.getQueryData<Chat>(key);
    if (chat) take(await call(look, { id, after: chat.revision }));
  });
  useStream(chatStream, ({ chatId }) => chatId === id && catchUp(), catchUp);
  useEffect(() => onConnectionChange((isOnline) => isOnline && catchUp()), [catchUp]);
  // The typing state expires without an event, so poll until it does.
  const isTyping = asked.data?.isCustomerTyping ?? false;
  useEffect(() => {
    if (!isTyping) return;
    const timer = setInterval(catchUp, 5000);
    return () => clearInterval(timer);
  }, [isTyping, catchUp]);

  const [older, setOlder] = useState<{ of: string; messages: readonly Message[]; hasMore: boolean } | null>(null);
  const known = older?.of === id ? older : null;
  const messages = merged(known?.messages ?? [], asked.data?.messages ?? []);
  const showOlder = async () => {
    const first = messages[0];
    if (!first) return;
    const page = await call(look, { id, before: first.seq });
    setOlder({ of: id, messages: merged(known?.messages ?? [], page.messages), hasMore: page.hasOlder });
  };
  const takeMessage = useCallback(
    (message: Message) =>
      client.setQueryData<Chat>(
        askKey(look, { id }),
        (chat) => chat && { ...chat, messages: merged(chat.messages, [message]) },
      ),
    [client, id, look],
  );
  const hasOlder = known ? known.hasMore : (asked.data?.hasOlder ?? false);
  return { asked, chat: asked.data, messages, hasOlder, showOlder, take, takeMessage, catchUp };
}
