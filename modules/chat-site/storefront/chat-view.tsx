import { HOUSE_ZONE } from '@fachwerk/base/time';
import { FILE_MOST_BYTES, MESSAGE_LENGTH, type Message } from '@fachwerk/chat/contract';
import type { SiteChat } from '@fachwerk/chat/contract-site';
import { Button } from '@fachwerk/site/button';
import { Field, inputLook } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Notice, ProblemNotice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { InSlot } from '@fachwerk/site/slot';
import { useText } from '@fachwerk/site/texts';
import { Time } from '@fachwerk/site/time';
import { type ChangeEvent, type MouseEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { siteDe } from '../texts/site.de.ts';
import css from './chat.module.css';
import type { ChatData } from './chat-data.ts';
import { EmojiButton } from './emoji-button.tsx';
import { talkSlot } from './slots.ts';
import { useNewest, useTalk } from './use-talk.ts';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';

/** Works without JavaScript; with it what is said comes by itself, and nothing is loaded anew. */
export function View({ data, form }: ViewProps<ChatData>) {
  const t = useText(siteDe);
  const { chat, messages, hasOlder, showOlder, pending, send, sendFile, typing } = useTalk(data);
  const isFramed = data.framedBy !== null;
  useNewest(isFramed, (messages.at(-1)?.seq ?? 0) + pending.length);
  const up = messages.filter(({ isUp, isDeleted }) => isUp && !isDeleted);
  const mayLeave = messages.length > 0 && chat.orderNumber === '' && chat.email === '';
  const contact = mayLeave && <ContactForm name={chat.name} />;
  return (
    <div className={isFramed ? css.framed : css.page}>
      {isFramed ? (
        <p className={css.lead}>
          <Lead chat={chat} />
        </p>
      ) : (
        <PageTitle lead={<Lead chat={chat} />} />
      )}
      {up.length > 0 && (
        <Notice kind="info" title={t('chat_site.held_up')}>
          {up.map((message) => (
            <p key={message.id}>{message.text}</p>
          ))}
        </Notice>
      )}
      {messages.length === 0 && pending.length === 0 && <p>{t('chat_site.empty')}</p>}
      {hasOlder && <Older before={messages[0]!.seq} onShow={showOlder} />}
      <ol className={css.rows} aria-label={t('chat_site.log')} aria-live="polite">
        {messages.map((message) => (
          <Row key={message.id} message={message} readSeq={chat.staffReadSeq} />
        ))}
        {pending.map(({ id, text, refusal }) => (
          <li key={id} className={css.row} data-mine data-pending>
            <p className={css.words}>{text}</p>
            <p className={css.at} role="status">
              {refusal ?? t('chat_site.sending')}
            </p>
            {refusal && (
              <Button kind="quiet" onPress={() => send(id, text)}>
                {t('chat_site.again')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {data.isPast && (
        <p>
          <a href="?">{t('chat_site.newest')}</a>
        </p>
      )}
      <p className={css.typing} role="status">
        {chat.isStaffTyping && t('chat_site.typing')}
      </p>
      <InSlot slot={talkSlot} given={{ messageId: data.messageId }} />
      {isFramed && contact}
      <Writing
        messageId={form.messageId?.[0] ?? data.messageId}
        typed={form.text?.[0] ?? ''}
        rows={isFramed ? 2 : 3}
        mayAttach={chat.isBegun || messages.length > 0}
        onSend={send}
        onFile={sendFile}
        onType={typing}
      />
      {!isFramed && contact}
    </div>
  );
}

/** With JavaScript they come to what is here already. */
function Older({ before, onShow }: { readonly before: number; readonly onShow: () => Promise<void> }) {
  const t = useText(siteDe);
  const show = (event: MouseEvent) => {
    event.preventDefault();
    void onShow().catch(() => undefined);
  };
  return (
    <p>
      <a href={`?vor=${before}`} onClick={show}>
        {t('chat_site.older')}
      </a>
    </p>
  );
}

/** When an answer comes: from what others have waited, and from when it opens. */
function Lead({ chat }: { readonly chat: SiteChat }) {
  const t = useText(siteDe);
  const { usualMinutes, opensAt, orderNumber } = chat;
  return (
    <>
      {orderNumber && `${t('chat_site.about_order', { number: orderNumber })} `}
      {opensAt ? (
        <>
          {t('chat_site.opens')} <Time at={opensAt} timeZone={HOUSE_ZONE} />
        </>
      ) : usualMinutes === null ? (
        t('chat_site.soon')
      ) : usualMinutes < 60 ? (
        t('chat_site.usual_minutes', { minutes: `${usualMinutes}` })
      ) : usualMinutes < 1440 ? (
        t('chat_site.usual_hours', { hours: `${usualMinutes / 60}` })
      ) : (
        t('chat_site.usual_day')
      )}
    </>
  );
}

function Row({ message, readSeq }: { readonly message: Message; readonly readSeq: number }) {
  const t = useText(siteDe);
  const isMine = message.side === 'customer';
  return (
    <li className={css.row} data-mine={isMine || undefined}>
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

type WritingProps = {
  readonly messageId: string;
  readonly typed: string;
  readonly rows: number;
  readonly mayAttach: boolean;
  readonly onSend: (id: string, text: string) => void;
  readonly onFile: (file: File) => Promise<void>;
  readonly onType: () => void;
};

function Writing({ messageId, typed, rows, mayAttach, onSend, onFile, onType }: WritingProps) {
  const t = useText(siteDe);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [refusal, setRefusal] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (text === '' || !field.current) return;
    field.current.value = '';
    field.current.focus();
    onSend(crypto.randomUUID(), text);
  };
  const attach = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!file) return;
    if (file.size > FILE_MOST_BYTES) return setRefusal(t('chat_site.too_large'));
    setRefusal('');
    await onFile(file).catch((error: unknown) => setRefusal(error instanceof Error ? error.message : String(error)));
  };
  return (
    <form method="post" className={css.writing} onSubmit={submit}>
      <ProblemNotice />
      <input type="hidden" name="messageId" value={messageId} />
      <label htmlFor={id}>{t('chat_site.your_message')}</label>
      <textarea
        ref={field}
        id={id}
        name="text"
        className={inputLook}
        rows={rows}
        maxLength={MESSAGE_LENGTH}
        defaultValue={typed}
        onInput={onType}
      />
      <div className={css.buttons}>
        <Button act="send">{t('chat_site.send')}</Button>
        {mayAttach && (
          <label className={css.attach}>
            <input type="file" accept={TYPES} onChange={(event) => void attach(event)} />
            {t('chat_site.attach')}
          </label>
        )}
        <EmojiButton />
      </div>
      {refusal && <p role="alert">{refusal}</p>}
    </form>
  );
}

/** Only for whoever may leave: an answer then comes by mail. */
function ContactForm({ name }: { readonly name: string }) {
  const t = useText(siteDe);
  return (
    <details className={css.contact}>
      <summary>{t('chat_site.leave')}</summary>
      <Form>
        <Field name="name" label={t('chat_site.name')} value={name} isOptional autoComplete="name" />
        <Field
          name="email"
          type="email"
          label={t('chat_site.email')}
          help={t('chat_site.email_help')}
          autoComplete="email"
          inputMode="email"
        />
        <Button act="contact" kind="plain">
          {t('chat_site.save_contact')}
        </Button>
      </Form>
    </details>
  );
}
