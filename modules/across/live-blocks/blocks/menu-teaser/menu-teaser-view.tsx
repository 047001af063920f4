import { Picture } from '@fachwerk/menu/site-parts';
import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { ButtonLink } from '@fachwerk/site/button';
import type { MenuData } from '../../rules/live-data.ts';
import css from './menu-teaser.module.css';
import type { menuTeaserBlock } from './menu-teaser-block.ts';

export function Part({
  given: { content, data },
}: {
  readonly given: BlockOf<typeof menuTeaserBlock, MenuData | null>;
}) {
  if (!data) return null;
  return (
    <div className={css.teaser}>
      <ul className={css.categories}>
        {data.categories.map(({ id, name, picture }) => (
          <li key={id}>
            <a className={css.category} href={`/shop/kategorie/${id}`}>
              {picture ? (
                <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 768px) 360px, 45vw" />
              ) : (
                <span className={css.plain} aria-hidden="true">
                  {[...name][0]}
                </span>
              )}
              <span className={css.name}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
      {content.action && (
        <div>
          <ButtonLink to="/shop" icon="bag">
            {content.action}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
