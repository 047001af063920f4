import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import type { PricePeriod } from '../../contract.ts';
import { shownAllergens } from '../../rules/allergens.ts';
import { vatPercent } from '../../rules/vat.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { FoodFields } from './food-fields.tsx';
import { FoldedSection } from './form-section.tsx';
import type { ItemFormState } from './item-values.ts';
import { LawFields } from './law-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { TimesFields } from './times-fields.tsx';

type Props = { form: ItemFormState; prices: readonly PricePeriod[]; hasVariants: boolean };

const PRICE = ['vatKind', 'contentAmount', 'contentUnit', 'deposit', 'promoPrice', 'promoFrom', 'promoTo'];
const FOOD = ['allergens', 'additives', 'diet', 'spicy'];
const LAW = ['deliveryDays', 'weightGrams', 'safety'];
const MORE = ['number', 'ean', 'hashtags', 'links', 'minimumAge', 'isService', 'durationMinutes'];

/** What most items need once or never, folded; each says what is set in it. */
export function FurtherFields({ form, prices, hasVariants }: Props) {
  const t = useText(adminDe);
  const summary = useSummaries(form);
  const { values } = form;
  return (
    <>
      <FoldedSection title={t('catalog.section.price')} summary={summary.price} form={form} fields={PRICE}>
        <PriceFields form={form} prices={prices} hasVariants={hasVariants} />
      </FoldedSection>
      <FoldedSection title={t('catalog.section.food')} summary={summary.food} form={form} fields={FOOD}>
        <FoodFields form={form} />
      </FoldedSection>
      <FoldedSection title={t('catalog.section.law')} summary={summary.law} form={form} fields={LAW}>
        <LawFields form={form} />
      </FoldedSection>
      <FoldedSection title={t('catalog.times')} summary={summary.times} form={form} fields={['availability']}>
        <TimesFields
          value={values.availability}
          errors={form.errors}
          idOf={form.idOf}
          onChange={(availability) => form.set('availability', availability)}
        />
      </FoldedSection>
      <FoldedSection title={t('catalog.section.more')} summary={summary.more} form={form} fields={MORE}>
        <MoreFields form={form} />
      </FoldedSection>
    </>
  );
}

function useSummaries({ values }: ItemFormState) {
  const t = useText(adminDe);
  const now = useNow();
  const joined = (parts: readonly (string | false)[]) => parts.filter(Boolean).join(' · ');
  const { deliveryDays, weightGrams, allergens, availability } = values;
  return {
    price: joined([
      t(`catalog.vat.${values.vatKind}`, { percent: vatPercent(values.vatKind, now) }),
      values.contentAmount !== '' && `${values.contentAmount} ${t(`catalog.unit.${values.contentUnit}`)}`,
      values.deposit !== '' && t('catalog.summary.deposit', { price: values.deposit }),
      values.hasPromo && t('catalog.summary.promo', { price: values.promoPrice }),
    ]),
    food: joined([
      values.hasNoAllergens && t('item.field.hasNoAllergens'),
      allergens.length > 0 &&
        shownAllergens(allergens)
          .map((name) => t(`allergen.${name}`))
          .join(', '),
      !values.hasNoAllergens && allergens.length === 0 && t('catalog.summary.no_allergens'),
      values.diet !== 'any' && t(`catalog.diet.${values.diet}`),
    ]),
    law: joined([
      deliveryDays !== null && t('catalog.summary.days', { from: deliveryDays.from, to: deliveryDays.to }),
      weightGrams !== null && t('catalog.summary.weight', { weight: formatNumber(weightGrams / 1000) }),
      values.safety.manufacturer.name !== '' && values.safety.manufacturer.name,
      deliveryDays === null && values.safety.manufacturer.name === '' && t('catalog.summary.as_shop'),
    ]),
    times:
      availability.length === 0
        ? t('catalog.times.always')
        : t('catalog.summary.times', { count: availability.length }),
    more: joined([values.number, values.ean, values.hashtags]) || t('catalog.summary.more'),
  };
}
