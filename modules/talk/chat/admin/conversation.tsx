import { call } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { Dialog } from '@fachwerk/react/dialog';
import { useMay } from '@fachwerk/react/session';
import { InSlot } from '@fachwerk/react/slot';
import { ErrorState, Loading, NotFound } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { type ChatPerson, chatApi, type Message } from '../contract.ts';
import { messageAt } from '../rules/address.ts';
import { adminDe } from '../texts/admin.de.ts';
import { ConversationHead } from './conversation-head.tsx';
import classes from './desk.module.css';
import { chatSlot } from './slots.ts';
import { Talk } from './talk/talk.tsx';
import { useChat } from './talk/use-chat.ts';

type Props = {
  readonly id: string;
  readonly people: readonly ChatPerson[];
  readonly backTo: string | null;
  /** Supervision of a colleague's conversation: marks nothing as read and allows no writing. */
  readonly isSupervised?: boolean;
};

/** One conversation with the customer's details beside it. Messages count as read while it is open and visible. */
export function Conversation({ id, people, backTo, isSupervised = false }: Props) {
  const t = useText(adminDe);
  const { asked, chat, messages, hasOlder, showOlder, take, takeMessage, catchUp } = useChat(id, isSupervised);
  const mayWrite = useMay('chat.write') && !isSupervised;
  const marked = useMarked(messages, hasOlder, showOlder);
  const [isAboutOpen, setIsAboutOpen] = useState(false);
  const lastSeq = chat?.lastSeq ?? 0;
  const isUnread = chat ? chat.staffReadSeq < lastSeq : false;
  useEffect(() => {
    if (!mayWrite || !isUnread) return;
    const read = () => !document.hidden && void call(chatApi.read, { id, seq: lastSeq }).catch(() => undefined);
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [id, lastSeq, isUnread, mayWrite]);
  if (asked.error instanceof CallProblem && asked.error.status === 404) return <NotFound text={t('chat_desk.gone')} />;
  if (asked.isError && !chat) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!chat) return <Loading lines={8} />;
  return (
    <>
      <section className={classes.middle} aria-label={t('chat_desk.conversation')}>
        <ConversationHead
          chat={chat}
          people={people}
          backTo={backTo}
          onChanged={take}
          onAbout={() => setIsAboutOpen(true)}
        />
        {isSupervised && (
          <Text size="sm" className={classes.supervised ?? ''}>
            {t('chat_desk.supervised')}{' '}
            <Anchor component={Link} to={`/admin/chat/${id}`} size="sm">
              {t('chat_desk.join_in')}
            </Anchor>
          </Text>
        )}
        <Talk
          chat={chat}
          to={{ id }}
          messages={messages}
          mine="staff"
          marked={marked}
          isReadOnly={isSupervised}
          older={
            hasOlder && (
              <Button variant="subtle" fullWidth onClick={() => void showOlder()}>
                {t('chat_desk.older')}
              </Button>
            )
          }
          onArrived={({ message }) => {
            takeMessage(message);
            catchUp();
          }}
          onMarked={takeMessage}
        />
      </section>
      <aside className={classes.beside} aria-label={t('chat_desk.beside')}>
        <InSlot slot={chatSlot} props={{ chat }} />
      </aside>
      {isAboutOpen && (
        <Dialog title={t('chat_desk.beside')} onClose={() => setIsAboutOpen(false)}>
          <div className={classes.about_text}>
            <InSlot slot={chatSlot} props={{ chat }} />
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The message named in the URL (`#m-…`); loads older pages until it is found. */
function useMarked(messages: readonly Message[], hasOlder: boolean, showOlder: () => Promise<void>): string | null {
  const marked = messageAt(useLocation().hash);
  const isMissing = marked !== null && messages.length > 0 && !messages.some(({ id }) => id === marked);
  const first = messages[0]?.seq;
  const ask = useRef(showOlder);
  ask.current = showOlder;
  useEffect(() => {
    if (isMissing && hasOlder && first !== undefined) void ask.current().catch(() => undefined);
  }, [isMissing, hasOlder, first]);
  return isMissing ? null : marked;
}
