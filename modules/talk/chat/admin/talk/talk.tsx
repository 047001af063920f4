import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { useIsOnline } from '@fachwerk/react/connection';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Box, Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Chat, chatApi, type Message } from '../../contract.ts';
import { rowId } from '../../rules/address.ts';
import { heldUp, unsent } from '../../rules/merge.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { Composer } from './composer.tsx';
import { MessageRow } from './message-row.tsx';
import { type Arrived, forget, type Pending, send, usePending } from './outbox.ts';
import classes from './talk.module.css';

type Address = { readonly email: string; readonly orderHash: string; readonly itemId?: string };
type Props = {
  /** Null until the first message under this address. */
  readonly chat: Chat | null;
  readonly to: { readonly id: string } | Address;
  readonly messages: readonly Message[];
  readonly older?: ReactNode;
  /** `staff` answers customers; `customer` asks colleagues. */
  readonly mine: 'staff' | 'customer';
  readonly isReadOnly?: boolean;
  /** A pending question; replaces the composer until it is answered. */
  readonly answering?: ReactNode;
  /** The message named in the URL. */
  readonly marked?: string | null;
  readonly onArrived: (arrived: Arrived) => void;
  readonly onMarked: (message: Message) => void;
};

/** Messages and composer. */
export function Talk({
  chat,
  to,
  messages,
  older,
  mine,
  isReadOnly = false,
  answering,
  marked = null,
  onArrived,
  onMarked,
}: Props) {
  const t = useText(adminDe);
  const key = 'id' in to ? to.id : to.orderHash;
  const mayWrite = useMay('chat.write') && !isReadOnly;
  const pending = unsent(usePending(key), messages);
  const log = useFollowedEnd(`${messages.length} ${pending.length}`, marked);
  const mark = useMark(chat, onMarked);
  const isOnline = useIsOnline();
  const write = (message: Omit<Pending, 'refusal'>) => send(key, to, message, onArrived);
  const readSeq = chat ? (mine === 'staff' ? chat.customerReadSeq : chat.staffReadSeq) : 0;
  const up = heldUp(messages);
  return (
    <div className={classes.talk}>
      {up.length > 0 && (
        <ul className={classes.up} aria-label={t('chat_desk.held_up')}>
          {up.map((message) => (
            <li key={message.id}>{message.text || message.files[0]?.name}</li>
          ))}
        </ul>
      )}
      <Box className={classes.log ?? ''} role="log" aria-label={t('chat_desk.log')} tabIndex={0} ref={log}>
        {older}
        <ol className={classes.rows}>
          {messages.map((message) => (
            <MessageRow
              key={message.id}
              chatId={chat?.id ?? null}
              message={message}
              readSeq={readSeq}
              mine={mine}
              isMarked={message.id === marked}
              onMark={mayWrite && chat ? (what) => void mark(message, what) : null}
            />
          ))}
          {pending.map((message) => (
            <PendingRow
              key={message.id}
              message={message}
              isOnline={isOnline}
              onAgain={() => write(message)}
              onForget={() => forget(key, message.id)}
            />
          ))}
        </ol>
        {chat?.isCustomerTyping && mine === 'staff' && <p className={classes.typing}>{t('chat_desk.typing')}</p>}
      </Box>
      {mayWrite && answering}
      {mayWrite && !answering && (
        <Composer key={key} chat={chat} chatKey={key} mayNote={mine === 'staff' && chat !== null} onSend={write} />
      )}
    </div>
  );
}

type PendingProps = {
  readonly message: Pending;
  readonly isOnline: boolean;
  readonly onAgain: () => void;
  readonly onForget: () => void;
};

function PendingRow({ message, isOnline, onAgain, onForget }: PendingProps) {
  const t = useText(adminDe);
  return (
    <li className={classes.row} data-side={message.isNote ? 'note' : 'staff'} data-mine data-pending>
      <div className={classes.bubble}>
        <p className={classes.words}>{message.text}</p>
        <p className={classes.at} role="status">
          {message.refusal ?? t(isOnline ? 'chat_desk.sending' : 'chat_desk.waits_for_network')}
        </p>
        {message.refusal && (
          <>
            <Button size="compact-xs" variant="default" onClick={onAgain}>
              {t('chat_desk.again')}
            </Button>{' '}
            <Button size="compact-xs" variant="subtle" color="gray" onClick={onForget}>
              {t('chat_desk.discard')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

function useMark(chat: Chat | null, onMarked: (message: Message) => void) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const change = useChange(chatApi.markMessage, { stale: 'nothing' });
  return async (message: Message, mark: 'delete' | 'up' | 'down') => {
    if (!chat) return;
    const question = {
      title: t('chat_desk.delete_title'),
      text: t('chat_desk.delete_text'),
      confirm: t('chat_desk.delete'),
      isDanger: true,
    };
    if (mark === 'delete' && !(await confirm(question))) return;
    await change.mutateAsync({ id: chat.id, messageId: message.id, mark }).then(onMarked, () => undefined);
  };
}

/** Follows new messages only while scrolled to the end. */
function useFollowedEnd(what: string, marked: string | null) {
  const log = useRef<HTMLDivElement>(null);
  const wasAtEnd = useRef(true);
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const note = () => {
      wasAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 80;
    };
    element.addEventListener('scroll', note);
    return () => element.removeEventListener('scroll', note);
  }, []);
  useEffect(() => {
    const row = marked && document.getElementById(rowId(marked));
    if (!row) return;
    wasAtEnd.current = false;
    row.scrollIntoView({ block: 'center' });
  }, [marked]);
  useEffect(() => {
    if (wasAtEnd.current && log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [what]);
  return log;
}
