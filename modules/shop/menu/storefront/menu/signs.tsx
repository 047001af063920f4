import { shownAllergens } from '@fachwerk/catalog/rules/allergens';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { MenuCard } from '../../contract.ts';
import { signOf } from '../../rules/legend.ts';
import { timesInWords } from '../../rules/offer-times.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './signs.module.css';

type Signed = Pick<MenuCard, 'diet' | 'spicy' | 'minimumAge' | 'left' | 'whyNot' | 'times'>;

/** Words, never colour alone: what it is, how much is left, why it cannot be had. */
export function Signs({ card }: { readonly card: Signed }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const { diet, spicy, minimumAge, left, whyNot, times } = card;
  const signs = [
    whyNot === 'item.sold_out' && { kind: 'out', words: t('menu.sold_out') },
    whyNot === 'item.not_now' && { kind: 'out', words: t('menu.not_now') },
    times.length > 0 && { kind: 'plain', words: t('menu.not_now_times', { times: timesInWords(times, locale) }) },
    left !== null && { kind: 'few', words: t('menu.left', { count: left }) },
    diet === 'vegan' && { kind: 'plant', words: t('menu.vegan') },
    diet === 'vegetarian' && { kind: 'plant', words: t('menu.vegetarian') },
    spicy > 0 && { kind: 'plain', words: t(`menu.spicy_${spicy as 1 | 2 | 3}`) },
    minimumAge > 0 && { kind: 'plain', words: t('menu.age', { age: minimumAge }) },
  ].filter((each) => each !== false);
  if (signs.length === 0) return null;
  return (
    <ul className={css.signs}>
      {signs.map(({ kind, words }) => (
        <li key={words} data-kind={kind}>
          {words}
        </li>
      ))}
    </ul>
  );
}

/** "A, G · 2": short for who sees it, in words for who hears it. */
export function Labels({
  card,
  isInline = false,
}: {
  readonly card: Pick<MenuCard, 'allergens' | 'additives'>;
  readonly isInline?: boolean;
}) {
  const t = useText(siteDe);
  const { additives } = card;
  const allergens = shownAllergens(card.allergens);
  if (allergens.length + additives.length === 0) return null;
  const names = [
    allergens.length > 0 &&
      t('menu.allergens_of', { names: allergens.map((each) => t(`allergen.${each}`)).join(', ') }),
    additives.length > 0 &&
      t('menu.additives_of', { names: additives.map((each) => t(`additive.${each}`)).join(', ') }),
  ].filter(Boolean);
  const Part = isInline ? 'span' : 'p';
  return (
    <Part className={css.labels}>
      <span aria-hidden="true">{[...allergens, ...additives].map(signOf).join(', ')}</span>
      <span className="fw-hidden">{names.join('. ')}</span>
    </Part>
  );
}
