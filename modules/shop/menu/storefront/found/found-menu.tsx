import { ButtonLink } from '@fachwerk/site/button';
import { useHydrated } from '@fachwerk/site/clock';
import { Empty } from '@fachwerk/site/empty';
import { useText } from '@fachwerk/site/texts';
import type { MenuCard } from '../../contract.ts';
import { countFacets, isFiltering, NO_FILTER, queryOf } from '../../rules/menu-filter.ts';
import { siteDe } from '../../texts/site.de.ts';
import { CategoryBar } from '../menu/category-bar.tsx';
import { ItemCard } from '../menu/item-card.tsx';
import type { MenuData } from '../menu/menu-data.ts';
import { FacetOpener, FacetPanel } from './facet-panel.tsx';
import { Chips, SortSelect } from './found-bar.tsx';
import css from './found-menu.module.css';
import { SearchBox } from './search-box.tsx';
import { useFound } from './use-found.ts';

type Props = { readonly data: MenuData; readonly onOpen: (card: MenuCard) => void };

/** A menu that is too large for one page: searched, narrowed and sorted by the database. */
export function FoundMenu({ data, onOpen }: Props) {
  const t = useText(siteDe);
  const isHydrated = useHydrated();
  const { categoryId } = data;
  const { menu, facets, filter, isFurther, isAsking, path, apply } = useFound(data);
  const found = { menu, facets, filter, isFurther };
  const nameOf = (id: string) => menu.categories.find((each) => each.id === id)?.name ?? '';
  const bar = { found, path, onFilter: apply };
  const sections = menu.isList
    ? [{ id: '', name: '', cards: menu.cards }]
    : menu.categories.map(({ id, name }) => ({ id, name, cards: menu.cards.filter((card) => card.categoryId === id) }));
  const count = facets?.count ?? null;
  return (
    <>
      {menu.hasSearch && <SearchBox key={data.filter.search} search={data.filter.search} />}
      <CategoryBar categories={menu.categories} isWhole={false} currentId={categoryId ?? undefined} />
      <div className={css.found}>
        <FacetPanel {...bar} categories={menu.categories} categoryId={categoryId} />
        <div className={css.list} aria-busy={isAsking}>
          <div className={css.bar}>
            <p className={css.count} role="status">
              {filter.search !== ''
                ? t('menu.found_for', { words: menu.instead ?? filter.search, count: count ?? menu.cards.length })
                : count === null
                  ? t('menu.uncounted')
                  : t('menu.found_items', { count })}
            </p>
            <div className={css.tools}>
              <FacetOpener filter={filter} hasFacets={facets !== null} />
              <SortSelect {...bar} />
            </div>
          </div>
          {menu.instead && menu.cards.length > 0 && (
            <p className={css.instead}>{t('menu.search.instead', { words: menu.instead, typed: filter.search })}</p>
          )}
          <Chips {...bar} nameOf={nameOf} />
          {sections.map(
            ({ id, name, cards }, section) =>
              cards.length > 0 && (
                <section key={id} className={css.section} aria-label={name || t('menu.search.results')}>
                  {name && categoryId === null && <h2>{name}</h2>}
                  <ul className={css.cards}>
                    {cards.map((card, at) => (
                      <li key={card.id}>
                        <ItemCard
                          card={card}
                          level={name && categoryId === null ? 3 : 2}
                          isTall
                          isFirst={section === 0 && at < FIRST_CARDS}
                          {...(isHydrated && { onOpen })}
                        />
                      </li>
                    ))}
                  </ul>
                </section>
              ),
          )}
          {menu.cards.length === 0 && <NothingFound found={found} path={path} onOpen={onOpen} />}
          {(menu.next || isFurther) && (
            <div className={css.pages}>
              {isFurther && (
                <ButtonLink to={path + queryOf(filter)} kind="plain" icon="back">
                  {t('menu.first_page')}
                </ButtonLink>
              )}
              {menu.next && (
                <ButtonLink to={nextPage(path, queryOf(filter), menu.next)} kind="plain" icon="arrow">
                  {t('menu.show_more')}
                </ButtonLink>
              )}
            </div>
          )}
        </div>
      </div>
    </>
  );
}

/** Two rows of a phone, the first of a wide screen. */
const FIRST_CARDS = 4;

const nextPage = (path: string, query: string, next: string) => `${path}${query ? `${query}&` : '?'}nach=${next}`;

type NothingProps = {
  readonly found: Pick<MenuData, 'menu' | 'filter'>;
  readonly path: string;
  readonly onOpen: (card: MenuCard) => void;
};

/** Leads on: without the filters, to the categories, to what others buy. */
function NothingFound({ found: { menu, filter }, path, onOpen }: NothingProps) {
  const t = useText(siteDe);
  if (!isFiltering(filter)) {
    return (
      <Empty title={t('menu.empty')}>
        <p>{t('menu.empty_what')}</p>
      </Empty>
    );
  }
  return (
    <>
      <Empty title={filter.search ? t('menu.nothing_found_for', { words: filter.search }) : t('menu.nothing_found')}>
        <p>{countFacets(filter) > 0 ? t('menu.nothing_fits') : t('menu.nothing_found_what')}</p>
        {countFacets(filter) > 0 && (
          <ButtonLink to={path + queryOf({ ...NO_FILTER, search: filter.search })} kind="plain">
            {t('menu.filter.clear')}
          </ButtonLink>
        )}
      </Empty>
      <section className={css.section} aria-labelledby="weiter-kategorien">
        <h2 id="weiter-kategorien">{t('menu.categories')}</h2>
        <ul className={css.links}>
          {menu.categories.map(({ id, name }) => (
            <li key={id}>
              <a href={`/shop/kategorie/${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </section>
      {menu.popular.length > 0 && (
        <section className={css.section} aria-labelledby="weiter-beliebt">
          <h2 id="weiter-beliebt">{t('menu.popular')}</h2>
          <ul className={css.cards}>
            {menu.popular.map((card) => (
              <li key={card.id}>
                <ItemCard card={card} isTall onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
