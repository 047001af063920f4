import { ButtonLink } from '@fachwerk/site/button';
import { useHydrated } from '@fachwerk/site/clock';
import { Empty } from '@fachwerk/site/empty';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { InSlot } from '@fachwerk/site/slot';
import { useText } from '@fachwerk/site/texts';
import { useState } from 'react';
import type { MenuCard, MenuCategory, MenuFilter } from '../../contract.ts';
import { countFacets, hasNoWord, isFiltering, isWanted, queryOf } from '../../rules/menu-filter.ts';
import { siteDe } from '../../texts/site.de.ts';
import { FoundMenu } from '../found/found-menu.tsx';
import { ItemSheet } from '../item/item-sheet.tsx';
import { menuEndSlot } from '../slots.ts';
import { CartBar } from './cart-bar.tsx';
import { CategoryBar, sectionId } from './category-bar.tsx';
import { DeliveryQuestion } from './delivery-question.tsx';
import { ItemCard } from './item-card.tsx';
import { Legend } from './legend.tsx';
import css from './menu.module.css';
import type { MenuData } from './menu-data.ts';
import { MenuTools } from './menu-tools.tsx';
import { OpeningBar } from './opening-bar.tsx';
import { useSheet } from './use-sheet.ts';

export function View({ data }: ViewProps<MenuData>) {
  const t = useText(siteDe);
  const { menu, bar, categoryId } = data;
  const isHydrated = useHydrated();
  const [filter, setFilter] = useState(data.filter);
  const sheet = useSheet(data.cart);
  const cards = menu.cards.filter((card) => isWanted(card, filter));
  // Said, so that nobody takes what is missing for what contains it.
  const unsaid = filter.without.length > 0 ? menu.cards.filter(hasNoWord).length : 0;
  const sections = menu.categories
    .map((category) => ({ category, own: cards.filter((card) => card.categoryId === category.id) }))
    .filter(({ own }) => own.length > 0);
  const current = menu.categories.find(({ id }) => id === categoryId);
  const isOnePage = !current;
  const filterLive = (next: typeof filter) => {
    setFilter(next);
    window.history.replaceState(window.history.state, '', `${window.location.pathname}${queryOf(next)}`);
  };
  const wholeMenu = () => (
    <>
      <MenuTools
        filter={data.filter}
        hasSearch={menu.hasSearch}
        hasFood={menu.cards.some(({ isMeal, allergens }) => isMeal || allergens.length > 0)}
        onFilter={isHydrated ? filterLive : undefined}
      />
      <CategoryBar
        categories={isOnePage ? sections.map(({ category }) => category) : menu.categories}
        isWhole={isOnePage}
        currentId={current?.id}
      />
      <p className={isFiltering(filter) ? css.found : 'fw-hidden'} role="status">
        {isFiltering(filter) && t('menu.found', { count: cards.length })}
        {unsaid > 0 && ` · ${t('menu.filter.unsaid', { count: unsaid })}`}
      </p>
      {sections.map(({ category, own }) => (
        <Section
          key={category.id}
          category={category}
          cards={own}
          isAlone={category.id === current?.id}
          onOpen={isHydrated ? sheet.open : undefined}
        />
      ))}
      {sections.length === 0 && <NothingHere filter={filter} />}
    </>
  );
  return (
    <div className={css.menu} data-is-wide>
      <PageTitle lead={current?.description || undefined} />
      <div className={css.top}>
        {isOfCounter(bar) && <OpeningBar bar={bar} />}
        {bar.types.some(({ type }) => type === 'delivery') && !menu.isCatalogue && data.tableName === '' && (
          <DeliveryQuestion bar={bar} asked={data.delivery} />
        )}
      </div>
      {menu.isWhole ? wholeMenu() : <FoundMenu data={data} onOpen={sheet.open} />}
      <p className={css.note}>
        {t(menu.isSmallBusiness ? 'menu.prices_note_small' : 'menu.prices_note')}{' '}
        <a href="/shop/versand">{t('menu.fares.link')}</a>
      </p>
      <InSlot slot={menuEndSlot} given={data} />
      <Legend cards={menu.cards} />
      {!menu.isCatalogue && <CartBar cart={sheet.cart} added={sheet.added} />}
      {sheet.card && (
        <ItemSheet key={sheet.card.id} card={sheet.card} item={sheet.item} onClose={sheet.close} onAdd={sheet.add} />
      )}
    </div>
  );
}

/** A shop that sends takes orders at any time: its hours are those of its door, on its own page. Why nothing can be ordered is said. */
const isOfCounter = ({ types, refusal }: MenuData['bar']) =>
  refusal !== null || !types.some(({ type }) => type === 'shipment');

type SectionProps = {
  readonly category: MenuCategory;
  readonly cards: readonly MenuCard[];
  /** The page is about it, and has its name. */
  readonly isAlone: boolean;
  readonly onOpen: ((card: MenuCard) => void) | undefined;
};

function Section({ category: { id, name, description }, cards, isAlone, onOpen }: SectionProps) {
  return (
    <section id={sectionId(id)} className={css.section} aria-labelledby={`${sectionId(id)}-name`}>
      <h2 id={`${sectionId(id)}-name`} className={isAlone ? 'fw-hidden' : undefined}>
        {name}
      </h2>
      {!isAlone && description && <p className={css.about}>{description}</p>}
      <ul className={css.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <ItemCard card={card} {...(onOpen && { onOpen })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says what was looked for, and leads back to all there is. */
function NothingHere({ filter }: { readonly filter: MenuFilter }) {
  const t = useText(siteDe);
  const { search } = filter;
  return isFiltering(filter) ? (
    <Empty title={search ? t('menu.nothing_found_for', { words: search }) : t('menu.nothing_found')}>
      <p>{t(countFacets(filter) > 0 ? 'menu.nothing_fits' : 'menu.nothing_found_what')}</p>
      <ButtonLink to="/shop" kind="plain">
        {t('menu.show_all')}
      </ButtonLink>
    </Empty>
  ) : (
    <Empty title={t('menu.empty')}>
      <p>{t('menu.empty_what')}</p>
    </Empty>
  );
}
