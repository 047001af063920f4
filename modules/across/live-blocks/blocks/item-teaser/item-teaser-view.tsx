import { ItemCard } from '@fachwerk/menu/site-parts';
import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { ButtonLink } from '@fachwerk/site/button';
import type { ItemsData } from '../../rules/live-data.ts';
import { withDates } from '../parts/with-dates.ts';
import css from './item-teaser.module.css';
import type { itemTeaserBlock } from './item-teaser-block.ts';

export function Part({ given }: { readonly given: BlockOf<typeof itemTeaserBlock, ItemsData | null> }) {
  const { settings, content } = given;
  const data = withDates(given.data);
  if (!data) return null;
  return (
    <div className={css.teaser}>
      <ul className={css.items}>
        {data.cards.map((card) => (
          <li key={card.id}>
            <ItemCard card={card} level={settings.showsHeadline && settings.headline ? 3 : 2} />
          </li>
        ))}
      </ul>
      {content.action && (
        <div>
          <ButtonLink to="/shop" kind="plain">
            {content.action}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
