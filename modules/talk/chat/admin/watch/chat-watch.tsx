import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { useStream } from '@fachwerk/react/realtime';
import { useText } from '@fachwerk/react/texts';
import { useEffect } from 'react';
import { chatApi, chatStream } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ring, useChatBell } from './chat-bell.ts';

/**
 * Runs on every screen: plays a tone and, with permission, shows a desktop notification for new messages; reports the number of unread conversations.
 */
export function ChatWatch({ onUnread }: { readonly onUnread: (count: number) => void }) {
  const t = useText(adminDe);
  const [isOn] = useChatBell();
  useStream(chatStream, ({ what }) => {
    if (!isOn || what !== 'asked') return;
    ring();
    if (document.hidden && 'Notification' in window && Notification.permission === 'granted')
      new Notification(t('chat_desk.notification'));
  });
  const { data } = useAsk(chatApi.groups, {});
  useLiveRefetch({ hints: [chatStream], asks: [chatApi.groups] });
  const unread = data?.groups.find(({ name }) => name === 'open')?.unread ?? 0;
  useEffect(() => onUnread(unread), [unread, onUnread]);
  return null;
}
