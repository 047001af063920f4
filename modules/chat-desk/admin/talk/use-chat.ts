import { type Chat, chatApi, chatStream, type Message } from '@fachwerk/chat/contract';
import { merged } from '@fachwerk/chat/rules/merge';
import { askKey, call, useAsk } from '@fachwerk/react/call';
import { onConnectionChange } from '@fachwerk/react/connection';
import { useStream } from '@fachwerk/react/realtime';
import { useSoon } from '@fachwerk/react/soon';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

/** A conversation, live: what others do comes as what changed after its revision. */
export function useChat(id: string) {
  const client = useQueryClient();
  const key = askKey(chatApi.find, { id });
  const asked = useAsk(chatApi.find, { id });
  const take = useCallback(
    (news: Chat) =>
      client.setQueryData<Chat>(askKey(chatApi.find, { id }), (chat) => {
        if (!chat || news.revision < chat.revision) return chat ?? news;
        return { ...news, messages: merged(chat.messages, news.messages), hasOlder: chat.hasOlder };
      }),
    [client, id],
  );
  const catchUp = useSoon(async () => {
    const chat = client.getQueryData<Chat>(key);
    if (chat) take(await call(chatApi.find, { id, after: chat.revision }));
  });
  useStream(chatStream, ({ chatId }) => chatId === id && catchUp(), catchUp);
  useEffect(() => onConnectionChange((isOnline) => isOnline && catchUp()), [catchUp]);
  // That somebody types ends by itself.
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
    const page = await call(chatApi.find, { id, before: first.seq });
    setOlder({ of: id, messages: merged(known?.messages ?? [], page.messages), hasMore: page.hasOlder });
  };
  const takeMessage = useCallback(
    (message: Message) =>
      client.setQueryData<Chat>(
        askKey(chatApi.find, { id }),
        (chat) => chat && { ...chat, messages: merged(chat.messages, [message]) },
      ),
    [client, id],
  );
  const hasOlder = known ? known.hasMore : (asked.data?.hasOlder ?? false);
  return { asked, chat: asked.data, messages, hasOlder, showOlder, take, takeMessage, catchUp };
}
