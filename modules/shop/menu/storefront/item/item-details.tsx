import { formatMoney } from '@fachwerk/base/format-number';
import { formatDuration } from '@fachwerk/base/format-time';
import { textIn } from '@fachwerk/base/translated';
import { shownAllergens } from '@fachwerk/catalog/rules/allergens';
import { deliveryDaysWords } from '@fachwerk/shop/rules/fares';
import { type Fact, Facts } from '@fachwerk/site/facts';
import { useLanguage, useLocale, useText } from '@fachwerk/site/texts';
import type { ShownItem } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './item-details.module.css';

/** Below what one buys it with: what it is, its facts, and who answers for it (GPSR Art. 19). */
export function ItemDetails({ item }: { readonly item: ShownItem }) {
  const t = useText(siteDe);
  const { card } = item;
  const facts = useItemFacts(item);
  const safety = useSafety(item);
  const shipping = useShipping(item);
  return (
    <div className={css.details}>
      {card.description && (
        <section className={css.part} aria-labelledby="beschreibung">
          <h2 id="beschreibung">{t('menu.item.description')}</h2>
          <p className={css.words}>{card.description}</p>
        </section>
      )}
      {facts.length > 0 && (
        <section className={css.part} aria-labelledby="angaben">
          <h2 id="angaben">{t('menu.item.facts')}</h2>
          <Facts facts={facts} />
        </section>
      )}
      {shipping.length > 0 && (
        <section className={css.part} aria-labelledby="versand">
          <h2 id="versand">{t('menu.item.shipping')}</h2>
          <Facts facts={shipping} />
          <p className={css.more}>
            <a href="/shop/versand">{t('menu.item.all_fares')}</a>
          </p>
        </section>
      )}
      {safety.length > 0 && (
        <section className={css.part} aria-labelledby="sicherheit">
          <h2 id="sicherheit">{t('menu.safety.title')}</h2>
          <Facts facts={safety} />
        </section>
      )}
    </div>
  );
}

function useItemFacts({ card, offer }: ShownItem): readonly Fact[] {
  const t = useText(siteDe);
  const locale = useLocale();
  const allergens = shownAllergens(card.allergens);
  const isFood = card.isMeal || card.hasNoAllergens || allergens.length > 0;
  const facts: readonly Fact[] = [
    { label: t('menu.fact.number'), value: offer.number },
    {
      label: t('menu.fact.duration'),
      value: card.isService && card.durationMinutes > 0 && formatDuration(card.durationMinutes, locale),
    },
    { label: t('menu.fact.age'), value: card.minimumAge > 0 && t('menu.age', { age: card.minimumAge }) },
    {
      label: t('menu.fact.allergens'),
      value:
        isFood &&
        (allergens.length > 0
          ? allergens.map((each) => t(`allergen.${each}`)).join(', ')
          : t(card.hasNoAllergens ? 'menu.fact.allergens_none' : 'menu.fact.allergens_unsaid')),
    },
    { label: t('menu.fact.additives'), value: card.additives.map((each) => t(`additive.${each}`)).join(', ') },
  ];
  return facts.filter(({ value }) => Boolean(value));
}

/** What one piece costs to be sent, and when it arrives; of one zone alone the price above says it. */
function useShipping({ zoneFares }: ShownItem): readonly Fact[] {
  const t = useText(siteDe);
  const locale = useLocale();
  if (zoneFares.length < 2) return [];
  const money = (cents: number) => formatMoney(cents, locale);
  return zoneFares.map(({ name, cents, freeFromCents, deliveryDays }) => {
    const days = deliveryDays && deliveryDaysWords(deliveryDays);
    const words = [
      cents === 0 ? t('menu.fares.free') : money(cents),
      cents > 0 && freeFromCents !== null && t('menu.fare.free_from', { price: money(freeFromCents) }),
      days && t(days.key, days.params),
    ];
    return { label: name, value: words.filter(Boolean).join(', ') };
  });
}

function useSafety({ offer: { safety } }: ShownItem): readonly Fact[] {
  const t = useText(siteDe);
  const language = useLanguage();
  const { isExempt, manufacturer, responsible, warnings } = safety;
  if (isExempt) return [];
  const named = ({ name, address, contact }: typeof manufacturer) =>
    [name, address, contact].filter(Boolean).join(', ');
  const facts: readonly Fact[] = [
    { label: t('menu.safety.manufacturer'), value: named(manufacturer) },
    { label: t('menu.safety.responsible'), value: named(responsible) },
    { label: t('menu.safety.warnings'), value: textIn(warnings, language) },
  ];
  return facts.filter(({ value }) => Boolean(value));
}
