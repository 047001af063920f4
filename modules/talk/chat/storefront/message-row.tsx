import { HOUSE_ZONE } from '@fachwerk/base/time';
import { useText } from '@fachwerk/site/texts';
import { Time } from '@fachwerk/site/time';
import type { Message } from '../contract.ts';
import { rowId } from '../rules/address.ts';
import { siteDe } from '../texts/site.de.ts';
import css from './chat.module.css';

type Props = {
  readonly message: Message;
  /** Last message that the other side has read. */
  readonly readSeq: number;
  /** The URL points to this message. */
  readonly isMarked: boolean;
  readonly isFirstUnread: boolean;
};

export function MessageRow({ message, readSeq, isMarked, isFirstUnread }: Props) {
  const t = useText(siteDe);
  const isMine = message.side === 'customer';
  return (
    <li
      id={rowId(message.id)}
      className={css.row}
      data-mine={isMine || undefined}
      data-marked={isMarked || undefined}
      data-first-unread={isFirstUnread || undefined}
    >
      {isFirstUnread && <p className={css.news}>{t('chat_site.news')}</p>}
      <p className={css.who}>{isMine ? t('chat_site.you') : message.authorName || t('chat_site.team')}</p>
      <p className={css.words}>{message.isDeleted ? t('chat_site.deleted') : message.text}</p>
      {message.files.map((file) => (
        <p key={file.id}>
          <a href={file.address} target="_blank" rel="noopener noreferrer">
            {file.kind === 'picture' ? (
              <img className={css.picture} src={file.address} alt={file.name} loading="lazy" />
            ) : (
              file.name
            )}
          </a>
        </p>
      ))}
      <p className={css.at}>
        <Time at={message.at} timeZone={HOUSE_ZONE} />
        {isMine && ` · ${t(message.seq <= readSeq ? 'chat_site.is_read' : 'chat_site.is_sent')}`}
      </p>
      {isMine && !message.isDeleted && (
        <form method="post">
          <input type="hidden" name="id" value={message.id} />
          <button type="submit" name="act" value="delete" className={css.quiet}>
            {t('chat_site.delete')}
          </button>
        </form>
      )}
    </li>
  );
}
