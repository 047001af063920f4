import { Button } from '@fachwerk/site/button';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useSite } from '@fachwerk/site/site-context';
import { InSlot } from '@fachwerk/site/slot';
import { useText } from '@fachwerk/site/texts';
import { useEffect } from 'react';
import { chatPath, rowId, viewOf } from '../rules/address.ts';
import { siteDe } from '../texts/site.de.ts';
import type { StartData } from './chat-data.ts';
import { EmojiButton } from './emoji-button.tsx';
import { forgetChat, keptChat } from './kept-chat.ts';
import { sendOnEnter } from './send-on-enter.ts';
import { startSlot } from './slots.ts';

export function View({ data, form }: ViewProps<StartData>) {
  const t = useText(siteDe);
  // After a refusal the same secret and id are used again, so that nothing is stored twice.
  const kept = (name: 'secret' | 'messageId') => form[name]?.[0] ?? data[name];
  useReturn(data.messageAt);
  return (
    <Stack>
      {data.framedBy ? <p>{t('chat_site.start_lead')}</p> : <PageTitle lead={t('chat_site.start_lead')} />}
      <InSlot slot={startSlot} given={{ secret: kept('secret'), messageId: kept('messageId') }} />
      <Form hidden={{ secret: kept('secret'), messageId: kept('messageId') }}>
        <Field
          name="text"
          path="message.text"
          label={t('chat_site.your_message')}
          rows={data.framedBy ? 3 : 5}
          onKeyDown={sendOnEnter}
        />
        <div>
          <EmojiButton />
        </div>
        <Field name="name" label={t('chat_site.name')} isOptional autoComplete="name" />
        <Field
          name="email"
          type="email"
          label={t('chat_site.email')}
          help={t('chat_site.email_help')}
          isOptional
          autoComplete="email"
          inputMode="email"
        />
        <Button act="start">{t('chat_site.send')}</Button>
      </Form>
    </Stack>
  );
}

/** Returns a visitor to the conversation of this browser, wherever it started, and forgets a deleted one. */
function useReturn(messageId: string): void {
  const { language, isFramed } = useSite();
  useEffect(() => {
    const kept = keptChat();
    if (!kept) return;
    const ended = new AbortController();
    const look = async () => {
      const [{ call }, { chatSiteApi }] = await Promise.all([
        import('@fachwerk/site/call'),
        import('../contract-site.ts'),
      ]);
      const { isBegun } = await call(chatSiteApi.customer, kept, language, ended.signal);
      if (!isBegun) return forgetChat();
      const view = isFramed ? viewOf({ viewMode: 'only-chat' }) : undefined;
      window.location.replace(`${chatPath(kept, view)}${messageId && `#${rowId(messageId)}`}`);
    };
    void look().catch(() => undefined);
    return () => ended.abort();
  }, [language, isFramed, messageId]);
}
