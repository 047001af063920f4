import { useAsk } from '@fachwerk/react/call';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { DateField } from '@fachwerk/react/date-field';
import { useText } from '@fachwerk/react/texts';
import { Group, Radio, Text } from '@mantine/core';
import { messageApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../messages.module.css';
import type { Typed } from './draft.ts';

/** Now or later; and when nothing leaves. */
export function WhenFields({ form }: { readonly form: ContractForm<Typed, Typed> }) {
  const t = useText(adminDe);
  const quiet = useAsk(messageApi.quietHours, {}).data;
  const { isLater } = form.values;
  return (
    <fieldset className={classes.group}>
      <legend>{t('messages.when')}</legend>
      <Radio.Group
        aria-label={t('messages.when')}
        value={isLater ? 'later' : 'now'}
        onChange={(next) => form.set('isLater', next === 'later')}
      >
        <Group>
          {(['now', 'later'] as const).map((value) => (
            <Radio key={value} value={value} label={t(`messages.when.${value}`)} />
          ))}
        </Group>
      </Radio.Group>
      {isLater && <DateField withTime label={t('messages.when.at')} {...form.field('at')} />}
      {quiet && quiet.fromHour !== quiet.untilHour && (
        <Text size="sm" c="dimmed">
          {t('messages.when.quiet', { from: quiet.fromHour, until: quiet.untilHour })}
        </Text>
      )}
    </fieldset>
  );
}
