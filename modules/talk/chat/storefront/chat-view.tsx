import { HOUSE_ZONE } from '@fachwerk/base/time';
import { Button } from '@fachwerk/site/button';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Notice, ProblemNotice } from '@fachwerk/site/notice';
import { fieldOf, type ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { InSlot, useIsFilled } from '@fachwerk/site/slot';
import { useText } from '@fachwerk/site/texts';
import { Time } from '@fachwerk/site/time';
import { type MouseEvent, useEffect } from 'react';
import type { SiteChat } from '../contract-site.ts';
import { siteDe } from '../texts/site.de.ts';
import css from './chat.module.css';
import { type Address, type ChatData, firstUnreadOf } from './chat-data.ts';
import { forgetChat, keepChat } from './kept-chat.ts';
import { MessageRow } from './message-row.tsx';
import { talkSlot } from './slots.ts';
import { usePlace } from './use-place.ts';
import { useTalk } from './use-talk.ts';
import { Writing } from './writing.tsx';

/** Works without JavaScript; with it messages arrive live without reloading. */
export function View({ data, form }: ViewProps<ChatData>) {
  const t = useText(siteDe);
  const { chat, messages, hasOlder, showOlder, pending, send, sendFile, typing } = useTalk(data);
  const isFramed = data.framedBy !== null;
  const { end, marked } = usePlace({ data, messages, pending: pending.length, hasOlder, showOlder });
  useKept(data.address, messages.length > 0);
  const isAsked = useIsFilled(talkSlot);
  const writes = !isAsked || data.isWriting;
  const firstUnread = firstUnreadOf(data);
  const up = messages.filter(({ isUp, isDeleted }) => isUp && !isDeleted);
  const mayLeave = messages.length > 0 && chat.orderNumber === '' && chat.email === '';
  const contact = mayLeave && <ContactForm name={chat.name} isRefused={fieldOf(form, 'act') === 'contact'} />;
  return (
    <div ref={end} className={isFramed ? css.framed : css.page}>
      {isFramed ? (
        <p className={css.lead}>
          <Lead chat={chat} />
        </p>
      ) : (
        <>
          <PageTitle lead={<Lead chat={chat} />} />
          {messages.length > 0 && <Another />}
        </>
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
          <MessageRow
            key={message.id}
            message={message}
            readSeq={chat.staffReadSeq}
            isMarked={message.id === marked}
            isFirstUnread={message.id === firstUnread}
          />
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
      {contact}
      {!writes && (
        <>
          {fieldOf(form, 'act') !== 'contact' && <ProblemNotice />}
          <InSlot slot={talkSlot} given={{ messageId: data.messageId }} />
        </>
      )}
      {isAsked && (
        <p>
          <a href={writes ? '?' : '?schreiben'}>{t(writes ? 'chat_site.to_question' : 'chat_site.write_instead')}</a>
        </p>
      )}
      {writes && (
        <Writing
          messageId={form.messageId?.[0] ?? data.messageId}
          typed={form.text?.[0] ?? ''}
          mayAttach={chat.isBegun || messages.length > 0}
          onSend={send}
          onFile={sendFile}
          onType={typing}
        />
      )}
    </div>
  );
}

/** Remembers the conversation, so that button and chat page lead to the same one. */
function useKept({ email, orderHash, itemId }: Address, isBegun: boolean): void {
  useEffect(() => {
    if (isBegun) keepChat({ email, orderHash, ...(itemId && { itemId }) });
  }, [email, orderHash, itemId, isBegun]);
}

/** Forgets the conversation in this browser; its link still works. */
function Another() {
  const t = useText(siteDe);
  return (
    <p>
      <a href="/chat" onClick={forgetChat}>
        {t('chat_site.new')}
      </a>
    </p>
  );
}

/** With JavaScript older messages are added to the page. */
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

/** When to expect an answer: from usual waiting times and opening hours. */
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

/** Lets a guest leave contact details to get the answer by mail. */
function ContactForm({ name, isRefused }: { readonly name: string; readonly isRefused: boolean }) {
  const t = useText(siteDe);
  return (
    <details className={css.contact} open={isRefused}>
      <summary>{t('chat_site.leave')}</summary>
      <Form hasOwnNotice={!isRefused}>
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
