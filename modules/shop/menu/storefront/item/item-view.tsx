import { goodsApi } from '@fachwerk/shop-cart/contract';
import { ButtonLink } from '@fachwerk/site/button';
import { useCall } from '@fachwerk/site/call';
import { useHydrated, useNow } from '@fachwerk/site/clock';
import { notifyFrame } from '@fachwerk/site/frame-news';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useSite } from '@fachwerk/site/site-context';
import { InSlot } from '@fachwerk/site/slot';
import { useLanguage, useText } from '@fachwerk/site/texts';
import { useCallback, useRef, useState } from 'react';
import { chosenPrice, supplyOf } from '../../rules/chosen-price.ts';
import type { Chosen } from '../../rules/form-choice.ts';
import { shownPicture } from '../../rules/menu-card.ts';
import { siteDe } from '../../texts/site.de.ts';
import { calledIn } from '../menu/menu-called.ts';
import { Price } from '../menu/price.tsx';
import { Signs } from '../menu/signs.tsx';
import { Stars } from '../menu/stars.tsx';
import { itemReviewSlot, REVIEWS_ID } from '../slots.ts';
import { BuyBar } from './buy-bar.tsx';
import { ChoiceForm, choiceFormId } from './choice-form.tsx';
import { Gallery } from './gallery.tsx';
import type { ItemPage } from './item-data.ts';
import { ItemDetails } from './item-details.tsx';
import css from './item-view.module.css';
import { ItemRow } from './related.tsx';
import { SeenRow } from './seen-row.tsx';
import { useWhyNot } from './use-why-not.ts';

/** An item as a page of its own: for search engines, for shared links, and without a script. */
export function View({ data }: ViewProps<ItemPage>) {
  const { item, related } = data;
  const t = useText(siteDe);
  const { translate } = useSite();
  const language = useLanguage();
  const { card, category, offer, isCatalogue } = item;
  const now = useNow(10_000);
  const whyNot = useWhyNot(card);
  const isHydrated = useHydrated();
  const form = useRef<HTMLDivElement>(null);
  const { chosen, isBusy, isAdded, noteChosen, add } = useChosen();
  const price = chosen ? chosenPrice(card, offer, chosen.choice, now) : card;
  const supply = supplyOf(card, offer, chosen?.choice ?? { variantId: null }, now);
  const pictures = offer.pictures.map((each) => shownPicture(each, language)!);
  return (
    <div className={css.page} data-is-wide>
      <nav className={css.trail} aria-label={t('menu.trail')}>
        <ol>
          <li>
            <a href="/shop">{calledIn(translate, item.menuName)}</a>
          </li>
          <li>
            <a href={`/shop#k-${category.id}`}>{category.name}</a>
          </li>
          <li aria-current="page">{card.name}</li>
        </ol>
      </nav>
      <div className={css.top} data-has-pictures={pictures.length > 0 || undefined}>
        {pictures.length > 0 && <Gallery name={card.name} pictures={pictures} />}
        <div className={css.buy}>
          <PageTitle>{card.name}</PageTitle>
          {card.rating && <Stars rating={card.rating} to={`#${REVIEWS_ID}`} />}
          <Signs card={card} />
          <div className={css.price}>
            <Price card={price} isWhole />
            <p className={css.tax}>
              {card.isSmallBusiness ? t('menu.item.no_vat') : t('menu.item.vat', { percent: card.vatPercent })}
            </p>
          </div>
          {supply && supply.kind !== 'out' && (
            <p className={css.supply} data-kind={supply.kind} role="status">
              {supply.kind === 'few' ? t('menu.supply.few', { count: supply.left }) : t('menu.supply.there')}
            </p>
          )}
          {isCatalogue ? (
            <Notice kind="info" title={t('shop.catalogue_only')} />
          ) : (
            <div ref={form} className={css.form}>
              <ChoiceForm
                offer={offer}
                isMeal={card.isMeal}
                whyNot={whyNot}
                onChosen={noteChosen}
                {...(isHydrated && { onAdd: add })}
              />
              {isAdded && (
                <Notice kind="ok" title={t('menu.item.added', { item: card.name })} isAnswer>
                  <ButtonLink to="/warenkorb" icon="bag" kind="plain">
                    {t('menu.cart.go')}
                  </ButtonLink>
                </Notice>
              )}
            </div>
          )}
        </div>
      </div>
      <ItemDetails item={item} />
      <InSlot slot={itemReviewSlot} given={data} />
      <ItemRow
        id="passend"
        title={t(related.isChosen ? 'menu.related.chosen' : 'menu.related.popular')}
        cards={related.cards}
      />
      <SeenRow itemId={card.id} />
      {!isCatalogue && whyNot === null && (
        <BuyBar
          name={card.name}
          cents={price.cents}
          isFrom={price.isFrom}
          form={choiceFormId(offer)}
          isBusy={isBusy}
          place={form}
        />
      )}
    </div>
  );
}

/** What is chosen in the form, for what stands around it; with a script the page stays when it goes into the cart. */
function useChosen() {
  const call = useCall();
  const [now, setNow] = useState<{ chosen: Chosen | null; isBusy: boolean }>({ chosen: null, isBusy: false });
  const [isAdded, setAdded] = useState(false);
  const noteChosen = useCallback((chosen: Chosen, isBusy: boolean) => setNow({ chosen, isBusy }), []);
  const add = async ({ choice, quantity, note }: Chosen, isAnew: boolean) => {
    setAdded(false);
    const { pieces } = await call(goodsApi.add, { choice, quantity, note, isOverwriting: isAnew });
    notifyFrame({ inCart: pieces });
    setAdded(true);
  };
  return { ...now, isAdded, noteChosen, add };
}
