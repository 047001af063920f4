import { formatMoney } from '@fachwerk/base/format-number';
import { SORTS } from '@fachwerk/item-options/contract-found';
import { Button } from '@fachwerk/site/button';
import { inputClass } from '@fachwerk/site/field';
import { Icon } from '@fachwerk/site/icon';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { MouseEvent } from 'react';
import type { MenuFilter } from '../../contract.ts';
import { NO_FILTER, queryOf, sortName } from '../../rules/menu-filter.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './found-bar.module.css';
import type { Found } from './use-found.ts';

type Props = {
  readonly found: Found;
  readonly path: string;
  readonly onFilter: (filter: MenuFilter) => void;
};

/** The order of the list. Each field that is set is sent along: without a script it is a form of its own. */
export function SortSelect({ found: { filter }, path, onFilter }: Props) {
  const t = useText(siteDe);
  const others = [...new URLSearchParams(queryOf({ ...filter, sort: 'best' }))];
  return (
    <form method="get" action={path} className={css.sort}>
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sortierung">{t('menu.sort')}</label>
      <select
        id="sortierung"
        name="sortierung"
        className={inputClass}
        value={sortName(filter.sort)}
        onChange={({ target }) =>
          onFilter({ ...filter, sort: SORTS.find((sort) => sortName(sort) === target.value) ?? 'best' })
        }
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sortName(sort)}>
            {sort === 'best' && filter.search === '' ? t('menu.sort.shop') : t(`menu.sort.${sort}`)}
          </option>
        ))}
      </select>
      <span data-without-script>
        <Button kind="plain">{t('menu.sort.go')}</Button>
      </span>
    </form>
  );
}

type Chip = { readonly key: string; readonly words: string; readonly without: MenuFilter };

/** What is set, each to be taken away. They are links: without a script they lead to the list without it. */
export function Chips({ found, path, onFilter, nameOf }: Props & { readonly nameOf: (categoryId: string) => string }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const { filter, facets } = found;
  const money = (cents: number) => formatMoney(cents, locale);
  const { fromCents, toCents, diet, categoryIds, without, variants } = filter;
  const chips: Chip[] = [
    ...categoryIds.map((id) => ({
      key: id,
      words: nameOf(id),
      without: { ...filter, categoryIds: categoryIds.filter((each) => each !== id) },
    })),
    ...(fromCents === null && toCents === null
      ? []
      : [
          {
            key: 'price',
            words:
              fromCents !== null && toCents !== null
                ? t('menu.facet.between', { from: money(fromCents), to: money(toCents) })
                : fromCents !== null
                  ? t('menu.from', { price: money(fromCents) })
                  : t('menu.facet.up_to', { price: money(toCents ?? 0) }),
            without: { ...filter, fromCents: null, toCents: null },
          },
        ]),
    ...variants.map((value) => ({
      key: `v-${value}`,
      words: facets?.variants.find((each) => each.value === value)?.name ?? value,
      without: { ...filter, variants: variants.filter((each) => each !== value) },
    })),
    ...(diet === 'any'
      ? []
      : [{ key: 'diet', words: t(`menu.filter.${diet}`), without: { ...filter, diet: 'any' as const } }]),
    ...without.map((allergen) => ({
      key: allergen,
      words: t('menu.facet.without', { name: t(`allergen.${allergen}`) }),
      without: { ...filter, without: without.filter((each) => each !== allergen) },
    })),
    ...(filter.isAvailable
      ? [{ key: 'available', words: t('menu.facet.available'), without: { ...filter, isAvailable: false } }]
      : []),
  ];
  if (chips.length === 0) return null;
  const none = { ...NO_FILTER, search: filter.search, sort: filter.sort };
  const go = (next: MenuFilter) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    onFilter(next);
  };
  return (
    <ul className={css.chips} aria-label={t('menu.facet.set')}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <a className={css.chip} href={path + queryOf(chip.without)} onClick={go(chip.without)} rel="nofollow">
            <span className="fw-hidden">{t('menu.facet.remove')} </span>
            {chip.words}
            <Icon name="close" size={16} />
          </a>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <a className={css.clear} href={path + queryOf(none)} onClick={go(none)} rel="nofollow">
            {t('menu.filter.clear')}
          </a>
        </li>
      )}
    </ul>
  );
}
