import { Button } from '@fachwerk/site/button';
import { useHydrated } from '@fachwerk/site/clock';
import { inputClass } from '@fachwerk/site/field';
import { Icon } from '@fachwerk/site/icon';
import { useText } from '@fachwerk/site/texts';
import { type ReactNode, useRef } from 'react';
import type { MenuCategory, MenuFilter } from '../../contract.ts';
import { countFacets, eurosOf, filterFrom, sortName } from '../../rules/menu-filter.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './facet-panel.module.css';
import type { Found } from './use-found.ts';

type Props = {
  readonly found: Found;
  readonly categories: readonly MenuCategory[];
  /** On the page of a category nobody chooses among them. */
  readonly categoryId: string | null;
  readonly path: string;
  readonly onFilter: (filter: MenuFilter) => void;
};

/** Of a long list of values the first are seen. */
const FIRST_VALUES = 8;

/** By what a large menu is narrowed: beside the list, and on a phone a sheet that the browser itself opens. Without a script a form. */
export function FacetPanel({ found, categories, categoryId, path, onFilter }: Props) {
  const t = useText(siteDe);
  const isHydrated = useHydrated();
  const panel = useRef<HTMLFormElement>(null);
  const { facets, filter } = found;
  if (!facets) return null;
  const count = countFacets(filter);
  const named = facets.categories.flatMap((each) => {
    const category = categories.find(({ id }) => id === each.id);
    return category ? [{ ...each, name: category.name }] : [];
  });
  const hasCategories = categoryId === null && (filter.search !== '' || count > 0) && named.length > 1;
  const hasDiet = facets.diets.vegan !== 0 || facets.diets.vegetarian !== 0 || filter.diet !== 'any';
  const change = (form: HTMLFormElement) =>
    onFilter(
      filterFrom(
        new URLSearchParams([...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)])),
      ),
    );
  return (
    <form
      ref={panel}
      id="filter"
      popover="auto"
      method="get"
      action={path}
      className={css.panel}
      aria-label={t('menu.filter')}
      onChange={({ currentTarget }) => change(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        change(event.currentTarget);
        panel.current?.hidePopover?.();
      }}
    >
      <header className={css.head}>
        <h2>{t('menu.filter')}</h2>
        <button type="button" popoverTarget="filter" popoverTargetAction="hide" className={css.close}>
          <Icon name="close" />
          <span className="fw-hidden">{t('menu.item.close')}</span>
        </button>
      </header>
      {filter.search && <input type="hidden" name="suche" value={filter.search} />}
      {filter.sort !== 'best' && <input type="hidden" name="sortierung" value={sortName(filter.sort)} />}
      <label className={css.choice}>
        <input type="checkbox" name="lieferbar" value="1" checked={filter.isAvailable} onChange={() => {}} />
        <span>{t('menu.facet.available')}</span>
        <Count count={facets.available} />
      </label>
      <fieldset className={css.facet}>
        <legend>{t('menu.facet.price')}</legend>
        <div className={css.range}>
          <Euros name="ab" label={t('menu.facet.from')} cents={filter.fromCents} usual={facets.cents?.least ?? null} />
          <Euros name="bis" label={t('menu.facet.to')} cents={filter.toCents} usual={facets.cents?.most ?? null} />
        </div>
      </fieldset>
      {hasCategories && (
        <Facet title={t('menu.categories')} isOpen>
          {named.map(({ id, name, count: items }) => (
            <Choice key={id} name="kategorie" value={id} isChosen={filter.categoryIds.includes(id)} count={items}>
              {name}
            </Choice>
          ))}
        </Facet>
      )}
      {(facets.variants.length > 0 || filter.variants.length > 0) && (
        <Facet title={t('menu.facet.variants')} isOpen>
          {shownVariants(found).map(({ value, name, count: items }) => (
            <Choice key={value} name="merkmal" value={value} isChosen={filter.variants.includes(value)} count={items}>
              {name}
            </Choice>
          ))}
        </Facet>
      )}
      {hasDiet && (
        <fieldset className={css.facet}>
          <legend>{t('menu.filter.diet')}</legend>
          {(['any', 'vegetarian', 'vegan'] as const).map((each) => (
            <label key={each} className={css.choice}>
              <input type="radio" name="kost" value={each} checked={filter.diet === each} onChange={() => {}} />
              <span>{t(`menu.filter.${each}`)}</span>
              {each !== 'any' && <Count count={facets.diets[each]} />}
            </label>
          ))}
        </fieldset>
      )}
      {(facets.allergens.length > 0 || filter.without.length > 0) && (
        <Facet title={t('menu.filter.without')} isOpen={filter.without.length > 0}>
          {facets.allergens.map(({ allergen, count: items }) => (
            <Choice
              key={allergen}
              name="ohne"
              value={allergen}
              isChosen={filter.without.includes(allergen)}
              count={items}
            >
              {t(`allergen.${allergen}`)}
            </Choice>
          ))}
        </Facet>
      )}
      <div className={css.foot} data-is-live={isHydrated || undefined}>
        <Button>
          {isHydrated && facets.count !== null ? t('menu.facet.show', { count: facets.count }) : t('menu.filter.apply')}
        </Button>
      </div>
    </form>
  );
}

/** On a phone the panel is a sheet: the browser opens and closes it. */
export function FacetOpener({ filter, hasFacets }: { readonly filter: MenuFilter; readonly hasFacets: boolean }) {
  const t = useText(siteDe);
  const count = countFacets(filter);
  if (!hasFacets) return null;
  return (
    <button type="button" popoverTarget="filter" className={css.opener}>
      {count > 0 ? t('menu.filter_count', { count }) : t('menu.filter')}
    </button>
  );
}

/** What was chosen stays among the values, also where nothing has it any more. */
function shownVariants({ facets, filter }: Found) {
  const all = facets?.variants ?? [];
  const gone = filter.variants.filter((value) => all.every((each) => each.value !== value));
  const chosen = gone.map((value) => ({ value, name: value, count: 0 }));
  return [...all.slice(0, FIRST_VALUES * 2), ...chosen];
}

/** A group of values that folds. */
function Facet({
  title,
  isOpen,
  children,
}: {
  readonly title: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}) {
  return (
    <details className={css.facet} open={isOpen}>
      <summary>{title}</summary>
      <fieldset>
        <legend className="fw-hidden">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly count: number | null;
  readonly children: ReactNode;
};

function Choice({ name, value, isChosen, count, children }: ChoiceProps) {
  return (
    <label className={css.choice}>
      {/* The form hears of it. */}
      <input type="checkbox" name={name} value={value} checked={isChosen} onChange={() => {}} />
      <span>{children}</span>
      <Count count={count} />
    </label>
  );
}

const Count = ({ count }: { readonly count: number | null }) =>
  count === null ? null : <span className={css.count}>{count}</span>;

type EurosProps = {
  readonly name: string;
  readonly label: string;
  readonly cents: number | null;
  readonly usual: number | null;
};

function Euros({ name, label, cents, usual }: EurosProps) {
  return (
    <label className={css.euros}>
      <span>{label}</span>
      <input
        key={cents}
        name={name}
        className={inputClass}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        defaultValue={eurosOf(cents)}
        placeholder={usual === null ? '' : eurosOf(usual)}
      />
    </label>
  );
}
