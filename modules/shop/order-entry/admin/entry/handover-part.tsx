import { countryName } from '@fachwerk/base/format-number';
import { useAsk } from '@fachwerk/react/call';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { useMay } from '@fachwerk/react/session';
import { currentLocale, useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { tableApi } from '@fachwerk/shop/contract-table';
import type { DeliveryType } from '@fachwerk/shop/contract-way';
import { hasTimes } from '@fachwerk/shop/rules/way';
import { hasAddress } from '@fachwerk/shop-cart/rules/handover';
import { Radio, Select, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { type Caller, orderEntryApi, type Quote } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { Draft } from './draft.ts';
import classes from './entry.module.css';
import type { EntryErrors } from './use-entry.ts';

type Props = { draft: Draft; onChange: (next: Draft) => void; quote: Quote | undefined; errors: EntryErrors };

/** How it comes to the caller: the type, where to, when. */
export function HandoverPart(props: Props) {
  const t = useText(adminDe);
  const { draft, onChange, quote, errors } = props;
  const type = quote?.type ?? draft.handover.type;
  const write = (given: Partial<Draft['handover']>) =>
    onChange({ ...draft, handover: { ...draft.handover, ...given } });
  return (
    <section className={classes.part} aria-labelledby="entry-handover">
      <Title order={2} size="h4" id="entry-handover">
        {t('order_entry.handover')}
      </Title>
      <Radio.Group
        label={t('order_entry.type')}
        value={type ?? ''}
        error={errors['handover.type']}
        onChange={(next) => write({ type: next as DeliveryType, wishedAt: null })}
      >
        <div className={classes.choices}>
          {(quote?.types ?? []).map(({ type: each, whyNot }) => (
            <Radio key={each} value={each} label={t(`order_entry.type.${each}`)} description={whyNot?.sentence} />
          ))}
        </div>
      </Radio.Group>
      {type && hasAddress(type) && <AddressFields {...props} />}
      {type === 'totable' && <TableField draft={draft} onChange={onChange} />}
      {type && hasTimes(type) && <TimeField {...props} type={type} />}
      <TextInput
        label={t('order_entry.note')}
        maxLength={300}
        value={draft.handover.note}
        onChange={(event) => write({ note: event.currentTarget.value })}
      />
    </section>
  );
}

const wordsOf = ({ street, addition, postcode, city }: Caller['addresses'][number]) =>
  `${[street, addition].filter(Boolean).join(', ')}, ${postcode} ${city}`;

function AddressFields({ draft, onChange, quote, errors }: Props) {
  const t = useText(adminDe);
  const { handover, caller } = draft;
  const field = (name: 'street' | 'addition' | 'postcode' | 'city', maxLength: number) => ({
    label: t(`order_entry.${name}`),
    value: handover[name],
    maxLength,
    autoComplete: 'off',
    error: errors[`handover.${name}`],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...draft, handover: { ...handover, [name]: event.currentTarget.value } }),
  });
  const known = caller?.addresses ?? [];
  const unserved = quote?.open.find(({ code }) => code === 'shop.postcode_not_served')?.sentence;
  return (
    <Stack gap="sm">
      {known.length > 1 && (
        <Select
          {...LIGHT_SELECT}
          label={t('order_entry.known_address')}
          data={known.map((each, at) => ({ value: String(at), label: wordsOf(each) }))}
          value={String(
            known.findIndex(({ street, postcode }) => street === handover.street && postcode === handover.postcode),
          )}
          onChange={(at) => onChange({ ...draft, handover: { ...handover, ...known[Number(at)] } })}
        />
      )}
      {quote && quote.countries.length > 1 && (
        <Select
          {...LIGHT_SELECT}
          label={t('order_entry.country')}
          data={quote.countries.map((value) => ({ value, label: countryName(value, currentLocale()) }))}
          value={quote.country}
          error={errors['handover.country']}
          onChange={(country) => onChange({ ...draft, handover: { ...handover, country: country ?? '' } })}
        />
      )}
      <SimpleGrid cols={2} spacing="sm">
        <TextInput
          inputMode="numeric"
          {...field('postcode', 12)}
          error={errors['handover.postcode'] ?? unserved}
          description={quote?.areaName ? t('order_entry.area', { area: quote.areaName }) : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <TextInput {...field('city', 80)} />
        <TextInput {...field('street', 120)} />
        <TextInput {...field('addition', 120)} placeholder={t('order_entry.addition_help')} />
      </SimpleGrid>
    </Stack>
  );
}

function TableField({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  const t = useText(adminDe);
  const tables = useAsk(tableApi.list, {}, { isEnabled: useMay('shop.read') }).data?.tables ?? [];
  return (
    <Select
      {...LIGHT_SELECT}
      searchable
      label={t('order_entry.table')}
      data={tables.map(({ name }) => name)}
      value={draft.tableName || null}
      onChange={(tableName) => onChange({ ...draft, tableName: tableName ?? '' })}
    />
  );
}

const ASAP = 'asap';

function TimeField({ draft, onChange, errors, type }: Props & { type: DeliveryType }) {
  const t = useText(adminDe);
  const { data } = useAsk(orderEntryApi.times, { type });
  const { wishedAt } = draft.handover;
  const soonest = data?.soonestAt;
  return (
    <>
      <Select
        {...LIGHT_SELECT}
        searchable
        label={t('order_entry.time')}
        error={errors['handover.wishedAt']}
        value={wishedAt?.toISOString() ?? ASAP}
        data={[
          {
            value: ASAP,
            label: soonest
              ? t('order_entry.asap_at', { time: formatTime(soonest, 'weekdayTime') })
              : t('order_entry.asap'),
            disabled: data !== undefined && !soonest,
          },
          ...(data?.times ?? []).map(({ from }) => ({
            value: from.toISOString(),
            label: formatTime(from, 'weekdayTime'),
          })),
        ]}
        onChange={(next) =>
          onChange({
            ...draft,
            handover: { ...draft.handover, wishedAt: !next || next === ASAP ? null : new Date(next) },
          })
        }
      />
      {data && !soonest && data.times.length === 0 && (
        <Text size="sm" c="warn">
          {t('order_entry.no_time')}
        </Text>
      )}
    </>
  );
}
