import { ALLERGENS } from '@fachwerk/catalog/contract-allergens';
import type { Allergen } from '@fachwerk/catalog/contract-facts';
import { Button } from '@fachwerk/site/button';
import { inputClass } from '@fachwerk/site/field';
import { Icon } from '@fachwerk/site/icon';
import { useText } from '@fachwerk/site/texts';
import type { MenuFilter } from '../../contract.ts';
import { filterFrom } from '../../rules/menu-filter.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './menu-tools.module.css';

type Props = {
  readonly filter: MenuFilter;
  readonly hasSearch: boolean;
  /** Food has allergens; a shop for screws has none. */
  readonly hasFood: boolean;
  /** Where a whole menu is here: it is filtered as one types. */
  readonly onFilter?: ((filter: MenuFilter) => void) | undefined;
};

/** Asked for most, each one tap away; the others lie behind them. */
const FIRST = ['gluten', 'milk', 'nuts'] as const;
const OTHERS: readonly Allergen[] = ALLERGENS.filter((each) => !FIRST.some((first) => first === each));

/** Asks for another address of the same page; with a script, and all of the menu at hand, it needs none. */
export function MenuTools({ filter, hasSearch, hasFood, onFilter }: Props) {
  const t = useText(siteDe);
  const { search, diet, without } = filter;
  const others = without.filter((each) => OTHERS.includes(each)).length;
  if (!hasSearch && !hasFood) return null;
  return (
    <search>
      <form
        method="get"
        className={css.tools}
        onInput={({ currentTarget }) => onFilter?.(filterFrom(queryFrom(currentTarget)))}
        onSubmit={(event) => {
          if (!onFilter) return;
          event.preventDefault();
          onFilter(filterFrom(queryFrom(event.currentTarget)));
        }}
      >
        {hasSearch && (
          <div className={css.search}>
            <label className="fw-hidden" htmlFor="suche">
              {t('menu.search')}
            </label>
            <input
              id="suche"
              name="suche"
              type="search"
              className={inputClass}
              defaultValue={search}
              placeholder={t('menu.search')}
              maxLength={80}
              enterKeyHint="search"
            />
            <Button kind="plain">{t('menu.search_button')}</Button>
          </div>
        )}
        {hasFood && (
          <div className={css.chips}>
            <fieldset>
              <legend className="fw-hidden">{t('menu.filter.diet')}</legend>
              {(['any', 'vegetarian', 'vegan'] as const).map((each) => (
                <label key={each} className={css.chip}>
                  <input type="radio" name="kost" value={each} defaultChecked={diet === each} />
                  {t(`menu.filter.${each}`)}
                </label>
              ))}
            </fieldset>
            <fieldset>
              <legend className="fw-hidden">{t('menu.filter.without')}</legend>
              {FIRST.map((each) => (
                <label key={each} className={css.chip}>
                  <input type="checkbox" name="ohne" value={each} defaultChecked={without.includes(each)} />
                  <Icon name="check" size={16} />
                  {t(`menu.filter.without_${each}`)}
                </label>
              ))}
            </fieldset>
            <details className={css.more} open={others > 0}>
              <summary className={css.chip}>{t('menu.filter.more')}</summary>
              <fieldset className={css.choices}>
                <legend>{t('menu.filter.without')}</legend>
                {OTHERS.map((each) => (
                  <label key={each}>
                    <input type="checkbox" name="ohne" value={each} defaultChecked={without.includes(each)} />
                    {t(`allergen.${each}`)}
                  </label>
                ))}
              </fieldset>
            </details>
            {!onFilter && <Button kind="plain">{t('menu.filter.apply')}</Button>}
          </div>
        )}
      </form>
    </search>
  );
}

const queryFrom = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]));
