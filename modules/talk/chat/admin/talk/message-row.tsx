import { InSlot } from '@fachwerk/react/slot';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime, formatTime } from '@fachwerk/react/time';
import { ActionIcon, Anchor, Menu } from '@mantine/core';
import { IconCheck, IconChecks, IconDots, IconFileText, IconPin, IconPinnedOff, IconTrash } from '@tabler/icons-react';
import type { ChatFile, Message } from '../../contract.ts';
import { rowId } from '../../rules/address.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { messageSlot } from '../slots.ts';
import classes from './talk.module.css';

type Props = {
  /** Null until the conversation exists. */
  readonly chatId: string | null;
  readonly message: Message;
  /** Last message that the other side has read. */
  readonly readSeq: number;
  readonly mine: 'staff' | 'customer';
  /** The URL points to this message. */
  readonly isMarked?: boolean;
  readonly onMark: ((mark: 'delete' | 'up' | 'down') => void) | null;
};

/** Untrusted text: shown verbatim, never as a link. */
export function MessageRow({ chatId, message, readSeq, mine, isMarked = false, onMark }: Props) {
  const t = useText(adminDe);
  if (message.side === 'event') return <EventRow message={message} />;
  const isMine = message.side === mine || message.side === 'note';
  return (
    <li
      id={rowId(message.id)}
      className={classes.row}
      data-side={message.side}
      data-mine={isMine || undefined}
      data-marked={isMarked || undefined}
    >
      <div className={classes.bubble}>
        <p className={classes.who}>
          {message.side === 'note' ? t('chat_desk.note_by', { name: message.authorName }) : message.authorName}
          {message.isUp && <IconPin size={14} stroke={1.5} aria-label={t('chat_desk.is_up')} />}
        </p>
        {message.isDeleted ? (
          <p className={classes.gone}>{t('chat_desk.deleted')}</p>
        ) : (
          <p className={classes.words}>{message.text}</p>
        )}
        {chatId && !isMine && !message.isDeleted && message.text !== '' && (
          <InSlot slot={messageSlot} props={{ chatId, message }} />
        )}
        {message.files.map((file) => (
          <FileLink key={file.id} file={file} />
        ))}
        <p className={classes.at}>
          <time dateTime={message.at.toISOString()} title={formatDateTime(message.at)}>
            {formatTime(message.at, { hour: '2-digit', minute: '2-digit' })}
          </time>
          {message.side === mine &&
            (message.seq <= readSeq ? (
              <IconChecks size={14} stroke={1.5} aria-label={t('chat_desk.is_read')} />
            ) : (
              <IconCheck size={14} stroke={1.5} aria-label={t('chat_desk.is_sent')} />
            ))}
        </p>
      </div>
      {onMark && !message.isDeleted && <MarkMenu message={message} onMark={onMark} />}
    </li>
  );
}

function MarkMenu({ message, onMark }: { readonly message: Message; readonly onMark: NonNullable<Props['onMark']> }) {
  const t = useText(adminDe);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('chat_desk.message_menu')}>
          <IconDots size={16} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={message.isUp ? <IconPinnedOff size={16} stroke={1.5} /> : <IconPin size={16} stroke={1.5} />}
          onClick={() => onMark(message.isUp ? 'down' : 'up')}
        >
          {t(message.isUp ? 'chat_desk.down' : 'chat_desk.up')}
        </Menu.Item>
        <Menu.Item color="danger" leftSection={<IconTrash size={16} stroke={1.5} />} onClick={() => onMark('delete')}>
          {t('chat_desk.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function FileLink({ file }: { readonly file: ChatFile }) {
  return (
    <Anchor href={file.address} target="_blank" rel="noreferrer" className={classes.file}>
      {file.kind === 'picture' ? (
        <img src={file.address} alt={file.name} className={classes.picture} loading="lazy" />
      ) : (
        <>
          <IconFileText size={18} stroke={1.5} aria-hidden /> {file.name}
        </>
      )}
    </Anchor>
  );
}

const EVENTS = ['assigned', 'unassigned', 'done', 'open', 'snoozed'] as const;

function EventRow({ message }: { readonly message: Message }) {
  const t = useText(adminDe);
  const [code, ...about] = message.text.split(' ');
  const known = EVENTS.find((event) => event === code);
  if (!known) return null;
  return (
    <li className={classes.event}>
      {t(`chat_desk.event.${known}`, { name: message.authorName, to: about.join(' ') })} · {formatDateTime(message.at)}
    </li>
  );
}
