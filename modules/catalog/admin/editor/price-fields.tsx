import { cents, centsFromText } from '@fachwerk/base/money';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { formatMoney } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { Select, Text, TextInput } from '@mantine/core';
import type { PricePeriod } from '../../contract.ts';
import { ContentUnit, VatKind } from '../../contract-facts.ts';
import { unitPrice } from '../../rules/unit-price.ts';
import { vatPercent } from '../../rules/vat.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './editor.module.css';
import type { ItemFormState } from './item-values.ts';
import { dataFrom } from './item-values.ts';
import { LIGHT_SELECT } from './light-select.ts';
import { PriceHistory } from './price-history.tsx';
import { PromoFields } from './promo-fields.tsx';

type Props = { form: ItemFormState; prices: readonly PricePeriod[] };

export function PriceFields({ form, prices }: Props) {
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
      <PromoFields form={form} prices={prices} />
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
