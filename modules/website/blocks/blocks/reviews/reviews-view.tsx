import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import { numbered } from '../parts/numbered.ts';
import css from './reviews.module.css';
import type { reviewsBlock } from './reviews-block.ts';

export function Part({ given: { content } }: { readonly given: BlockOf<typeof reviewsBlock> }) {
  const t = useText(siteDe);
  const { items, checked } = content;
  if (items.length === 0) return null;
  return (
    <div className={css.reviews}>
      <ul className={css.list}>
        {numbered(items).map(({ each: { text, name, about, stars }, key }) => (
          <li key={key} className={css.review}>
            {stars > 0 && (
              <p className={css.stars}>
                <span aria-hidden="true">{'★'.repeat(stars)}</span>
                <span aria-hidden="true" className={css.missing}>
                  {'★'.repeat(5 - stars)}
                </span>
                <span className="fw-hidden">{t('blocks.reviews.stars', { stars })}</span>
              </p>
            )}
            <blockquote className={css.text}>{text}</blockquote>
            <p className={css.who}>
              <strong>{name}</strong>
              {about && <span>{about}</span>}
            </p>
          </li>
        ))}
      </ul>
      <p className={css.checked}>{checked || t('blocks.reviews.unchecked')}</p>
    </div>
  );
}
