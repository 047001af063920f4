import { cents, centsFromText } from '@fachwerk/base/money';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { formatMoney, Money } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime, useNow } from '@fachwerk/react/time';
import { Select, Text, TextInput } from '@mantine/core';
import type { PricePeriod } from '../../contract.ts';
import { ContentUnit, VatKind } from '../../contract-facts.ts';
import { unitPrice } from '../../rules/unit-price.ts';
import { vatPercent } from '../../rules/vat.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './editor.module.css';
import type { ItemFormState } from './item-values.ts';
import { dataFrom } from './item-values.ts';
import { PromoFields } from './promo-fields.tsx';

type Props = { form: ItemFormState; prices: readonly PricePeriod[]; hasVariants: boolean };

export function PriceFields({ form, prices, hasVariants }: Props) {
  const t = useText(adminDe);
  const now = useNow();
  return (
    <>
      <Select
        {...LIGHT_SELECT}
        label={t('item.field.vatKind')}
        description={t('catalog.vat.help')}
        {...HELP_BELOW}
        data={VatKind.options.map((value) => ({
          value,
          label: t(`catalog.vat.${value}`, { percent: vatPercent(value, now) }),
        }))}
        className={classes.wide ?? ''}
        {...form.field('vatKind')}
      />
      <div className={classes.row}>
        <TextInput
          label={t('item.field.contentAmount')}
          inputMode="decimal"
          description={t('catalog.content.help')}
          {...HELP_BELOW}
          className={classes.short ?? ''}
          {...form.field('contentAmount')}
        />
        <Select
          {...LIGHT_SELECT}
          label={t('item.field.contentUnit')}
          data={ContentUnit.options.map((value) => ({ value, label: t(`catalog.unit.${value}`) }))}
          className={classes.short ?? ''}
          {...form.field('contentUnit')}
        />
        <TextInput
          label={t('item.field.deposit')}
          inputMode="decimal"
          rightSection="€"
          description={t('catalog.deposit.help')}
          {...HELP_BELOW}
          className={classes.wide ?? ''}
          {...form.field('deposit')}
        />
      </div>
      <UnitPriceNote form={form} />
      {!hasVariants && <PromoFields form={form} prices={prices} />}
      <PriceHistory prices={prices} />
    </>
  );
}

/** The Grundpreis as customers will read it, while one types. */
function UnitPriceNote({ form }: Pick<Props, 'form'>) {
  const t = useText(adminDe);
  const { content } = dataFrom(form.values);
  const price = centsFromText(form.values.price);
  if (!content || price === null) return null;
  const each = unitPrice(price, content);
  return (
    <Text size="sm" className={classes.note ?? ''}>
      {t('catalog.content.price', { price: formatMoney(cents(each.cents)), unit: t(`catalog.unit.${each.per}`) })}
    </Text>
  );
}

const SHOWN = 6;

/** What it has cost, the newest first. */
function PriceHistory({ prices }: { prices: readonly PricePeriod[] }) {
  const t = useText(adminDe);
  if (prices.length < 2) return null;
  const spanOf = ({ from, to }: PricePeriod) =>
    to
      ? t('catalog.history.span', { from: formatDateTime(from), to: formatDateTime(to) })
      : t('catalog.history.from', { from: formatDateTime(from) });
  return (
    <div>
      <Text size="sm" fw={500}>
        {t('catalog.history')}
      </Text>
      <ul className={classes.history}>
        {prices.slice(0, SHOWN).map((period) => (
          <li key={`${period.kind} ${period.from.toISOString()} ${period.cents}`}>
            <Money amount={cents(period.cents)} />
            <Text component="span" size="sm" c="dimmed">
              {[spanOf(period), period.kind === 'promo' && t('catalog.history.promo')].filter(Boolean).join(', ')}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
