import { ALLERGENS } from '@fachwerk/catalog/contract-allergens';
import { Button } from '@fachwerk/site/button';
import { inputClass } from '@fachwerk/site/field';
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

/** Asks for another address of the same page; with a script, and all of the menu at hand, it needs none. */
export function MenuTools({ filter, hasSearch, hasFood, onFilter }: Props) {
  const t = useText(siteDe);
  const { search, diet, without } = filter;
  const count = without.length + (diet === 'any' ? 0 : 1);
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
          <details className={css.filter} open={count > 0}>
            <summary>{count > 0 ? t('menu.filter_count', { count }) : t('menu.filter')}</summary>
            <div className={css.choices}>
              <fieldset>
                <legend>{t('menu.filter.diet')}</legend>
                {(['any', 'vegetarian', 'vegan'] as const).map((each) => (
                  <label key={each}>
                    <input type="radio" name="kost" value={each} defaultChecked={diet === each} />
                    {t(`menu.filter.${each}`)}
                  </label>
                ))}
              </fieldset>
              <fieldset>
                <legend>{t('menu.filter.without')}</legend>
                {ALLERGENS.map((each) => (
                  <label key={each}>
                    <input type="checkbox" name="ohne" value={each} defaultChecked={without.includes(each)} />
                    {t(`allergen.${each}`)}
                  </label>
                ))}
              </fieldset>
              <div className={css.buttons}>
                <Button kind="plain">{t('menu.filter.apply')}</Button>
              </div>
            </div>
          </details>
        )}
      </form>
    </search>
  );
}

const queryFrom = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]));
