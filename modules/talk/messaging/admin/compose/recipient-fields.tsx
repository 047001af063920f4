import type { ContractForm } from '@fachwerk/react/contract-form';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { List, Radio, Stack, Text } from '@mantine/core';
import type { RecipientCount } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../messages.module.css';
import { CustomerChoice } from './customer-choice.tsx';
import { RecipientKind, type Typed } from './draft.ts';
import { QueryFields } from './query-fields.tsx';

type Props = {
  readonly form: ContractForm<Typed, Typed>;
  /** Undefined while nobody has counted. */
  readonly counted: RecipientCount | undefined;
};

/** Who gets it, how many those are, and who falls out for which reason. */
export function RecipientFields({ form, counted }: Props) {
  const t = useText(adminDe);
  const { kind, channel } = form.values;
  const allWords = channel === 'push' ? 'messages.recipients.all.push' : 'messages.recipients.all';
  return (
    <fieldset className={classes.group}>
      <legend>{t('messages.recipients')}</legend>
      <Radio.Group
        aria-label={t('messages.recipients')}
        value={kind}
        onChange={(next) => form.set('kind', RecipientKind.options.find((each) => each === next) ?? 'all')}
      >
        <Stack gap="xs">
          {RecipientKind.options.map((value) => (
            <Radio key={value} value={value} label={t(value === 'all' ? allWords : `messages.recipients.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {kind === 'query' && <QueryFields form={form} />}
      {kind === 'manual' && (
        <CustomerChoice
          {...form.field('customerIds')}
          value={form.values.customerIds}
          onChange={(ids) => form.set('customerIds', ids)}
          isByMail={channel === 'email'}
        />
      )}
      <div role="status">{counted && <Counted counted={counted} />}</div>
    </fieldset>
  );
}

function Counted({ counted: { count, leftOut } }: { readonly counted: RecipientCount }) {
  const t = useText(adminDe);
  return (
    <>
      <Text fw={600}>{t('messages.count', { count: formatNumber(count) })}</Text>
      <List size="sm" c="dimmed">
        {leftOut.map(({ reason, count: people }) => (
          <List.Item key={reason}>{t(`messages.leftOut.${reason}`, { count: people })}</List.Item>
        ))}
      </List>
    </>
  );
}
