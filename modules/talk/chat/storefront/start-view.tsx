import { Button } from '@fachwerk/site/button';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { InSlot } from '@fachwerk/site/slot';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../texts/site.de.ts';
import type { StartData } from './chat-data.ts';
import { EmojiButton } from './emoji-button.tsx';
import { sendOnEnter } from './send-on-enter.ts';
import { startSlot } from './slots.ts';
import { useReturn } from './use-return.ts';

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
