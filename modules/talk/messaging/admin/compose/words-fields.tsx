import { MediaField } from '@fachwerk/media/parts';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { LongText } from '@fachwerk/react/long-text';
import { useText } from '@fachwerk/react/texts';
import { Button, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { MESSAGE_CODES } from '../../rules/message.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { Typed } from './draft.ts';

/** Subject, text with short codes, and a button if wanted. */
export function WordsFields({ form }: { readonly form: ContractForm<Typed, Typed> }) {
  const t = useText(adminDe);
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, hasButton } = form.values;
  /** Where the cursor stands, which then stands behind it. */
  const insert = (code: string) => {
    const at = area.current?.selectionStart ?? text.length;
    form.set('text', `${text.slice(0, at)}${code}${text.slice(area.current?.selectionEnd ?? at)}`);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(at + code.length, at + code.length);
    });
  };
  return (
    <>
      <TextInput label={t('messages.compose.title')} {...form.field('title')} />
      <LongText
        ref={area}
        label={t('messages.compose.text')}
        description={t('messages.compose.text.help')}
        rows={12}
        {...form.field('text')}
      />
      <Group gap="xs" role="group" aria-label={t('messages.compose.codes')}>
        <Text size="sm" c="dimmed">
          {t('messages.compose.codes')}
        </Text>
        {MESSAGE_CODES.map((code) => (
          <Button key={code} size="compact-sm" variant="default" onClick={() => insert(`{${code}}`)}>
            {t(`messages.code.${code}`)}
          </Button>
        ))}
      </Group>
      <MediaField
        label={t('messages.compose.picture')}
        help={t('messages.compose.picture.help')}
        value={form.values.pictureId}
        onChange={(id) => form.set('pictureId', id)}
      />
      <Checkbox label={t('messages.compose.button')} {...form.check('hasButton')} />
      {hasButton && (
        <>
          <TextInput label={t('messages.compose.button.label')} {...form.field('buttonLabel')} />
          <TextInput label={t('messages.compose.button.url')} type="url" {...form.field('buttonUrl')} />
        </>
      )}
    </>
  );
}
