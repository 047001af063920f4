import { useText } from '@fachwerk/site/texts';
import type { MenuCard } from '../../contract.ts';
import { legendOf, signOf } from '../../rules/legend.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './legend.module.css';

/** What the letters and numbers on the cards stand for. */
export function Legend({ cards }: { readonly cards: readonly Pick<MenuCard, 'allergens' | 'additives'>[] }) {
  const t = useText(siteDe);
  const { allergens, additives } = legendOf(cards);
  if (allergens.length + additives.length === 0) return null;
  return (
    <section className={css.legend} aria-labelledby="legende">
      <h2 id="legende">{t('menu.legend')}</h2>
      <p>{t('menu.legend_what')}</p>
      <ul>
        {allergens.map((each) => (
          <li key={each}>
            <strong>{signOf(each)}</strong> {t(`allergen.${each}`)}
          </li>
        ))}
        {additives.map((each) => (
          <li key={each}>
            <strong>{signOf(each)}</strong> {t(`additive.${each}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
