import type { ContractForm } from '@fachwerk/react/contract-form';
import { useText } from '@fachwerk/react/texts';
import { Radio, Stack, Text } from '@mantine/core';
import { Channel } from '../../contract.ts';
import { MOST_SHOWN } from '../../rules/message.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../messages.module.css';
import type { Typed } from './draft.ts';

/** By mail or on devices: each has its own consent, and its own way out. */
export function ChannelFields({ form }: { readonly form: ContractForm<Typed, Typed> }) {
  const t = useText(adminDe);
  const { channel } = form.values;
  return (
    <fieldset className={classes.group}>
      <legend>{t('messages.channel')}</legend>
      <Radio.Group
        aria-label={t('messages.channel')}
        value={channel}
        onChange={(next) => form.set('channel', Channel.options.find((each) => each === next) ?? 'email')}
      >
        <Stack gap="xs">
          {Channel.options.map((value) => (
            <Radio key={value} value={value} label={t(`messages.channel.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {channel === 'push' && (
        <Text size="sm" c="dimmed">
          {t('messages.channel.push.help', { most: MOST_SHOWN })}
        </Text>
      )}
    </fieldset>
  );
}
