import { formatMoney } from '@fachwerk/base/format-number';
import { textIn } from '@fachwerk/base/translated';
import { isSoldOutAt } from '@fachwerk/catalog/rules/item';
import type { Choice, OfferExtra, OfferExtraGroup, OfferVariant } from '@fachwerk/item-options/contract';
import { surchargeOf } from '@fachwerk/item-options/rules/extra-price';
import { useLanguage, useLocale, useText } from '@fachwerk/site/texts';
import { FIELDS } from '../../rules/form-choice.ts';
import { siteDe } from '../../texts/site.de.ts';
import { Labels } from '../menu/signs.tsx';
import css from './choice-form.module.css';
import { Quantity } from './quantity.tsx';

type Props = {
  readonly group: OfferExtraGroup;
  readonly chosen: Choice;
  /** The one that is chosen: extras may cost more in a larger size. */
  readonly variant: OfferVariant | null;
  /** Somebody wanted to go on: what is missing is marked now. */
  readonly isTried: boolean;
  readonly now: Date;
};

/** Exactly one is a choice, each once is a tick, several of the same are a number. What is full cannot be taken further. */
export function ExtraGroup({ group, chosen, variant, isTried, now }: Props) {
  const t = useText(siteDe);
  const language = useLanguage();
  const { minimum, maximum, mostOfSame, extras } = group;
  const taken = new Map(chosen.extras.map(({ extraId, quantity }) => [extraId, quantity]));
  const count = extras.reduce((sum, { id }) => sum + (taken.get(id) ?? 0), 0);
  const isOne = minimum === 1 && maximum === 1;
  const rule =
    minimum === 0
      ? t('menu.item.up_to', { count: maximum })
      : minimum === maximum
        ? t('menu.item.exactly', { count: minimum })
        : t('menu.item.between', { minimum, maximum });
  return (
    <fieldset className={css.group} data-is-short={(isTried && count < minimum) || undefined}>
      <legend>
        {textIn(group.name, language)}
        <small>
          {rule}
          {mostOfSame > 1 && maximum > 1 && `, ${t('menu.item.each_up_to', { count: mostOfSame })}`}
        </small>
      </legend>
      {extras.map((extra) => {
        const isOut = isSoldOutAt({ ...extra, stock: null }, now);
        const own = taken.get(extra.id) ?? 0;
        const isFull = !isOne && own === 0 && count >= maximum;
        if (mostOfSame > 1 && !isOne)
          return (
            <div key={extra.id} className={css.option} data-is-out={isOut || undefined}>
              <ExtraWords extra={extra} variant={variant} isOut={isOut} />
              <Quantity
                name={FIELDS.extra(extra.id)}
                value={own}
                least={0}
                most={isOut ? 0 : Math.min(mostOfSame, own + Math.max(0, maximum - count))}
                label={t('menu.item.amount_of', { name: textIn(extra.name, language) })}
              />
            </div>
          );
        return (
          <label key={extra.id} className={css.option} data-is-out={isOut || undefined}>
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={isOne ? FIELDS.group(group.id) : FIELDS.extra(extra.id)}
              value={isOne ? extra.id : '1'}
              defaultChecked={own > 0}
              disabled={isOut || isFull}
            />
            <ExtraWords extra={extra} variant={variant} isOut={isOut} />
          </label>
        );
      })}
    </fieldset>
  );
}

type WordsProps = { readonly extra: OfferExtra; readonly variant: OfferVariant | null; readonly isOut: boolean };

function ExtraWords({ extra, variant, isOut }: WordsProps) {
  const t = useText(siteDe);
  const locale = useLocale();
  const language = useLanguage();
  const surcharge = surchargeOf(extra, variant);
  return (
    <>
      <span className={css.words}>
        {textIn(extra.name, language)}
        {isOut && <small>{t('menu.item.variant_out')}</small>}
        <Labels card={extra} isInline />
      </span>
      <span className="fw-figures">
        {surcharge > 0 && t('menu.item.surcharge', { price: formatMoney(surcharge, locale) })}
      </span>
    </>
  );
}
