import { cents, centsFromText } from '@fachwerk/base/money';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { formatMoney } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import type { InvoiceTo, TipChoice } from '@fachwerk/shop-cart/contract';
import { Checkbox, Select, SimpleGrid, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import type { Quote } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { Draft } from './draft.ts';
import classes from './entry.module.css';
import type { EntryErrors } from './use-entry.ts';

type Props = { draft: Draft; onChange: (next: Draft) => void; quote: Quote | undefined; errors: EntryErrors };

/** What the till asks beside: a coupon, a tip, an invoice to a company. */
export function BesidesPart(props: Props) {
  const t = useText(adminDe);
  const { draft, onChange, quote } = props;
  const { voucher, tips } = quote ?? {};
  return (
    <section className={classes.part} aria-labelledby="entry-besides">
      <Title order={2} size="h4" id="entry-besides">
        {t('order_entry.besides')}
      </Title>
      <TextInput
        label={t('order_entry.voucher')}
        maxLength={40}
        autoComplete="off"
        value={draft.voucherCode}
        description={voucher && !voucher.whyNot ? voucher.title : undefined}
        error={draft.voucherCode.trim() && voucher?.whyNot ? voucher.whyNot.sentence : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(event) => onChange({ ...draft, voucherCode: event.currentTarget.value })}
      />
      {tips?.isOffered && <TipFields tips={tips} tip={draft.tip} onTip={(tip) => onChange({ ...draft, tip })} />}
      <InvoiceFields {...props} />
    </section>
  );
}

const OWN = 'cents';

type TipProps = { tips: Quote['tips']; tip: TipChoice; onTip: (tip: TipChoice) => void };

function TipFields({ tips, tip, onTip }: TipProps) {
  const t = useText(adminDe);
  const [typed, setTyped] = useState('');
  const choices: readonly (readonly [string, TipChoice])[] = [
    [t('order_entry.tip_none'), { kind: 'none', value: 0 }],
    ...tips.percents.map(
      (value) => [t('order_entry.tip_percent', { percent: value }), { kind: 'percent', value }] as const,
    ),
    ...(tips.mayRoundUp ? [[t('order_entry.tip_round_up'), { kind: 'round_up', value: 0 }] as const] : []),
    [t('order_entry.tip_own'), { kind: 'cents', value: 0 }],
  ];
  const keyOf = ({ kind, value }: TipChoice) => (kind === 'percent' ? `percent ${value}` : kind);
  return (
    <SimpleGrid cols={2} spacing="sm">
      <Select
        {...LIGHT_SELECT}
        label={t('order_entry.tip')}
        data={choices.map(([label, wish]) => ({ value: keyOf(wish), label }))}
        value={keyOf(tip)}
        onChange={(next) => {
          setTyped('');
          onTip(choices.find(([, wish]) => keyOf(wish) === next)?.[1] ?? choices[0]![1]);
        }}
      />
      {tip.kind === OWN && (
        <TextInput
          label={t('order_entry.tip_amount')}
          inputMode="decimal"
          placeholder={formatMoney(cents(200))}
          value={typed}
          error={typed !== '' && centsFromText(typed) === null ? t('order_entry.check_field') : undefined}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            onTip({ kind: 'cents', value: centsFromText(event.currentTarget.value) ?? 0 });
          }}
        />
      )}
    </SimpleGrid>
  );
}

const NO_COMPANY: InvoiceTo = { company: '', vatId: '', street: '', postcode: '', city: '' };
const FIELDS = ['company', 'vatId', 'street', 'postcode', 'city'] as const;
const LONGEST: Readonly<Record<(typeof FIELDS)[number], number>> = {
  company: 120,
  vatId: 20,
  street: 120,
  postcode: 12,
  city: 80,
};

function InvoiceFields({ draft, onChange, errors }: Props) {
  const t = useText(adminDe);
  const { invoiceTo } = draft.handover;
  const write = (next: InvoiceTo | null) => onChange({ ...draft, handover: { ...draft.handover, invoiceTo: next } });
  return (
    <>
      <Checkbox
        label={t('order_entry.invoice_to')}
        checked={invoiceTo !== null}
        onChange={(event) => write(event.currentTarget.checked ? NO_COMPANY : null)}
      />
      {invoiceTo && (
        <SimpleGrid cols={2} spacing="sm">
          {FIELDS.map((name) => (
            <TextInput
              key={name}
              label={t(`order_entry.invoice_${name}`)}
              maxLength={LONGEST[name]}
              autoComplete="off"
              value={invoiceTo[name]}
              error={errors[`handover.invoiceTo.${name}`]}
              onChange={(event) => write({ ...invoiceTo, [name]: event.currentTarget.value })}
            />
          ))}
        </SimpleGrid>
      )}
    </>
  );
}
