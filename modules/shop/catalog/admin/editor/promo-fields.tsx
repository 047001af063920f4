import { cents } from '@fachwerk/base/money';
import { DateField } from '@fachwerk/react/date-field';
import { formatMoney } from '@fachwerk/react/money';
import { translate, useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { Switch, Text, TextInput } from '@mantine/core';
import type { PricePeriod } from '../../contract.ts';
import { lowestPriceBefore, withBasePrice } from '../../rules/item-price.ts';
import { whyNotPromo } from '../../rules/promo.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './editor.module.css';
import type { ItemFormState } from './item-values.ts';
import { dataFrom } from './item-values.ts';

type Props = { form: ItemFormState; prices: readonly PricePeriod[] };

/** A lower price for a while; whether the law allows it is said while one types. */
export function PromoFields({ form, prices }: Props) {
  const t = useText(adminDe);
  return (
    <>
      <Switch label={t('catalog.promo.on')} {...form.check('hasPromo')} />
      {form.values.hasPromo && (
        <>
          <div className={classes.row}>
            <TextInput
              label={t('item.field.promoPrice')}
              required
              inputMode="decimal"
              rightSection="€"
              className={classes.short ?? ''}
              {...form.field('promoPrice')}
            />
            <DateField
              withTime
              label={t('catalog.promo.from')}
              required
              className={classes.wide ?? ''}
              {...form.field('promoFrom')}
            />
            <DateField
              withTime
              label={t('catalog.promo.to')}
              required
              className={classes.wide ?? ''}
              {...form.field('promoTo')}
            />
          </div>
          <PromoNote form={form} prices={prices} />
        </>
      )}
    </>
  );
}

/** The lowest price of the thirty days before, or why it is no promo at all. */
function PromoNote({ form, prices }: Props) {
  const t = useText(adminDe);
  const now = useNow();
  const data = dataFrom(form.values);
  if (!data.promo) return null;
  // Saved now, it begins now at the earliest.
  const promo = data.promo.from < now ? { ...data.promo, from: now } : data.promo;
  const history = withBasePrice(prices, data.priceCents, now);
  const refusal = whyNotPromo({ item: data, promo, history, now })?.fields[0];
  const lowest = lowestPriceBefore(history, promo.from);
  return (
    <div className={classes.note} role="status">
      <Text size="sm">
        {lowest === null
          ? t('catalog.promo.lowest_none')
          : t('catalog.promo.lowest', { price: formatMoney(cents(lowest)) })}
      </Text>
      {refusal && (
        <Text size="sm" c="danger">
          {translate(refusal.code, refusal.params)}
        </Text>
      )}
    </div>
  );
}
