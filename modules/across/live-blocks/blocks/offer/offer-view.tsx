import { Picture, Price } from '@fachwerk/menu/site-parts';
import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { ButtonLink } from '@fachwerk/site/button';
import type { OfferData } from '../../rules/live-data.ts';
import { withDates } from '../parts/with-dates.ts';
import css from './offer.module.css';
import type { offerBlock } from './offer-block.ts';

/** One promo, large: with its clock, and beside its price the lowest of the 30 days before (§ 11 PAngV). */
export function Part({ given }: { readonly given: BlockOf<typeof offerBlock, OfferData | null> }) {
  const { settings, content } = given;
  const data = withDates(given.data);
  if (!data) return null;
  const { card } = data;
  const Name = settings.showsHeadline && settings.headline ? 'h3' : 'h2';
  return (
    <div className={css.offer}>
      {card.picture && (
        <Picture picture={card.picture} className={css.picture ?? ''} sizes="(min-width: 800px) 32rem, 100vw" />
      )}
      <div className={css.words}>
        {content.label && <p className={css.label}>{content.label}</p>}
        <Name className={css.name}>{card.name}</Name>
        {card.description && <p className={css.about}>{card.description}</p>}
        <Price card={card} />
        {content.action && <ButtonLink to={`/shop/artikel/${card.id}`}>{content.action}</ButtonLink>}
      </div>
    </div>
  );
}
